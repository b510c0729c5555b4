/** All five lanes are in the window, also on a phone held upright. */
import { expect, it } from 'vitest';
import { BANDS, LANES, layOut } from '../../../src-renderer/games/laneforge/board/geometry.ts';

it.each([
  ['a phone', 300, 480],
  ['a phone with large text', 290, 300],
  ['a small window', 500, 300],
  ['a large one', 1500, 800],
])('%s', (_, width, height) => {
  const room = { x: 80, y: 40, width, height };
  const { cell, chip, bed } = layOut(room);
  const cells = BANDS.flatMap((band) => LANES.map((lane) => cell(band, lane)));
  for (const { x, width: wide } of [bed, ...cells]) {
    expect(x).toBeGreaterThanOrEqual(room.x);
    expect(x + wide).toBeLessThanOrEqual(room.x + width + 0.001);
  }
  // Creatures beside each other do not overlap.
  expect(chip).toBeLessThanOrEqual(cell('myFront', 2).x - cell('myFront', 1).x);
});
