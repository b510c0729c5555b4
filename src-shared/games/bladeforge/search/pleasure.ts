import type { Leaning, SearchHints } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { forgeAttack, forgeDefense, hasShield } from '../rules/forge.ts';
import type { BlState } from '../state.ts';
import { MAX_HEALTH } from '../types.ts';

/* What styles are fond of beyond winning, each about 0 to 1. */

/** A sharp sword, and rivals that bleed or are gone. */
function aggression(s: BlState, seat: Seat): number {
  let lost = 0;
  for (let rival = 0; rival < s.seats.length; rival++) {
    if (rival !== seat) lost += s.seats[rival].out !== 0 ? 1 : Math.max(0, MAX_HEALTH - s.seats[rival].health) / MAX_HEALTH;
  }
  return Math.min(1, (0.6 * lost) / (s.seats.length - 1) + forgeAttack(s.seats[seat]) / 40);
}

/** A strong guard and bigger dice. */
function growth(s: BlState, seat: Seat): number {
  const own = s.seats[seat];
  return Math.min(1, own.level * 0.08 + forgeDefense(own) / 40 + (hasShield(own) ? 0.1 : 0));
}

/** Gadgets in hand, and cards enough to choose from. */
function cunning(s: BlState, seat: Seat): number {
  let joy = 0;
  for (const card of s.seats[seat].hand) joy += DEFS[card].type === 'gadget' ? 0.08 : 0.02;
  return Math.min(1, joy);
}

const JOYS: Record<Leaning, (s: BlState, seat: Seat) => number> = { aggressive: aggression, builder: growth, trickster: cunning };

export const pleasure: SearchHints<BlState>['pleasure'] = (s, seat, leaning) => JOYS[leaning](s, seat);
