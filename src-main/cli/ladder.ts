/**
 * `npm run ladder [-- --game ID] [--bots A,B] [--matches N] [--seed TEXT] [--sample | --kept | --adopt]`: measures every level against the one below and
 * what else is promised of the bots, in every game, and writes `docs/balance/bots.md`. Stopped, it goes on where it was: what has been
 * played lies beside the page, in `docs/balance/played/`, so that later runs and other machines can add to it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { BotBudget } from '../../src-shared/bots/index.ts';
import { dealsFor, type DealResult } from '../arena/plan.ts';
import { describe, reportOf } from '../arena/report.ts';
import { Ledger, PLAYED } from './arena/ledger.ts';
import { nameOf, playSeries, summary } from './arena/series.ts';
import { readFlags, runCommand, UsageError, wholeNumber } from './args.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';
import { adopt } from './ladder/adopt.ts';
import { compare, inWords as comparedInWords } from './ladder/compare.ts';
import { page, verdictOf, type Measured } from './ladder/page.ts';
import { effort, inWords, rungsOf, type Rung } from './ladder/rungs.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The sample leaves out what takes longer than this. */
const SAMPLE_EFFORT = 600;
const SAMPLE_MATCHES = 4;

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'one game alone (all); the page then has that game only' },
  bots: { type: 'string', value: 'A,B', help: 'plays only the comparison of these, at its table: master,journeyman' },
  matches: { type: 'string', value: 'N', help: 'matches of each comparison, rounded up to whole deals (100)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the deals (ladder)' },
  workers: { type: 'string', value: 'N', help: 'processes to play in (one per core)' },
  sample: {
    type: 'boolean',
    help: `only the quick comparisons, ${SAMPLE_MATCHES} matches each, set beside those kept: six to ten minutes`,
  },
  kept: { type: 'boolean', help: 'plays nothing: writes the page of what has been played so far' },
  adopt: {
    type: 'boolean',
    help: "plays the quickest deals anew and, where they go as other code played them, counts that code's deals too",
  },
  out: { type: 'string', value: 'FILE', help: 'where to write the page (docs/balance/bots.md)' },
} as const;

const cheapestFirst = (a: Rung, b: Rung): number => effort(a) - effort(b);

export async function ladder(argv: readonly string[], registry: string = REGISTRY, folder: string = PLAYED): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const games = await loadGames(registry);
  const chosen = flags.game ? [gameNamed(games, flags.game)] : Object.values(games);
  const seed = flags.seed ?? 'ladder';
  const matches = wholeNumber('matches', flags.matches ?? String(flags.sample ? SAMPLE_MATCHES : 100), 1, 100_000);
  const workers = wholeNumber('workers', flags.workers ?? String(availableParallelism()), 1, 256);
  const rungs = chosen.flatMap(rungsOf).filter((rung) => !flags.sample || effort(rung) <= SAMPLE_EFFORT);
  const isWanted = ({ bots }: Rung): boolean => flags.bots === undefined || bots.join() === flags.bots;
  if (!rungs.some(isWanted)) throw new UsageError(`no comparison is of ${flags.bots}`);
  const measured = new Map<Rung, Measured>();
  const titles = Object.fromEntries(chosen.map(({ id, title }) => [id, title]));
  const file = flags.out ?? join(ROOT, 'docs/balance/bots.md');
  // A sample is played whether or not its matches are kept already, and set beside them.
  const played = flags.sample ? mkdtempSync(join(tmpdir(), 'five-forges-ladder-')) : folder;
  const planOf = ({ game, bots, iterations }: Rung) => {
    const budgets = iterations.map((each): BotBudget => ({ iterations: each }));
    return { registry, game, bots, seed, budget: budgets[0], budgets, config: null };
  };
  const keptOf = (plan: ReturnType<typeof planOf>) => new Ledger<DealResult>(nameOf(plan), plan, folder).finished;
  let strays = 0;

  if (flags.sample && rungs.map(planOf).every((plan) => keptOf(plan).size === 0)) {
    rmSync(played, { recursive: true });
    console.error('Nothing of the sample is kept for this code, so there is nothing to compare it with: play the ladder, or see --adopt.');
    return 1;
  }

  for (const rung of rungs.toSorted(cheapestFirst)) {
    const plan = planOf(rung);
    const isPlayed = isWanted(rung) && !flags.kept;
    if (flags.adopt) {
      if (!isPlayed) continue;
      for (const line of await adopt(plan, workers, played)) console.log(line);
      continue;
    }
    // All matches played so far count, also beyond the number asked for.
    const kept = new Ledger<DealResult>(nameOf(plan), plan, played).finished.size;
    const deals = Math.max(kept, isPlayed ? dealsFor(matches, rung.bots.length) : 0);
    const { results } = await playSeries(plan, { deals, workers, folder: played, kept: summary, play: isPlayed });
    if (results.length === 0) continue;
    const done = { rung, report: reportOf(plan, results) };
    measured.set(rung, done);
    console.log(`\n${titles[rung.game]}, ${inWords(rung)}: ${verdictOf(done)}\n${describe(done.report)}`);
    if (flags.sample) {
      const comparison = compare(keptOf(plan), results);
      strays += comparison.other;
      console.log(comparedInWords(comparison));
    }
    // In the page's order, not the order of play. Written after each comparison, so that a stopped run leaves its results.
    const rows = rungs.flatMap((one) => measured.get(one) ?? []);
    if (!flags.sample) await write(file, page(rows, chosen, seed));
  }
  if (flags.sample) rmSync(played, { recursive: true });
  return strays > 0 || [...measured.values()].some((one) => one.report.errors > 0 || verdictOf(one) === 'no') ? 1 : 0;
}

async function write(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const style = await resolveConfig(join(ROOT, 'docs/balance/bots.md'));
  writeFileSync(file, await format(text, { ...style, parser: 'markdown' }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('ladder', FLAGS, ladder);
