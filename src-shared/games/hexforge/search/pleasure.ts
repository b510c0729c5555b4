import type { Leaning, SearchHints } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { distancesOf } from '../board/distances.ts';
import { total } from '../cost.ts';
import { KW } from '../keywords/masks.ts';
import { KIND, type HxState } from '../state.ts';

/* What styles are fond of beyond winning, each about 0 to 1. */

/** Steps from the enemy base within which a fighter is at the gates. */
const GATES = 3;

/** The enemy base's wounds, and fighters at its gates. */
function aggression(s: HxState, seat: Seat): number {
  const { toBase } = distancesOf(s.board);
  let joy = 0;
  for (const e of s.entities) {
    if (e.kind === KIND.base && e.owner !== seat) joy += (0.7 * e.damage) / e.max;
    else if (e.kind === KIND.unit && e.owner === seat && !(e.kw & KW.worker) && toBase[1 - seat][e.tile] <= GATES) joy += 0.1;
  }
  return Math.min(1, joy);
}

/** Workers, forges and a base without a scratch. */
function growth(s: HxState, seat: Seat): number {
  let joy = 0;
  for (const e of s.entities) {
    if (e.owner !== seat) continue;
    if (e.kind === KIND.forge) joy += 0.15;
    else if (e.kind === KIND.base) joy += 0.2 * (1 - e.damage / e.max);
    else if (e.kw & KW.worker) joy += 0.08;
  }
  return Math.min(1, joy);
}

/** Cards held back, and something left to pay for them in the rival's turn. */
function cunning(s: HxState, seat: Seat): number {
  const { hand, pool } = s.seats[seat];
  return Math.min(1, hand.length * 0.1 + Math.min(3, total(pool)) * 0.1);
}

const JOYS: Record<Leaning, (s: HxState, seat: Seat) => number> = { aggressive: aggression, builder: growth, trickster: cunning };

export const pleasure: SearchHints<HxState>['pleasure'] = (s, seat, leaning) => JOYS[leaning](s, seat);
