import type { GameState } from '../../../src-shared/kernel/state.ts';
import { json, must, mustEqual, viaJson, type Trial } from './law.ts';

/* Clones are written by hand, so each member has to be proven: copied into used memory, and not shared by mistake. */

/** No state holds such a number. */
const POISON = -77_777;

/** A state of the same shape in which nothing is right. */
function poisoned(state: GameState): GameState {
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'number') return POISON;
    if (Array.isArray(value)) return value.map(spoil);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoil(part)]));
  };
  return spoil(viaJson(state)) as GameState;
}

/** Paths of what two states hold in common, with `*` for any place in a list. */
function heldInCommon(one: unknown, other: unknown, path: string, found: Set<string>): Set<string> {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return found;
  if (one === other) return found.add(path);
  for (const [name, part] of Object.entries(one)) {
    const step = Array.isArray(one) ? '*' : name;
    heldInCommon(part, (other as Record<string, unknown>)[name], path === '' ? step : `${path}.${step}`, found);
  }
  return found;
}

export function clonesStandAlone({ game, hooks, state }: Trial): void {
  const used = poisoned(state);
  for (const clone of [game.clone(state), game.clone(state, used)]) {
    mustEqual('a clone copies every member', clone, state);
    const astray = [...heldInCommon(state, clone, '', new Set())].filter((path) => !hooks.shared.includes(path));
    must('a clone shares only what never changes', astray.length === 0, () => json(astray));
  }
}
