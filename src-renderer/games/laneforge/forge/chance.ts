/** Lots drawn in the window: what is rolled or paired is a proposal, so it needs no seed of a match. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SEED_LENGTH = 8;

/** In [0, sides). */
export const chance = (sides: number): number => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * sides);

/** A seed that is easy to read out: no I, O, 0 or 1. */
export const seedByLot = (): string => Array.from({ length: SEED_LENGTH }, () => SIGNS[chance(SIGNS.length)]).join('');
