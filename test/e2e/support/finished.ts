/** Matches that are over, as saves: a bot that weighs its moves against a person who takes the first thing offered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetupSeats } from '../../main/support/rig.ts';
import { inProcessBot, makeRig, playOut, until } from '../../main/support/rig.ts';
import { createBot, decide } from '../../../src-shared/bots/index.ts';
import type { GameId } from '../../../src-shared/games/index.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { E2E_GAMES, type KnownGame } from '../games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

const SEATS: SetupSeats = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Tin', bot: 'apprentice', budgetMs: 1000 },
];

/** Short matches, in which the built-in loadouts play. */
function configOf({ id, short = (config) => config }: KnownGame): unknown {
  const game: Game = GAMES[id];
  return short(game.seriesConfig?.(1) ?? {});
}

/** Plays it. @returns the name and text of its file */
async function playFinished(id: GameId): Promise<{ name: string; text: string }> {
  const game: Game = GAMES[id];
  const bot = createBot('greedy', game);
  const hooks = { now: () => performance.now(), cancelled: () => false };
  const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-finished-'));
  const { host, screen } = makeRig({ dataDir, game, spawnBot: inProcessBot((request) => decide(bot, request, hooks)) });
  const { match } = await screen.ask('match.create', {
    setup: { game: id, config: configOf(E2E_GAMES.find((one) => one.id === id)!), seats: SEATS, seed: 'finished' },
  });
  await screen.ask('match.open', { match });
  await playOut(screen, match);
  await until(() => screen.frame.status === 'finished');
  await host.close();
  const name = `${match}.ffmatch`;
  const text = readFileSync(join(dataDir, 'matches', name), 'utf8');
  rmSync(dataDir, { recursive: true, force: true });
  return { name, text };
}

/** By game: a worker plays each once. */
const played = new Map<GameId, ReturnType<typeof playFinished>>();

/** Writes the match into the data folder. */
export async function saveFinished(id: GameId, dataDir: string): Promise<void> {
  const match = played.get(id) ?? playFinished(id);
  played.set(id, match);
  const { name, text } = await match;
  const folder = join(dataDir, 'matches');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}
