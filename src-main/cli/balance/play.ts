import { createBot } from '../../../src-shared/bots/index.ts';
import type { Balance, BalanceCurve, WeighedMatch } from '../../../src-shared/kernel/balance.ts';
import type { EventCut } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { playMatch } from '../../arena/play-match.ts';
import type { BalanceDeal, BalanceMatch, BalancePlan, Deal } from './plan.ts';

/** Plays both matches of one deal. An error ends its match, which reports it, and no other. */
export function playBalanceDeal(game: Game, balance: Balance, plan: BalancePlan, deal: Deal): BalanceDeal {
  const [a, b] = deal.sides;
  return { ...deal, matches: [playOnce(game, balance, plan, deal, [a, b]), playOnce(game, balance, plan, deal, [b, a])] };
}

function playOnce(game: Game, balance: Balance, plan: BalancePlan, deal: Deal, sides: [string, string]): BalanceMatch {
  try {
    const config = balance.config(sides, deal.ground, deal.first, deal.deal);
    const { outcome, turns, longestTurn, told } = playMatch(game, {
      config,
      seed: `${plan.seed}:${deal.deal}`,
      bots: sides.map(() => createBot(plan.bot, game)),
      budget: plan.budget,
    });
    const winner = outcome.winners.length === 1 ? outcome.winners[0] : null;
    return { sides, winner, reason: outcome.reason, turns, longestTurn, ...contentOf(balance, { config, told }) };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { sides, winner: null, reason: 'error', turns: 0, longestTurn: 0, played: [{}, {}], error: words };
  }
}

/** What was at work in a match: cards, traits, the curve; only what the game asks for. */
function contentOf(balance: Balance, match: WeighedMatch): Pick<BalanceMatch, 'first' | 'played' | 'held' | 'early' | 'traits' | 'curve'> {
  const { config, told } = match;
  const bySeat = <T>(of: (seat: Seat) => T): T[] => told.seats.map((_events, seat) => of(seat));
  const { traits, curve, early } = balance;
  const first = balance.began && beganIn(balance, told);
  return {
    played: bySeat((seat) => playedBy(balance, told, seat)),
    ...(first !== undefined && { first }),
    ...(balance.holds && { held: bySeat((seat) => [...balance.holds!(config, seat)]) }),
    ...(early && { early: bySeat((seat) => [...early.drawn(told.seats[seat], seat)]) }),
    ...(traits && { traits: Object.fromEntries(traits.map((trait) => [trait.id, bySeat((seat) => [...trait.of(match, seat)])])) }),
    ...(curve && { curve: curveOf(curve, told) }),
  };
}

/** @throws when no event shows it */
function beganIn(balance: Balance, told: EventCut): Seat {
  for (const event of told.spectator) {
    const seat = balance.began!(event);
    if (seat !== null) return seat;
  }
  throw new Error('no event tells who began');
}

/** From what the seat itself was told: it sees all its own cards. */
function playedBy(balance: Balance, told: EventCut, seat: Seat): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const event of told.seats[seat]) {
    const card = balance.played(event, seat);
    if (card !== null) counts[card] = (counts[card] ?? 0) + 1;
  }
  return counts;
}

function curveOf(curve: BalanceCurve, told: EventCut): number[][] {
  const turns: number[][] = [];
  told.seats.forEach((events, seat) => {
    let turn = 1;
    for (const event of events) {
      turn = curve.turn(event) ?? turn;
      const at = curve.of(event, seat);
      while (turns.length < turn) turns.push(curve.classes.map(() => 0));
      if (at !== null) turns[turn - 1][at]++;
    }
  });
  return turns;
}
