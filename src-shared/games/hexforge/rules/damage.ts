import { DEFS } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import type { HxDeeds } from '../keywords/moments.ts';
import type { HxEntity, HxState } from '../state.ts';
import { baseOf } from './lookup.ts';
import { seenBy, tell } from './tell.ts';

const DEALT = KEYWORDS.at('dealt');
const DEEDS: HxDeeds = { repairBase: (s, seat, amount) => repairTower(s, baseOf(s, seat), amount) };

/** Damage about to land. `kw` are the source's keywords as they count for this event. */
export interface Hit {
  victim: HxEntity;
  amount: number;
  /** Entity id of the source, 0 if no unit deals it (a spell, a commander's penalty). */
  source: number;
  kw: number;
  seat: number;
  /** Definition named in the log, −1 for none. */
  from: number;
}

/**
 * One event's damage lands at once (HX-2.10): damage first, then what follows from having dealt it, all before the
 * next state check (HX-28.27). Dealing 0 is not dealing damage (HX-2.7).
 */
export function dealDamage(s: HxState, hits: readonly Hit[]): void {
  for (const hit of hits) {
    if (hit.amount <= 0) continue;
    hit.victim.damage += hit.amount;
    tell()?.each(
      seenBy(s, hit.victim, (thing) => ({
        type: 'damaged',
        thing,
        amount: hit.amount,
        by: hit.from < 0 ? null : DEFS[hit.from].id,
      })),
    );
  }
  for (const hit of hits) {
    if (hit.amount <= 0 || hit.source === 0 || hit.victim.id === hit.source) continue;
    if ((hit.kw & DEALT.mask) !== 0) for (const hook of DEALT.hooks) if ((hit.kw & hook.mask) !== 0) hook.does(s, hit, DEEDS);
  }
}

/** Takes damage off a tower, never above its max (HX-4.3, 4.4). */
export function repairTower(s: HxState, tower: HxEntity, amount: number): void {
  restore(s, tower, amount, 'repaired');
}

/** Takes damage off a unit, never above its max (HX-31.7). */
export function healUnit(s: HxState, unit: HxEntity, amount: number): void {
  restore(s, unit, amount, 'healed');
}

function restore(s: HxState, e: HxEntity, amount: number, type: 'repaired' | 'healed'): void {
  const real = Math.min(amount, e.damage);
  if (real <= 0) return;
  e.damage -= real;
  tell()?.each(seenBy(s, e, (thing) => ({ type, thing, amount: real })));
}
