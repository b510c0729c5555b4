import { createRng } from '../../kernel/rng.ts';
import type { DkConfig } from './config.ts';
import { START_LIFE, STREAMS, type DkSeatState, type DkState } from './state.ts';
import { CARD_TYPES, FIRST_ID } from './types.ts';

const newSeat = (): DkSeatState => ({
  life: START_LIFE,
  out: 0,
  hand: CARD_TYPES.map(() => 0),
  known: CARD_TYPES.map(() => 0),
  board: [],
  reflects: 0,
  prevents: [],
  activated: 0,
  fx: [],
  kw: 0,
});

/** A state before anything has happened: nothing dealt. Also where determinization starts. */
export function setUp(config: DkConfig, seed: string): DkState {
  return {
    phase: 0,
    rng: createRng(seed, STREAMS),
    agenda: [],
    choice: null,
    result: null,
    config,
    seats: Array.from({ length: config.seats }, newSeat),
    typeDeck: [],
    graveyard: [],
    resolving: [],
    turn: 0,
    active: 0,
    plays: 0,
    limit: 1,
    spellCast: 0,
    nextId: FIRST_ID - 1,
    nextAge: 0,
    event: null,
    queue: [],
    initiative: null,
  };
}
