import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import type { Shelter } from '../keywords/moments.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';
import { isNew, isWarlord, openKeywords } from './board.ts';

/* Whom a unit may attack (WR-10.17), and the first reason why not, in words. */

const ATTACKS = KEYWORDS.at('attacks');
const READY_AT_ONCE = KEYWORDS.at('readyAtOnce');
const BARS_ATTACK = KEYWORDS.at('barsAttack');
const BARS_ACTING = KEYWORDS.at('barsActing');
const SHELTERS = KEYWORDS.at('shelters');
const GUARDS = KEYWORDS.at('guards');
const OUT_OF_REACH = KEYWORDS.at('outOfReach');

/** Attacks it has left this turn (WR-10.1). */
export function attacksLeft(unit: WrUnit): number {
  let most = 1;
  for (const hook of ATTACKS.hooks) if (MASKS.meets(unit.kw, hook.mask)) most = Math.max(most, hook.does);
  return most - unit.spent;
}

/** What it may attack as far as its entry goes (WR-11): nothing, Troops, or everything. */
export function readiness(s: WrState, unit: WrUnit): 'nothing' | 'troops' | 'all' {
  if (!isNew(s, unit)) return 'all';
  let ready: 'nothing' | 'troops' | 'all' = 'nothing';
  for (const hook of READY_AT_ONCE.hooks) if (MASKS.meets(unit.kw, hook.mask) && ready !== 'all') ready = hook.does;
  return ready;
}

/** Why it can neither attack nor act in place of that, null if it can. */
export function barredFromActing(unit: WrUnit): string | null {
  if (attacksLeft(unit) <= 0) return 'It has attacked this turn.';
  for (const hook of BARS_ACTING.hooks) if (MASKS.meets(unit.kw, hook.mask)) return hook.does;
  return null;
}

/** Why it cannot attack at all, null if it can. */
export function barredFromAttacking(s: WrState, unit: WrUnit): string | null {
  const barred = barredFromActing(unit);
  if (barred !== null) return barred;
  for (const hook of BARS_ATTACK.hooks) if (MASKS.meets(unit.kw, hook.mask)) return hook.does;
  return readiness(s, unit) === 'nothing' ? 'It arrived this turn and attacks from your next turn on.' : null;
}

/** WR-21.22, 24.26: why an enemy cannot name the unit, null if it can. */
export function sheltered(unit: WrUnit, from: Shelter['from'][number]): string | null {
  const kw = openKeywords(unit);
  if (MASKS.meets(kw, SHELTERS.mask))
    for (const hook of SHELTERS.hooks) if (MASKS.meets(kw, hook.mask) && hook.does.from.includes(from)) return hook.does.because;
  return null;
}

/** WR-25.12–25.16: the first guard of a side that can be named, and its words; null if there is none. */
export function guardOf(s: WrState, seat: number): { guard: WrUnit; because: string } | null {
  for (const guard of s.seats[seat].line) {
    const because = guarding(guard);
    if (because !== null) return { guard, because };
  }
  return null;
}

function guarding(unit: WrUnit): string | null {
  const kw = openKeywords(unit);
  if (!MASKS.meets(kw, GUARDS.mask) || sheltered(unit, 'attacks') !== null) return null;
  for (const hook of GUARDS.hooks) if (MASKS.meets(kw, hook.mask)) return hook.does;
  return null;
}

/** WR-22.19. */
export function outOfReach(attacker: WrUnit, target: WrUnit, how: number): string | null {
  const kw = openKeywords(target);
  if (MASKS.meets(kw, OUT_OF_REACH.mask))
    for (const hook of OUT_OF_REACH.hooks) if (MASKS.meets(kw, hook.mask) && hook.does.from(attacker, how)) return hook.does.because;
  return null;
}

export const reaches = (attacker: WrUnit, target: WrUnit, how: number): boolean => outOfReach(attacker, target, how) === null;

/**
 * Why the unit cannot attack that enemy in either way, Fixated and attack values left aside; null if it can.
 * @param guard of the enemy's side, for callers that ask of many
 */
export function barredTarget(s: WrState, unit: WrUnit, target: WrUnit, guard = guardOf(s, target.seat)): string | null {
  const shelter = sheltered(target, 'attacks');
  if (shelter !== null) return shelter;
  if (guard !== null && guarding(target) === null) return guard.because;
  if (isWarlord(s, target) && readiness(s, unit) === 'troops') return 'It arrived this turn and may attack Troops only.';
  return null;
}

/**
 * Whom of a seat's line its enemies may name for an attack, by index: the part of `barredTarget` that is the same for every attacker.
 * Asked once for all of them.
 */
export function nameable(s: WrState, seat: number): boolean[] {
  const { line } = s.seats[seat];
  const isGuarded = guardOf(s, seat) !== null;
  const open: boolean[] = [];
  for (let i = 0; i < line.length; i++) open.push(sheltered(line[i], 'attacks') === null && (!isGuarded || guarding(line[i]) !== null));
  return open;
}

export const modeOf = (how: number): 'melee' | 'ranged' => (how === HOW.melee ? 'melee' : 'ranged');
