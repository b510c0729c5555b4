import { DEFS } from '../catalog.ts';
import type { BlEffect } from '../effects/dsl.ts';
import { ruleOf } from '../effects/index.ts';
import { NONE, type BlState, type GadgetItem } from '../state.ts';
import { isLiving } from './defeat.ts';
import { toSalvage } from './hands.ts';
import { cardId, tell } from './tell.ts';

/* A gadget from hand to Salvage: players are named, effects carried out in printed order (BL-12.1–12.3, 12.17, 12.20). */

/** Living players that an effect may name, by seat (BL-12.21, D61). */
export function namable(s: BlState, user: number, effect: BlEffect): number[] {
  const rule = ruleOf(effect);
  const seats: number[] = [];
  if (rule.names === 'nobody') return seats;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (isLiving(s, seat) && (seat !== user || rule.names === 'anybody') && (rule.canName?.(s, seat) ?? true)) seats.push(seat);
  return seats;
}

/** BL-12.16, D60. */
export function hasObject(s: BlState, user: number, effect: BlEffect): boolean {
  const rule = ruleOf(effect);
  if (rule.names !== 'nobody') return namable(s, user, effect).length > 0;
  return rule.hasObject?.(s, effect) ?? true;
}

export function begin(s: BlState, seat: number, card: number): void {
  s.resolving = card;
  tell()?.all({ type: 'gadget', seat, card: cardId(card) });
  s.agenda.push({ do: 'gadget', card, seat, named: 0, targets: [], at: 0 } satisfies GadgetItem as GadgetItem);
}

/** Asks for players until every effect has its own; false while one is being asked for. */
function nameAll(s: BlState, item: GadgetItem): boolean {
  const { effects } = DEFS[item.card];
  while (item.named < effects.length) {
    const seats = namable(s, item.seat, effects[item.named]);
    if (seats.length > 1) {
      s.choice = { seat: item.seat, kind: 'seat', of: NONE };
      return false;
    }
    name(item, seats.length === 1 ? seats[0] : NONE);
  }
  return true;
}

/** Settles the player of the next effect. */
export function name(item: GadgetItem, target: number): void {
  const effect = item.named++;
  item.targets = [...item.targets, target];
  if (target !== NONE) tell()?.all({ type: 'aimed', seat: item.seat, card: cardId(item.card), effect, target });
}

/** One effect; true when it waits for an answer. An object that has gone by then is skipped (D65). */
function runEffect(s: BlState, item: GadgetItem, answer: number): boolean {
  const effect = DEFS[item.card].effects[item.at];
  const target = item.targets[item.at];
  const rule = ruleOf(effect);
  const gone = rule.names !== 'nobody' && (target === NONE || !isLiving(s, target));
  const result = gone ? 'idle' : rule.run(s, item, effect, target, answer);
  if (result === 'idle') tell()?.all({ type: 'idle', card: cardId(item.card), effect: item.at });
  return result === 'wait';
}

/**
 * Goes on with a gadget as far as possible.
 * @param answer card or place that its effect waited for, NONE otherwise
 */
export function goOn(s: BlState, item: GadgetItem, answer = NONE): void {
  const { effects } = DEFS[item.card];
  if (isLiving(s, item.seat) && !nameAll(s, item)) {
    s.agenda.push(item);
    return;
  }
  for (let given = answer; item.at < effects.length && isLiving(s, item.seat) && s.result === null; item.at++, given = NONE) {
    if (!runEffect(s, item, given)) continue;
    s.agenda.push(item);
    return;
  }
  s.resolving = NONE;
  toSalvage(s, item.seat, [item.card], 'played');
}
