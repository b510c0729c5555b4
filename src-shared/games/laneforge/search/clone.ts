import { copyChoice, copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { LnCreature, LnSeatState, LnState } from '../state.ts';

const cloneCreature = (c: LnCreature): LnCreature => ({
  id: c.id,
  seat: c.seat,
  lane: c.lane,
  row: c.row,
  face: c.face,
  inst: c.inst,
  ready: c.ready,
  attack: c.attack,
  health: c.health,
  armor: c.armor,
  armorGained: c.armorGained,
  armorTurn: c.armorTurn,
  attackTurn: c.attackTurn,
  healthTurn: c.healthTurn,
  gained: c.gained,
  gainedTurn: c.gainedTurn,
  lost: c.lost,
  lostTurn: c.lostTurn,
  mobility: c.mobility,
  mobilityTurn: c.mobilityTurn,
  silent: c.silent,
  silentTurn: c.silentTurn,
  fed: c.fed,
  kw: c.kw,
  became: c.became,
  left: c.left,
  leftIn: c.leftIn,
});

const cloneSeat = (s: LnSeatState): LnSeatState => ({
  health: s.health,
  deck: s.deck.slice(),
  hand: s.hand.slice(),
  discard: s.discard.slice(),
  banish: s.banish.slice(),
  knownHand: s.knownHand.slice(),
  knownDeck: s.knownDeck.slice(),
  champion: s.champion,
  championReady: s.championReady,
  championUsed: s.championUsed,
  fed: s.fed,
  fallen: s.fallen,
  creaturesPlayed: s.creaturesPlayed,
  spellsPlayed: s.spellsPlayed,
});

function copySeat(s: LnSeatState, into: LnSeatState): void {
  into.health = s.health;
  fill(s.deck, into.deck);
  fill(s.hand, into.hand);
  fill(s.discard, into.discard);
  fill(s.banish, into.banish);
  fill(s.knownHand, into.knownHand);
  fill(s.knownDeck, into.knownDeck);
  into.champion = s.champion;
  into.championReady = s.championReady;
  into.championUsed = s.championUsed;
  into.fed = s.fed;
  into.fallen = s.fallen;
  into.creaturesPlayed = s.creaturesPlayed;
  into.spellsPlayed = s.spellsPlayed;
}

/** Texts under way change their own numbers and picks; all other work is only ever read. */
function cloneWork(item: AgendaItem): AgendaItem {
  if (item.do !== 'run') return item;
  const f = item as RunFrame;
  return { ...f, chosen: f.chosen.slice(), chosen2: f.chosen2.slice() } satisfies RunFrame as AgendaItem;
}

/** Hand-written deep copy; shares decks, faces, and triggers and work items, which never change in place. */
export function cloneState(s: LnState, into?: LnState): LnState {
  if (into) return copyState(s, into);
  return {
    phase: s.phase,
    rng: cloneRng(s.rng),
    agenda: s.agenda.map(cloneWork),
    choice: copyChoice(s.choice),
    result: copyOutcome(s.result),
    decks: s.decks,
    faces: s.faces,
    seats: s.seats.map(cloneSeat),
    zones: s.zones.slice(),
    creatures: s.creatures.map((c) => c && cloneCreature(c)),
    ghosts: s.ghosts.map(cloneCreature),
    nextId: s.nextId,
    turn: s.turn,
    cycle: s.cycle,
    forge: s.forge,
    firstForge: s.firstForge,
    action: s.action,
    mainUsed: s.mainUsed,
    freeUsed: s.freeUsed,
    pending: s.pending.slice(),
    batch: s.batch.slice(),
    batches: s.batches,
    suddenFrom: s.suddenFrom,
    event: s.event,
  };
}

/** The same into a discarded state, whose memory is reused. */
function copyState(s: LnState, into: LnState): LnState {
  into.phase = s.phase;
  copyRng(s.rng, into.rng);
  into.agenda = s.agenda.length ? s.agenda.map(cloneWork) : [];
  into.choice = copyChoice(s.choice);
  into.result = copyOutcome(s.result);
  into.decks = s.decks;
  into.faces = s.faces;
  for (let seat = 0; seat < s.seats.length; seat++) copySeat(s.seats[seat], into.seats[seat]);
  fill(s.zones, into.zones);
  for (let i = 0; i < s.creatures.length; i++) {
    const c = s.creatures[i];
    into.creatures[i] = c && cloneCreature(c);
  }
  into.ghosts = s.ghosts.length ? s.ghosts.map(cloneCreature) : [];
  into.nextId = s.nextId;
  into.turn = s.turn;
  into.cycle = s.cycle;
  into.forge = s.forge;
  into.firstForge = s.firstForge;
  into.action = s.action;
  into.mainUsed = s.mainUsed;
  into.freeUsed = s.freeUsed;
  into.pending = s.pending.length ? s.pending.slice() : [];
  into.batch = s.batch.length ? s.batch.slice() : [];
  into.batches = s.batches;
  into.suddenFrom = s.suddenFrom;
  into.event = s.event;
  return into;
}
