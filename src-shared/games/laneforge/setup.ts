import { createRng } from '../../kernel/rng.ts';
import { faceIndex } from './catalog.ts';
import type { LnConfig } from './config.ts';
import type { FactionDeck } from './decks/deck-schema.ts';
import { CARDS, LANES, SEATS, START_HEALTH, ZONE, levelOf, type LnSeatState, type LnState } from './state.ts';

const STREAMS = ['forge', 'deck0', 'deck1'];

const listed = new WeakMap<object, readonly number[]>();

/** Definition per instance. Sampling worlds asks for the same decks hundreds of times a second. */
export function listFaces(decks: readonly (readonly FactionDeck[])[]): readonly number[] {
  let faces = listed.get(decks);
  if (!faces) {
    faces = decks.flatMap((two) => two.flatMap((deck) => deck.sets.flatMap((set) => [1, 2, 3].map((level) => faceIndex(set, level)))));
    listed.set(decks, faces);
  }
  return faces;
}

/** LN-3.4: twenty level 1 cards in the deck, the rest in the upgrade pile. */
function newSeat(seat: number, zones: number[]): LnSeatState {
  const deck: number[] = [];
  for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) {
    zones[inst] = levelOf(inst) === 1 ? ZONE.deck : ZONE.upgrade;
    if (levelOf(inst) === 1) deck.push(inst);
  }
  return {
    health: START_HEALTH,
    deck,
    hand: [],
    discard: [],
    banish: [],
    knownHand: [],
    knownDeck: [],
    champion: -1,
    championReady: 1,
    championUsed: 0,
    fed: 0,
    fallen: 0,
    creaturesPlayed: 0,
    spellsPlayed: 0,
  };
}

/** A state before anything has happened: Champions not chosen, decks not shuffled. Also where determinization starts. */
export function emptyState(decks: readonly (readonly FactionDeck[])[], seed: string): LnState {
  const zones = new Array<number>(SEATS * CARDS).fill(ZONE.upgrade);
  return {
    phase: 0,
    rng: createRng(seed, STREAMS),
    agenda: [],
    choice: null,
    result: null,
    decks,
    faces: listFaces(decks),
    seats: Array.from({ length: SEATS }, (_, seat) => newSeat(seat, zones)),
    zones,
    creatures: new Array<null>(SEATS * LANES).fill(null),
    ghosts: [],
    nextId: 1,
    turn: 1,
    cycle: 1,
    forge: 0,
    firstForge: 0,
    action: 0,
    mainUsed: 0,
    freeUsed: 0,
    pending: [],
    batch: [],
    batches: 0,
    suddenFrom: 0,
    event: 0,
  };
}

export const setUp = (config: LnConfig, seed: string): LnState => emptyState(config.decks, seed);
