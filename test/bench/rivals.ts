/**
 * `npx tsx test/bench/rivals.ts --game laneforge --rival seeing|peeking|uniform|forgetful|paired [--matches N] [--iterations N] [--seed TEXT] [--by NAME] [--adopt]`:
 * the product's search against itself in other worlds, without its memory of the turn, or twice, at equal iterations; with `--by`, one rival
 * against another. Finished deals are kept in `docs/balance/played/`, so that a stopped run goes on where it was.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { dealsFor } from '../../src-main/arena/plan.ts';
import { describe, reportOf } from '../../src-main/arena/report.ts';
import { PLAYED } from '../../src-main/cli/arena/ledger.ts';
import { playSeries, summary } from '../../src-main/cli/arena/series.ts';
import { readFlags, runCommand, UsageError, wholeNumber } from '../../src-main/cli/args.ts';
import { gameNamed, loadGames, REGISTRY } from '../../src-main/cli/games.ts';
import { adopt } from '../../src-main/cli/ladder/adopt.ts';
import { RIVALS, type RivalId } from './rivals/cast.ts';
import type { RivalOrder } from './rivals/worker.ts';

const WORKER = new URL('./rivals/worker.ts', import.meta.url);

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'the game (laneforge)' },
  rival: { type: 'string', value: 'NAME', help: `${RIVALS.join(', ')} (seeing)` },
  by: { type: 'string', value: 'NAME', help: 'another rival in place of the product' },
  matches: { type: 'string', value: 'N', help: 'matches to play, rounded up to whole deals (100)' },
  iterations: { type: 'string', value: 'N', help: 'search iterations of each for each decision (500)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (1)' },
  workers: { type: 'string', value: 'N', help: 'processes to play in (one per core)' },
  adopt: { type: 'boolean', help: 'counts what other code has played, if its quickest deals go the same way again; plays nothing else' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

function rivalNamed(name: string): RivalId {
  const rival = RIVALS.find((known) => known === name);
  if (!rival) throw new UsageError(`there is no rival "${name}"; known are ${RIVALS.join(', ')}`);
  return rival;
}

export async function rivals(argv: readonly string[], registry: string = REGISTRY, folder: string = PLAYED): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const rival = rivalNamed(flags.rival ?? 'seeing');
  const by = flags.by === undefined ? undefined : rivalNamed(flags.by);
  const { id: game } = gameNamed(await loadGames(registry), flags.game ?? 'laneforge');
  const plan: RivalOrder['plan'] = {
    registry,
    game,
    bots: ['ismcts', 'ismcts'],
    rival,
    by,
    seed: flags.seed ?? '1',
    budget: { iterations: wholeNumber('iterations', flags.iterations ?? '500', 1, 1_000_000) },
    config: null,
  };
  const matches = wholeNumber('matches', flags.matches ?? '100', 1, 1_000_000);
  const workers = wholeNumber('workers', flags.workers ?? String(availableParallelism()), 1, 256);
  if (flags.adopt) {
    for (const line of await adopt(plan, workers, folder, WORKER)) console.log(line);
    return 0;
  }
  const { results } = await playSeries(plan, {
    deals: dealsFor(matches, plan.bots.length),
    workers,
    folder,
    kept: summary,
    worker: WORKER,
  });
  const report = reportOf(plan, results);
  console.log(`The product's search, ${by ? `${by} and ` : ''}named first, against itself: ${rival}`);
  console.log(describe(report));
  if (flags.json) console.log(JSON.stringify({ rival, by, ...report }));
  return report.errors > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('rivals', FLAGS, rivals);
