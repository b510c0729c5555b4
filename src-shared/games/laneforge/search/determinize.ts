import { copyOutcome } from '../../../kernel/copy.ts';
import type { History } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import { championOf, findFace } from '../catalog.ts';
import { compiled } from '../engine.ts';
import type { LnEvent } from '../events.ts';
import { MASKS } from '../keywords/masks.ts';
import { instanceOf } from '../keys.ts';
import { refreshKeywords } from '../rules/creatures.ts';
import { emptyState } from '../setup.ts';
import { CARDS, ROW, ZONE, placeOf, type LnChoice, type LnCreature, type LnState } from '../state.ts';
import type { LnCardId } from '../types.ts';
import type { LnCreatureView, LnSeatView, LnView } from '../view.ts';
import { eagerness, likelihood, playsOf } from './evidence.ts';

/*
 * A world in which the seat sees exactly its view. Little is hidden in Laneforge: which of a rival's cards are in hand
 * and which in the deck, the order of both decks, and, before the first turn, the Champion a rival has picked.
 */

function creatureFrom(s: LnState, v: LnCreatureView): LnCreature {
  // Nothing changes control (LN-D42), so a creature's card is its player's.
  const inst = v.minion ? -1 : instanceOf(s, v.seat, v.card);
  const c: LnCreature = {
    id: v.id,
    seat: v.seat,
    lane: v.lane - 1,
    row: v.row === 'front' ? ROW.front : ROW.back,
    face: findFace(v.card),
    inst,
    ready: v.ready ? 1 : 0,
    attack: v.attack,
    health: v.health,
    armor: v.armor.active,
    armorGained: v.armor.gained,
    armorTurn: v.armor.thisTurn,
    attackTurn: v.thisTurn.attack,
    healthTurn: v.thisTurn.health,
    gained: MASKS.of(v.lasting.gained),
    gainedTurn: MASKS.of(v.thisTurn.gained),
    lost: MASKS.of(v.lasting.lost),
    lostTurn: MASKS.of(v.thisTurn.lost),
    mobility: v.lasting.mobility,
    mobilityTurn: v.thisTurn.mobility,
    silent: v.silenced === 'forGood' ? 1 : 0,
    silentTurn: v.silenced === 'thisTurn' ? 1 : 0,
    fed: v.fed ? 1 : 0,
    kw: 0,
    became: 0,
    left: 0,
    leftIn: 0,
  };
  refreshKeywords(c);
  return c;
}

const instances = (s: LnState, seat: number, cards: readonly LnCardId[]): number[] => cards.map((card) => instanceOf(s, seat, card));

const bits = (levels: readonly number[]): number => levels.reduce((all, level) => all | (1 << level), 0);

const OPEN = -1;

function fillSeat(s: LnState, v: LnSeatView, plays: readonly number[], random: Random): void {
  const own = s.seats[v.seat];
  const place = (list: number[], zone: number): number[] => {
    for (const inst of list) s.zones[inst] = zone;
    return list;
  };
  own.health = v.health;
  own.champion = v.champion.deck ?? -1;
  own.championReady = v.champion.ready ? 1 : 0;
  own.championUsed = bits(v.champion.used);
  own.fed = v.gainedHealth ? 1 : 0;
  own.fallen = v.fallen;
  own.creaturesPlayed = v.creaturesPlayed;
  own.spellsPlayed = v.spellsPlayed;
  own.discard = place(instances(s, v.seat, v.discard), ZONE.discard);
  own.banish = place(instances(s, v.seat, v.banish), ZONE.banish);
  place(instances(s, v.seat, v.upgrade), ZONE.upgrade);
  own.knownHand = instances(s, v.seat, v.knownInHand);
  own.knownDeck = instances(s, v.seat, v.knownInDeck);
  if (v.hand && v.deck) {
    own.hand = place(instances(s, v.seat, v.hand), ZONE.hand);
    own.deck = place(random.shuffle(instances(s, v.seat, v.deck)), ZONE.deck);
  } else dealHidden(s, v, plays, random, place);
}

/** So many hands are dealt, and one is taken as likely as it explains what has been played. */
const HANDS = 6;

/** Shuffles until the first `inHand` of the cards are a hand that explains what its owner played (rejection sampling). */
function dealHand(
  s: LnState,
  known: readonly number[],
  unseen: number[],
  inHand: number,
  plays: readonly number[],
  random: Random,
): number[] {
  if (plays.length === 0 || inHand === 0 || inHand === unseen.length) return random.shuffle(unseen);
  const gladly = (sum: number, inst: number): number => sum + eagerness(s.faces[inst]);
  const surely = known.reduce(gladly, 0);
  let dealt = unseen;
  let total = 0;
  for (let i = 0; i < HANDS; i++) {
    const hand = random.shuffle(unseen.slice());
    const likely = likelihood(plays, hand.slice(0, inHand).reduce(gladly, surely));
    total += likely;
    if (random.unit() * total < likely) dealt = hand;
  }
  return dealt;
}

/** The rival's cards that lie nowhere in the open are dealt at random, but for those known to be in hand or deck (LN-D7). */
function dealHidden(
  s: LnState,
  v: LnSeatView,
  plays: readonly number[],
  random: Random,
  place: (list: number[], zone: number) => number[],
): void {
  const own = s.seats[v.seat];
  const fixed = new Set([...own.knownHand, ...own.knownDeck]);
  const unseen: number[] = [];
  for (let inst = v.seat * CARDS; inst < (v.seat + 1) * CARDS; inst++) if (s.zones[inst] === OPEN && !fixed.has(inst)) unseen.push(inst);
  const inHand = v.handCount - own.knownHand.length;
  const dealt = dealHand(s, own.knownHand, unseen, inHand, plays, random);
  own.hand = place([...own.knownHand, ...dealt.slice(0, inHand)], ZONE.hand);
  own.deck = place(random.shuffle([...own.knownDeck, ...dealt.slice(inHand)]), ZONE.deck);
}

function choiceFrom(view: LnView): LnChoice | null {
  const { choice } = view;
  if (choice === null) return null;
  return {
    seat: choice.seat,
    kind: choice.kind,
    face: choice.card === null ? -1 : findFace(choice.card),
    champion: choice.champion === null ? -1 : championOf(choice.champion).index,
    left: choice.left,
    upTo: choice.upTo ? 1 : 0,
  };
}

export function determinize(view: LnView, history: History<LnEvent>, random: Random, previous?: LnState): LnState {
  // The same decks as before share their list of faces.
  const decks = previous?.decks ?? view.seats.map((seat) => seat.decks);
  const s = emptyState(decks, random.seed());
  s.zones.fill(OPEN);
  s.phase = compiled.indexOf(view.leaf);
  s.turn = view.turn;
  s.cycle = view.cycle;
  s.forge = view.forge;
  s.firstForge = view.firstForge ?? view.forge;
  s.action = Math.max(0, view.action - 1);
  s.mainUsed = view.mainUsed ? 1 : 0;
  s.freeUsed = view.freeUsed;
  s.suddenFrom = view.suddenDeath?.from ?? 0;
  s.result = copyOutcome(view.result);
  s.choice = choiceFrom(view);
  for (const v of view.creatures) {
    const c = creatureFrom(s, v);
    s.creatures[placeOf(c.seat, c.lane)] = c;
    if (c.inst >= 0) s.zones[c.inst] = ZONE.lane;
    s.nextId = Math.max(s.nextId, c.id + 1);
  }
  for (const { seat, card } of view.resolving) {
    const inst = instanceOf(s, seat, card);
    if (inst >= 0) s.zones[inst] = ZONE.resolving;
  }
  resumeWork(s, view);
  const plays = playsOf(view, history);
  for (const seat of view.seats) fillSeat(s, seat, plays[seat.seat], random);
  if (view.phase === 'champions') pickHidden(s, view, random);
  return s;
}

/** Work under way is public; a copy, because texts change their own numbers. */
function resumeWork(s: LnState, { resolution }: LnView): void {
  if (resolution === null) return;
  const copy = JSON.parse(JSON.stringify(resolution)) as typeof resolution;
  s.agenda = copy.agenda as AgendaItem[];
  s.pending = [...copy.pending];
  s.batch = [...copy.batch];
  s.batches = copy.batches;
  s.ghosts = [...copy.ghosts];
  s.event = copy.event;
  for (const c of s.ghosts) s.nextId = Math.max(s.nextId, c.id + 1);
}

/** A rival who is known to have picked, but not what (LN-D3). */
function pickHidden(s: LnState, view: LnView, random: Random): void {
  const asked = view.choice?.seat ?? 0;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.seats[seat].champion < 0 && seat < asked) s.seats[seat].champion = random.below(s.decks[seat].length);
}
