import { copyOutcome } from '../../../kernel/copy.ts';
import type { Seat, Viewer } from '../../../kernel/seat.ts';
import { eventStep, leafName, phaseName } from '../modes.ts';
import { canBlock } from '../rules/event.ts';
import { chosen, toAct } from '../rules/legal.ts';
import { typeName } from '../rules/tell.ts';
import { isReady } from '../rules/values.ts';
import { handSize } from '../rules/zones.ts';
import { FX_SIZE, type DiscardItem, type DkPermanent, type DkState } from '../state.ts';
import type { DkChoiceView, DkEffectView, DkPermanentView, DkSeatView, DkView } from '../view.ts';

/* What a viewer may know: everything but other hands and the order of the type deck (DK-16.1). */

const FX_NAMES = ['mod', 'gain', 'lose'] as const;

function effectViews(fx: readonly number[]): DkEffectView[] {
  const views: DkEffectView[] = [];
  for (let i = 0; i < fx.length; i += FX_SIZE)
    views.push({ op: FX_NAMES[fx[i]], a: fx[i + 1], b: fx[i + 2], left: fx[i + 3], since: fx[i + 4] });
  return views;
}

const permanentView = (p: DkPermanent): DkPermanentView => ({
  id: p.id,
  seat: p.seat,
  cardType: typeName(p.type),
  card: { deck: p.deck, card: p.card },
  age: p.age,
  atk: p.atk,
  def: p.def,
  kw: p.kw,
  damage: p.damage,
  ready: isReady(p),
  delay: p.delay === 1,
  attacked: p.attacked === 1,
  blocked: p.blocked === 1,
  used: p.used === 1,
  stun: p.stun,
  stunSince: p.stunSince,
  freeze: p.freeze,
  freezeSince: p.freezeSince,
  effects: effectViews(p.fx),
});

function seatView(s: DkState, seat: Seat, isOwn: boolean): DkSeatView {
  const own = s.seats[seat];
  return {
    seat,
    life: own.life,
    out: own.out,
    handCount: handSize(own),
    hand: isOwn ? own.hand.slice() : null,
    known: own.known.slice(),
    board: own.board.map(permanentView),
    reflects: own.reflects,
    prevents: own.prevents.slice(),
    activated: own.activated === 1,
    effects: effectViews(own.fx),
    kw: own.kw,
  };
}

function choiceView(s: DkState): DkChoiceView | null {
  const { choice } = s;
  if (choice === null) return null;
  const { seat, kind } = choice;
  const blockers = kind === 'block' ? s.seats[seat].board.filter((p) => canBlock(s, p)).map(({ id }) => id) : [];
  return {
    seat,
    kind,
    refs: kind === 'aim' || kind === 'reflect' || kind === 'wreck' ? chosen(s) : blockers,
    count: kind === 'discard' ? (s.agenda[s.agenda.length - 1] as DiscardItem).n : 0,
  };
}

export function makeView(s: DkState, viewer: Viewer): DkView {
  const { event, initiative } = s;
  return {
    game: 'deckforge',
    viewer,
    turn: s.turn,
    toAct: toAct(s),
    phase: phaseName(s.phase),
    leaf: leafName(s.phase),
    active: s.active,
    config: s.config,
    plays: s.plays,
    limit: s.limit,
    spellCast: s.spellCast === 1,
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer === seat)),
    deckCount: s.typeDeck.length,
    graveyard: s.graveyard.map(typeName),
    resolving: s.resolving.map((entry) => ({ seat: entry >> 3, cardType: typeName(entry & 7) })),
    event: event && { ...event, step: eventStep(s.phase) },
    initiative: initiative && { round: initiative.round, scores: initiative.scores.slice(), cards: initiative.cards.slice() },
    choice: choiceView(s),
    work: s.agenda.map((item) => ({ ...item })),
    queue: s.queue.slice(),
    nextId: s.nextId,
    nextAge: s.nextAge,
    result: copyOutcome(s.result),
  };
}
