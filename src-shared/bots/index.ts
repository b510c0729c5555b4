import type { Game } from '../kernel/game.ts';
import { BOT_IDS, isPlain, levelOf, type BotId, type Level, type PlainBot } from '../protocol/bot-ids.ts';
import { greedyBot } from './greedy.ts';
import { ismctsBot } from './ismcts.ts';
import { leaning } from './lean.ts';
import { LEVEL_PLANS } from './levels.ts';
import { careless } from './overlook.ts';
import { randomBot } from './random.ts';
import type { Bot, BotBudget } from './types.ts';

export { BOT_IDS, type BotId };
export type { BotOutlook } from './outlook.ts';
export { decide, MOST_CANDIDATES } from './types.ts';
export type { Bot, BotAnswer, BotBudget, BotCandidate, BotHooks, BotProgress, BotRequest, BotStats, Thinking } from './types.ts';

const MAKERS: Record<PlainBot, (game: Game) => Bot> = {
  random: () => randomBot,
  greedy: (game) => greedyBot(game),
  ismcts: (game) => ismctsBot(game),
};

/** A bot for one game. It keeps memory for its own speed only; every decision follows from its request alone. */
export function createBot(id: BotId, game: Game): Bot {
  if (isPlain(id)) return MAKERS[id](game);
  const { level, style } = levelOf(id)!;
  return levelBot(id, level, style === 'balanced' ? game : leaning(game, style));
}

function levelBot(id: BotId, level: Level, game: Game): Bot {
  const plan = LEVEL_PLANS[level];
  if (plan.mind === 'glance') return greedyBot(game, id, plan);
  const { think } = careless(ismctsBot(game), plan.overlooks * (game.search?.overlooked ?? 0));
  const budget = ({ ms }: BotBudget): BotBudget =>
    ms === undefined ? { iterations: plan.iterations } : plan.untilTheClock ? { ms } : { ms, iterations: plan.iterations };
  return { id, think: (request, hooks) => think({ ...request, budget: budget(request.budget) }, hooks) };
}
