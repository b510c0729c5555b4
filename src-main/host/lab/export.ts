import type { DealResult } from '../../arena/plan.ts';
import { botInSeat } from '../../arena/plan.ts';
import type { ArenaReport, LabMatchRow } from '../../../src-shared/protocol/lab.ts';
import type { KeptRun } from './lab-files.ts';

/** The matches of a run, one row each, in the order of their deals. */
export function rowsOf(bots: number, results: readonly DealResult[]): LabMatchRow[] {
  return results.flatMap(({ deal, matches }) =>
    matches.map(({ winners, reason, turns, decisions, error = null }, rotation) => ({
      deal,
      rotation,
      seats: Array.from({ length: bots }, (_, seat) => botInSeat(seat, rotation, bots)),
      winners,
      reason,
      turns,
      decisions,
      error: error?.split('\n', 1)[0] ?? null,
    })),
  );
}

/** One line a match, with a line of titles, as RFC 4180 has it. */
export function csvOf({ header: { plan } }: KeptRun, rows: readonly LabMatchRow[]): string {
  const nameOf = (bot: number): string => `${plan.bots[bot].name} (${plan.bots[bot].bot})`;
  const titles = [
    'deal',
    'seating',
    'seed',
    ...plan.bots.map((_bot, seat) => `seat ${seat + 1}`),
    'won by',
    'ended by',
    'turns',
    'decisions',
    'error',
  ];
  const lines = rows.map(({ deal, rotation, seats, winners, reason, turns, decisions, error }) => [
    deal + 1,
    rotation + 1,
    `${plan.seed}:${deal}`,
    ...seats.map(nameOf),
    winners.map(nameOf).join(' and '),
    reason,
    turns,
    decisions,
    error ?? '',
  ]);
  return [titles, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Everything about a run: what was asked for, the figures, and the matches. */
export function jsonOf({ header }: KeptRun, report: ArenaReport, rows: readonly LabMatchRow[]): string {
  const { engine, contentVersion, startedAt, plan } = header;
  return `${JSON.stringify({ engine, contentVersion, startedAt, plan, report, matches: rows }, null, 2)}\n`;
}
