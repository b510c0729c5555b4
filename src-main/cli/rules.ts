/**
 * `npm run rules -- [--json] [--game ID]`: which rules of the checklists in `docs/rules/` no passing test cites.
 * Works on the reports of the last `npm test`; exits with 1 when a game that is offered leaves a rule uncited.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isGameId } from '../../src-shared/games/index.ts';
import { readFlags, runCommand, UsageError } from './args.ts';
import type { Coverage } from './rules/citations.ts';
import { coverageOf, problemsIn, rulesOf } from './rules/citations.ts';
import type { ReportFile } from './rules/reports.ts';
import { readReports } from './rules/reports.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHECKLISTS = join(ROOT, 'docs/rules');

interface GameCoverage extends Coverage {
  /** It is registered. What a game under way leaves uncited is still to come. */
  offered: boolean;
}

const checklistGames = (): string[] =>
  readdirSync(CHECKLISTS)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort();

const isBegun = (game: string): boolean => existsSync(join(ROOT, 'src-shared/games', game));

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'only this game' },
  json: { type: 'boolean', help: 'the last line is one JSON object' },
} as const;

function gamesAskedFor(game: string | undefined): string[] {
  const all = checklistGames();
  if (game !== undefined && !all.includes(game)) throw new UsageError(`there is no game "${game}"; known are ${all.join(', ')}`);
  return game === undefined ? all : [game];
}

function describe(game: string, coverage: GameCoverage): string {
  const head = `${game.padEnd(12)}${String(coverage.ids.length).padStart(4)} rules`;
  if (!isBegun(game)) return `${head}   not built yet`;
  if (!coverage.offered) return `${head}   under way: ${coverage.cited.length} cited, ${coverage.uncited.length} still to come`;
  const gates = coverage.gates.length === 0 ? '' : `, ${coverage.gates.length} left to a longer run (${coverage.gates.join(' ')})`;
  const uncited = coverage.uncited.length === 0 ? '' : `\n  uncited: ${coverage.uncited.join(' ')}`;
  return `${head}   ${coverage.cited.length} cited, ${coverage.uncited.length} uncited${gates}${uncited}`;
}

function print(games: Record<string, GameCoverage>, problems: string[], reports: ReportFile[]): void {
  if (reports.length === 0) console.log('No test reports in test-results/: run `npm test` first.');
  for (const report of reports) {
    console.log(`${relative(ROOT, report.file)}: ${report.tests.length} tests, written ${report.written.toISOString()}`);
  }
  for (const [game, coverage] of Object.entries(games)) console.log(describe(game, coverage));
  for (const problem of problems) console.log(`problem: ${problem}`);
}

function main(argv: string[]): number {
  const flags = readFlags(argv, FLAGS);
  const asked = gamesAskedFor(flags.game);
  const rules = new Map(checklistGames().map((game) => [game, rulesOf(readFileSync(join(CHECKLISTS, `${game}.md`), 'utf8'))]));
  const reports = readReports(join(ROOT, 'test-results'));
  // What a reference implementation keeps says nothing of the engine.
  const tests = reports.flatMap((report) => report.tests).filter(({ file }) => !file?.includes('/reference/'));
  const problems = problemsIn(tests, new Set([...rules.values()].flat()));
  const games: Record<string, GameCoverage> = {};
  for (const game of asked) games[game] = { offered: isGameId(game), ...coverageOf(rules.get(game) ?? [], tests) };

  print(games, problems, reports);
  if (flags.json) console.log(JSON.stringify({ games, problems }));
  const incomplete = Object.values(games).some((game) => game.offered && game.uncited.length > 0);
  return incomplete || problems.length > 0 ? 1 : 0;
}

await runCommand('rules', FLAGS, main);
