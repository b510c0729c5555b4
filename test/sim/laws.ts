import { expect } from 'vitest';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import { UNFINISHED } from '../../src-main/host/store/write-file.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { World } from './world.ts';

/** Something that a person did in a match, as its file says it. */
export type Deed = string;

export const deedOf = (seat: number, action: unknown): Deed => JSON.stringify([seat, action]);
export const UNDO: Deed = 'undo';

/** All that people did by hand, by a match's file, oldest first; what they took back as well. */
export function deedsIn(text: string): Deed[] {
  return text
    .split('\n')
    .slice(1, -1)
    .flatMap((line): Deed[] => {
      const { seat, action, auto, undo } = JSON.parse(line) as { seat?: number; action?: unknown; auto?: true; undo?: number };
      if (undo !== undefined) return [UNDO];
      return seat === undefined || action === undefined || auto ? [] : [deedOf(seat, action)];
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

/** The host never fell over, and nobody was told that something went wrong inside. */
export function mustLive(world: World, heard: readonly unknown[]): void {
  expect(world.clock.uncaught).toEqual([]);
  expect(world.errors.filter((error) => !(error instanceof DiskError))).toEqual([]);
  expect(JSON.stringify(heard)).not.toContain('Something went wrong inside');
}

/** No half written file is left. */
export function mustBeTidy(world: World): void {
  expect(world.disk.files.filter((path) => path.endsWith(UNFINISHED))).toEqual([]);
}
