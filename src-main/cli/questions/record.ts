import { createBot } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { configOfDeal } from '../../arena/configs.ts';
import { playMatch } from '../../arena/play-match.ts';

/** All that a match between Apprentices hangs on. */
export interface RecordPlan {
  registry: string;
  game: string;
  seed: string;
}

/** One match: which of the offered actions was taken in each decision that was not forced. */
export interface RecordedMatch {
  deal: number;
  choices: number[];
}

export const tableOf = (game: Game, { seed }: RecordPlan, deal: number): { config: unknown; seed: string } => ({
  config: configOfDeal(game, deal),
  seed: `${seed}:${deal}`,
});

/** Plays one match between Apprentices in every seat. */
export function recordMatch(game: Game, plan: RecordPlan, deal: number): RecordedMatch {
  const table = tableOf(game, plan, deal);
  const seats = game.seatCount(game.create(table.config, table.seed));
  const bots = Array.from({ length: seats }, () => createBot('apprentice', game));
  // Apprentices look one choice ahead, whatever the budget.
  return { deal, choices: playMatch(game, { ...table, bots, budget: { iterations: 1 } }).choices };
}
