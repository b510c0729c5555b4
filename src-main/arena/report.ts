import type { ArenaReport } from '../../src-shared/protocol/lab.ts';
import type { ArenaPlan, DealResult, MatchLine } from './plan.ts';
import { wilson } from '../../src-shared/wilson.ts';
import { ratings } from './stats.ts';
import { tallyOf } from './tally.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export function reportOf(plan: ArenaPlan, results: readonly DealResult[]): ArenaReport {
  const { lines, played, points, fromSeat } = tallyOf(plan, results);
  const wins = plan.bots.map((_bot, index) => played.filter(({ winners }) => winners.includes(index)).length);
  const decided = fromSeat.reduce((sum, count) => sum + count, 0);
  const decisions = played.reduce((sum, line) => sum + line.decisions, 0);
  const seconds = played.reduce((sum, line) => sum + line.ms, 0) / 1000;
  const began = beganShare(played);
  const reasons: Record<string, number> = {};
  for (const { reason } of lines) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    game: plan.game,
    bots: plan.bots,
    matches: lines.length,
    wins,
    draws: played.filter(({ winners }) => winners.length === 0).length,
    errors: lines.length - played.length,
    decisions,
    seconds: round(seconds, 2),
    decisionsPerSecond: seconds === 0 ? 0 : round(decisions / seconds, 1),
    elo: played.length === 0 ? plan.bots.map(() => 0) : ratings(points.map((sum) => sum / played.length)),
    ci95: wilson(points[0], played.length).map((share) => round(share, 4)) as [number, number],
    seatShare: fromSeat.map((count) => round(count / Math.max(1, decided), 4)),
    turns: round(played.reduce((sum, line) => sum + line.turns, 0) / Math.max(1, played.length), 1),
    thinking: plan.bots.map((_bot, index) => thinkingOf(played.map((line) => line.thinking[index]))),
    reasons,
    ...(began && { began }),
  };
}

/** Of the matches with one winner, those that whoever began has won. */
function beganShare(played: readonly MatchLine[]): ArenaReport['began'] {
  const told = played.filter(({ began, winners }) => began !== undefined && winners.length === 1);
  if (told.length === 0) return undefined;
  const won = told.filter(({ began, winners }) => winners[0] === began).length;
  const [low, high] = wilson(won, told.length);
  return { share: won / told.length, low, high };
}

function thinkingOf(spent: { ms: number; choices: number; slowest: number }[]): ArenaReport['thinking'][number] {
  const ms = spent.reduce((sum, one) => sum + one.ms, 0);
  const choices = spent.reduce((sum, one) => sum + one.choices, 0);
  return { meanMs: round(ms / Math.max(1, choices), 2), slowestMs: round(Math.max(0, ...spent.map((one) => one.slowest)), 1) };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The same for people. */
export function describe(report: ArenaReport): string {
  const { bots, wins, ci95, thinking } = report;
  const lines = bots.map(
    (bot, index) =>
      `${bot.padEnd(10)} ${String(wins[index]).padStart(5)} wins   Elo ${report.elo[index].toFixed(0).padStart(5)}   ` +
      `${thinking[index].meanMs.toFixed(1)} ms a decision, at most ${thinking[index].slowestMs.toFixed(0)} ms`,
  );
  return [
    ...lines,
    `${report.draws} draws, ${report.errors} errors in ${report.matches} matches; ${bots[0]} takes ${percent(ci95[0])} to ${percent(ci95[1])} of the points (95 %)`,
    `by seat ${report.seatShare.map(percent).join(' : ')}; ${report.turns} turns on average; ended by ${Object.entries(report.reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
    `${report.decisions} decisions in ${report.seconds.toFixed(1)} s of play, ${report.decisionsPerSecond.toFixed(0)} a second`,
  ].join('\n');
}
