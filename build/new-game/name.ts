/** The name of a new game and what is made from it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE } from './template.ts';

export interface GameName {
  /** `tinforge` */
  id: string;
  /** `Tinforge` */
  title: string;
  /** In front of its rule IDs: `TI`. */
  prefix: string;
  /** Its checklist stands already, and stays as it is. */
  hasRules: boolean;
}

/** Nothing was made; a sentence for people. */
export class NoGame extends Error {
  override readonly name = 'NoGame';
}

const SHORTEST = 4;
const LONGEST = 20;
/** Parts that know no game: a name that is a word of theirs could not be told from it (`test/lint/game-names.test.ts`). */
const SHARED = ['src-renderer', 'src-main', 'src-shared', 'test/e2e'];
const SOURCE = /\.(ts|svelte|css|html|json|cjs|mjs)$/;

function checkLetters(given: string): void {
  if (given === '') throw new NoGame('A game needs a name: npm run new-game -- Tinforge');
  if (!/^[A-Za-z]+$/.test(given)) throw new NoGame(`“${given}” cannot be a name: letters from A to Z only, in one word.`);
  if (given.length < SHORTEST || given.length > LONGEST)
    throw new NoGame(`“${given}” cannot be a name: it has ${given.length} letters, and ${SHORTEST} to ${LONGEST} are wanted.`);
}

function usedIn(root: string, word: string): string | undefined {
  return SHARED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => SOURCE.test(file) && !/^(src-shared|src-renderer|test[\\/]e2e)[\\/]games[\\/]/.test(file))
    .find((file) => readFileSync(join(root, file), 'utf8').toLowerCase().includes(word));
}

/** Prefixes of the checklists in `docs/rules`, by game. */
function prefixes(root: string): Map<string, string> {
  const folder = join(root, 'docs/rules');
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const prefix = /\*\*([A-Z]{2})-/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (prefix) found.set(file.slice(0, -'.md'.length), prefix);
  }
  return found;
}

/** The first letter with the first of the others, or of the alphabet, that no checklist has. */
export function prefixFor(id: string, taken: ReadonlySet<string>): string {
  const [first, ...others] = id.toUpperCase();
  const free = [...others, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first + letter).find((prefix) => !taken.has(prefix));
  if (free === undefined) throw new NoGame(`Every pair of letters that begins with ${first} stands before the rules of another game.`);
  return free;
}

/** @throws NoGame */
export function nameOf(given: string, root: string): GameName {
  checkLetters(given);
  const id = given.toLowerCase();
  const title = id[0].toUpperCase() + id.slice(1);
  if (id === TEMPLATE.id) throw new NoGame(`${title} is the game that new ones are made from.`);
  if (existsSync(join(root, 'src-shared/games', id))) throw new NoGame(`There is a game ${title} already: src-shared/games/${id}.`);
  const file = usedIn(root, id);
  if (file !== undefined) throw new NoGame(`“${title}” cannot be a name: shared parts have the word, as in ${file}.`);
  const rules = prefixes(root);
  const own = rules.get(id);
  return { id, title, prefix: own ?? prefixFor(id, new Set(rules.values())), hasRules: existsSync(join(root, `docs/rules/${id}.md`)) };
}
