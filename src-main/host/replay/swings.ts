import type { Seat } from '../../../src-shared/kernel/seat.ts';

/** A change of a seat's share from one standing to another. */
export interface Swing {
  seat: Seat;
  /** Indices of the standings before and after. */
  first: number;
  last: number;
  from: number;
  to: number;
}

/** Input of the search for swings. */
export interface Standings {
  /** Shares turn by turn, each summing up to one. */
  standings: readonly (readonly number[])[];
  /** The final shares, when the match has ended: the winners share everything. */
  end: readonly number[] | null;
  /** Seats whose swings are reported: the people's and the winners'. */
  seats: readonly Seat[];
}

/** Least change of a swing, as a part of an even share. */
const LEAST_SWING = 0.16;
/** Cost per turn, as a part of an even share: trims level ends off a swing. */
const LEAST_STEP = 0.04;
/** Longest swing in rounds. */
const MOST_ROUNDS = 2;
const MOST_SWINGS = 3;

/**
 * The turning points, in order: the largest non-overlapping swings. A swing to the final result counts only when the winners held less than
 * half of the shares at its start.
 */
export function swingsOf({ standings, end, seats }: Standings): Swing[] {
  const all = end ? [...standings, end] : standings;
  const count = all[0].length;
  const looksOpen = (first: number): boolean =>
    end === null || standings[first].reduce((sum, share, seat) => sum + (end[seat] > 0 ? share : 0), 0) < 0.5;
  const found: (Swing & { worth: number })[] = [];
  /** Rounded, since summing shares is inexact: in a duel one seat gains exactly what the other loses. */
  const rounded = (worth: number): number => Math.round(worth * 1e6);
  for (const seat of seats) {
    for (let first = 0; first < all.length - 1; first++) {
      const furthest = Math.min(all.length - 1, first + MOST_ROUNDS * count);
      for (let last = first + 1; last <= furthest; last++) {
        if (last === standings.length && !looksOpen(first)) continue;
        const [from, to] = [all[first][seat], all[last][seat]];
        const moved = Math.abs(to - from) * count;
        if (moved >= LEAST_SWING) found.push({ seat, first, last, from, to, worth: rounded(moved - LEAST_STEP * (last - first)) });
      }
    }
  }
  // Tie break: the seat that gained comes first.
  found.sort((a, b) => b.worth - a.worth || b.to - b.from - (a.to - a.from));
  const chosen: Swing[] = [];
  for (const { worth: _worth, ...swing } of found) {
    if (chosen.every(({ first, last }) => swing.first >= last || swing.last <= first)) chosen.push(swing);
    if (chosen.length === MOST_SWINGS) break;
  }
  return chosen.sort((a, b) => a.first - b.first);
}
