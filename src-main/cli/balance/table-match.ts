import { createBot, type BotId } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { TableBalance } from '../../../src-shared/kernel/table-balance.ts';
import { configForSeats, configOfDeal } from '../../arena/configs.ts';
import { playMatch } from '../../arena/play-match.ts';

/** Everything that decides how the matches of a sample go. */
export interface TablePlan {
  /** Module with the games. */
  registry: string;
  game: string;
  /** Sits in every seat. */
  bot: BotId;
  iterations: number;
  seed: string;
}

/** One match at a full table; `deal` is its number. */
export interface TableMatch {
  deal: number;
  /** Null in a draw. */
  winner: number | null;
  reason: string;
  turns: number;
  /** Ids of the marks that were seen. */
  marks: string[];
  /** A rule or a bot threw: what it said. The match then counts for nothing. */
  error?: string;
}

/** Plays one match. An error ends the match, which reports it, and no other. */
export function playTable(game: Game, { seats, marks }: TableBalance, plan: TablePlan, deal: number): TableMatch {
  try {
    const { outcome, turns, told } = playMatch(game, {
      config: configForSeats(game, configOfDeal(game, deal), seats),
      seed: `${plan.seed}:${deal}`,
      bots: Array.from({ length: seats }, () => createBot(plan.bot, game)),
      budget: { iterations: plan.iterations },
    });
    const seen = marks.filter((mark) => told.spectator.some((event) => mark.shows(event))).map(({ id }) => id);
    return { deal, winner: outcome.winners.length === 1 ? outcome.winners[0] : null, reason: outcome.reason, turns, marks: seen };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { deal, winner: null, reason: 'error', turns: 0, marks: [], error: words };
  }
}
