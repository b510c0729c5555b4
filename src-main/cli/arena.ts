/**
 * `npm run arena -- --game ID --bots ismcts,greedy --matches 100 --seed 1 [--budget-ms 50 | --iterations 500]
 * [--config FILE] [--json]`: bots play each other headless, each deal once per seating, and finished deals are kept in
 * `.arena/`, so that a stopped run goes on where it was.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { BOT_IDS, type BotBudget, type BotId } from '../../src-shared/bots/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { dealsFor } from '../arena/plan.ts';
import { describe, reportOf } from '../arena/report.ts';
import type { SprtPlan } from '../arena/sprt.ts';
import { botsOf, isInstalled, registryIn } from './arena/against.ts';
import { fingerprint } from './arena/fingerprint.ts';
import { playSeries } from './arena/series.ts';
import type { ArenaOrder } from './arena/worker.ts';
import { readFlags, runCommand, UsageError, wholeNumber, type FlagValues } from './args.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'the game (the first of the house)' },
  bots: { type: 'string', value: 'A,B', help: `one bot per seat, of ${BOT_IDS.join(', ')} (ismcts,greedy)` },
  matches: { type: 'string', value: 'N', help: 'matches to play, rounded up to whole deals (100)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (1)' },
  'budget-ms': { type: 'string', value: 'N', help: 'time for each decision' },
  iterations: { type: 'string', value: 'N[,N]', help: 'search iterations for each decision, or one number for each bot (500)' },
  sprt: {
    type: 'string',
    value: 'LOW,HIGH',
    help: 'stop once the first bot is shown to be better by HIGH Elo rather than by LOW, or not to be',
  },
  against: {
    type: 'string',
    value: 'FOLDER',
    help: 'another checkout, installed: all bots but the first are played by its code, to tell whether a change is for the better',
  },
  config: {
    type: 'string',
    value: 'FILE',
    help: 'config of all matches as JSON, or what the Lab saves as JSON; without it the built-in loadouts take turns',
  },
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
  const config = configFrom(flags.config, game);
  const plan = {
    registry,
    game: game.id,
    bots: bots as BotId[],
    seed: flags.seed ?? '1',
    config,
    ...otherFrom(flags.against, game, registry),
  };
  if (flags['budget-ms']) return { ...plan, budget: { ms: wholeNumber('budget-ms', flags['budget-ms'], 1, 60_000) } };
  const budgets = (flags.iterations ?? '500')
    .split(',')
    .map((n): BotBudget => ({ iterations: wholeNumber('iterations', n, 1, 1_000_000) }));
  if (budgets.length === 1) return { ...plan, budget: budgets[0] };
  if (budgets.length !== bots.length) throw new UsageError(`--iterations names ${budgets.length} numbers for ${bots.length} bots`);
  return { ...plan, budget: budgets[0], budgets };
}

/** @throws UsageError */
function otherFrom(text: string | undefined, { id }: Game, registry: string): Pick<ArenaOrder['plan'], 'against'> {
  if (text === undefined) return {};
  const folder = resolve(text);
  if (!isInstalled(folder))
    throw new UsageError(`--against ${text}: there is no checkout of Five Forges there, or npm ci has not run in it`);
  return { against: { folder, code: fingerprint(registryIn(folder, registry), id, botsOf(folder)) } };
}

/** @throws UsageError */
function sprtFrom(text: string | undefined): SprtPlan | undefined {
  if (text === undefined) return undefined;
  const [elo0, elo1, ...more] = text.split(',').map(Number);
  if (!(elo0 < elo1) || more.length > 0) throw new UsageError('--sprt takes two numbers of Elo points, the lower first: 0,30');
  return { elo0, elo1 };
}

/** Of what the Lab saves, what its matches were played with. */
const LAB_EXPORT = z.object({ plan: z.object({ config: z.record(z.string(), z.unknown()) }) });

/** @throws UsageError with every problem of the config in words */
function configFrom(file: string | undefined, game: Game): unknown {
  if (file === undefined) return null;
  let value: unknown;
  try {
    const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const exported = LAB_EXPORT.safeParse(said);
    value = exported.success ? exported.data.plan.config : said;
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
  const plan = planOf(flags, gameNamed(games, flags.game ?? Object.keys(games)[0]), registry);
  const matches = wholeNumber('matches', flags.matches ?? '100', 1, 1_000_000);
  const workers = wholeNumber('workers', flags.workers ?? String(availableParallelism()), 1, 256);
  const until = sprtFrom(flags.sprt);
  const { results, verdict } = await playSeries(plan, { deals: dealsFor(matches, plan.bots.length), workers, folder, until });
  const report = reportOf(plan, results);
  if (plan.against) console.log(`The first ${plan.bots[0]} is of this checkout, the others of ${plan.against.folder}.`);
  console.log(describe(report));
  if (verdict && until)
    console.log(
      `${plan.bots[0]} by ${until.elo1} rather than ${until.elo0} Elo: ${verdict.verdict} (log likelihood ratio ${verdict.llr.toFixed(2)})`,
    );
  if (flags.json) console.log(JSON.stringify(verdict ? { ...report, sprt: verdict } : report));
  return report.errors > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('arena', FLAGS, arena);
