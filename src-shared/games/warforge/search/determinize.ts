import { createRng, type Random } from '../../../kernel/rng.ts';
import { cardIndex, DEFS, findCard } from '../catalog.ts';
import type { WrConfig } from '../config.ts';
import { drawMain } from '../decks/draw-main.ts';
import type { WrList } from '../decks/list.ts';
import type { WrEvent } from '../events.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { leaves } from '../modes.ts';
import { newUnit } from '../rules/enter.ts';
import { insertCard } from '../rules/hand.ts';
import { cardsOfRole } from '../rules/pools.ts';
import { emptyState, exclusiveOf, talentOf } from '../setup.ts';
import { handCard, SKIRMISH, STREAMS, WARLORD_PLACE, type WrState, type WrUnit } from '../state.ts';
import { PLACES, type WrFaction } from '../types.ts';
import type { WrSeatView, WrUnitView, WrView } from '../view.ts';

/*
 * A world that looks like a view to its viewer. Beliefs (`docs/bots.md`): the rival's list is any legal one of its Warlord's
 * faction, every deckable card being as likely as another, with what was seen of it among them; its hand and deck hold
 * what was not seen, in any order, and in hand is what it was dealt openly; a face-down Troop is any that lies in Ambush and costs what was paid for it.
 */

const HIDES = KEYWORDS.at('entersHidden');

/** Definitions that the rival was seen to own, once for each copy seen. */
function seenOf(history: readonly WrEvent[], seat: number): number[] {
  const seen: number[] = [];
  const note = (id: string | null | undefined): void => {
    const card = id ? findCard(id) : -1;
    if (card >= 0 && DEFS[card].spec.role === 'deck') seen.push(card);
  };
  const forget = (id: string | null): void => {
    const at = id ? seen.indexOf(findCard(id)) : -1;
    if (at >= 0) seen.splice(at, 1);
  };
  for (const event of history) {
    if (event.type === 'played' && event.seat === seat) note(event.card);
    else if (event.type === 'burned' && event.seat === seat) note(event.card);
    else if (event.type === 'deployed' && event.thing.seat === seat) note(event.thing.card);
    else if (event.type === 'turnedUp' && event.thing.seat === seat) note(event.thing.card);
    // It may be seen once more.
    else if (event.type === 'returned' && event.thing.seat === seat) forget(event.thing.card);
  }
  return seen;
}

/** Energy paid for a Troop that lies face down; −1 if that was not heard. */
function paidFor(history: readonly WrEvent[], id: number): number {
  for (const event of history) if (event.type === 'deployed' && event.thing.id === id) return event.cost;
  return -1;
}

/** What a face-down Troop may be. */
function guessHidden(faction: WrFaction, paid: number, random: Random): number {
  const all = cardsOfRole(faction, 'deck').filter((card) => DEFS[card].isTroop && MASKS.meets(DEFS[card].kw, HIDES.mask));
  const fitting = all.filter((card) => paid < 0 || DEFS[card].cost === paid);
  const pool = fitting.length > 0 ? fitting : all;
  return pool.length > 0 ? random.pick(pool) : cardsOfRole(faction, 'deck').find((card) => DEFS[card].isTroop)!;
}

function unitFrom(
  s: WrState,
  { id, seat, face, spent, entered, deployed, used, praying, shotAt, hidden }: WrUnitView,
  guessed: () => number,
): WrUnit {
  const unit = newUnit(s, seat, face ? cardIndex(face.card) : guessed());
  Object.assign(unit, { id, spent, entered, deployed, used, praying: praying ? 1 : 0, shotAt: shotAt ? 1 : 0, hidden: hidden ? 1 : 0 });
  if (face === null) return unit;
  Object.assign(unit, face.raw, { health: face.health, maxHealth: face.maxHealth });
  unit.remnantOf = face.remnantOf === null ? -1 : cardIndex(face.remnantOf);
  return unit;
}

function fillSeat(s: WrState, view: WrSeatView, history: readonly WrEvent[], random: Random): void {
  const player = s.seats[view.seat];
  const faction = DEFS[cardIndex(view.warlord)].faction!;
  player.line = view.units.map((unit) => unitFrom(s, unit, () => guessHidden(faction, paidFor(history, unit.id), random)));
  player.w = view.units.findIndex(({ place }) => place === PLACES[WARLORD_PLACE]);
  const { energy, maxEnergy, carry, fatigue, faith, questProgress, embers, ownTurn } = view;
  Object.assign(player, { energy, maxEnergy, carry, fatigue, faith, questProgress, embers, ownTurn, kept: view.kept ? 1 : 0 });
  player.extra = view.extra.map(cardIndex);
  player.ongoing = view.ongoing.map(({ card, left }) => ({ card: cardIndex(card), left: left ?? 0 }));
}

/** Skirmish deals the Warlord's Talent with the opening hand; it stays to the end of the first turn (WR-4.7, 9.5). */
function holdEarlyTalent(s: WrState, seat: number): void {
  const { line, w, hand, ownTurn } = s.seats[seat];
  const talent = talentOf(line[w].card);
  if (s.mode === SKIRMISH && ownTurn === 0 && talent >= 0) insertCard(hand, handCard(talent, false, line[w].id));
}

/**
 * Where the exclusive card of a seat's Warlord is, which lay in its opening hand for all to know (WR-4.13): in hand until it is
 * played, or again once it is returned there.
 */
function whereExclusive(history: readonly WrEvent[], seat: number, card: string): 'hand' | 'deck' | 'gone' {
  let where: 'hand' | 'deck' | 'gone' = 'hand';
  for (const event of history) {
    if ((event.type === 'deployed' || event.type === 'returned') && event.thing.seat === seat && event.thing.card === card)
      where = event.type === 'returned' ? event.to : 'gone';
    // Returned to a full hand (WR-D87), or drawn again into one.
    else if (event.type === 'burned' && event.seat === seat && event.card === card) where = 'gone';
  }
  return where;
}

/** Puts the exclusive card of the rival's Warlord where it is known to be; in the deck it lies anywhere. */
function addExclusive(sure: number[], unseen: number[], view: WrSeatView, history: readonly WrEvent[], random: Random): void {
  const exclusive = exclusiveOf(view.warlord);
  if (exclusive < 0) return;
  const where = whereExclusive(history, view.seat, DEFS[exclusive].id);
  if (where === 'hand') sure.push(exclusive);
  else if (where === 'deck') unseen.splice(random.below(unseen.length + 1), 0, exclusive);
}

/**
 * The rival's hidden cards: its hand is what it surely holds and the first of what was not seen, the rest its deck.
 * @param sure at most as many as it holds
 */
function dealRival(s: WrState, view: WrSeatView, unseen: readonly number[], sure: readonly number[], random: Random): void {
  const pool = cardsOfRole(DEFS[cardIndex(view.warlord)].faction, 'deck');
  const player = s.seats[view.seat];
  const cards = [...sure, ...unseen];
  holdEarlyTalent(s, view.seat);
  const unknown = view.handCount - player.hand.length;
  // Cards that were created or shuffled in: any of the faction.
  while (cards.length < unknown + view.deckCount) cards.push(random.pick(pool));
  for (const card of cards.splice(0, unknown)) insertCard(player.hand, handCard(card, false));
  player.deck = cards.slice(0, view.deckCount);
}

/** Has the second player's Defence card been seen to go? */
const keepsDefence = (view: WrView, history: readonly WrEvent[], seat: number): boolean =>
  seat !== view.first &&
  view.seats[seat].handCount > 0 &&
  !history.some((event) => event.type === 'played' && event.seat === seat && DEFS[findCard(event.card)]?.spec.role === 'defence');

export function determinize(view: WrView, history: readonly WrEvent[], random: Random): WrState {
  const me = view.me;
  if (me === null) throw new Error('an onlooker has nothing to determinize');
  const rival = 1 - me.seat;
  const warlord = view.seats[rival].warlord;
  const faction = DEFS[cardIndex(warlord)].faction!;
  const seen = seenOf(history, rival);
  const main = drawMain(random, faction, view.mode, seen);
  const defence = random.pick(cardsOfRole(faction, 'defence'));
  const theirs: WrList = {
    id: '',
    name: 'unknown',
    mode: view.mode,
    warlord,
    defence: DEFS[defence].id,
    main: main.map((card) => DEFS[card].id),
  };
  const lists: WrConfig['lists'] = me.seat === 0 ? [me.list, theirs] : [theirs, me.list];
  const s = emptyState({ mode: view.mode, lists }, '');
  s.rng = createRng(random.seed(), STREAMS);
  s.phase = leaves.indexOf(view.leaf);
  for (const seat of view.seats) fillSeat(s, seat, history, random);

  const mine = s.seats[me.seat];
  for (const { card, drawn, source } of me.hand) mine.hand.push(handCard(cardIndex(card), drawn, source));
  mine.deck = random.shuffle(me.deck.map(cardIndex));
  mine.returning = me.returning.map(cardIndex);
  const unseen = random.shuffle(main.slice(Math.min(seen.length, main.length)));
  const sure = keepsDefence(view, history, rival) ? [defence] : [];
  addExclusive(sure, unseen, view.seats[rival], history, random);
  dealRival(s, view.seats[rival], unseen, sure, random);

  s.turn = view.turn;
  s.active = view.active;
  s.first = view.first;
  s.overtime = view.overtime ? 1 : 0;
  s.nextId = view.nextId;
  s.fired = view.fired;
  s.agenda = view.work.map((item) => JSON.parse(JSON.stringify(item)) as typeof item);
  s.queue = view.queue.map((trigger) => ({ ...trigger }));
  s.attack = view.attack && { ...view.attack, kills: view.attack.kills.slice() };
  s.hits = view.hits.map((hit) => ({ ...hit }));
  s.shielded = view.shielded.slice();
  s.doomed = view.doomed.slice();
  s.choice = view.choice && {
    seat: view.choice.seat,
    kind: view.choice.kind,
    card: cardIndex(view.choice.card),
    offered: view.choice.offered.map(cardIndex),
  };
  s.result = view.result && { ...view.result };
  return s;
}
