/** How much of a hand card the next one leaves to be seen. */
import { expect, it } from 'vitest';
import { fan, inRows, shownOf } from '../../../src-renderer/match/hand/fan.ts';

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

it('lies in two rows at the most, side by side while they fit', () => {
  const rows = (count: number) => inRows(count, 374, 118).map(({ left, lift }) => [Math.round(left), Math.round(lift ?? 0)]);
  expect(rows(1)).toEqual([[128, 0]]);
  expect(new Set(rows(3).map(([, lift]) => lift))).toEqual(new Set([0]));
  expect(rows(5).map(([, lift]) => lift)).toEqual([177, 177, 177, 0, 0]);
  for (let count = 0; count <= 12; count++) {
    const places = inRows(count, 374, 118);
    expect(Math.min(0, ...places.map(({ left }) => left))).toBe(0);
    expect(Math.max(0, ...places.map(({ left }) => left)) + 118).toBeLessThanOrEqual(374.5);
    for (const i of places.keys()) expect(shownOf(places, i, 118)).toBeGreaterThan(0);
  }
});
