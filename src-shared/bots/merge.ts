import type { BotAnswer, BotCandidate } from './types.ts';

/** A move looked at less often than the busiest one by this factor is no answer: its mean may be luck. */
export const TOO_RARE = 3;

/** One answer out of what several searches of the same question found: their looks at each move are added up. */
export function merge(answers: readonly BotAnswer[]): BotAnswer {
  if (answers.length === 1) return answers[0];
  const sums = new Map<string, BotCandidate>();
  for (const { stats } of answers) {
    for (const { action, visits, value } of stats.candidates ?? []) {
      const name = JSON.stringify(action);
      const sum = sums.get(name) ?? { action, visits: 0, value: 0 };
      sums.set(name, sum);
      sum.visits += visits;
      sum.value += visits * value;
    }
  }
  const candidates = [...sums.values()].filter(({ visits }) => visits > 0).map((sum) => ({ ...sum, value: sum.value / sum.visits }));
  if (candidates.length === 0) return answers[0];
  const busiest = Math.max(...candidates.map(({ visits }) => visits));
  const isRare = ({ visits }: BotCandidate): number => Number(visits * TOO_RARE < busiest);
  candidates.sort((a, b) => isRare(a) - isRare(b) || b.value - a.value);
  const iterations = answers.reduce((sum, { stats }) => sum + stats.iterations, 0);
  const [{ action, value }] = candidates;
  // What lies beyond the answer is known to those who would have given it themselves.
  const name = JSON.stringify(action);
  const outlook = answers.find((answer) => JSON.stringify(answer.action) === name)?.stats.outlook;
  return { action, stats: { iterations, value, candidates, ...(outlook && { outlook }) } };
}
