import type { BotAnswer, BotCandidate } from './types.ts';

/** A move with fewer visits than the most visited one by this factor is no answer: its mean is too noisy. */
export const TOO_RARE = 3;

/** Root parallelization: one answer from several searches of the same request, with visits of each move added up. */
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
  // Only searches with the same answer have a subtree for it.
  const name = JSON.stringify(action);
  const outlook = answers.find((answer) => JSON.stringify(answer.action) === name)?.stats.outlook;
  return { action, stats: { iterations, value, candidates, ...(outlook && { outlook }) } };
}
