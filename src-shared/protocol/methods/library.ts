import { z } from 'zod';
import { fileName, gameId } from '../fields.ts';
import { MOST_NOTES, type EntryHistory, type LibraryEntry } from '../messages.ts';
import { OWNER, answer, done, method } from './row.ts';

const shelf = { game: gameId, kind: z.enum(['loadout', 'map']) };
const one = { ...shelf, id: z.string().max(80) };
const entry = answer<{ entry: LibraryEntry }>();

export const libraryMethods = {
  'library.list': method(OWNER, { game: gameId }, answer<{ entries: LibraryEntry[]; problems: string[] }>()),
  'library.import': method(OWNER, { ...shelf, fileName, text: z.string().max(400_000) }, entry),
  /** Keeps what was made in this window, checked as an imported file is. */
  'library.add': method(OWNER, { ...shelf, value: z.unknown() }, entry),
  /** Puts another value in the place of a kept one, checked as a new one is. */
  'library.change': method(OWNER, { ...one, value: z.unknown() }, entry),
  'library.rename': method(OWNER, { ...one, name: z.string().max(200) }, entry),
  /** Notes and earlier versions of an entry; empty where there are none. */
  'library.history': method(OWNER, one, answer<EntryHistory>()),
  'library.annotate': method(OWNER, { ...one, notes: z.string().max(MOST_NOTES) }, done),
  'library.export': method(OWNER, one, answer<{ fileName: string; text: string }>()),
  'library.delete': method(OWNER, one, done),
};
