import { z } from 'zod';

/** Files and links that the program was opened with. */
export interface OpenedThings {
  /** Links as they are, files with their whole path. */
  opened: string[];
  /** How many more there were than one start can pass on. */
  left: number;
}

const openedSchema = z.object({ opened: z.array(z.string()), left: z.number().int().nonnegative() });

/** Chromium ends a first process that is sent more than 32 KiB by a second: working directory, command line and our text. */
const MESSAGE_BYTES = 32 * 1024;
const TEXT_BYTES = MESSAGE_BYTES / 2;
const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);

/**
 * One ASCII text (base64 of JSON): Electron counts the bytes of other texts and of arrays wrongly, and the first process dies of it.
 * What does not fit is counted as `left`.
 */
export function packOpened({ opened, left }: OpenedThings): string {
  const text = Buffer.from(JSON.stringify({ opened, left })).toString('base64');
  if (text.length <= TEXT_BYTES || opened.length === 0) return text;
  // Halves what is over at each step, so that 10,000 files are no work either.
  const kept = Math.min(opened.length - 1, Math.ceil((opened.length * TEXT_BYTES) / text.length));
  return packOpened({ opened: opened.slice(0, kept), left: left + opened.length - kept });
}

/** @param text of another process, not trusted @returns nothing opened for what is no such text */
export function unpackOpened(text: unknown): OpenedThings {
  try {
    return openedSchema.parse(JSON.parse(Buffer.from(z.string().parse(text), 'base64').toString()));
  } catch {
    return { opened: [], left: 0 };
  }
}

/** A command line that Chromium could not pass on beside our text. */
export const isTooLong = (argv: readonly string[], cwd: string): boolean => bytesOf([cwd, ...argv]) > MESSAGE_BYTES - TEXT_BYTES - 1024;
