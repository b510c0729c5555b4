import type { Game } from '../../../src-shared/kernel/game.ts';
import { applyEntry } from '../../../src-shared/kernel/replay.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Course, TurningPoint } from '../../../src-shared/protocol/replay.ts';
import type { Replay } from './replay.ts';

/** A turn that moved less than this share of the whole decided nothing. */
const LEAST_SWING = 0.08;
const MOST_TURNING_POINTS = 3;

/** How the seats stand against each other: shares that sum up to one. At the end the winners have it all. */
function sharesOf(game: Game, state: GameState): number[] {
  const seats = Array.from({ length: game.seatCount(state) }, (_, seat) => seat);
  const outcome = game.outcome(state);
  const worth = outcome
    ? seats.map((seat) => (outcome.winners.length === 0 || outcome.winners.includes(seat) ? 1 : 0))
    : seats.map((seat) => game.evaluate(state, seat));
  const sum = worth.reduce((total, one) => total + one, 0);
  return worth.map((one) => (sum > 0 ? one / sum : 1 / worth.length));
}

/** Shares at every moment, from the first that can be shown on. */
function sharesThroughout(replay: Replay): number[][] {
  const { game, base, entries } = replay;
  const state = replay.stateAt(base);
  return [
    sharesOf(game, state),
    ...entries.slice(base).map((entry) => {
      applyEntry(game, state, entry);
      return sharesOf(game, state);
    }),
  ];
}

/** Moments at which a turn begins, and the last. */
function momentsOf(replay: Replay): number[] {
  const { base, length } = replay;
  const moments: number[] = [];
  for (let line = base; line <= length; line++) {
    if (line === base || line === length || replay.turnAt(line) !== replay.turnAt(line - 1)) moments.push(line - base);
  }
  return moments;
}

/**
 * How the match went: where everybody stood whenever a turn began, by the heuristic with nothing hidden from it, and
 * the turns in which that changed most. Moments are counted from the first that can be shown.
 */
export function courseOf(replay: Replay): Course {
  const shares = sharesThroughout(replay);
  const moments = momentsOf(replay);
  const points = moments.map((at) => ({ at, turn: replay.turnAt(replay.base + at), shares: shares[at] }));
  const swings = moments.slice(1).map((end, i) => swingOf(shares, moments[i], end));
  const turning = swings
    .filter(({ to, from }) => to - from >= LEAST_SWING)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
  return { points, turning: turning.map((swing) => inWords(replay, swing)) };
}

interface Swing {
  /** The action in between that moved most. */
  at: number;
  /** Who gained most from beginning to end. */
  seat: Seat;
  from: number;
  to: number;
}

function swingOf(shares: readonly number[][], begin: number, end: number): Swing {
  const gains = shares[end].map((share, seat) => share - shares[begin][seat]);
  const seat = gains.indexOf(Math.max(...gains));
  let at = begin;
  let most = -Infinity;
  for (let i = begin; i < end; i++) {
    const step = shares[i + 1][seat] - shares[i][seat];
    if (step <= most) continue;
    most = step;
    at = i;
  }
  return { at, seat, from: shares[begin][seat], to: shares[end][seat] };
}

function inWords(replay: Replay, { at, ...swing }: Swing): TurningPoint {
  const line = replay.base + at;
  return { ...swing, at, turn: replay.turnAt(line), by: replay.entries[line].seat, words: replay.wordsAt(line) };
}
