/** The text by which a table goes to another machine: a line with the table, and the file of its match. */
import { z } from 'zod';
import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { HostError } from '../host/host-error.ts';
import { parseJson } from '../host/store/json.ts';
import { fits, handedSchema, type HandedTable } from '../host/store/table-file.ts';

const VERSION = 1;
/** Of the first line. */
const MOST_HEAD_CHARS = 1024 * 1024;
const headSchema = handedSchema
  .omit({ waits: true })
  .extend({ version: z.literal(VERSION) })
  .refine(fits, { error: 'its devices and guests do not fit together' });

/** @param match text of the match's file; '' when none is on */
export const textOf = ({ waits: _, ...table }: HandedTable, match: string): string =>
  `${JSON.stringify({ version: VERSION, ...table })}\n${match}`;

/**
 * @param from who hands it over
 * @throws HostError `invalid` when it is no table
 */
export function readHandedTable(text: string, from: string): { table: HandedTable; match: string } {
  const end = text.slice(0, MOST_HEAD_CHARS).indexOf('\n');
  const head = headSchema.safeParse(end < 0 ? undefined : parseJson(text.slice(0, end)));
  if (!head.success) throw new HostError('invalid', 'The table that was handed over cannot be read.', issuesInWords(head.error));
  const { version: _, ...table } = head.data;
  const match = text.slice(end + 1);
  if ((match === '') !== (table.lobby.match === null)) {
    throw new HostError('invalid', 'The table that was handed over and its match do not fit together.');
  }
  return { table: { ...table, waits: from }, match };
}
