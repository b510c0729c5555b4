/** No two cards of a game look alike from afar, and together they show many places in many ways. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { cardsOf } from '../cards-of.ts';
import { differenceHash, distance } from './picture-hash.ts';

/** Bits of 64 by which any two cards of a game differ at least. */
const FLOOR = 6;
/** The same for two levels of one card, which share their picture. */
const LEVEL_FLOOR = 2;

it('shows 24 places and more, in seven ways and more', () => {
  const recipes = Object.values(GAME_UIS).flatMap((ui) => cardsOf(ui).map(({ art }) => art));
  expect(new Set(recipes.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(24);
  expect(new Set(recipes.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(7);
});

describe.each(Object.values(GAME_UIS))('cards of $title', (ui) => {
  let pairs: { bits: number; isSameCard: boolean; names: string }[];

  beforeAll(() => {
    const looks = cardsOf(ui).map(({ name, level, art }) => ({
      name: `${name}${level === null ? '' : ` ${level}`} (${art.scene}, ${art.composition})`,
      seed: art.seed,
      hash: differenceHash(art),
    }));
    pairs = looks.flatMap((a, i) =>
      looks.slice(i + 1).map((b) => ({
        bits: distance(a.hash, b.hash),
        isSameCard: a.seed === b.seed,
        names: `${a.name} and ${b.name}`,
      })),
    );
  });

  const nearerThan = (floor: number, isSameCard: boolean): string[] =>
    pairs
      .filter((pair) => pair.isSameCard === isSameCard && pair.bits < floor)
      .toSorted((a, b) => a.bits - b.bits)
      .map(({ bits, names }) => `${bits} bits: ${names}`);

  it(`differ by ${FLOOR} bits of 64 and more`, () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(nearerThan(FLOOR, false)).toEqual([]);
  });

  it(`differ by ${LEVEL_FLOOR} and more from level to level`, () => {
    expect(nearerThan(LEVEL_FLOOR, true)).toEqual([]);
  });
});
