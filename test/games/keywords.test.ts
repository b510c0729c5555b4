import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src-main/cli/rules/citations.ts';
import type { KeywordEntry, KeywordRegister } from '../../src-shared/kernel/keywords.ts';
import { citedIn, keywordFaults } from './keyword-faults.ts';

type Register = KeywordRegister<string, never, object>;

/** Every game with keywords: the register is found by its place. */
const registers = import.meta.glob<{ KEYWORDS: Register }>('../../src-shared/games/*/keywords/index.ts', { eager: true });
const games = Object.entries(registers).map(([file, { KEYWORDS }]) => [basename(dirname(dirname(file))), KEYWORDS] as const);

const pack = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const icons = new Set(Object.keys((JSON.parse(readFileSync(pack, 'utf8')) as { icons: object }).icons));

const testsOf = (game: string): string[] =>
  readdirSync(`test/games/${game}`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(`test/games/${game}`, file), 'utf8'));

test('there are games with keywords', () => {
  expect(games.length).toBeGreaterThan(0);
});

describe.each(games)('%s', (game, { entries, masks }) => {
  const rules = new Set(rulesOf(readFileSync(`docs/rules/${game}.md`, 'utf8')));
  const cited = new Set(testsOf(game).flatMap(citedIn));

  test('each keyword has an icon, rules of the checklist, and tests that cite them', () => {
    expect(keywordFaults(entries, { rules, cited, icons })).toEqual([]);
  });

  test('entries stand in the order of the masks, and no two have one name', () => {
    expect(Object.keys(entries)).toEqual(masks.ids);
    const names = Object.values(entries).map((entry: KeywordEntry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the check itself', () => {
  const entry: KeywordEntry = { name: 'Guard', icon: 'anvil', line: 'x', rule: 'x', example: 'x', cites: ['TY-1.1'] };
  const shelf = { rules: new Set(['TY-1.1', 'TY-1.2']), cited: new Set(['TY-1.1']), icons: new Set(['anvil']) };

  test('finds nothing where nothing lacks', () => {
    expect(keywordFaults({ guard: entry }, shelf)).toEqual([]);
  });

  test('finds a missing icon, a rule that does not exist, and a keyword that no test cites', () => {
    expect(keywordFaults({ guard: { ...entry, icon: 'anvill' } }, shelf)).toEqual(['guard: game-icons has no "anvill"']);
    expect(keywordFaults({ guard: { ...entry, cites: ['TY-9.9'] } }, shelf)).toEqual(['guard: the checklist has no TY-9.9']);
    expect(keywordFaults({ guard: { ...entry, cites: ['TY-1.1', 'TY-1.2'] } }, shelf)).toEqual(['guard: no test cites TY-1.2']);
  });

  test('reads rules from names of tests, not from remarks', () => {
    const source = `// TY-1.1\ntest('TY-1.2 it stays', () => {});\ntest.each([1])(\n  "TY-1.3 %s",\n  () => {},\n);\nscenario('TY-1.4', 'x');\ntest.each(['a', 'b'] as [string][])('TY-1.5 %s', () => {});`;
    expect(citedIn(source).sort()).toEqual(['TY-1.2', 'TY-1.3', 'TY-1.5']);
  });
});
