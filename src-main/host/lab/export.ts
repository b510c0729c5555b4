import type { DealResult } from '../../arena/plan.ts';
import { botInSeat } from '../../arena/plan.ts';
import type { ArenaReport, LabMatchRow } from '../../../src-shared/protocol/lab.ts';
import type { KeptRun } from './lab-files.ts';

/** Rows of the matches table, one per match, in the order of the deals. */
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

/** CSV after RFC 4180: a header line, then one line per match. */
export function csvOf({ header: { plan } }: KeptRun, rows: readonly LabMatchRow[]): string {
  const nameOf = (bot: number): string => plan.sides?.[bot] ?? `${plan.bots[bot].name} (${plan.bots[bot].bot})`;
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

/** Escapes a text that a spreadsheet would take for a formula with a leading apostrophe (CSV injection). */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** JSON of a whole run: its request, its figures, and its matches. */
export function jsonOf({ header }: KeptRun, report: ArenaReport, rows: readonly LabMatchRow[]): string {
  const { engine, contentVersion, startedAt, plan } = header;
  return `${JSON.stringify({ engine, contentVersion, startedAt, plan, report, matches: rows }, null, 2)}\n`;
}
