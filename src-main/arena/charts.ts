import type { ArenaCharts, Share } from '../../src-shared/protocol/lab.ts';
import type { ArenaPlan, DealResult, MatchLine } from './plan.ts';
import { wilson } from '../../src-shared/wilson.ts';
import { pointsOf, tallyOf } from './tally.ts';

/** Columns and points that fit into a chart of usual width. */
const MOST_COLUMNS = 24;
const MOST_POINTS = 60;

/** A run's charts. Results have to be in the order of their deals. */
export function chartsOf(plan: Pick<ArenaPlan, 'bots'>, results: readonly DealResult[]): ArenaCharts {
  const { played, points, fromSeat } = tallyOf(plan, results);
  const decided = fromSeat.reduce((sum, count) => sum + count, 0);
  const turns = played.map((line) => line.turns).sort((a, b) => a - b);
  return {
    bots: points.map((sum) => shareOf(sum, played.length)),
    course: courseOf(plan.bots.length, played),
    lengths: columnsOf(turns),
    medianTurns: turns.length === 0 ? null : turns[turns.length >> 1],
    seats: fromSeat.map((count) => shareOf(count, decided)),
  };
}

function shareOf(points: number, n: number): Share {
  const [low, high] = wilson(points, n);
  return { share: n === 0 ? 0 : points / n, low, high };
}

/** Each bot's running share of the points, at evenly spaced matches. */
function courseOf(bots: number, played: readonly MatchLine[]): ArenaCharts['course'] {
  const stride = Math.max(1, Math.ceil(played.length / MOST_POINTS));
  const sums = Array.from({ length: bots }, () => 0);
  const course: ArenaCharts['course'] = [];
  played.forEach((line, i) => {
    pointsOf(line, bots).forEach((share, bot) => (sums[bot] += share));
    const matches = i + 1;
    if (matches % stride === 0 || matches === played.length) course.push({ matches, bots: sums.map((sum) => shareOf(sum, matches)) });
  });
  return course;
}

/** Histogram of the matches' lengths in turns. */
function columnsOf(turns: readonly number[]): ArenaCharts['lengths'] {
  if (turns.length === 0) return [];
  const [shortest, longest] = [turns[0], turns[turns.length - 1]];
  const width = Math.ceil((longest - shortest + 1) / MOST_COLUMNS);
  const columns: ArenaCharts['lengths'] = [];
  for (let from = shortest; from <= longest; from += width) {
    const to = from + width - 1;
    columns.push({ from, to, matches: turns.filter((count) => count >= from && count <= to).length });
  }
  return columns;
}
