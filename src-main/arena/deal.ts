import { createBot, type Bot, type BotBudget } from '../../src-shared/bots/index.ts';
import type { EventCut } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import { configForSeats, configOfDeal } from './configs.ts';
import { matchWork } from './play-match.ts';
import { botInSeat, type ArenaPlan, type DealResult, type MatchLine } from './plan.ts';
import { finish, type Work } from './work.ts';

/** Makes the bots of a plan, in its order, and the game that they play. */
export type Cast = (game: Game, plan: ArenaPlan) => { game: Game; bots: Bot[] };

const withBudget = (bot: Bot, budget: BotBudget | undefined): Bot =>
  budget ? { id: bot.id, think: (request, hooks) => bot.think({ ...request, budget }, hooks) } : bot;

const byTheirIds: Cast = (game, plan) => ({ game, bots: plan.bots.map((id) => createBot(id, game)) });

/** Plays all rotations of one deal. An error ends its match, which reports it, and no other. */
export const playDeal = (game: Game, plan: ArenaPlan, deal: number): DealResult => finish(dealWork(game, plan, deal));

/** The same in steps. */
export function* dealWork(game: Game, plan: ArenaPlan, deal: number, cast: Cast = byTheirIds): Work<DealResult> {
  const matches: MatchLine[] = [];
  for (let rotation = 0; rotation < plan.bots.length; rotation++) matches.push(yield* playRotation(game, plan, deal, rotation, cast));
  return { deal, matches };
}

/** Config and seed of a deal's match: the same for every seating, unless what a bot brings goes round with it. */
export function dealtTable(
  game: Game,
  plan: Pick<ArenaPlan, 'bots' | 'config' | 'seed' | 'turning'>,
  deal: number,
  rotation: number,
): { config: unknown; seed: string } {
  const count = plan.bots.length;
  let config = configForSeats(game, plan.config ?? configOfDeal(game, deal), count);
  // Bots move to lower seats, and a rotated config to higher ones.
  if (plan.turning && rotation > 0) for (let i = rotation; i < count; i++) config = game.rotateSeats!(config);
  return { config, seed: `${plan.seed}:${deal}` };
}

/** The seat that a match's events show to begin it; null where none does. */
function beganIn({ balance }: Game, { spectator }: EventCut): Seat | null {
  if (!balance?.began) return null;
  for (const event of spectator) {
    const seat = balance.began(event);
    if (seat !== null) return seat;
  }
  return null;
}

function* playRotation(game: Game, plan: ArenaPlan, deal: number, rotation: number, cast: Cast): Work<MatchLine> {
  const count = plan.bots.length;
  const indices = plan.bots.map((_bot, seat) => botInSeat(seat, rotation, count));
  const thinking = plan.bots.map(() => ({ ms: 0, choices: 0, slowest: 0 }));
  try {
    const table = cast(game, plan);
    const bots = indices.map((index) => withBudget(table.bots[index], plan.budgets?.[index]));
    const report = yield* matchWork(table.game, { ...dealtTable(game, plan, deal, rotation), bots, budget: plan.budget });
    report.seats.forEach((spent, seat) => (thinking[indices[seat]] = spent));
    const { outcome, decisions, ms, turns, choices, thoughts, told } = report;
    const winners = outcome.winners.map((seat) => indices[seat]);
    const began = beganIn(table.game, told);
    const line = { winners, reason: outcome.reason, decisions, ms, turns, thinking, choices: choices.join(' '), thoughts };
    return began === null ? line : { ...line, began: indices[began] };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { winners: [], reason: 'error', decisions: 0, ms: 0, turns: 0, thinking, choices: '', error: words };
  }
}
