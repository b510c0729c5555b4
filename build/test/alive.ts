/** Tells the test run how far a long test is, which is ended when it says nothing for too long. */
import { writeSync } from 'node:fs';

/** At once, also from a thread that does not rest in between. */
export const stillAt = (what: string): void => void writeSync(1, `… ${what}\n`);
