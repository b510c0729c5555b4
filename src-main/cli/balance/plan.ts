import type { Balance } from '../../../src-shared/kernel/balance.ts';
import type { BotBudget, BotId } from '../../../src-shared/bots/index.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';

/** Everything that decides how the matches of one sample go. */
export interface BalancePlan {
  /** Module with the games. */
  registry: string;
  game: string;
  /** Sits in every seat. */
  bot: BotId;
  budget: BotBudget;
  seed: string;
}

/** One deal: a pairing on a ground, the same seed twice, the sides changing places. */
export interface Deal {
  deal: number;
  sides: [string, string];
  ground: string;
  /** Seat that begins in both matches, where the config decides it. */
  first: Seat;
}

export interface BalanceMatch {
  /** Side in seat 0, side in seat 1. */
  sides: [string, string];
  /** Null in a draw. */
  winner: Seat | null;
  reason: string;
  turns: number;
  longestTurn: number;
  /** Who began, where only the match itself could tell. */
  first?: Seat;
  /** By seat: how often each card was played. */
  played: Record<string, number>[];
  /** By seat: cards in its decks, where these differ from match to match. */
  held?: string[][];
  /** By seat: cards that it drew early, where the game says what early is. */
  early?: string[][];
  /** Per trait and seat: what it had. */
  traits?: Record<string, string[][]>;
  /** Per turn from 1 and class: both seats' together. */
  curve?: number[][];
  /** A rule or a bot threw: what it said. The match then counts for nothing. */
  error?: string;
}

export interface BalanceDeal extends Deal {
  matches: BalanceMatch[];
}

/** All different pairs of sides. */
export function pairingsOf({ sides }: Balance): [string, string][] {
  return sides.flatMap((a, i) => sides.slice(i + 1).map((b): [string, string] => [a.id, b.id]));
}

/**
 * `perPairing` deals of each pairing; grounds take turns, beginning elsewhere for each pairing, and so do the seats
 * that begin. A longer series has a shorter one as its beginning.
 */
export function dealsOf(balance: Balance, perPairing: number): Deal[] {
  const pairings = pairingsOf(balance);
  const grounds = balance.grounds;
  return Array.from({ length: perPairing * pairings.length }, (_, deal) => {
    const pairing = deal % pairings.length;
    const round = Math.floor(deal / pairings.length);
    return {
      deal,
      sides: pairings[pairing],
      ground: grounds[(round + pairing) % grounds.length].id,
      first: (Math.floor(round / grounds.length) + round + pairing) % 2,
    };
  });
}
