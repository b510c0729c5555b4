import type { Game } from '../../../src-shared/kernel/game.ts';
import { applyEntry } from '../../../src-shared/kernel/replay.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Course, TurningPoint } from '../../../src-shared/protocol/replay.ts';
import { effectsOf, isDeed } from './deeds.ts';
import type { Deed } from './deeds.ts';
import type { Replay } from './replay.ts';
import { swingsOf } from './swings.ts';
import type { Swing } from './swings.ts';

/** Heuristic values normalized to shares that sum up to one. At the end the winners share everything. */
function sharesOf(game: Game, state: GameState): number[] {
  const seats = Array.from({ length: game.seatCount(state) }, (_, seat) => seat);
  const outcome = game.outcome(state);
  const worth = outcome
    ? seats.map((seat) => (outcome.winners.length === 0 || outcome.winners.includes(seat) ? 1 : 0))
    : seats.map((seat) => game.evaluate(state, seat));
  const sum = worth.reduce((total, one) => total + one, 0);
  return worth.map((one) => (sum > 0 ? one / sum : 1 / worth.length));
}

interface Evaluation {
  /** For each moment, from the first that can be shown. */
  shares: number[][];
  deeds: Deed[];
}

/** Evaluates every position. Yields after every action. */
function* evaluationOf(replay: Replay): Generator<void, Evaluation, void> {
  const { game, base, entries } = replay;
  const state = replay.stateAt(base);
  const shares = [sharesOf(game, state)];
  const deeds: Deed[] = [];
  for (const [at, entry] of entries.slice(base).entries()) {
    if (isDeed(game, state, entry)) deeds.push({ at, seat: entry.seat });
    applyEntry(game, state, entry);
    shares.push(sharesOf(game, state));
    yield;
  }
  return { shares, deeds };
}

/** Indices of the moments at which a turn begins. */
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
 * Smoothed shares per turn: the mean over a round (the turn and those before it), since the heuristic favours the seat that has the turn.
 */
function sharesByTurn(shares: readonly number[][], starts: readonly number[]): number[][] {
  const seats = shares[0].length;
  const means = starts.map((start, i) => meanOf(shares.slice(start, starts[i + 1])));
  return means.map((_, i) => meanOf(means.slice(Math.max(0, i - seats + 1), i + 1)));
}

/**
 * Evaluation graph of a match: the shares turn by turn, from the heuristic with full information, and the turning points for the winners
 * and the people at the table. Moments are counted from the first that can be shown. Yields after every action.
 */
export function* courseOf(replay: Replay): Generator<void, Course, void> {
  const { base, header } = replay;
  const { shares, deeds } = yield* evaluationOf(replay);
  const starts = turnStarts(replay);
  const end = shares.length - 1;
  const standings = sharesByTurn(shares, starts);
  const points = standings.map((one, i) => ({ at: starts[i], turn: replay.turnAt(base + starts[i]), shares: one }));
  const last = points[points.length - 1];
  const final = shares[end];
  const everybody = final.map((_, seat) => seat);
  const told = everybody.filter((seat) => final[seat] > 0 || header.seats[seat].kind === 'human');
  const swings = swingsOf({ standings, end: final, seats: told });
  const finish = end > last.at ? [{ at: end, turn: last.turn, shares: final }] : [];

  const effects = effectsOf(deeds, shares, (at) => standings[starts.findLastIndex((start) => start <= at)]);

  /**
   * The turning point of a swing: its turns, and the action in them that moved most. How a turn ends shows in the next one, so the last
   * action of the first turn counts and that of the last turn does not.
   */
  const inWords = ({ first, last: until, seat, from, to }: Swing): TurningPoint => {
    const begin = starts[first];
    const over = starts[until + 1] ?? (until < starts.length ? end : end + 1);
    const [moved] = deeds
      .map(({ at }, i) => ({ at, done: deeds[i + 1]?.at ?? end, effect: effects[i][seat] * Math.sign(to - from) }))
      .filter(({ at, done }) => at >= begin && done < over)
      .sort((a, b) => b.effect - a.effect);
    const at = moved?.at ?? begin;
    const line = base + at;
    const turns = { first: points[first].turn, last: (points[until] ?? last).turn };
    const by = moved ? { seat: replay.entries[line].seat, words: replay.wordsAt(line) } : null;
    return { at, turn: replay.turnAt(line), turns, seat, from, to, by };
  };
  return { points: [...points, ...finish], turning: swings.map(inWords) };
}
