/** Fields that several requests have. */
import { z } from 'zod';
import { cleanName } from './clean-name.ts';

/**
 * Characters, and bytes, of a file that is brought to the window: more than twice a match of 1,000 turns with everything its bots weighed.
 */
export const MAX_FILE_CHARS = 16 * 1024 * 1024;

/** Ids of matches are names of files, so they hold nothing that a path could be made of. */
export const MATCH_ID = /^[a-z0-9-]{1,64}$/;
export const matchId = z.string().regex(MATCH_ID);
export const seat = z.number().int().min(0).max(5);
/** Number of the frame that a decision was made on. */
export const frameSeq = z.number().int().nonnegative();
/** Id of a lesson within its game. */
export const lessonId = z.string().regex(/^[a-z0-9-]{1,30}$/);
export const gameId = z.string().regex(/^[a-z]{1,20}$/);
export const fileName = z.string().min(1).max(80);

/** Names without invisible characters; one of nothing but blanks is refused. */
const nameOf = (most: number) =>
  z
    .string()
    .max(200)
    .overwrite(cleanName)
    .min(1, { error: 'a name needs at least one visible character' })
    .max(most, { error: `a name has at most ${most} characters` });
export const personName = nameOf(24);

/** A SHA-256 in hex. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);
/** 16 random bytes in hex. */
export const random16Hex = z.string().regex(/^[0-9a-f]{32}$/);
