/**
 * `npm run balance -- GAME`: bots play a game's built-in sides against each other and the figures are written to
 * `docs/balance/GAME.md`. Ends with exit code 1 when something that the game promises of its content does not hold.
 * Finished deals are kept in `.arena/`, so that a stopped run goes on where it was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_IDS, type BotId } from '../../src-shared/bots/index.ts';
import type { Balance } from '../../src-shared/kernel/balance.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Ledger } from './arena/ledger.ts';
import { playDeals } from './arena/pool.ts';
import { readFlags, runCommand, UsageError, wholeNumber, type FlagValues } from './args.ts';
import { brokenBands, type Proof } from './balance/bands.ts';
import { figuresOf } from './balance/figures.ts';
import { dealsOf, type BalanceDeal, type BalancePlan } from './balance/plan.ts';
import { reportOf, type Sample } from './balance/report.ts';
import { weighTables } from './balance/tables.ts';
import type { BalanceOrder } from './balance/worker.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKER = new URL('./balance/worker.ts', import.meta.url);

const FLAGS = {
  bot: { type: 'string', value: 'ID', help: 'plays the main sample (greedy)' },
  deals: { type: 'string', value: 'N', help: 'deals of each pairing in the main sample, two matches each (as the game asks)' },
  matches: { type: 'string', value: 'N', help: 'matches at full tables, for a game without sides (as the game asks)' },
  confirm: { type: 'string', value: 'ID', help: 'plays the confirming sample (ismcts)' },
  'confirm-deals': { type: 'string', value: 'N', help: 'deals of each pairing in the confirming sample, 0 for none (as the game asks)' },
  iterations: { type: 'string', value: 'N', help: 'search iterations for each decision (as the game asks)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (balance)' },
  workers: { type: 'string', value: 'N', help: 'processes to play in (one per core)' },
  out: { type: 'string', value: 'FILE', help: 'where to write the report (docs/balance/GAME.md)' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;
/** Flags that decide what the report says. */
const TABLE_SAMPLING = ['bot', 'matches', 'iterations', 'seed'] as const;
const SAMPLING = ['bot', 'deals', 'confirm', 'confirm-deals', 'iterations', 'seed'] as const;

/** @throws UsageError */
function botNamed(id: string): BotId {
  if (!BOT_IDS.includes(id as BotId)) throw new UsageError(`there is no bot "${id}"; known are ${BOT_IDS.join(', ')}`);
  return id as BotId;
}

/** Where the report goes, and how it is written again. */
interface Writing {
  file: string;
  command: string;
  workers: number;
}

function writingOf(flags: FlagValues<typeof FLAGS>, game: Game, deciding: readonly (keyof typeof FLAGS)[]): Writing {
  const chosen = deciding.filter((flag) => flags[flag] !== undefined).map((flag) => ` --${flag} ${flags[flag]}`);
  return {
    file: flags.out ?? join(ROOT, 'docs/balance', `${game.id}.md`),
    command: `npm run balance -- ${game.id}${chosen.join('')}`,
    workers: wholeNumber('workers', flags.workers ?? String(availableParallelism()), 1, 256),
  };
}

/** Writes the report and says whether everything holds; the exit code follows from it. */
function conclude(file: string, report: string, broken: readonly string[], errors: number): number {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  console.log(broken.length === 0 ? 'Everything promised holds.' : `Broken: ${broken.join('; ')}.`);
  console.log(`Written to ${relative(process.cwd(), file)}`);
  return broken.length > 0 || errors > 0 ? 1 : 0;
}

/** For a game whose players bring nothing of their own: full tables. */
async function balanceTables(game: Game, flags: FlagValues<typeof FLAGS>, registry: string, folder?: string): Promise<number> {
  const content = game.tableBalance!;
  const { file, command, workers } = writingOf(flags, game, TABLE_SAMPLING);
  const { report, broken, figures } = await weighTables(game, content, {
    registry,
    bot: botNamed(flags.bot ?? 'greedy'),
    iterations: wholeNumber('iterations', flags.iterations ?? '500', 1, 1_000_000),
    matches: wholeNumber('matches', flags.matches ?? String(content.matches), 1, 1_000_000),
    seed: flags.seed ?? 'balance',
    workers,
    command,
    ...(folder !== undefined && { folder }),
  });
  const code = conclude(file, report, broken, figures.errors);
  if (flags.json) console.log(JSON.stringify({ game: game.id, broken, figures }));
  return code;
}

/** @throws UsageError */
function balanceOf(game: Game): Balance {
  if (!game.balance) throw new UsageError(`${game.title} has nothing to weigh`);
  return game.balance;
}

async function sampleOf(
  plan: BalancePlan,
  balance: Balance,
  perPairing: number,
  proof: Proof,
  workers: number,
  folder?: string,
): Promise<Sample> {
  const deals = dealsOf(balance, perPairing);
  const ledger = new Ledger<BalanceDeal>(`balance-${plan.game}-${plan.bot}`, plan, folder);
  const open = deals.filter(({ deal }) => !ledger.finished.has(deal)).map((deal) => ({ plan, deal }));
  await playDeals<BalanceOrder, BalanceDeal>(WORKER, open, workers, (result) => {
    ledger.add(result);
    for (const { error } of result.matches) if (error !== undefined) console.error(`deal ${result.deal}: ${error}`);
    if (process.stderr.isTTY) process.stderr.write(`\r${plan.bot}: ${ledger.finished.size} of ${deals.length} deals `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  return {
    players: plan.bot === 'ismcts' ? `${plan.bot} at ${plan.budget.iterations} iterations` : plan.bot,
    seed: plan.seed,
    deals: deals.length,
    proof,
    figures: figuresOf(
      balance,
      deals.map(({ deal }) => ledger.finished.get(deal)!),
    ),
  };
}

export async function balance(argv: readonly string[], registry: string = REGISTRY, folder?: string): Promise<number> {
  const named = argv[0] !== undefined && !argv[0].startsWith('-') ? argv[0] : undefined;
  if (named === undefined) throw new UsageError('name a game: npm run balance -- ID');
  const flags = readFlags(argv.slice(1), FLAGS);
  const game = gameNamed(await loadGames(registry), named);
  if (game.tableBalance) return balanceTables(game, flags, registry, folder);
  const content = balanceOf(game);
  const { sampling } = content;
  const budget = { iterations: wholeNumber('iterations', flags.iterations ?? String(sampling.iterations), 1, 1_000_000) };
  const { file, command, workers } = writingOf(flags, game, SAMPLING);
  const samples: Sample[] = [];
  for (const [bot, deals, proof] of [
    [botNamed(flags.bot ?? 'greedy'), wholeNumber('deals', flags.deals ?? String(sampling.deals), 1, 100_000), 'measured'],
    [
      botNamed(flags.confirm ?? 'ismcts'),
      wholeNumber('confirm-deals', flags['confirm-deals'] ?? String(sampling.confirmDeals), 0, 100_000),
      'certain',
    ],
  ] as const) {
    if (deals === 0) continue;
    const plan: BalancePlan = { registry, game: game.id, bot, budget, seed: flags.seed ?? 'balance' };
    samples.push(await sampleOf(plan, content, deals, proof, workers, folder));
  }
  const broken = samples.flatMap(({ figures, proof }) => brokenBands(content, figures, proof));
  const errors = samples.reduce((sum, { figures }) => sum + figures.errors, 0);
  const code = conclude(file, reportOf(game.title, command, content, samples), broken, errors);
  if (flags.json) console.log(JSON.stringify({ game: game.id, broken, samples }));
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('balance', FLAGS, balance);
