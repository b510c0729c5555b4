/** The counts behind the curves of a list. */
import { expect, it } from 'vitest';
import { curveOf } from '../../../src-renderer/screens/decks/curves.ts';

it('counts each number from 0, leaves out what has none, and takes all from ten on together', () => {
  const curve = curveOf('cost', 'Cost', [0, 2, 2, null, 10, 14]);
  expect(curve.steps.map(({ label, count }) => `${label}:${count}`).filter((step) => !step.endsWith(':0'))).toEqual([
    '0:1',
    '2:2',
    '10+:2',
  ]);
  expect(curve).toMatchObject({ cards: 5, mean: 28 / 5 });
  expect(curveOf('cost', 'Cost', [10]).steps.at(-1)).toEqual({ label: '10', count: 1 });
});

it('is as wide without a card as with a few', () => {
  expect(curveOf('cost', 'Cost', [])).toMatchObject({ cards: 0, mean: null });
  expect(curveOf('cost', 'Cost', []).steps).toHaveLength(curveOf('cost', 'Cost', [1, 3]).steps.length);
});
