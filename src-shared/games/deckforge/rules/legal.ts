import { isCreature, isLiving } from '../effects/objects.ts';
import { aimable } from '../effects/objects.ts';
import { cardAt } from '../catalog.ts';
import { ACTION, activation, ATTACK, keyOf } from '../keys.ts';
import { isIdle } from '../modes.ts';
import type { DkPermanent, DkState, RunItem, SimpleItem } from '../state.ts';
import { TYPE, type DkRef } from '../types.ts';
import { wreckable } from './act.ts';
import { canBlock, reflectable } from './event.ts';
import { isReady } from './values.ts';
import { targetsOf } from './window.ts';

/* Every legal action of the deciding seat, as keys in a fixed order that follows from what that seat knows. */

/** May the active player play a token of this type now, hand aside (DK-5.6, 5.7)? */
export const mayPlay = (s: DkState, type: number): boolean => s.plays < s.limit && (type !== TYPE.attack || s.spellCast === 0);

/** Living opponents, then the creatures of each (DK-6.2). */
function addAttacks(s: DkState, attacker: DkPermanent, out: Int32Array, n: number): number {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (seat === attacker.seat || !isLiving(s, seat)) continue;
    out[n++] = keyOf(ACTION.declareAttack, ATTACK.of(attacker.id, seat));
    for (const p of s.seats[seat].board) if (isCreature(p)) out[n++] = keyOf(ACTION.declareAttack, ATTACK.of(attacker.id, p.id));
  }
  return n;
}

/** DK-12.4, 12.7. */
function addActivations(s: DkState, seat: number, out: Int32Array, n: number): number {
  const own = s.seats[seat];
  if (own.activated === 1) return n;
  for (const p of own.board) {
    if (p.type !== TYPE.artifact || p.used === 1) continue;
    for (const target of targetsOf(s, p)) out[n++] = keyOf(ACTION.activateArtifact, activation(p.id, target));
  }
  return n;
}

function addMain(s: DkState, out: Int32Array): number {
  const own = s.seats[s.active];
  let n = 0;
  for (let type = 0; type < own.hand.length; type++) if (own.hand[type] > 0 && mayPlay(s, type)) out[n++] = keyOf(ACTION.playCard, type);
  for (const p of own.board) if (isReady(p)) n = addAttacks(s, p, out, n);
  n = addActivations(s, s.active, out, n);
  out[n++] = keyOf(ACTION.endMain, 0);
  return n;
}

/** What may be chosen of objects now. */
export function chosen(s: DkState): DkRef[] {
  const { seat, kind } = s.choice!;
  if (kind === 'reflect') return reflectable(s);
  if (kind === 'wreck') return wreckable(s, seat);
  const item = s.agenda[s.agenda.length - 1] as RunItem | SimpleItem;
  const { deck, card } = item.do === 'run' ? item : s.event!;
  return aimable(s, seat, cardAt(s, deck, card).aim);
}

function addAnswers(s: DkState, out: Int32Array): number {
  const { seat, kind } = s.choice!;
  const own = s.seats[seat];
  let n = 0;
  switch (kind) {
    case 'initiative':
      out[n++] = keyOf(ACTION.revealInitiative, 0);
      out[n++] = keyOf(ACTION.revealInitiative, 1);
      return n;
    case 'block':
      for (const p of own.board) if (canBlock(s, p)) out[n++] = keyOf(ACTION.assignBlock, p.id);
      break;
    case 'respond':
      if (own.hand[TYPE.defense] > 0) out[n++] = keyOf(ACTION.respond, 0);
      n = addActivations(s, seat, out, n);
      break;
    case 'window':
      n = addActivations(s, seat, out, n);
      break;
    case 'discard':
      for (let type = 0; type < own.hand.length; type++) if (own.hand[type] > 0) out[n++] = keyOf(ACTION.discard, type);
      return n;
    default:
      for (const ref of chosen(s)) out[n++] = keyOf(ACTION.choose, ref);
      return n;
  }
  out[n++] = keyOf(ACTION.pass, 0);
  return n;
}

/** Writes the keys into `out`; returns how many. */
export function listActions(s: DkState, out: Int32Array): number {
  if (s.result !== null) return 0;
  if (s.choice !== null) return addAnswers(s, out);
  return isIdle(s.phase) ? addMain(s, out) : 0;
}

export function toAct(s: DkState): number | null {
  if (s.result !== null) return null;
  if (s.choice !== null) return s.choice.seat;
  return isIdle(s.phase) ? s.active : null;
}
