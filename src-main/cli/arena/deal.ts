import { createBot } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { configForSeats, configOfDeal } from '../games.ts';
import { playMatch } from '../match.ts';
import { botInSeat, type ArenaPlan, type DealResult, type MatchLine } from './plan.ts';

/** Plays all rotations of one deal. What goes wrong in a match is reported with it and stops nothing else. */
export function playDeal(game: Game, plan: ArenaPlan, deal: number): DealResult {
  return { deal, matches: plan.bots.map((_bot, rotation) => playRotation(game, plan, deal, rotation)) };
}

function playRotation(game: Game, plan: ArenaPlan, deal: number, rotation: number): MatchLine {
  const count = plan.bots.length;
  const indices = plan.bots.map((_bot, seat) => botInSeat(seat, rotation, count));
  const thinking = plan.bots.map(() => ({ ms: 0, choices: 0, slowest: 0 }));
  try {
    const report = playMatch(game, {
      config: configForSeats(game, plan.config ?? configOfDeal(game, deal), count),
      seed: `${plan.seed}:${deal}`,
      bots: indices.map((index) => createBot(plan.bots[index], game)),
      budget: plan.budget,
    });
    report.seats.forEach((spent, seat) => (thinking[indices[seat]] = spent));
    const { outcome, decisions, ms, turns } = report;
    return { winners: outcome.winners.map((seat) => indices[seat]), reason: outcome.reason, decisions, ms, turns, thinking };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { winners: [], reason: 'error', decisions: 0, ms: 0, turns: 0, thinking, error: words };
  }
}
