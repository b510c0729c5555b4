/**
 * Makes the fixture of a game out of what `collect.ts` wrote: `node test/bots/puzzles/run.mjs test/bots/puzzles/choose.ts
 * laneforge found.jsonl…` keeps positions of as many kinds and matches as possible, and of each kind those that ask for most.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Exercise } from './attempt.ts';
import type { Found } from './collect.ts';
import { fileOf, type Puzzle } from './recipe.ts';
import { TooLarge } from './solver.ts';

const WANTED = 36;
/** Of one match, and of one kind: many bots' last moves look the same. */
const MOST_OF_MATCH = 2;
const MOST_OF_KIND = 12;

const [id, ...files] = process.argv.slice(2);
const game: Game = GAMES[id as GameId];
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Found),
);

function isProved(puzzle: Puzzle): boolean {
  try {
    return new Exercise(game, puzzle).claim.holds;
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

const chosen: Found[] = [];
const count = (of: (one: Found) => boolean): number => chosen.filter(of).length;
const isAlike = (a: Found, b: Found): boolean => a.kind === b.kind && Math.min(a.steps, 4) === Math.min(b.steps, 4);
const worth = ({ steps, missed, missing }: Found): number => Math.min(steps, 4) + Number(missed) + missing;

/** What adds most to what is chosen already comes next: rare kinds, new matches, then whatever asks for most. */
while (chosen.length < WANTED && found.length > 0) {
  const rank = (one: Found): number => worth(one) - 3 * count((other) => isAlike(other, one)) - 2 * count(({ seed }) => seed === one.seed);
  found.sort((a, b) => rank(b) - rank(a));
  const next = found.shift()!;
  if (count(({ seed }) => seed === next.seed) >= MOST_OF_MATCH || count((other) => isAlike(other, next)) >= MOST_OF_KIND) continue;
  if (isProved(next)) chosen.push(next);
}
chosen.sort((a, b) => a.kind.localeCompare(b.kind) || a.seed.localeCompare(b.seed));
const puzzles = chosen.map(({ seats, deal, seed, aim, turns, steps, key, choices }): Puzzle => ({
  seats,
  deal,
  seed,
  aim,
  turns,
  steps,
  key,
  choices,
}));
const file = fileOf(id);
const config = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(puzzles), { ...config, parser: 'json' }));
for (const kind of new Set(chosen.map((one) => one.kind))) process.stdout.write(`${count(({ kind: other }) => other === kind)}  ${kind}\n`);
