import type { Seat } from '../../../src-shared/kernel/seat.ts';

/** A seat's way from one standing to another. */
export interface Swing {
  seat: Seat;
  /** Indices of the standings before and after. */
  first: number;
  last: number;
  from: number;
  to: number;
}

/** Standings in turn, and what makes them worth telling. */
export interface Story {
  /** How everybody stood, turn after turn: shares that sum up to one. */
  standings: readonly (readonly number[])[];
  /** How it ended, where the standings lead to an end: the winners have it all. */
  end: readonly number[] | null;
  /** Whose way is told: people look for their own, and for the winner's. */
  seats: readonly Seat[];
}

/** What moved less than this part of a seat's even share decided nothing. */
const LEAST_SWING = 0.16;
/** A further turn is part of a swing if it moves more than this part of an even share: ends that lie level are left out. */
const LEAST_STEP = 0.04;
/** A slide over more rounds than this is no turning point. */
const MOST_ROUNDS = 2;
const MOST_SWINGS = 3;

/**
 * Where it turned, in order: the ways up and down that moved most, none of them at the same time as another. That the
 * winner ends with everything is part of one only if it did not look like it.
 */
export function swingsOf({ standings, end, seats }: Story): Swing[] {
  const all = end ? [...standings, end] : standings;
  const count = all[0].length;
  const looksOpen = (first: number): boolean =>
    end === null || standings[first].reduce((sum, share, seat) => sum + (end[seat] > 0 ? share : 0), 0) < 0.5;
  const found: (Swing & { worth: number })[] = [];
  /** Beyond what adding up shares blurs: of a duel one gains just what the other loses. */
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
  // Of two who stand against each other the one that gained is named.
  found.sort((a, b) => b.worth - a.worth || b.to - b.from - (a.to - a.from));
  const chosen: Swing[] = [];
  for (const { worth: _worth, ...swing } of found) {
    if (chosen.every(({ first, last }) => swing.first >= last || swing.last <= first)) chosen.push(swing);
    if (chosen.length === MOST_SWINGS) break;
  }
  return chosen.sort((a, b) => a.first - b.first);
}
