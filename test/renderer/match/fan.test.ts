/** How much of a hand card the next one leaves to be seen. */
import { expect, it } from 'vitest';
import { fan, shownOf } from '../../../src-renderer/match/hand/fan.ts';

const shown = (count: number, width: number): number[] => {
  const places = fan(count, width, 100, null);
  return places.map((_, i) => Math.round(shownOf(places, i, 100) * 100) / 100);
};

it('is what the width leaves, and all of the last card', () => {
  expect(shown(3, 1000)).toEqual([0.87, 0.87, 1]);
  expect(shown(7, 1000)).toEqual([...Array<number>(6).fill(0.87), 1]);
  expect(shown(7, 400)).toEqual([...Array<number>(6).fill(0.46), 1]);
  expect(shown(1, 400)).toEqual([1]);
});

it('stays on the shelf when a card is raised and the others part', () => {
  for (let raised = 0; raised < 7; raised++) {
    const lefts = fan(7, 400, 100, raised).map(({ left }) => left);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lefts) + 100).toBeLessThanOrEqual(400);
  }
});
