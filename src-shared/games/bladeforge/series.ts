import type { BlConfig } from './config.ts';

/** Turns after which a match between bots is called a draw (BL-D56). */
const LONGEST = 600;

export const seriesConfig = (): BlConfig => ({ seats: 4, maxTurns: LONGEST });

/** The same at a table of so many. */
export const forSeats = (config: unknown, seats: number): BlConfig => ({ ...(config as BlConfig), seats });
