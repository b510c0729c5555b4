/** Randomness of the window: rolled decks and pairs are proposals, so they need no seed of a match. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SEED_LENGTH = 8;

/** In [0, sides). */
export const chance = (sides: number): number => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * sides);

/** A readable seed: without I, O, 0 and 1. */
export const seedByLot = (): string => Array.from({ length: SEED_LENGTH }, () => SIGNS[chance(SIGNS.length)]).join('');
