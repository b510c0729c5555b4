import type { BotId } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { TableBalance } from '../../../src-shared/kernel/table-balance.ts';
import { Ledger } from '../arena/ledger.ts';
import { playDeals } from '../arena/pool.ts';
import { brokenPromises, tableFigures, type TableFigures } from './table-figures.ts';
import type { TableMatch, TablePlan } from './table-match.ts';
import { tableReport } from './table-report.ts';
import type { TableOrder } from './table-worker.ts';

const WORKER = new URL('./table-worker.ts', import.meta.url);

/** What was asked for on the command line. */
export interface TableWishes {
  registry: string;
  bot: BotId;
  iterations: number;
  matches: number;
  seed: string;
  workers: number;
  /** How to write the same report again. */
  command: string;
  /** Where finished matches are kept; absent: the usual place. */
  folder?: string;
}

export interface TableResult {
  report: string;
  broken: string[];
  figures: TableFigures;
}

/** Plays full tables of equal bots and weighs them against what the game promises. */
export async function weighTables(game: Game, balance: TableBalance, wishes: TableWishes): Promise<TableResult> {
  const { registry, bot, iterations, seed } = wishes;
  const plan: TablePlan = { registry, game: game.id, bot, iterations, seed };
  const ledger = new Ledger<TableMatch>(`tables-${game.id}-${bot}`, plan, wishes.folder);
  const deals = Array.from({ length: wishes.matches }, (_, deal) => deal);
  const open = deals.filter((deal) => !ledger.finished.has(deal)).map((deal) => ({ plan, deal }));
  await playDeals<TableOrder, TableMatch>(WORKER, open, wishes.workers, (match) => {
    ledger.add(match);
    if (match.error !== undefined) console.error(`match ${match.deal}: ${match.error}`);
  });
  const figures = tableFigures(
    balance,
    deals.map((deal) => ledger.finished.get(deal)!),
  );
  const players = bot === 'ismcts' ? `Ismcts at ${iterations} iterations` : `${bot[0].toUpperCase()}${bot.slice(1)}`;
  return { report: tableReport(game.title, wishes.command, players, balance, figures), broken: brokenPromises(balance, figures), figures };
}
