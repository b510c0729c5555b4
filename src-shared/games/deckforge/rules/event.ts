import type { FlowEvent } from '../../../kernel/flow.ts';
import { cardAt } from '../catalog.ts';
import { KW, WHEN } from '../compile.ts';
import { aimable, controllerOf, creatureOf, isCreature, isLiving, permanentOf } from '../effects/objects.ts';
import { begin } from '../effects/run.ts';
import { ATTACK, particularsOf } from '../keys.ts';
import { isSeat, type DkEvent, type DkPermanent, type DkState, type SimpleItem } from '../state.ts';
import { NONE, TYPE, type DkRef } from '../types.ts';
import { queueTrigger, stateCheck } from './check.ts';
import { dealDamage } from './damage.ts';
import { attackEnding, isOver } from './event-over.ts';
import { cardTold, tell, thing, told } from './tell.ts';
import { hasUsable } from './window.ts';
import { dispose, handSize, hold, reveal, takeFromHand } from './zones.ts';

export { isOver };

/* A targeting event from its target to its end (DK-6–11, 13.1). */

const later = (s: DkState, what: SimpleItem['do']): void => void s.agenda.push({ do: what } satisfies SimpleItem);

export const newEvent = (kind: DkEvent['kind'], seat: number, deck: number, card: number): DkEvent => ({
  kind,
  seat,
  deck,
  card,
  attacker: NONE,
  target: NONE,
  defender: NONE,
  blocker: NONE,
  prevent: 0,
  preventAll: 0,
  over: 0,
  reflecting: 0,
  reflectedBy: NONE,
});

// ------------------------------------------------------------ attacks

export function declareAttack(s: DkState, { key }: FlowEvent): void {
  const n = particularsOf(key);
  const attacker = permanentOf(s, ATTACK.attacker(n))!;
  const target = ATTACK.target(n);
  attacker.attacked = 1;
  const event = newEvent('attack', attacker.seat, NONE, NONE);
  event.attacker = attacker.id;
  event.target = target;
  event.defender = controllerOf(s, target);
  s.event = event;
  tell()?.all({ type: 'attacked', attacker: thing(s, attacker), target: told(s, target) });
  queueTrigger(s, attacker, WHEN.attack);
}

/** May the permanent stop a blow of the attacker at the target (DK-7.2–7.6)? */
export function couldBlock(p: DkPermanent, { kw }: DkPermanent, target: DkRef): boolean {
  if (!isCreature(p) || p.blocked === 1 || p.id === target) return false;
  if ((kw & KW.fly) !== 0 && (p.kw & (KW.fly | KW.bfl)) === 0) return false;
  return (kw & KW.unb) === 0 || (p.kw & KW.bun) !== 0;
}

/** The same of the attack under way. */
export const canBlock = (s: DkState, p: DkPermanent): boolean => couldBlock(p, creatureOf(s, s.event!.attacker)!, s.event!.target);

/** Asks the defender, if it has a creature that may block (DK-7.1). */
export function offerBlock(s: DkState): void {
  const { defender } = s.event!;
  if (isOver(s) || !s.seats[defender].board.some((p) => canBlock(s, p))) return;
  later(s, 'block');
  s.choice = { seat: defender, kind: 'block' };
}

export function assignBlock(s: DkState, { key }: FlowEvent): void {
  s.choice = null;
  s.agenda.pop();
  const blocker = permanentOf(s, particularsOf(key))!;
  blocker.blocked = 1;
  s.event!.blocker = blocker.id;
  tell()?.all({ type: 'blocked', seat: blocker.seat, blocker: thing(s, blocker) });
  queueTrigger(s, blocker, WHEN.block);
}

// ------------------------------------------------------------ Attack Spells

/** DK-5.9, 10.2–10.4: without anything to target there is no targeting event, and the rest of the spell happens. */
export function offerAim(s: DkState): void {
  const { seat, deck, card } = s.event!;
  const refs = aimable(s, seat, cardAt(s, deck, card).aim);
  if (refs.length > 1) {
    later(s, 'aim');
    s.choice = { seat, kind: 'aim' };
  } else aimSpell(s, refs.length === 1 ? refs[0] : NONE);
}

export function aimSpell(s: DkState, ref: DkRef): void {
  const event = s.event!;
  const { seat, deck, card } = event;
  event.target = ref;
  if (ref === NONE) event.kind = 'area';
  else {
    const owner = controllerOf(s, ref);
    event.defender = owner === seat ? NONE : owner;
  }
  tell()?.all({ type: 'aimed', seat, card: cardTold(s, deck, card), target: ref === NONE ? null : told(s, ref) });
}

/** A response that reflects, or a standing charge, turns the spell back (DK-11.11–11.14). */
export function meetReflect(s: DkState): void {
  const event = s.event!;
  const { defender } = event;
  if (event.over === 1) return;
  const standing = event.reflecting === 0;
  if (standing && (defender === NONE || s.seats[defender].reflects === 0)) return;
  if (standing) s.seats[defender].reflects--;
  event.reflecting = 1;
  const { deck, card } = event;
  tell()?.all({ type: 'reflected', seat: defender, card: cardTold(s, deck, card), target: null, standing });
  offerReflect(s);
}

/** The caster's creatures that a reflected spell may fall on. */
export const reflectable = (s: DkState): DkRef[] => aimable(s, s.event!.seat, 'own');

export function offerReflect(s: DkState): void {
  const event = s.event!;
  if (event.over === 1) return;
  const { aim } = cardAt(s, event.deck, event.card);
  if (aim !== 'cre') return turnBack(s, event.seat);
  const refs = reflectable(s);
  if (refs.length > 1) {
    later(s, 'reflect');
    s.choice = { seat: event.defender, kind: 'reflect' };
  } else turnBack(s, refs.length === 1 ? refs[0] : NONE);
}

/** Opens the new event: its defender is the caster, and what was prevented in the old one is forgotten (DK-8.10, D29). */
export function turnBack(s: DkState, ref: DkRef): void {
  const event = s.event!;
  event.reflecting = 0;
  event.reflectedBy = event.defender;
  event.prevent = event.preventAll = 0;
  event.target = ref;
  event.defender = ref === NONE ? NONE : event.seat;
  const { seat, deck, card } = event;
  tell()?.all({ type: 'aimed', seat, card: cardTold(s, deck, card), target: ref === NONE ? null : told(s, ref) });
}

// ------------------------------------------------------------ response

/** Asked from public facts alone: a hand that is not empty, or a usable artifact (DK-8.2, 16.4). */
export function offerResponse(s: DkState): void {
  const { defender } = s.event!;
  if (isOver(s) || defender === NONE || !isLiving(s, defender)) return;
  if (handSize(s.seats[defender]) === 0 && !hasUsable(s, defender)) return;
  later(s, 'response');
  s.choice = { seat: defender, kind: 'respond' };
}

/** Committed first, revealed after (DK-8.8); it lies beside the piles until the event ends (DK-8.9). */
export function respond(s: DkState): void {
  const { seat } = s.choice!;
  s.choice = null;
  s.agenda.pop();
  takeFromHand(s, seat, TYPE.defense);
  hold(s, seat, TYPE.defense);
  const { deck, card } = reveal(s, seat, TYPE.defense);
  tell()?.all({ type: 'played', seat, cardType: 'defense', card: cardTold(s, deck, card), response: true });
  begin(s, { seat, deck, card, when: WHEN.cast });
}

// ------------------------------------------------------------ the end

/** Damage, or the spell's text; then what was used goes to the Graveyard (DK-13.1 (7)–(9), 10.1). */
export function resolveEvent(s: DkState): void {
  const event = s.event!;
  if (isOver(s)) {
    const why = event.over === 1 ? 'negated' : attackEnding(s)!;
    if (event.over === 0) tell()?.all({ type: 'eventEnded', why });
    dispose(s);
    return;
  }
  if (event.kind === 'attack') {
    strike(s, event);
    dispose(s);
    return;
  }
  later(s, 'dispose');
  begin(s, { seat: event.seat, deck: event.deck, card: event.card, when: WHEN.cast, target: event.target }, true);
}

/** Simultaneous (DK-9.1, 9.2). */
function strike(s: DkState, event: DkEvent): void {
  const attacker = creatureOf(s, event.attacker)!;
  const other = event.blocker === NONE ? event.target : event.blocker;
  if (isSeat(other)) {
    if (dealDamage(s, other, attacker.atk, 'combat', true) > 0) queueTrigger(s, attacker, WHEN.hit);
  } else {
    const blow = attacker.atk;
    const back = creatureOf(s, other)!.atk;
    dealDamage(s, other, blow, 'combat', true);
    dealDamage(s, attacker.id, back, 'combat', true);
  }
  stateCheck(s);
}
