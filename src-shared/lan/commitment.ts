/** Commit, then open: a hash that binds somebody to a pick and a share of the seed, and tells neither. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DrawOpening } from '../kernel/fair-draw.ts';
import { inOrder } from '../kernel/in-order.ts';

/** What is opened: `pick` is null for a seat that brings nothing, `salt` and `share` are 16 random bytes in hex, new for every commitment. */
export interface Opening {
  readonly pick: unknown;
  readonly salt: string;
  readonly share: string;
}

/** SHA-256 of a text, in hex. The first line says what is hashed, so that no hash passes for another. */
export const hashOf = (...lines: readonly string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

/** The hash of a pick. @param pick JSON; the order of members does not matter */
export const digestOf = (pick: unknown): string => hashOf('five-forges pick', inOrder(pick));

/** The opening as the log keeps it: what was picked stands in the config. */
export const withDigest = ({ pick, salt, share }: Opening): DrawOpening => ({ digest: digestOf(pick), salt, share });

/** Binds to the opening, and is shown to all before. */
export const commitmentTo = (game: string, { digest, salt, share }: DrawOpening): string =>
  hashOf('five-forges commitment', game, digest, salt, share);
