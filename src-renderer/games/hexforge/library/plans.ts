import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';

/** Strategy hints for the built-in loadouts, by library id. */
const PLANS: Readonly<Record<string, string>> = {
  'night-ledger': 'Answers everything, and lets each spell tell on the rival’s base.',
  'scald-and-run': 'Is there first, strikes first, and is gone.',
  'common-ground': 'A wide board that is stronger side by side, and burns what crowds round it.',
  'patient-masons': 'Walls in front, and behind them growth that never wears off.',
  'slow-interest': 'Slow, hard to kill, and paid back out of the rival’s pocket.',
};

/** A loadout's strategy in a sentence; of an imported one, the library's note. */
export const planOf = (entry: LibraryEntry): string => (entry.builtIn ? (PLANS[entry.id] ?? entry.note) : entry.note);
