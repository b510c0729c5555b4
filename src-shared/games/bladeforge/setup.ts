import { createRng } from '../../kernel/rng.ts';
import type { BlConfig } from './config.ts';
import { freshMeans } from './rules/turn.ts';
import { NONE, type BlSeatState, type BlState } from './state.ts';
import { MAX_HEALTH, SLOTS } from './types.ts';

const STREAMS = ['armory', 'start', 'dice', 'theft'];

/** BL-2.5. */
const newSeat = (): BlSeatState => ({
  health: MAX_HEALTH,
  level: 0,
  forge: new Array<number>(SLOTS.length).fill(NONE),
  hand: [],
  out: 0,
  defenseMod: 0,
  blockMod: 0,
  weaken: 0,
});

/** A state before anything has happened: nothing dealt. Also where determinization starts. */
export function emptyState(seats: number, maxTurns: number, seed: string): BlState {
  return {
    phase: 0,
    rng: createRng(seed, STREAMS),
    agenda: [],
    choice: null,
    result: null,
    seats: Array.from({ length: seats }, newSeat),
    armory: [],
    salvage: [],
    revealed: [],
    resolving: NONE,
    turn: 1,
    active: 0,
    means: freshMeans(),
    attack: null,
    known: Array.from({ length: seats * seats }, () => []),
    maxTurns,
  };
}

export const setUp = ({ seats, maxTurns }: BlConfig, seed: string): BlState => emptyState(seats, maxTurns, seed);
