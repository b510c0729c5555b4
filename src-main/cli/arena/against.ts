import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBot, type Bot, type BotId } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Cast } from '../../arena/deal.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Another checkout of the project, whose bots this one's are compared with. */
export interface Other {
  /** Absolute. */
  folder: string;
  /** Fingerprint of its bots and games. */
  code: string;
}

/** Where another checkout has its bots. */
export const botsOf = (folder: string): string => join(folder, 'src-shared/bots/index.ts');

/** The address of its module with the games. */
export const registryIn = (folder: string, registry: string): string =>
  pathToFileURL(join(folder, relative(ROOT, fileURLToPath(registry)))).href;

/** With the packages that its code needs. */
export const isInstalled = (folder: string): boolean => existsSync(botsOf(folder)) && existsSync(join(folder, 'node_modules'));

/** The first bot by the code that is here, the others by the other checkout's; the rules are those that are here. */
export async function castAgainst({ folder }: Other, registry: string): Promise<Cast> {
  const theirs = (await import(pathToFileURL(botsOf(folder)).href)) as { createBot: (id: BotId, game: Game) => Bot };
  const { GAMES } = (await import(registryIn(folder, registry))) as { GAMES: Readonly<Record<string, Game>> };
  return (game, { bots: [first, ...others] }) => ({
    game,
    bots: [createBot(first, game), ...others.map((id) => theirs.createBot(id, GAMES[game.id]))],
  });
}
