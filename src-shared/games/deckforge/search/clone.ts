import { copyChoice, copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { DkEvent, DkInitiative, DkPermanent, DkSeatState, DkState } from '../state.ts';

const clonePermanent = (p: DkPermanent): DkPermanent => ({
  id: p.id,
  seat: p.seat,
  deck: p.deck,
  card: p.card,
  type: p.type,
  age: p.age,
  delay: p.delay,
  damage: p.damage,
  attacked: p.attacked,
  blocked: p.blocked,
  doomed: p.doomed,
  used: p.used,
  stun: p.stun,
  stunSince: p.stunSince,
  freeze: p.freeze,
  freezeSince: p.freezeSince,
  fx: p.fx.slice(),
  atk: p.atk,
  def: p.def,
  kw: p.kw,
});

function copyPermanent(p: DkPermanent, into: DkPermanent): void {
  into.id = p.id;
  into.seat = p.seat;
  into.deck = p.deck;
  into.card = p.card;
  into.type = p.type;
  into.age = p.age;
  into.delay = p.delay;
  into.damage = p.damage;
  into.attacked = p.attacked;
  into.blocked = p.blocked;
  into.doomed = p.doomed;
  into.used = p.used;
  into.stun = p.stun;
  into.stunSince = p.stunSince;
  into.freeze = p.freeze;
  into.freezeSince = p.freezeSince;
  fill(p.fx, into.fx);
  into.atk = p.atk;
  into.def = p.def;
  into.kw = p.kw;
}

function copyBoard(from: readonly DkPermanent[], into: DkPermanent[]): void {
  if (into.length > from.length) into.length = from.length;
  const reused = into.length;
  for (let i = 0; i < reused; i++) copyPermanent(from[i], into[i]);
  for (let i = reused; i < from.length; i++) into.push(clonePermanent(from[i]));
}

const cloneSeat = (s: DkSeatState): DkSeatState => ({
  life: s.life,
  out: s.out,
  hand: s.hand.slice(),
  known: s.known.slice(),
  board: s.board.map(clonePermanent),
  reflects: s.reflects,
  prevents: s.prevents.slice(),
  activated: s.activated,
  fx: s.fx.slice(),
  kw: s.kw,
});

function copySeat(s: DkSeatState, into: DkSeatState): void {
  into.life = s.life;
  into.out = s.out;
  fill(s.hand, into.hand);
  fill(s.known, into.known);
  copyBoard(s.board, into.board);
  into.reflects = s.reflects;
  fill(s.prevents, into.prevents);
  into.activated = s.activated;
  fill(s.fx, into.fx);
  into.kw = s.kw;
}

const cloneEvent = (event: DkEvent | null): DkEvent | null => event && { ...event };

const cloneInitiative = (contest: DkInitiative | null): DkInitiative | null =>
  contest && { round: contest.round, scores: contest.scores.slice(), cards: contest.cards.slice() };

const cloneWork = (item: AgendaItem): AgendaItem => ({ ...item });

/** Hand-written deep copy; the list of triggers holds what is never changed in place. */
export function cloneState(s: DkState, into?: DkState): DkState {
  if (into && into.seats.length === s.seats.length) return copyState(s, into);
  return {
    phase: s.phase,
    rng: cloneRng(s.rng),
    agenda: s.agenda.map(cloneWork),
    choice: copyChoice(s.choice),
    result: copyOutcome(s.result),
    config: s.config,
    seats: s.seats.map(cloneSeat),
    typeDeck: s.typeDeck.slice(),
    graveyard: s.graveyard.slice(),
    resolving: s.resolving.slice(),
    turn: s.turn,
    active: s.active,
    plays: s.plays,
    limit: s.limit,
    spellCast: s.spellCast,
    nextId: s.nextId,
    nextAge: s.nextAge,
    event: cloneEvent(s.event),
    queue: s.queue.slice(),
    initiative: cloneInitiative(s.initiative),
  };
}

/** The same into a discarded state, whose memory is reused. */
function copyState(s: DkState, into: DkState): DkState {
  into.phase = s.phase;
  copyRng(s.rng, into.rng);
  into.agenda = s.agenda.length ? s.agenda.map(cloneWork) : [];
  into.choice = copyChoice(s.choice);
  into.result = copyOutcome(s.result);
  into.config = s.config;
  for (let seat = 0; seat < s.seats.length; seat++) copySeat(s.seats[seat], into.seats[seat]);
  fill(s.typeDeck, into.typeDeck);
  fill(s.graveyard, into.graveyard);
  fill(s.resolving, into.resolving);
  into.turn = s.turn;
  into.active = s.active;
  into.plays = s.plays;
  into.limit = s.limit;
  into.spellCast = s.spellCast;
  into.nextId = s.nextId;
  into.nextAge = s.nextAge;
  into.event = cloneEvent(s.event);
  into.queue = s.queue.length ? s.queue.slice() : [];
  into.initiative = cloneInitiative(s.initiative);
  return into;
}
