import type { Leaning, SearchHints } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { at } from '../rules/creatures.ts';
import { LANES, START_HEALTH, levelOf, type LnState } from '../state.ts';

/* What styles are fond of beyond winning, each about 0 to 1. */

/** The rival's lost Health, and own Attack in unopposed lanes. */
function aggression(s: LnState, seat: Seat): number {
  let open = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const own = at(s, seat, lane);
    if (own !== null && at(s, 1 - seat, lane) === null) open += own.attack;
  }
  return Math.min(1, (0.6 * (START_HEALTH - s.seats[1 - seat].health)) / START_HEALTH + open / 40);
}

/** Cards that have levelled, wherever they wait to come back. */
function growth(s: LnState, seat: Seat): number {
  const { deck, discard, hand } = s.seats[seat];
  let levels = 0;
  for (const pile of [deck, discard, hand]) for (const inst of pile) levels += levelOf(inst) - 1;
  return Math.min(1, levels / 25);
}

/** Creatures that can do something by themselves, and a Champion still up the sleeve. */
function cunning(s: LnState, seat: Seat): number {
  let joy = s.seats[seat].championReady ? 0.3 : 0;
  for (let lane = 0; lane < LANES; lane++) {
    const own = at(s, seat, lane);
    if (own !== null) joy += (DEFS[own.face].activate >= 0 ? 0.15 : 0) + DEFS[own.face].triggers.length * 0.08;
  }
  return Math.min(1, joy);
}

const JOYS: Record<Leaning, (s: LnState, seat: Seat) => number> = { aggressive: aggression, builder: growth, trickster: cunning };

export const pleasure: SearchHints<LnState>['pleasure'] = (s, seat, leaning) => JOYS[leaning](s, seat);
