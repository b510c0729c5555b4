import type { ArenaCharts, Share } from '../../src-shared/protocol/lab.ts';
import type { ArenaPlan, DealResult, MatchLine } from './plan.ts';
import { wilson } from '../../src-shared/wilson.ts';
import { pointsOf, tallyOf } from './tally.ts';

/** Columns and points that a chart of a usual width has room for. */
const MOST_COLUMNS = 24;
const MOST_POINTS = 60;

/** What is drawn of a run. The results are expected in the order of their deals. */
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

/** Each bot's share after the first matches, after some more, and so on to the last. */
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

/** How many matches took how many turns, in columns of equal width. */
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
