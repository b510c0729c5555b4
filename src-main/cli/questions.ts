/**
 * `npm run questions -- --game ID`: how often a person is asked. Apprentices play matches, which are kept in `.arena/`; then one of them
 * counts as a person who has set nothing, alone among bots, and what the host would ask is counted by kind.
 */
import { pathToFileURL } from 'node:url';
import { Ledger } from './arena/ledger.ts';
import { readFlags, runCommand, UsageError, wholeNumber } from './args.ts';
import { gameNamed, loadGames, REGISTRY } from './games.ts';
import { countQuestions, type PromptFor } from './questions/count.ts';
import { recordMatch, tableOf, type RecordedMatch, type RecordPlan } from './questions/record.ts';
import { addMatch, describeQuestions, noQuestions, totalsOf, type Totals } from './questions/report.ts';

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'one game, or all (all)' },
  matches: { type: 'string', value: 'N', help: 'matches of each game (200)' },
  seat: { type: 'string', value: 'N', help: 'which seat counts as a person, from 0 (1)' },
  seed: { type: 'string', value: 'TEXT', help: 'names the matches (questions)' },
  preset: { type: 'string', value: 'NAME', help: 'relaxed, standard or full (standard)' },
  json: { type: 'boolean', help: 'one JSON object on the last line' },
} as const;

const PRESETS = ['relaxed', 'standard', 'full'] as const;

export async function questions(argv: readonly string[], registry: string = REGISTRY, folder?: string): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const games = await loadGames(registry);
  const chosen = (flags.game ?? 'all') === 'all' ? Object.values(games) : [gameNamed(games, flags.game!)];
  const matches = wholeNumber('matches', flags.matches ?? '200', 1, 100_000);
  const seat = wholeNumber('seat', flags.seat ?? '1', 0, 63);
  const preset = PRESETS.find((name) => name === (flags.preset ?? 'standard'));
  if (!preset) throw new UsageError(`--preset must be one of ${PRESETS.join(', ')}`);
  const counted: Record<string, Totals> = {};
  for (const game of chosen) {
    const plan: RecordPlan = { registry, game: game.id, seed: flags.seed ?? 'questions' };
    const seats = game.seatCount(game.create(tableOf(game, plan, 0).config, plan.seed));
    if (seat >= seats) throw new UsageError(`--seat must be a whole number from 0 to ${seats - 1} in ${game.title}`);
    const ledger = new Ledger<RecordedMatch>(`questions-${game.id}`, plan, folder);
    const { promptFor } = (await import(new URL(`./${game.id}/text/prompt.ts`, registry).href)) as { promptFor: PromptFor };
    const sum = noQuestions();
    for (let deal = 0; deal < matches; deal++) {
      if (!ledger.finished.has(deal)) ledger.add(recordMatch(game, plan, deal));
      const { choices } = ledger.finished.get(deal)!;
      addMatch(sum, countQuestions(game, promptFor, tableOf(game, plan, deal), choices, seat, { preset, until: null, forced: true }));
      if (process.stderr.isTTY) process.stderr.write(`\r${game.id}: ${deal + 1} of ${matches} matches `);
    }
    if (process.stderr.isTTY) process.stderr.write('\r');
    console.log(describeQuestions(game.title, sum));
    counted[game.id] = totalsOf(sum);
  }
  if (flags.json) console.log(JSON.stringify(counted));
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand('questions', FLAGS, questions);
