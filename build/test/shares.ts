/** What the tests of each game took, by kind: each of them is found by the game's name in its file or in its words. */
import type { TestReport } from '../../src-main/cli/rules/citations.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';

const SHARED = 'shared';

/** By the file that a test is in; the first that fits. */
const KINDS = [
  ['puzzles', /^test\/bots\/puzzles/],
  ['bots', /^test\/bots\//],
  ['rules', /^test\/games\//],
  ['conformance', /^test\/kernel\//],
  ['window', /^test\/renderer\//],
  ['end-to-end', /^test\/e2e\//],
  ['other', /^/],
] as const;
type Kind = (typeof KINDS)[number][0];

/** The one game that a test is about, else "shared". */
export function gameOf({ file = '', words = '' }: Pick<TestReport, 'file' | 'words'>): string {
  const named = (text: string) => GAME_IDS.filter((id) => new RegExp(`\\b${id}\\b`, 'i').test(text));
  const [game = SHARED, another] = [file, words].map(named).find((games) => games.length > 0) ?? [];
  return another === undefined ? game : SHARED;
}

const kindOf = ({ file = '' }: TestReport): Kind => KINDS.find(([, place]) => place.test(file))![0];

/** Seconds of tests, by game and kind. */
export type Shares = Map<string, Map<Kind, number>>;

export function sharesOf(tests: readonly TestReport[]): Shares {
  const shares: Shares = new Map();
  for (const test of tests) {
    const game = gameOf(test);
    const row = shares.get(game) ?? new Map<Kind, number>();
    row.set(kindOf(test), (row.get(kindOf(test)) ?? 0) + (test.seconds ?? 0));
    shares.set(game, row);
  }
  return shares;
}

export const sumOf = (row: ReadonlyMap<Kind, number>): number => [...row.values()].reduce((sum, one) => sum + one, 0);

/** A table for people: a line for each game, what is shared last. */
export function describeShares(shares: Shares): string {
  const kinds = KINDS.map(([kind]) => kind).filter((kind) => [...shares.values()].some((row) => row.has(kind)));
  const games = [...GAME_IDS, SHARED].filter((game) => shares.has(game));
  const width = Math.max(...games.map((game) => game.length));
  const cell = (text: string) => text.padStart(13);
  const line = (name: string, cells: string[]) => name.padEnd(width) + cells.map(cell).join('');
  return [
    line('', [...kinds, 'all']),
    ...games.map((game) => {
      const row = shares.get(game)!;
      return line(
        game,
        [...kinds.map((kind) => row.get(kind) ?? 0), sumOf(row)].map((seconds) => seconds.toFixed(1)),
      );
    }),
  ].join('\n');
}
