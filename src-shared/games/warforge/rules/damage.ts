import type { WideMask } from '../../../kernel/masks.ts';
import { DEFS } from '../catalog.ts';
import type { WrCause } from '../events.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import type { WrState, WrUnit } from '../state.ts';
import { openKeywords } from './board.ts';
import { turnUp } from './hidden.ts';
import { tell, thingOf } from './tell.ts';

const TAKES = KEYWORDS.at('takes');
const SPENT = KEYWORDS.at('spentByAbsorbing');

/** What is left of one instance of damage on a unit that has these keywords face up (WR-19.1). */
export function reduced(target: WrUnit, kw: WideMask, n: number, how: number): number {
  let left = n;
  if (left <= 0) return 0;
  if (MASKS.meets(kw, TAKES.mask))
    for (const hook of TAKES.hooks) {
      if (MASKS.meets(kw, hook.mask)) left = hook.does(target, left, how);
      if (left <= 0) return 0;
    }
  return left;
}

/** The keyword that absorbs an instance whole, if it is one that is used up by that (WR-24.19). */
function absorber(target: WrUnit, n: number, how: number): WideMask | null {
  let left = n;
  for (const hook of TAKES.hooks) {
    if (!MASKS.meets(target.kw, hook.mask)) continue;
    left = hook.does(target, left, how);
    if (left <= 0) return MASKS.meets(hook.mask, SPENT.mask) ? hook.mask : null;
  }
  return null;
}

const causeOf = (s: WrState, by: WrUnit | null, card: number): WrCause =>
  by ? { thing: thingOf(s, by) } : card >= 0 ? { card: DEFS[card].id } : null;

/**
 * One instance of damage within the event under way.
 * @param by the unit that deals it, null for cards and fatigue
 * @param card the card whose text deals it, −1
 * @returns what came through
 */
export function hurt(s: WrState, target: WrUnit, n: number, how: number, by: WrUnit | null, card = -1): number {
  if (n <= 0) return 0;
  turnUp(s, target);
  const left = reduced(target, openKeywords(target), n, how);
  if (left <= 0) {
    if (absorber(target, n, how) !== null && !s.shielded.includes(target.id)) {
      s.shielded.push(target.id);
      tell()?.all({ type: 'absorbed', thing: thingOf(s, target) });
    }
    return 0;
  }
  s.hits.push({ unit: target.id, by: by?.id ?? 0, how, n: left, before: target.health });
  target.health -= left;
  tell()?.all({ type: 'damaged', thing: thingOf(s, target), by: causeOf(s, by, card), n: left, left: Math.max(0, target.health) });
  return left;
}

/** Shields used in the event that ends go (WR-24.20). */
export function spendShields(s: WrState): void {
  for (const { line } of s.seats)
    for (const unit of line)
      if (s.shielded.includes(unit.id)) {
        unit.kw = MASKS.without(unit.kw, SPENT.mask);
        unit.kwTurn = MASKS.without(unit.kwTurn, SPENT.mask);
      }
  s.shielded.length = 0;
}
