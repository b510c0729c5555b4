/**
 * `npm run fuzz -- --game all --minutes 5 [--seed N]`: random games until every phase and everything a game wants to see
 * used (cards, keywords) has turned up, or the time is over. A failure prints the one command that repeats it and is
 * kept under `test/fixtures/failures/`, where `npm test` replays it for ever.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../src-shared/kernel/game.ts';
import { positive, readFlags, runCommand, UsageError, wholeNumber } from './args.ts';
import { keepFailure } from './fuzz/failure.ts';
import { fuzzGame, playFuzzGame } from './fuzz/play.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'one game, or all (all)' },
  minutes: { type: 'string', value: 'N', help: 'time for all games together (5)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the random games (1)' },
  only: { type: 'string', value: 'N', help: 'play just the random game of this number, without a time limit' },
  keep: { type: 'boolean', help: 'go on until the time is over even when everything has been used' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

const FAILURES = join(import.meta.dirname, '../../test/fixtures/failures');

const TELL_MS = 60_000;

interface GameReport {
  games: number;
  decisions: number;
  seconds: number;
  wanted: number;
  /** Phases and goals that never turned up. */
  missing: string[];
  failures: { error: string; command: string; file: string }[];
}

function wantedOf(game: Game): Set<string> {
  return new Set([...game.compiled.leaves.map((leaf) => `phase:${leaf}`), ...(game.coverage?.goals ?? []).map((goal) => `goal:${goal}`)]);
}

interface FuzzOptions {
  seed: string;
  only: number | null;
  minutes: number;
  keep: boolean;
  folder: string;
}

export function fuzzOne(game: Game, { seed, only, minutes, keep, folder }: FuzzOptions): GameReport {
  const started = performance.now();
  const deadline = started + minutes * 60_000;
  const outOfTime = () => only === null && performance.now() >= deadline;
  const missing = wantedOf(game);
  const wanted = missing.size;
  let told = started;
  const report: GameReport = { games: 0, decisions: 0, seconds: 0, wanted, missing: [], failures: [] };
  for (let index = only ?? 0; (keep || missing.size > 0) && !outOfTime(); index++) {
    const plan = fuzzGame(game, seed, index);
    const { decisions, actions, error, stopped } = playFuzzGame(game, plan, (what) => missing.delete(what), outOfTime);
    report.games += stopped ? 0 : 1;
    report.decisions += decisions;
    if (performance.now() - told >= TELL_MS) {
      told = performance.now();
      console.log(`${game.id}: ${report.games} games so far`);
    }
    if (error) {
      const failure = {
        game: game.id,
        contentVersion: game.contentVersion,
        config: plan.config,
        seed: plan.seed,
        actions,
        error: error.message,
      };
      const file = keepFailure(folder, `${game.id}-${seed}-${index}`, failure);
      report.failures.push({
        error: error.stack ?? error.message,
        command: `npm run fuzz -- --game ${game.id} --seed ${seed} --only ${index}`,
        file,
      });
    }
    if (only !== null) break;
  }
  report.seconds = Math.round((performance.now() - started) / 100) / 10;
  report.missing = [...missing];
  return report;
}

function describe(id: string, { games, decisions, seconds, wanted, missing, failures }: GameReport): string {
  const lines = [
    `${id}: ${games} games, ${decisions} decisions in ${seconds} s; ${wanted - missing.length} of ${wanted} things used, ${failures.length} failures`,
  ];
  if (missing.length > 0) lines.push(`  not used: ${missing.join(', ')}`);
  for (const { error, command, file } of failures) lines.push(`  FAILED: ${error}`, `  repeat it with: ${command}`, `  kept in ${file}`);
  return lines.join('\n');
}

export async function fuzz(argv: readonly string[], registry: string = REGISTRY, folder: string = FAILURES): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const games = await loadGames(registry);
  const chosen = flags.game === undefined || flags.game === 'all' ? Object.values(games) : [gameNamed(games, flags.game)];
  const only = flags.only === undefined ? null : wholeNumber('only', flags.only, 0, 1_000_000_000);
  if (only !== null && chosen.length > 1) throw new UsageError('--only needs one --game');
  const seed = flags.seed ?? '1';
  if (!/^[\w-]{1,40}$/.test(seed)) throw new UsageError('--seed takes letters, digits, - and _');
  const minutes = positive('minutes', flags.minutes ?? '5') / chosen.length;

  const reports: Record<string, GameReport> = {};
  for (const game of chosen) {
    reports[game.id] = fuzzOne(game, { seed, only, minutes, keep: flags.keep, folder });
    console.log(describe(game.id, reports[game.id]));
  }
  if (flags.json) console.log(JSON.stringify({ seed, games: reports }));
  return Object.values(reports).some(({ failures }) => failures.length > 0) ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('fuzz', FLAGS, fuzz);
