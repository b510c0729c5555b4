/** What the word for a game's code follows, and what it does not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src-main/cli/arena/fingerprint.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const FILES = {
  'bots.ts': 'export const bot = 1;',
  'toy/game.ts':
    "import { auto } from './auto.ts'; import { rule } from './rules.ts'; import { words } from './text/words.ts'; export const toy = { auto, rule, words };",
  'toy/auto.ts': 'export const auto = 4;',
  'toy/rules.ts': 'export const rule = 2;',
  'toy/text/words.ts': 'export const words = "burns";',
};

/** Of a toy game with some files other than usual. */
function wordOf(changes: Partial<Record<keyof typeof FILES, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  folders.push(folder);
  mkdirSync(join(folder, 'toy/text'), { recursive: true });
  for (const [name, code] of Object.entries({ ...FILES, ...changes })) writeFileSync(join(folder, name), code);
  return fingerprint(pathToFileURL(join(folder, 'index.ts')).href, 'toy', join(folder, 'bots.ts'));
}

describe('the fingerprint of a game', () => {
  it.each([
    ['rules', { 'toy/rules.ts': 'export const rule = 3;' }],
    ['bots', { 'bots.ts': 'export const bot = 2;' }],
  ])('changes with its %s', (_what, change) => {
    expect(wordOf(change)).not.toBe(wordOf());
  });

  it.each([
    ['what it says to people', { 'toy/text/words.ts': 'export const words = "flares";' }],
    ['what it answers in place of people', { 'toy/auto.ts': 'export const auto = 5;' }],
    ['comments and types', { 'toy/rules.ts': '/** A rule. */\nexport const rule = 2 as number;' }],
  ])('does not change with %s', (_what, change) => {
    expect(wordOf(change)).toBe(wordOf());
  });
});
