/** Shared parts know games by their registers alone: none is named in them, by id or by title, in code, texts or comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';

const SHARED = [
  'src-renderer/ui',
  'src-renderer/app',
  'src-renderer/match',
  'src-renderer/screens',
  'src-renderer/client',
  'src-main',
  'src-shared/kernel',
  'src-shared/bots',
  'src-shared/protocol',
  'src-shared/text',
  'test/e2e',
];

/** Rooms of shared parts that belong to one game each. */
const ROOMS = /^test\/e2e\/games\/[^/]+\//;

/** Runners that are told of tests by globs. */
const CONFIGS = ['playwright.config.ts', 'vitest.config.ts', 'vitest.mutate.config.ts', 'stryker.config.mjs', 'eslint.config.js'];

/** Files that may name games, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src-main/host/store/settings-file.ts': 'settings of the first version lay in one heap: it says which game each belongs to',
};

const NAMES = Object.values(GAMES).flatMap(({ id, title }) => [id, title]);

/** The names that a text has in it, also as parts of longer words. */
const namedIn = (text: string): string[] => NAMES.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

/** dependency-cruiser sees Svelte components without their types, so imports of those are looked for here. */
const GAME_IMPORT = /from '[^']*\/games\/|import\('[^']*\/games\//;

const isShared = (file: string): boolean => !ROOMS.test(file);

const files = SHARED.flatMap((folder) =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|css|html|json|cjs|mjs)$/.test(file))
    .map((file) =>
      relative(resolve('.'), join(resolve(folder), file))
        .split(sep)
        .join('/'),
    ),
)
  .filter(isShared)
  .concat(CONFIGS);
const naming = files.filter((file) => namedIn(readFileSync(file, 'utf8')).length > 0);

test('shared parts name no game', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(naming.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
});

test('shared parts of the window import nothing of a game, not even a type', () => {
  const window = files.filter((file) => file.startsWith('src-renderer/'));
  expect(window.filter((file) => GAME_IMPORT.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(GAME_IMPORT.test("  import type { Face } from '../../src-shared/games/one/faces.types.ts';")).toBe(true);
  expect(GAME_IMPORT.test("  import type { Game } from '../../src-shared/kernel/game-types.ts';")).toBe(false);
});

test('of the end-to-end tests only the rooms of a game are left out', () => {
  expect(files).toContain('test/e2e/browser/motion.spec.ts');
  expect(files).toContain('test/e2e/games/game.ts');
  expect(isShared('test/e2e/games/any/scenes.ts')).toBe(false);
  const planted = "import { startOne } from '../games/one/table.ts';".replaceAll('one', NAMES[0]);
  expect(namedIn(planted)).toContain(NAMES[0]);
});

test('every exception is still needed', () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !naming.includes(file))).toEqual([]);
});

test('a planted name is found, whatever it stands in', () => {
  const [{ id, title }] = Object.values(GAMES);
  expect(namedIn(`if (game === '${id}') return;`)).toContain(id);
  expect(namedIn(`/** As in ${title}. */`)).toContain(title);
  expect(namedIn(`.${id}-board { color: red; }`)).toContain(id);
  expect(namedIn('if (game === other.id) return;')).toEqual([]);
});
