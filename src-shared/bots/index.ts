import type { Game } from '../kernel/game.ts';
import { greedyBot } from './greedy.ts';
import { ismctsBot } from './ismcts.ts';
import { randomBot } from './random.ts';
import type { Bot, BotId } from './types.ts';

export { BOT_IDS, decide, MOST_CANDIDATES } from './types.ts';
export type { Bot, BotAnswer, BotBudget, BotCandidate, BotHooks, BotId, BotProgress, BotRequest, BotStats, Thinking } from './types.ts';

const MAKERS: Record<BotId, (game: Game) => Bot> = {
  random: () => randomBot,
  greedy: greedyBot,
  ismcts: (game) => ismctsBot(game),
};

/** A bot for one game. It keeps memory for its own speed only; every decision follows from its request alone. */
export function createBot(id: BotId, game: Game): Bot {
  return MAKERS[id](game);
}
