import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';

/** A loadout that was handed over, as an entry of the library, or as one for this table only. */
export const broughtEntry = (value: unknown, name: string, kept: readonly LibraryEntry[]): LibraryEntry =>
  kept.find((entry) => JSON.stringify(entry.value) === JSON.stringify(value)) ?? {
    id: 'brought',
    kind: 'loadout',
    name,
    builtIn: false,
    note: 'From the deck room',
    value,
  };
