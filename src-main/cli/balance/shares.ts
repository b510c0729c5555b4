import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { wilson } from '../../../src-shared/wilson.ts';
import type { BalanceMatch } from './plan.ts';

/** How often something won, draws counting half. */
export interface Share {
  matches: number;
  share: number;
  ci95: [low: number, high: number];
}

/** A match that came to its end. */
export interface Line extends BalanceMatch {
  ground: string;
  first: Seat;
}

export const points = (line: Line, seat: number): number => (line.winner === null ? 0.5 : line.winner === seat ? 1 : 0);
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function shareOf(lines: readonly Line[], seatOf: (line: Line) => number): Share {
  const won = sum(lines.map((line) => points(line, seatOf(line))));
  return { matches: lines.length, share: lines.length === 0 ? 0.5 : won / lines.length, ci95: wilson(won, lines.length) };
}

export interface Player {
  line: Line;
  seat: Seat;
}

export const playersOf = (lines: readonly Line[]): Player[] => lines.flatMap((line) => [0, 1].map((seat) => ({ line, seat })));

export function playersShare(players: readonly Player[]): Share {
  const won = sum(players.map(({ line, seat }) => points(line, seat)));
  return { matches: players.length, share: players.length === 0 ? 0.5 : won / players.length, ci95: wilson(won, players.length) };
}
