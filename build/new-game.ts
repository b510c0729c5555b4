/** `npm run new-game -- NAME`: a small game that runs, to be changed into another one. `docs/adding-a-game.md` goes on from there. */
import { join } from 'node:path';
import { plan, write } from './new-game/make.ts';
import { NoGame } from './new-game/name.ts';

const ROOT = join(import.meta.dirname, '..');

function nextSteps(id: string, title: string): string {
  return [
    `${title} stands, and plays by the rules of the template until you change them:`,
    `  src-shared/games/${id}/    rules, texts, search`,
    `  src-renderer/games/${id}/  its window`,
    `  test/games/${id}/          scenario harness and rule tests`,
    `  test/e2e/games/${id}/      the robot that plays it through the page`,
    `  docs/rules/${id}.md        its checklist`,
    '',
    `  npx vitest run test/games/${id} test/kernel/registry.test.ts   writes test/kernel/playthroughs/${id}.txt as well: commit it`,
    '  npm start',
    '  docs/adding-a-game.md says in which order to go on',
  ].join('\n');
}

async function main(args: readonly string[]): Promise<number> {
  if (args.length > 1) throw new NoGame(`One name at a time; ${args.length} were given: ${args.join(' ')}`);
  const game = await plan(args[0] ?? '', ROOT);
  write(game, ROOT);
  console.log(nextSteps(game.name.id, game.name.title));
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NoGame)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 1;
}
