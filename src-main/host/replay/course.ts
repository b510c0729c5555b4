import { isMidway } from '../../../src-shared/bots/lookahead.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { applyEntry } from '../../../src-shared/kernel/replay.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Course, TurningPoint } from '../../../src-shared/protocol/replay.ts';
import type { Replay } from './replay.ts';

/** A turn that moved less than this part of a seat's even share decided nothing. */
const LEAST_SWING = 0.16;
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
function* sharesThroughout(replay: Replay): Generator<void, number[][], void> {
  const { game, base, entries } = replay;
  const state = replay.stateAt(base);
  const shares = [sharesOf(game, state)];
  for (const entry of entries.slice(base)) {
    applyEntry(game, state, entry);
    shares.push(sharesOf(game, state));
    yield;
  }
  return shares;
}

/** Moments at which a turn begins. */
function turnStarts(replay: Replay): number[] {
  const { base, length } = replay;
  const starts: number[] = [];
  for (let line = base; line <= length; line++) {
    if (line === base || replay.turnAt(line) !== replay.turnAt(line - 1)) starts.push(line - base);
  }
  return starts;
}

const meanOf = (shares: readonly (readonly number[])[]): number[] =>
  shares[0].map((_, seat) => shares.reduce((sum, one) => sum + one[seat], 0) / shares.length);

/**
 * How everybody stood in each turn: the mean over it, and over as many turns before it as make up a round, since
 * whoever has the turn always looks better than a moment later.
 */
function sharesByTurn(shares: readonly number[][], starts: readonly number[]): number[][] {
  const seats = shares[0].length;
  const means = starts.map((start, i) => meanOf(shares.slice(start, starts[i + 1])));
  return means.map((_, i) => meanOf(means.slice(Math.max(0, i - seats + 1), i + 1)));
}

/**
 * How the match went: where everybody stood turn by turn, by the heuristic with nothing hidden from it, and the turns
 * in which that changed most. Moments are counted from the first that can be shown. Stops after every action.
 */
export function* courseOf(replay: Replay): Generator<void, Course, void> {
  const shares = yield* sharesThroughout(replay);
  const starts = turnStarts(replay);
  const end = shares.length - 1;
  const points = sharesByTurn(shares, starts).map((one, i) => ({
    at: starts[i],
    turn: replay.turnAt(replay.base + starts[i]),
    shares: one,
  }));
  const swings = points.slice(1).map((point, i) => swingOf(shares, points[i].shares, point.shares, point.at, starts[i + 2] ?? end));
  // That the winner ends with everything is a turning point only if it did not look like it.
  const last = points[points.length - 1];
  const surprise = swingOf(shares, last.shares, shares[end], last.at, end);
  const turning = [...swings, ...(surprise.from < 1 / shares[end].length ? [surprise] : [])]
    .filter(({ from, to }) => to - from >= LEAST_SWING / shares[end].length)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
  const finish = end > last.at ? [{ at: end, turn: last.turn, shares: shares[end] }] : [];
  return { points: [...points, ...finish], turning: turning.map((swing) => inWords(replay, swing)) };
}

interface Swing {
  /** The action that moved most. */
  at: number;
  /** Who gained most. */
  seat: Seat;
  from: number;
  to: number;
}

/** What changed from one standing to the next, and by which action from `begin` on, before `end`. */
function swingOf(shares: readonly number[][], before: readonly number[], after: readonly number[], begin: number, end: number): Swing {
  const gains = after.map((share, seat) => share - before[seat]);
  const seat = gains.indexOf(Math.max(...gains));
  let at = begin;
  let most = -Infinity;
  for (let i = begin; i < end; i++) {
    const step = shares[i + 1][seat] - shares[i][seat];
    if (step <= most) continue;
    most = step;
    at = i;
  }
  return { at, seat, from: before[seat], to: after[seat] };
}

/** Where the choice began to which an action belongs: a card before the lane it goes to. */
function beginningOf(replay: Replay, line: number): number {
  const { game, base, entries } = replay;
  let first = line;
  while (first > base && entries[first - 1].seat === entries[line].seat && isMidway(game, replay.stateAt(first))) first--;
  return first;
}

function inWords(replay: Replay, { at: end, ...swing }: Swing): TurningPoint {
  const { game } = replay;
  const line = beginningOf(replay, replay.base + end);
  const at = line - replay.base;
  const { seat, action } = replay.entries[line];
  const state = replay.stateAt(line);
  // What anybody would have done says nothing: what had been begun before was carried out then.
  const telling = action === undefined || game.key(state, game.action.parse(action)) !== game.routine(state);
  return { ...swing, at, turn: replay.turnAt(line), by: telling ? { seat, words: replay.wordsAt(line, state) } : null };
}
