import { createBot } from '../../../src-shared/bots/index.ts';
import type { Balance } from '../../../src-shared/kernel/balance.ts';
import type { EventCut } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { playMatch } from '../match.ts';
import type { BalanceDeal, BalanceMatch, BalancePlan, Deal } from './plan.ts';

/** Plays both matches of one deal. What goes wrong in a match is reported with it and stops nothing else. */
export function playBalanceDeal(game: Game, balance: Balance, plan: BalancePlan, deal: Deal): BalanceDeal {
  const [a, b] = deal.sides;
  return { ...deal, matches: [playOnce(game, balance, plan, deal, [a, b]), playOnce(game, balance, plan, deal, [b, a])] };
}

function playOnce(game: Game, balance: Balance, plan: BalancePlan, deal: Deal, sides: [string, string]): BalanceMatch {
  try {
    const { outcome, turns, longestTurn, told } = playMatch(game, {
      config: balance.config(sides, deal.ground, deal.first),
      seed: `${plan.seed}:${deal.deal}`,
      bots: sides.map(() => createBot(plan.bot, game)),
      budget: plan.budget,
    });
    const winner = outcome.winners.length === 1 ? outcome.winners[0] : null;
    return { sides, winner, reason: outcome.reason, turns, longestTurn, played: sides.map((_side, seat) => playedBy(balance, told, seat)) };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { sides, winner: null, reason: 'error', turns: 0, longestTurn: 0, played: [{}, {}], error: words };
  }
}

/** From what the seat itself was told: it sees all its own cards. */
function playedBy(balance: Balance, told: EventCut, seat: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const event of told.seats[seat]) {
    const card = balance.played(event, seat);
    if (card !== null) counts[card] = (counts[card] ?? 0) + 1;
  }
  return counts;
}
