import type { Leaning, SearchHints } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { handSize } from '../rules/zones.ts';
import { START_LIFE, type DkState } from '../state.ts';
import { TYPE } from '../types.ts';

/* What styles are fond of beyond winning, each about 0 to 1. */

/** Rivals that bleed or are gone, and attack on the own side. */
function aggression(s: DkState, seat: Seat): number {
  let lost = 0;
  for (let rival = 0; rival < s.seats.length; rival++) {
    if (rival !== seat) lost += s.seats[rival].out !== 0 ? 1 : Math.max(0, START_LIFE - s.seats[rival].life) / START_LIFE;
  }
  let attack = 0;
  for (const { atk } of s.seats[seat].board) attack += atk;
  return Math.min(1, (0.6 * lost) / (s.seats.length - 1) + attack / 50);
}

/** Many and sturdy creatures. */
function growth(s: DkState, seat: Seat): number {
  let defense = 0;
  for (const { def } of s.seats[seat].board) defense += def;
  return Math.min(1, s.seats[seat].board.length * 0.05 + defense / 60);
}

/** Artifacts that wait, standing charges, and tokens that may be an answer. */
function cunning(s: DkState, seat: Seat): number {
  const own = s.seats[seat];
  let joy = handSize(own) * 0.03 + own.hand[TYPE.defense] * 0.05 + (own.reflects + own.prevents.length) * 0.1;
  for (const { type } of own.board) if (type === TYPE.artifact) joy += 0.08;
  return Math.min(1, joy);
}

const JOYS: Record<Leaning, (s: DkState, seat: Seat) => number> = { aggressive: aggression, builder: growth, trickster: cunning };

export const pleasure: SearchHints<DkState>['pleasure'] = (s, seat, leaning) => JOYS[leaning](s, seat);
