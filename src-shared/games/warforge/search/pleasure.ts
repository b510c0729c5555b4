import type { Leaning, SearchHints } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { MASKS } from '../keywords/masks.ts';
import { warlordOf } from '../rules/board.ts';
import { effectiveMelee, effectiveRanged } from '../rules/values.ts';
import type { WrState } from '../state.ts';

/* What styles are fond of beyond winning, each about 0 to 1. */

/** The rival's Warlord hurt, and attack in the own line. */
function aggression(s: WrState, seat: Seat): number {
  const rival = warlordOf(s, 1 - seat);
  let attack = 0;
  for (const unit of s.seats[seat].line) attack += Math.max(effectiveMelee(s, unit), effectiveRanged(s, unit));
  return Math.min(1, 0.6 * (1 - Math.max(0, rival.health) / rival.maxHealth) + attack / 50);
}

/** A full and healthy line. */
function growth(s: WrState, seat: Seat): number {
  let health = 0;
  for (const unit of s.seats[seat].line) health += Math.max(0, unit.health);
  return Math.min(1, (s.seats[seat].line.length - 1) / 12 + health / 120);
}

/** Keywords in the line, face-down Troops, cards in hand, counters. */
function cunning(s: WrState, seat: Seat): number {
  const { line, hand, faith, embers, questProgress } = s.seats[seat];
  let joy = hand.length * 0.03 + (faith + embers + questProgress) * 0.03;
  for (const unit of line) joy += MASKS.list(unit.kw).length * 0.04 + (unit.hidden ? 0.15 : 0) + (DEFS[unit.card].aura ? 0.1 : 0);
  return Math.min(1, joy);
}

const JOYS: Record<Leaning, (s: WrState, seat: Seat) => number> = { aggressive: aggression, builder: growth, trickster: cunning };

export const pleasure: SearchHints<WrState>['pleasure'] = (s, seat, leaning) => JOYS[leaning](s, seat);
