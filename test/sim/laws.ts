import { expect } from 'vitest';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import { UNFINISHED } from '../../src-main/host/store/write-file.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import type { LogEntry } from '../../src-shared/kernel/match-log.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { DiskCall } from './disk.ts';
import { DATA, type World } from './world.ts';

/** Something that a person did in a match, as its file says it. */
export type Deed = string;

export const deedOf = (seat: number, action: unknown): Deed => JSON.stringify([seat, action]);
export const concededBy = (seat: number): Deed => `seat ${seat} concedes`;
export const UNDO: Deed = 'undo';

/** All that people did by hand, by a match's file, oldest first; what they took back as well. */
export function deedsIn(text: string): Deed[] {
  return text
    .split('\n')
    .slice(1, -1)
    .flatMap((line): Deed[] => {
      const { seat, action, auto, concede, undo } = JSON.parse(line) as Partial<LogEntry & { undo: number }>;
      if (undo !== undefined) return [UNDO];
      if (seat === undefined || auto) return [];
      return concede ? [concededBy(seat)] : action === undefined ? [] : [deedOf(seat, action)];
    });
}

/** The file can be followed to its end, and its hashes prove it. */
export function mustBeSound(game: Game, text: string): void {
  const log = parseLog(text);
  expect(log.problem).toBeNull();
  expect(replay(game, log).disagreement).toBeNull();
}

/** Everything acknowledged is there, in order; what was not may be there or not. */
export function mustHold(text: string, acknowledged: readonly Deed[]): void {
  const written = deedsIn(text);
  let at = 0;
  for (const [i, deed] of acknowledged.entries()) {
    at = written.indexOf(deed, at) + 1;
    if (at === 0) throw new Error(`acknowledged deed ${i + 1} of ${acknowledged.length} is not in the file: ${deed}`);
  }
}

/** The host never fell over, nobody was told that something went wrong inside, and no secret was told to anybody. */
export function mustLive(world: World, heard: readonly unknown[]): void {
  for (const error of world.clock.uncaught) throw error;
  for (const error of world.errors) if (!(error instanceof DiskError)) throw error;
  expect(JSON.stringify(heard)).not.toContain('Something went wrong inside');
  if (world.breaches.length > 0) throw new Error(`a secret is out: ${world.breaches[0].slice(0, 300)}`);
}

/** Nobody has to be told that this call failed. */
export function isHarmless({ op, path }: DiskCall): boolean {
  // What was synced is safe, and other bytes are told of by the sync; a folder is made again by whoever writes into it.
  if (op === 'close' || op === 'makeFolder') return true;
  // The program's own log stays in memory; the data folder itself is listed only to be tidied.
  return path.endsWith('/log.txt') || (op === 'list' && path === DATA);
}

/** No half written file is left. */
export function mustBeTidy(world: World): void {
  const stumps = world.disk.files.filter((path) => path.endsWith(UNFINISHED));
  if (stumps.length > 0) throw new Error(`half written files are left: ${stumps.join()}`);
}
