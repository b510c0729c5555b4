import { createRng, draw } from '../../kernel/rng.ts';
import { terrainOf, TYPE, type HxBoard } from './board/terrain.ts';
import { defOf } from './catalog.ts';
import type { HxConfig } from './config.ts';
import type { HxLoadout } from './loadouts/schema.ts';
import type { HxMap } from './maps/schema.ts';
import { OPENING_HAND } from './opening.ts';
import { drawCards, shuffleDeck } from './rules/cards.ts';
import { addTower } from './rules/entities.ts';
import { noteSight } from './rules/vision.ts';
import { BASE_CARDS, INSTANCES, LIST_CARDS, SLOT, SLOTS, ZONE, type HxSeatState, type HxState } from './state.ts';
import { TILE_TYPES } from './types.ts';

/** The board of a map: tiles by row, then column. Seat 0 has the first base tile in that order. */
export function boardOf(map: HxMap): HxBoard {
  const tiles = [...map.tiles].sort((a, b) => a.r - b.r || a.q - b.q);
  const types = tiles.map((t) => TILE_TYPES.indexOf(t.type));
  // Adding 0 turns a −0, which JSON would not keep, into 0.
  return {
    q: tiles.map((t) => t.q + 0),
    r: tiles.map((t) => t.r + 0),
    types,
    bases: types.flatMap((type, i) => (type === TYPE.base ? [i] : [])),
  };
}

/** Sampling worlds asks for the same two loadouts hundreds of times a second. */
const listed = new WeakMap<HxLoadout, readonly number[]>();

/** Definition per instance of one seat's list cards, in the order of instance numbers. */
export function listDefs(loadout: HxLoadout): readonly number[] {
  let defs = listed.get(loadout);
  if (!defs) {
    defs = [...loadout.base, ...loadout.forges.flatMap((forge) => forge.cards)].map((id) => defOf(id).index);
    listed.set(loadout, defs);
  }
  return defs;
}

const newSeat = (words: number): HxSeatState => ({
  deck: [],
  hand: [],
  discard: [],
  lost: [],
  pool: [0, 0, 0, 0, 0, 0],
  slots: new Array<number>(SLOTS).fill(SLOT.unused),
  raised: 0,
  vision: new Array<number>(words).fill(0),
  fresh: 0,
  known: new Array<number>(words).fill(0),
  lit: [],
  nextSeen: 1,
  commander: 0,
  commanderHealth: 0,
});

/** A state before anything has happened: no entity, no card out of its list. Also where determinization starts. */
export function emptyState(board: HxBoard, loadouts: HxLoadout[], maxTurns: number, seed: string): HxState {
  const { words } = terrainOf(board);
  return {
    phase: 0,
    rng: createRng(seed, ['setup', 'deck0', 'deck1']),
    agenda: [],
    choice: null,
    result: null,
    board,
    loadouts,
    workers: loadouts.flatMap((l) => l.workers.map((id) => defOf(id).index)),
    maxTurns,
    defs: [...loadouts.flatMap(listDefs), ...loadouts.map((l) => defOf(l.commander).index)],
    zones: new Array<number>(INSTANCES).fill(ZONE.waiting),
    cardFx: Array.from({ length: INSTANCES }, () => []),
    seats: [newSeat(words), newSeat(words)],
    entities: [],
    nextId: 1,
    occupied: new Array<number>(board.types.length).fill(0),
    turn: 1,
    turnSeat: 0,
    priority: 0,
    offered: 0,
    stack: [],
    nextItem: 1,
    pending: null,
    orders: [],
    orderOpen: 0,
    attacks: [],
    triggers: [],
    stale: 1,
    quiet: 0,
  };
}

/** HX-22.4: bases placed, decks built and shuffled, four cards each. The first Upkeep is the flow's to enter. */
export function setUp(config: HxConfig, seed: string): HxState {
  const s = emptyState(boardOf(config.map), config.loadouts, config.maxTurns, seed);
  s.turnSeat = config.firstSeat ?? draw(s.rng, 'setup', 'starting player', 2);
  for (let seat = 0; seat < 2; seat++) addTower(s, seat, s.board.bases[seat], 0);
  for (let seat = 0; seat < 2; seat++) {
    for (let k = 0; k < BASE_CARDS; k++) {
      s.zones[seat * LIST_CARDS + k] = ZONE.deck;
      s.seats[seat].deck.push(seat * LIST_CARDS + k);
    }
    shuffleDeck(s, seat);
  }
  noteSight(s);
  for (let seat = 0; seat < 2; seat++) drawCards(s, seat, OPENING_HAND);
  return s;
}
