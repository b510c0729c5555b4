import type { FlowEvent } from '../../../kernel/flow.ts';
import { cardAt } from '../catalog.ts';
import { WHEN } from '../compile.ts';
import { WHENS } from '../decks/wire.ts';
import { isLiving, permanentOf } from '../effects/objects.ts';
import { aimAt, begin } from '../effects/run.ts';
import { artifactOf, particularsOf, targetOf } from '../keys.ts';
import {
  ID_END,
  type DiscardItem,
  type DkPermanent,
  type DkState,
  type RunItem,
  type SimpleItem,
  type WindowItem,
  type WreckItem,
} from '../state.ts';
import { FIRST_ID, TYPE, type DkRef } from '../types.ts';
import { bury, isStopped, stateCheck } from './check.ts';
import { aimSpell, newEvent, turnBack } from './event.ts';
import { cardTold, tell, thing, typeName } from './tell.ts';
import { refresh } from './values.ts';
import { activate } from './window.ts';
import { handSize, hold, reveal, takeFromHand } from './zones.ts';

/* Playing cards, and the answers to what is asked (DK-5, 16). */

/** A number that no permanent in play has. */
function newId(s: DkState): number {
  do s.nextId = s.nextId + 1 < ID_END ? s.nextId + 1 : FIRST_ID;
  while (permanentOf(s, s.nextId) !== null);
  return s.nextId;
}

export function newPermanent(s: DkState, seat: number, type: number, deck: number, card: number): DkPermanent {
  return {
    id: newId(s),
    seat,
    deck,
    card,
    type,
    age: ++s.nextAge,
    delay: type === TYPE.artifact ? 0 : 1,
    damage: 0,
    attacked: 0,
    blocked: 0,
    doomed: 0,
    used: 0,
    stun: 0,
    stunSince: 0,
    freeze: 0,
    freezeSince: 0,
    fx: [],
    atk: 0,
    def: 0,
    kw: 0,
  };
}

function enter(s: DkState, seat: number, type: number, deck: number, card: number): void {
  const p = newPermanent(s, seat, type, deck, card);
  s.seats[seat].board.push(p);
  refresh(s);
  tell()?.all({ type: 'entered', thing: thing(s, p) });
  // What it lowers from now on may be deadly at once.
  stateCheck(s);
  if (isStopped(s)) return;
  if (type === TYPE.artifact || cardAt(s, deck, card).at[WHEN.enter].length === 0) return;
  tell()?.all({ type: 'triggered', thing: thing(s, p), when: 'enter' });
  begin(s, { seat, deck, card, when: WHEN.enter, me: p.id });
}

/** DK-5.2–5.9: the token turns into a card before everybody's eyes, and does what its type does. */
export function playCard(s: DkState, { key }: FlowEvent): void {
  const seat = s.active;
  const type = particularsOf(key);
  takeFromHand(s, seat, type);
  s.plays++;
  const { deck, card } = reveal(s, seat, type);
  tell()?.all({ type: 'played', seat, cardType: typeName(type), card: cardTold(s, deck, card), response: false });
  if (type === TYPE.attack) {
    s.spellCast = 1;
    hold(s, seat, type);
    const isArea = cardAt(s, deck, card).aim === 'none';
    s.event = newEvent(isArea ? 'area' : 'spell', seat, deck, card);
    if (!isArea) s.agenda.push({ do: 'aim' } satisfies SimpleItem);
  } else if (type === TYPE.defense) {
    hold(s, seat, type);
    s.agenda.push({ do: 'dispose' } satisfies SimpleItem);
    begin(s, { seat, deck, card, when: WHEN.cast });
  } else enter(s, seat, type, deck, card);
}

/** The asking work under the choice; it is at the end of the agenda. */
const asking = <T>(s: DkState): T => s.agenda[s.agenda.length - 1] as T;

/** In the own main phase, in a window or as a response (DK-8.2, 12.5). */
export function activateArtifact(s: DkState, { key }: FlowEvent): void {
  const seat = s.choice === null ? s.active : s.choice.seat;
  if (s.choice?.kind === 'respond') s.agenda.pop();
  else if (s.choice !== null) asking<WindowItem>(s).at++;
  s.choice = null;
  const n = particularsOf(key);
  activate(s, seat, artifactOf(n), targetOf(n));
}

export function pass(s: DkState): void {
  const { seat, kind } = s.choice!;
  s.choice = null;
  if (kind === 'window') {
    asking<WindowItem>(s).at++;
    return;
  }
  s.agenda.pop();
  if (kind === 'block') tell()?.all({ type: 'blocked', seat, blocker: null });
  else tell()?.all({ type: 'passed', seat, what: 'response' });
}

export function choose(s: DkState, { key }: FlowEvent): void {
  const { kind } = s.choice!;
  const ref: DkRef = particularsOf(key);
  s.choice = null;
  const item = asking<RunItem | SimpleItem>(s);
  if (kind === 'aim' && item.do === 'run') return aimAt(s, item, ref);
  s.agenda.pop();
  if (kind === 'aim') aimSpell(s, ref);
  else if (kind === 'reflect') turnBack(s, ref);
  else wreck(s, ref);
}

// ------------------------------------------------------------ discarding

function putDown(s: DkState, seat: number, types: readonly number[]): void {
  for (const type of types) {
    takeFromHand(s, seat, type);
    s.graveyard.push(type);
  }
  tell()?.all({ type: 'discarded', seat, cards: types.map(typeName) });
}

/** With no more than that in hand all of it goes; else the player chooses, one token at a time (DK-4.6, 11.20). */
export function offerDiscard(s: DkState, item: DiscardItem): void {
  const { seat, n } = item;
  if (!isLiving(s, seat) || n === 0) return;
  const { hand } = s.seats[seat];
  const held = handSize(s.seats[seat]);
  if (held <= n) {
    const all = hand.flatMap((count, type) => new Array<number>(count).fill(type));
    if (all.length > 0) putDown(s, seat, all);
    return;
  }
  s.agenda.push(item);
  s.choice = { seat, kind: 'discard' };
}

export function discard(s: DkState, { key }: FlowEvent): void {
  const { seat } = s.choice!;
  s.choice = null;
  asking<DiscardItem>(s).n--;
  putDown(s, seat, [particularsOf(key)]);
}

// ------------------------------------------------------------ wrecking

/** Unused artifacts of a player, any of which may be wrecked (DK-11.19). */
export const wreckable = (s: DkState, seat: number): DkRef[] =>
  s.seats[seat].board.flatMap((p) => (p.type === TYPE.artifact && p.used === 0 ? [p.id] : []));

export function offerWreck(s: DkState, item: WreckItem): void {
  const refs = isLiving(s, item.seat) ? wreckable(s, item.seat) : [];
  if (refs.length > 1) {
    s.agenda.push(item);
    s.choice = { seat: item.seat, kind: 'wreck' };
  } else if (refs.length === 1) wreck(s, refs[0]);
}

function wreck(s: DkState, ref: DkRef): void {
  const p = permanentOf(s, ref)!;
  bury(s, [p]);
  tell()?.all({ type: 'wrecked', thing: thing(s, p) });
}

// ------------------------------------------------------------ triggers

export const fireTriggers = (s: DkState): void => {
  if (s.queue.length > 0) s.agenda.push({ do: 'triggers' } satisfies SimpleItem);
};

/** Active player's first, then in turn order, the oldest permanent first, in printed order (DK-13.3). */
export function fireNext(s: DkState): void {
  if (s.queue.length === 0) return;
  const n = s.seats.length;
  const rank = ({ seat }: DkState['queue'][number]): number => (seat - s.active + n) % n;
  const printedAt = ({ deck, card, when }: DkState['queue'][number]): number => cardAt(s, deck, card).first[when];
  let next = s.queue[0];
  for (const other of s.queue) {
    const order = rank(other) - rank(next) || other.age - next.age || printedAt(other) - printedAt(next);
    if (order < 0) next = other;
  }
  s.queue = s.queue.filter((trigger) => trigger !== next);
  s.agenda.push({ do: 'triggers' } satisfies SimpleItem);
  const { seat, id, deck, card, when } = next;
  tell()?.all({ type: 'triggered', thing: { id, seat, card: cardTold(s, deck, card) }, when: WHENS[when] as 'hit' });
  begin(s, { seat, deck, card, when, me: id });
}
