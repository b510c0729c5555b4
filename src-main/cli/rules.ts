/**
 * `npm run rules -- [--json] [--game hexforge]`: which rules of the checklists in `docs/rules/` no passing test cites.
 * Works on the reports of the last `npm test`; exits with 1 when a game that has code leaves a rule uncited.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Coverage } from './rules/citations.ts';
import { coverageOf, problemsIn, rulesOf } from './rules/citations.ts';
import type { ReportFile } from './rules/reports.ts';
import { readReports } from './rules/reports.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHECKLISTS = join(ROOT, 'docs/rules');

interface GameCoverage extends Coverage {
  built: boolean;
}

const checklistGames = (): string[] =>
  readdirSync(CHECKLISTS)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort();

const isBuilt = (game: string): boolean => existsSync(join(ROOT, 'src-shared/games', game));

function optionsFrom(argv: string[]): { json: boolean; games: string[] } {
  const { values } = parseArgs({ args: argv, options: { json: { type: 'boolean', default: false }, game: { type: 'string' } } });
  const all = checklistGames();
  if (values.game !== undefined && !all.includes(values.game))
    throw new Error(`there is no game "${values.game}"; known are ${all.join(', ')}`);
  return { json: values.json, games: values.game === undefined ? all : [values.game] };
}

function describe(game: string, coverage: GameCoverage): string {
  const head = `${game.padEnd(12)}${String(coverage.ids.length).padStart(4)} rules`;
  if (!coverage.built) return `${head}   not built yet`;
  const gates = coverage.gates.length === 0 ? '' : `, ${coverage.gates.length} left to the long run (${coverage.gates.join(' ')})`;
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
  const options = optionsFrom(argv);
  const rules = new Map(checklistGames().map((game) => [game, rulesOf(readFileSync(join(CHECKLISTS, `${game}.md`), 'utf8'))]));
  const reports = readReports(join(ROOT, 'test-results'));
  const tests = reports.flatMap((report) => report.tests);
  const problems = problemsIn(tests, new Set([...rules.values()].flat()));
  const games: Record<string, GameCoverage> = {};
  for (const game of options.games) games[game] = { built: isBuilt(game), ...coverageOf(rules.get(game) ?? [], tests) };

  print(games, problems, reports);
  if (options.json) console.log(JSON.stringify({ games, problems }));
  const incomplete = Object.values(games).some((game) => game.built && game.uncited.length > 0);
  return incomplete || problems.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
