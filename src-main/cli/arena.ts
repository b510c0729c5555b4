/**
 * `npm run arena -- --game hexforge --bots ismcts,greedy --matches 100 --seed 1 [--budget-ms 50 | --iterations 500]
 * [--config FILE] [--json]`: bots play each other headless, each deal once per seating, and finished deals are kept in
 * `.arena/`, so that a stopped run goes on where it was.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { BOT_IDS, type BotBudget, type BotId } from '../../src-shared/bots/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { dealsFor, type DealResult } from '../arena/plan.ts';
import { describe, reportOf } from '../arena/report.ts';
import { Ledger } from './arena/ledger.ts';
import { playDeals } from './arena/pool.ts';
import type { ArenaOrder } from './arena/worker.ts';
import { readFlags, runCommand, UsageError, wholeNumber, type FlagValues } from './args.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';

const WORKER = new URL('./arena/worker.ts', import.meta.url);

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'the game (hexforge)' },
  bots: { type: 'string', value: 'A,B', help: `one bot per seat, of ${BOT_IDS.join(', ')} (ismcts,greedy)` },
  matches: { type: 'string', value: 'N', help: 'matches to play, rounded up to whole deals (100)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (1)' },
  'budget-ms': { type: 'string', value: 'N', help: 'time for each decision' },
  iterations: { type: 'string', value: 'N', help: 'search iterations for each decision (500)' },
  config: { type: 'string', value: 'FILE', help: 'config of all matches as JSON; without it the built-in loadouts take turns' },
  workers: { type: 'string', value: 'N', help: 'processes to play in (one per core)' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

/** @throws UsageError when flags do not fit together or the config cannot be played */
function planOf(flags: FlagValues<typeof FLAGS>, game: Game, registry: string): ArenaOrder['plan'] {
  const bots = (flags.bots ?? 'ismcts,greedy').split(',');
  for (const bot of bots) {
    if (!BOT_IDS.includes(bot as BotId)) throw new UsageError(`there is no bot "${bot}"; known are ${BOT_IDS.join(', ')}`);
  }
  if (bots.length < game.seats.min || bots.length > game.seats.max) {
    throw new UsageError(`${game.title} takes ${game.seats.min} to ${game.seats.max} players; --bots names ${bots.length}`);
  }
  if (flags['budget-ms'] && flags.iterations) throw new UsageError('--budget-ms and --iterations exclude each other');
  const budget: BotBudget = flags['budget-ms']
    ? { ms: wholeNumber('budget-ms', flags['budget-ms'], 1, 60_000) }
    : { iterations: wholeNumber('iterations', flags.iterations ?? '500', 1, 1_000_000) };
  return { registry, game: game.id, bots: bots as BotId[], seed: flags.seed ?? '1', budget, config: configFrom(flags.config, game) };
}

/** @throws UsageError with every problem of the config in words */
function configFrom(file: string | undefined, game: Game): unknown {
  if (file === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--config ${file}: ${(error as Error).message}`);
  }
  const parsed = game.config.safeParse(value);
  const problems = parsed.success
    ? game.checkConfig(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (problems.length > 0) throw new UsageError(`this config cannot be played:\n  ${problems.join('\n  ')}`);
  return parsed.data;
}

export async function arena(argv: readonly string[], registry: string = REGISTRY, folder?: string): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const games = await loadGames(registry);
  const plan = planOf(flags, gameNamed(games, flags.game ?? 'hexforge'), registry);
  const matches = wholeNumber('matches', flags.matches ?? '100', 1, 1_000_000);
  const workers = wholeNumber('workers', flags.workers ?? String(availableParallelism()), 1, 256);
  const deals = Array.from({ length: dealsFor(matches, plan.bots.length) }, (_, deal) => deal);
  const ledger = new Ledger<DealResult>(`${plan.game}-${plan.bots.join('-')}`, plan, folder);
  const open = deals.filter((deal) => !ledger.finished.has(deal)).map((deal) => ({ plan, deal }));
  if (open.length < deals.length)
    console.error(`${deals.length - open.length} of ${deals.length} deals are finished already (${ledger.file})`);

  await playDeals<ArenaOrder, DealResult>(WORKER, open, workers, (result) => {
    ledger.add(result);
    for (const { error } of result.matches) if (error !== undefined) console.error(`deal ${result.deal}: ${error}`);
    if (process.stderr.isTTY) process.stderr.write(`\r${ledger.finished.size} of ${deals.length} deals `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');

  const report = reportOf(
    plan,
    deals.map((deal) => ledger.finished.get(deal)!),
  );
  console.log(describe(report));
  if (flags.json) console.log(JSON.stringify(report));
  return report.errors > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('arena', FLAGS, arena);
