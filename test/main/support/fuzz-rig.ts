/** What a flood of malformed messages may not change, and how much of it there is. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { fuzzGame } from '../../../src-main/cli/fuzz/play.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Params } from '../../../src-shared/protocol/messages.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { validValues } from './from-schema.ts';
import type { Host } from '../../../src-main/host/host.ts';
import { BOT, PERSON, TestScreen, until } from './rig.ts';

export const FUZZ_GAMES: Readonly<Record<string, Game>> = { ...GAMES, lantern: lantern as Game };

/** Messages in all: a few thousand in every run, a hundred thousand in the long one. */
export const isLong = reaches('long');
export const BATCH = 50;
export const seed = Number(process.env.FF_FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 6));
/** fast-check prints the seed and the shortest failing batch with every failure. */
export const batches = (messages: number) => ({ numRuns: Math.ceil(messages / BATCH), seed, endOnFailure: true });

let done = 0;
/** Says now and then how far the flood is. */
export function batchDone(): void {
  if (++done % 20 === 0) stillAt(`${done * BATCH} malformed messages`);
}

/** Shapes of actions, and words that questions are made of. */
export const contents = fc.oneof(
  ...Object.values(FUZZ_GAMES).map((game) => validValues(game.action)),
  fc.record({ kind: fc.constantFrom('card', 'constructor', '__proto__', 'tile', 'keyword', 'shares', 'odds', 'help'), card: fc.string() }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A person is asked first: the host would decide for a bot that never answers. */
export function tableOf(game: Game): Params<'match.create'>['setup'] {
  const { config } = fuzzGame(game, 'flood', 0);
  const seed = 'flood';
  const begun = game.create(config, seed);
  const first = game.toAct(begun);
  const seats = Array.from({ length: game.seatCount(begun) }, (_, seat) => (seat === first ? PERSON : BOT));
  return { game: game.id, config: config as never, seats, seed };
}

/** A hash over every file of a folder, by name and content. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const path of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** What a person finds: the settings, and every match as it lies on the table. */
export async function found(host: Host, matches: readonly string[]): Promise<string> {
  const screen = new TestScreen(host);
  const settings = await screen.ask('settings.get', {});
  for (const match of matches) await screen.ask('match.open', { match });
  await until(() => matches.every((match) => screen.frames.some((frame) => frame.match === match)));
  const tables = matches.map((match) => screen.frames.findLast((frame) => frame.match === match)!);
  screen.close();
  return JSON.stringify([settings, ...tables.map(({ status, seats, view, actions }) => [status, seats, view, actions])]);
}

function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Megabytes in use once everything that nobody holds is gone. */
export async function heapMB(): Promise<number> {
  const collect = findCollector();
  for (let n = 0; n < 3; n++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}
