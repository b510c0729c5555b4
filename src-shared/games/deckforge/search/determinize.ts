import { copyOutcome } from '../../../kernel/copy.ts';
import type { History } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import { compiled } from '../engine.ts';
import type { DkEventTold } from '../events.ts';
import { refresh } from '../rules/values.ts';
import { setUp } from '../setup.ts';
import { FX, type DkEvent, type DkPermanent, type DkState } from '../state.ts';
import { CARD_TYPES, type CardType } from '../types.ts';
import type { DkEffectView, DkPermanentView, DkSeatView, DkView } from '../view.ts';

/*
 * A world in which the seat sees exactly its view. Hidden are the types in other hands and the order of the type deck. How many
 * tokens there are of each type is public, so what lies nowhere in the open is dealt at random: hands first get what everybody
 * knows of them.
 */

const numberOf = (type: CardType): number => CARD_TYPES.indexOf(type);
const bit = (flag: boolean): number => (flag ? 1 : 0);

const fxOf = (effects: readonly DkEffectView[]): number[] => effects.flatMap(({ op, a, b, left, since }) => [FX[op], a, b, left, since]);

const permanentOf = (v: DkPermanentView): DkPermanent => ({
  id: v.id,
  seat: v.seat,
  deck: v.card.deck,
  card: v.card.card,
  type: numberOf(v.cardType),
  age: v.age,
  delay: bit(v.delay),
  damage: v.damage,
  attacked: bit(v.attacked),
  blocked: bit(v.blocked),
  doomed: 0,
  used: bit(v.used),
  stun: v.stun,
  stunSince: v.stunSince,
  freeze: v.freeze,
  freezeSince: v.freezeSince,
  fx: fxOf(v.effects),
  atk: 0,
  def: 0,
  kw: 0,
});

function fillSeat(s: DkState, v: DkSeatView): void {
  const own = s.seats[v.seat];
  own.life = v.life;
  own.out = v.out;
  own.hand = (v.hand ?? v.known).slice();
  own.known = v.known.slice();
  own.board = v.board.map(permanentOf);
  own.reflects = v.reflects;
  own.prevents = v.prevents.slice();
  own.activated = bit(v.activated);
  own.fx = fxOf(v.effects);
}

function eventOf(view: DkView): DkEvent | null {
  if (view.event === null) return null;
  const { step: _step, ...event } = view.event;
  return event;
}

/** Tokens that lie nowhere in the viewer's sight, as one shuffled list (DK-14.6). */
function unseen(s: DkState, random: Random): number[] {
  const each = (s.seats.length * s.config.tokensPerPlayer) / CARD_TYPES.length;
  const left = CARD_TYPES.map(() => each);
  for (const type of s.graveyard) left[type]--;
  for (const entry of s.resolving) left[entry & 7]--;
  for (const { hand, board } of s.seats) {
    hand.forEach((n, type) => (left[type] -= n));
    for (const { type } of board) left[type]--;
  }
  return random.shuffle(left.flatMap((n, type) => new Array<number>(Math.max(0, n)).fill(type)));
}

function dealHidden(s: DkState, view: DkView, random: Random): void {
  const rest = unseen(s, random);
  for (const { seat, hand, known, handCount } of view.seats) {
    if (hand !== null) continue;
    const held = known.reduce((sum, n) => sum + n, 0);
    for (let i = held; i < handCount; i++) s.seats[seat].hand[rest.pop()!]++;
  }
  s.typeDeck = rest;
}

export function determinize(view: DkView, _history: History<DkEventTold>, random: Random): DkState {
  const s = setUp(view.config, random.seed());
  s.phase = compiled.indexOf(view.leaf);
  s.turn = view.turn;
  s.active = view.active;
  s.plays = view.plays;
  s.limit = view.limit;
  s.spellCast = bit(view.spellCast);
  s.graveyard = view.graveyard.map(numberOf);
  s.resolving = view.resolving.map(({ seat, cardType }) => seat * 8 + numberOf(cardType));
  s.nextId = view.nextId;
  s.nextAge = view.nextAge;
  s.event = eventOf(view);
  s.queue = view.queue.slice();
  s.agenda = view.work.map((item): AgendaItem => ({ ...item }));
  s.result = copyOutcome(view.result);
  const { choice, initiative } = view;
  if (choice) s.choice = { seat: choice.seat, kind: choice.kind };
  if (initiative) s.initiative = { round: initiative.round, scores: initiative.scores.slice(), cards: initiative.cards.slice() };
  for (const seat of view.seats) fillSeat(s, seat);
  refresh(s);
  dealHidden(s, view, random);
  return s;
}
