/** Files from outside as the host takes them: recognised by what they say, checked whole, kept once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hexforge } from '../../src-shared/games/hexforge/game.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { MAX_FILE_CHARS } from '../../src-shared/protocol/fields.ts';
import { MAX_OWNER_MESSAGE_BYTES } from '../../src-shared/protocol/messages.ts';
import { BOT, PERSON, makeRig, openMatch, playOut, until } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
afterEach(() => rig.end());

const look = (text: string, fileName = 'a file') => rig.screen.ask('file.look', { fileName, text });
const keep = (text: string, fileName = 'a file') => rig.screen.ask('file.keep', { fileName, text });
const refusal = (text: string) => rig.screen.refusal('file.keep', { fileName: 'a file', text });
const filesIn = (folder: string): string[] => readdirSync(join(rig.dataDir, folder), { recursive: true }).map(String).sort();

describe('a match', () => {
  let finished: string;
  let begun: string;

  beforeEach(async () => {
    const home = makeRig();
    const over = await openMatch(home.screen, [PERSON, BOT]);
    await playOut(home.screen, over);
    await until(() => home.screen.frame.status === 'finished');
    finished = home.file(over);
    const open = await openMatch(home.screen, [PERSON, BOT], 'other');
    await until(() => home.screen.frame.actions.length > 0);
    begun = home.file(open);
    await home.end();
    rig = makeRig();
  });

  test('is told and not kept while it is only looked at', async () => {
    const sight = await look(finished);
    expect(sight).toMatchObject({ holds: 'match', match: { match: '', game: 'lantern', state: 'finished' } });
    expect(filesIn('matches')).toEqual([]);
  });

  test('is kept to the letter, once, and can be replayed', async () => {
    const first = await keep(finished);
    if (first.holds !== 'match') throw new Error('it is no match');
    const id = first.match.match;
    expect(rig.file(id)).toBe(finished);
    expect(await keep(finished)).toMatchObject({ match: { match: id } });
    expect(await look(finished)).toMatchObject({ match: { match: id } });
    expect(filesIn('matches')).toHaveLength(1);
    expect(await rig.screen.ask('replay.open', { match: id })).toMatchObject({ finished: true, note: '' });
  });

  test('that is not over goes on', async () => {
    const sight = await keep(begun);
    if (sight.holds !== 'match') throw new Error('it is no match');
    expect(sight.match.state).toBe('unfinished');
    const { match } = sight.match;
    await rig.screen.ask('match.open', { match });
    await playOut(rig.screen, match);
    await until(() => rig.screen.frame.status === 'finished');
  });

  test('of a thousand turns is taken like any other, by the line that pages have', async () => {
    const thought = { thought: { seat: 1, iterations: 9, candidates: [{ action: { type: 'rest' }, visits: 9, value: 0.5 }] }, line: 1 };
    const [before, after] = splitAfterFirstAction(finished);
    const long = `${before}${`${JSON.stringify(thought)}\n`.repeat(60_000)}${after}`;
    // As large as a match of Hexforge with everything that its bots weighed.
    expect(long.length).toBeGreaterThan(6_400_000);
    const sight = await keep(long);
    if (sight.holds !== 'match') throw new Error('it is no match');
    expect(sight.match.state).toBe('finished');
    const { text } = await rig.screen.ask('match.export', { match: sight.match.match });
    expect(text === long).toBe(true);
    // A file of any signs that the page lets through fits into a message.
    const worst = JSON.stringify({ id: 1, method: 'file.keep', params: { fileName: 'f', text: '"'.repeat(MAX_FILE_CHARS) } });
    expect(worst.length).toBeLessThanOrEqual(MAX_OWNER_MESSAGE_BYTES);
  });

  test.each([
    ['of a game nobody knows', (text: string) => text.replace('"game":"lantern"', '"game":"chess"'), 'does not know its game, “chess”'],
    ['whose game is a name of the language', (text: string) => text.replace('"game":"lantern"', '"game":"__proto__"'), '“__proto__”'],
    ['of a newer version', (text: string) => text.replace('"format":1', '"format":9'), 'newer version (format 9)'],
    ['with a torn line', (text: string) => text.replace('\n{"seat"', '\n{"seat?'), 'Line 4 is wrong: the line is not JSON'],
    [
      'that the rules disagree with',
      (text: string) => text.replace(/(\n\{"seat".*?"hash":")(.)/, (_, before, c) => before + (c === '0' ? '1' : '0')),
      'It can be followed only as far as this',
    ],
  ])('%s is refused in words and leaves nothing behind', async (_what, spoil, words) => {
    const spoilt = spoil(finished);
    expect(spoilt).not.toBe(finished);
    const error = await refusal(spoilt);
    expect(error).toMatchObject({ code: 'invalid', message: 'a file cannot be used.' });
    expect(error.problems?.join(' ')).toContain(words);
    expect(filesIn('matches')).toEqual([]);
  });
});

function splitAfterFirstAction(text: string): [string, string] {
  const from = text.indexOf('\n{"seat"') + 1;
  const end = text.indexOf('\n', from) + 1;
  return [text.slice(0, end), text.slice(end)];
}

describe('a deck or map', () => {
  let text: string;

  beforeEach(async () => {
    rig = makeRig({ game: hexforge as Game });
    const { entries } = await rig.screen.ask('library.list', { game: 'hexforge' });
    const built = entries.find(({ kind }) => kind === 'map')!;
    ({ text } = await rig.screen.ask('library.export', { game: 'hexforge', kind: 'map', id: built.id }));
  });

  test('that comes with the game is known', async () => {
    expect(await look(text)).toMatchObject({ holds: 'entry', game: 'hexforge', entry: { kind: 'map', builtIn: true } });
  });

  test('is kept once, whatever its file is called', async () => {
    const other = text.replace(/"name": "[^"]*"/, '"name": "Brought along"');
    expect(await look(other)).toMatchObject({ entry: { id: '', name: 'Brought along' } });
    expect(filesIn('library')).toEqual(['hexforge']);
    const kept = await keep(other, '../../etc/passwd');
    expect(kept).toMatchObject({ entry: { id: 'my-brought-along' } });
    expect(await keep(other)).toMatchObject({ entry: { id: 'my-brought-along' } });
    expect(filesIn('library')).toEqual(['hexforge', join('hexforge', 'my-brought-along.ffmap')]);
  });

  test.each([
    ['nothing', '', 'no match'],
    ['a picture', '\u0089PNG\r\n', 'no match'],
    ['another JSON', '{"a": 1}', 'no match'],
    ['a name of the language as its game', '{"game": "constructor", "kind": "map", "value": {}}', '“constructor”'],
    ['a map of nothing', '{"format": 1, "game": "hexforge", "kind": "map", "value": {}}', ':'],
    ['a map of a later format', '{"format": 2, "game": "hexforge", "kind": "map", "value": {}}', 'another version'],
  ])('%s is refused in words', async (_what, spoilt, words) => {
    const error = await refusal(spoilt);
    expect(error.code).toBe('invalid');
    expect(error.problems?.join(' ')).toContain(words);
    expect(filesIn('library')).not.toContain(expect.stringContaining('.ffmap'));
  });
});

test('the first start is told apart from all later ones, and from a seat’s own page', async () => {
  rig = makeRig();
  const first = async () => (await rig.screen.ask('app.info', {})).firstRun;
  expect(await first()).toBe(true);
  await rig.screen.ask('settings.set', { patch: {} });
  expect(await first()).toBe(false);
  rig = await rig.restart();
  expect(await first()).toBe(false);
  await rig.end();

  // Somebody who has played, but never changed a setting, has seen the place.
  rig = makeRig();
  await openMatch(rig.screen, [PERSON, BOT]);
  rig = await rig.restart();
  expect(await first()).toBe(false);
});
