import { expect, test } from 'vitest';
import { DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';

/*
 * What the first player holds in the first turn: six cards and the turn's draw (BL-2.4, 3.2). 82 of the 144 cards are of no use with a d4: 80 ask
 * for a bigger die, two are Trip Mines. So most hands hold four such cards or more, and the mix cannot make them rare: BL-C4 has 34 parts for
 * bigger dice, which alone, with all else at d4, would leave 5.4 % of the hands with four. What helps such a hand is recycling.
 * Measured on 20,000 seeds: four or more of no use 65.6 %, all seven 1.8 %, nothing to place 11.0 %, and after recycling 3.3 %.
 */
const DEALS = 2000;

const isIdle = (card: number): boolean => DEFS[card].req > 0 || DEFS[card].trap > 0;
const handOf = (s: BlState): number[] => s.seats[s.active].hand;
const usable = (s: BlState): number[] => handOf(s).filter((card) => !isIdle(card));
const hasNothingToPlace = (s: BlState): boolean => !usable(s).some((card) => DEFS[card].isPart || DEFS[card].type === 'blade');

const deals = (): BlState[] => Array.from({ length: DEALS }, (_, n) => bladeforge.create({ seats: 2, maxTurns: 0 }, `opening ${n}`));
const share = (of: readonly BlState[], fits: (s: BlState) => boolean): number => of.filter(fits).length / of.length;

/** Recycles cards of no use, two by two, for as long as there are two. */
function recycled(s: BlState): BlState {
  for (;;) {
    const [first, second] = handOf(s).filter(isIdle);
    if (second === undefined) return s;
    bladeforge.apply(s, { type: 'recycle', card: DEFS[first].id });
    bladeforge.apply(s, { type: 'chooseCard', card: DEFS[second].id });
  }
}

test('BL-2.4 BL-C4 an opening hand is seldom without any use, and most often has something to place', () => {
  const dealt = deals();
  expect(share(dealt, (s) => handOf(s).length !== 7)).toBe(0);
  expect(share(dealt, (s) => handOf(s).filter(isIdle).length >= 4)).toBeLessThan(0.7);
  expect(share(dealt, (s) => usable(s).length === 0)).toBeLessThan(0.03);
  expect(share(dealt, hasNothingToPlace)).toBeLessThan(0.13);
});

test('BL-5.2 recycling what the die is too small for leaves few hands with nothing to place', () => {
  expect(share(deals().map(recycled), hasNothingToPlace)).toBeLessThan(0.05);
});
