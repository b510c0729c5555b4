import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { IllegalAction, type Game, type GameAction } from '../../../src-shared/kernel/game.ts';

/** A game that went wrong, up to the action that did it. */
export interface Failure {
  game: string;
  contentVersion: number;
  config?: unknown;
  seed: string;
  actions: GameAction[];
  /** What went wrong when it was found. */
  error: string;
}

const failureSchema: z.ZodType<Failure> = z.strictObject({
  game: z.string(),
  contentVersion: z.number().int(),
  config: z.unknown(),
  seed: z.string(),
  actions: z.array(z.looseObject({ type: z.string() })),
  error: z.string(),
});

/** Writes the failing game as a fixture and tells where. */
export function keepFailure(folder: string, name: string, failure: Failure): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(failure)}\n`);
  return file;
}

export function readFailures(folder: string): { name: string; failure: Failure }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => ({ name, failure: failureSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
}

/**
 * Plays a kept failure again. Cards or rules may have changed since: it then ends where its actions fit no more.
 * @throws the failure, if the game still has it
 */
export function replayFailure(game: Game, failure: Failure): void {
  const state = game.create(failure.config, failure.seed);
  for (const action of failure.actions) {
    try {
      game.apply(state, action);
    } catch (error) {
      const outdated = error instanceof IllegalAction && game.contentVersion !== failure.contentVersion;
      if (outdated) return;
      throw error;
    }
  }
}
