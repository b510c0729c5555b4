import { describe, expect, test } from 'vitest';
import { fitOf, heightOf, NUMBERS_FROM, type Group } from '../../../src-renderer/games/deckforge/board/fit.ts';

const groups = (flying: number, creatures: number, artifacts: number): Group[] => [
  { count: flying, artifacts: false },
  { count: creatures, artifacts: false },
  { count: artifacts, artifacts: true },
];
const ROOM = { width: 500, height: 200, rem: 16, compact: false };

describe('how large a player’s pieces are drawn', () => {
  test('a few are as large as they may be, and named', () => {
    expect(fitOf(groups(0, 2, 0), ROOM, 7)).toEqual({ chip: 112, names: 2 });
  });

  test('a name’s second line makes no picture smaller', () => {
    const room = (height: number) => fitOf(groups(0, 2, 0), { ...ROOM, height }, 7);
    const least = heightOf(groups(0, 2, 0), ROOM, { chip: 112, names: 1 });
    expect(room(least)).toEqual({ chip: 112, names: 1 });
    expect(room(least + ROOM.rem)).toEqual({ chip: 112, names: 2 });
  });

  test('names go before numbers do', () => {
    const { chip, names } = fitOf(groups(3, 5, 3), { ...ROOM, height: 240 }, 7);
    expect(names).toBe(0);
    expect(chip).toBeGreaterThanOrEqual(NUMBERS_FROM);
  });

  test.each([
    [1, 1, 0],
    [3, 5, 3],
    [5, 7, 4],
    [8, 12, 8],
  ])('%i flying, %i on the ground and %i Artifacts fit, and would not if they were larger', (flying, creatures, artifacts) => {
    const all = groups(flying, creatures, artifacts);
    const fit = fitOf(all, ROOM, 7);
    expect(heightOf(all, ROOM, fit)).toBeLessThanOrEqual(ROOM.height);
    const larger = { ...fit, chip: fit.chip + 2 };
    if (larger.chip <= 112) expect(heightOf(all, ROOM, { ...larger, names: fit.names })).toBeGreaterThan(ROOM.height);
  });

  test('a compact window leaves out signs and air between them', () => {
    const all = groups(3, 5, 3);
    const tight = { ...ROOM, height: 100 };
    expect(fitOf(all, { ...tight, compact: true }, 7).chip).toBeGreaterThan(fitOf(all, tight, 7).chip);
  });

  test('kinds stand beside each other where a line has room', () => {
    const at = { chip: 60, names: 0 } as const;
    expect(heightOf(groups(1, 2, 1), ROOM, at)).toBe(heightOf(groups(0, 4, 0), ROOM, at));
    expect(heightOf(groups(1, 2, 1), { ...ROOM, width: 150 }, at)).toBeGreaterThan(heightOf(groups(1, 2, 1), ROOM, at));
  });
});
