/** No two cards of a game look alike from afar, and together they show many places in many ways. */
import { beforeAll, describe, expect, it } from 'vitest';
import { specOf as bladeforge } from '../../../src-renderer/games/bladeforge/card-spec.ts';
import { specOf as deckforge } from '../../../src-renderer/games/deckforge/card-spec.ts';
import { specOf as hexforge } from '../../../src-renderer/games/hexforge/card-spec.ts';
import { specOf as laneforge } from '../../../src-renderer/games/laneforge/card-spec.ts';
import { specOf as warforge } from '../../../src-renderer/games/warforge/card-spec.ts';
import type { CardSpec } from '../../../src-renderer/ui/card/spec.ts';
import { FACES as BLADEFORGE } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckFaces } from '../../../src-shared/games/deckforge/text/faces.ts';
import { FACES as HEXFORGE } from '../../../src-shared/games/hexforge/text/faces.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { FACES as LANEFORGE } from '../../../src-shared/games/laneforge/text/faces.ts';
import { FACES as WARFORGE } from '../../../src-shared/games/warforge/text/faces.ts';
import { differenceHash, distance } from './picture-hash.ts';

/** Bits of 64 by which any two cards of a game differ at least. */
const FLOOR = 6;
/** The same for two levels of one card, which share their picture. */
const LEVEL_FLOOR = 2;

/** Cards of the decks that ship; the same card in two of them has one picture. */
const forged = (): CardSpec[] => {
  const specs = BUILT_IN_DECKS.flatMap(({ deck }) => deckFaces(deck).map(deckforge));
  return [...new Map(specs.map((spec) => [spec.art.seed, spec])).values()];
};
const CARDS: Readonly<Record<string, () => CardSpec[]>> = {
  bladeforge: () => Object.values(BLADEFORGE).map(bladeforge),
  deckforge: forged,
  hexforge: () => Object.values(HEXFORGE).map(hexforge),
  laneforge: () => Object.values(LANEFORGE).map(laneforge),
  warforge: () => Object.values(WARFORGE).map(warforge),
};

it('knows the cards of every game', () => {
  expect(Object.keys(CARDS).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

it('shows 24 places and more, in seven ways and more', () => {
  const recipes = Object.values(CARDS).flatMap((cards) => cards().map(({ art }) => art));
  expect(new Set(recipes.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(24);
  expect(new Set(recipes.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(7);
});

describe.each(Object.keys(CARDS))('cards of %s', (game) => {
  let pairs: { bits: number; isSameCard: boolean; names: string }[];

  beforeAll(async () => {
    await import(`virtual:game-icons/${game}`);
    const looks = CARDS[game]().map(({ name, level, art }) => ({
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
