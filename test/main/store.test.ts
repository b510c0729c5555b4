import { appendFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { BOT, PERSON, makeRig, openMatch, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
afterEach(() => rig.end());

const frame = () => rig.screen.frame;
const setAside = () => readdirSync(join(rig.dataDir, 'set-aside'));
const list = () => rig.screen.ask('match.list', {});

/** Plays some turns against the bot, then stops. */
async function someTurns(): Promise<string> {
  const match = await openMatch(rig.screen, [PERSON, BOT]);
  await playOut(rig.screen, match, ({ view }) => view.turn >= 5);
  return match;
}

/** Edits a match file while no host has it open. */
async function edit(match: string, change: (text: string) => string): Promise<void> {
  await rig.host.close();
  writeFileSync(rig.path(match), change(rig.file(match)));
  rig = makeRig({ dataDir: rig.dataDir });
}

describe('match files', () => {
  beforeEach(() => {
    rig = makeRig();
  });

  test('bring a match back after a restart, to the same view, log and choices', async () => {
    const match = await someTurns();
    const { view, actions, undo } = frame();
    // The stages on the way to what happened are shown once.
    const log = rig.screen.frames.flatMap((sent) => sent.log.map(({ line, events }) => ({ line, events })));
    rig = await rig.restart();
    expect((await list()).matches).toMatchObject([{ match, state: 'unfinished', title: 'Lantern', note: '' }]);
    await rig.screen.ask('match.open', { match });
    expect(frame()).toMatchObject({ view, actions, undo, reset: true, log });
  });

  test('go on being written where they stopped', async () => {
    const match = await someTurns();
    const text = rig.file(match);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    await playOut(rig.screen, match);
    expect(frame().status).toBe('finished');
    expect(rig.file(match).startsWith(text)).toBe(true);
    rig = await rig.restart();
    expect((await list()).matches).toMatchObject([{ state: 'finished' }]);
    const { fileName, text: exported } = await rig.screen.ask('match.export', { match });
    expect(fileName).toBe(`${match}.ffmatch`);
    expect(exported).toBe(rig.file(match));
  });

  test('keep how a seat wishes to be asked, but no "pass until…"', async () => {
    const match = await someTurns();
    const prefs = { preset: 'relaxed' as const, stops: { own: ['dusk'], rival: [] } };
    await rig.screen.ask('match.prefs', { match, seat: 0, prefs: { ...prefs, until: 'phase:nowhere' } });
    const written = rig.file(match);
    await rig.screen.ask('match.prefs', { match, seat: 0, prefs: { ...prefs, until: null } });
    expect(rig.file(match)).toBe(written);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    expect(frame().prefs).toEqual({ ...prefs, until: null });
    expect(frame().failure).toBeNull();
  });

  test('with wishes that nobody understands any more go on with the usual ones', async () => {
    const match = await someTurns();
    await edit(match, (text) => `${text}{"wishes":{"preset":"dreamy"},"seat":0}\n`);
    await rig.screen.ask('match.open', { match });
    expect(frame()).toMatchObject({ prefs: { preset: 'standard', until: null }, failure: null, status: 'playing' });
  });

  test('of a match that is over stay finished, whatever somebody wishes', async () => {
    const match = await someTurns();
    await playOut(rig.screen, match);
    const text = rig.file(match);
    await rig.screen.ask('match.prefs', { match, seat: 0, prefs: { preset: 'full' } });
    expect(rig.file(match)).toBe(text);
    expect((await list()).matches[0].state).toBe('finished');
  });

  test('with a last line that was cut off go on from the line before, with a notice', async () => {
    const match = await someTurns();
    await edit(match, (text) => text.slice(0, -7));
    await rig.screen.ask('match.open', { match });
    expect(frame().status).toBe('playing');
    expect(rig.screen.notices.join()).toContain('cut off by a crash');
    await playOut(rig.screen, match);
    expect(rig.file(match)).toContain('{"recovered":');
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    expect(frame()).toMatchObject({ status: 'finished', failure: null });
  });

  test('that were edited stop at that action and say so; they are kept as they are', async () => {
    const match = await someTurns();
    await edit(match, (text) => text.replace(/("hash":")[^"]+("[^\n]*\n[^\n]*\n)$/, '$1other$2'));
    const text = rig.file(match);
    await rig.screen.ask('match.open', { match });
    expect(frame().status).toBe('failed');
    expect(frame().failure).toMatch(/disagrees with the rules at action \d+: the log expects the position other/);
    expect(frame().actions).toEqual([]);
    expect((await rig.screen.refusal('match.act', { match, seat: 0, seq: frame().seq, action: { type: 'rest' } })).code).toBe('failed');
    expect((await list()).matches).toMatchObject([{ state: 'damaged', note: frame().failure }]);
    expect(rig.file(match)).toBe(text);
  });

  test('with a broken action in the middle show the position before it', async () => {
    const match = await someTurns();
    const broken = rig
      .file(match)
      .split('\n')
      .findIndex((line, i) => i > 3 && line.includes('"action"'));
    await edit(match, (text) => text.split('\n').with(broken, '{"seat":').join('\n'));
    await rig.screen.ask('match.open', { match });
    expect(frame().failure).toContain(`cannot be followed beyond line ${broken}: in line ${broken + 1} the line is not JSON`);
  });

  test('that are no matches are set aside with a message, and the others are listed', async () => {
    const match = await someTurns();
    await rig.host.close();
    writeFileSync(rig.path('broken'), 'not a match\n');
    rig = makeRig({ dataDir: rig.dataDir });
    const { matches, problems } = await list();
    expect(matches.map((one) => one.match)).toEqual([match]);
    expect(problems).toMatchObject([expect.stringMatching(/broken\.ffmatch could not be read .*set aside as/)]);
    expect(setAside()).toMatchObject([expect.stringContaining('broken.ffmatch')]);
    expect(rig.screen.notices).toEqual(problems);
  });

  test('of a game that is not there are shown as such', async () => {
    const match = await someTurns();
    await rig.host.close();
    rig = makeRig({ dataDir: rig.dataDir, game: GAMES.hexforge as Game });
    expect((await list()).matches).toMatchObject([
      { match, state: 'damaged', note: expect.stringContaining('does not know the game') as string },
    ]);
    expect((await rig.screen.refusal('match.open', { match })).code).toBe('notFound');
  });

  test('of other content go on from the last turn that began', async () => {
    const match = await someTurns();
    await rig.host.close();
    rig = makeRig({ dataDir: rig.dataDir, game: { ...(lantern as Game), contentVersion: 2 } });
    await rig.screen.ask('match.open', { match });
    expect(frame().status).toBe('playing');
    expect(rig.screen.notices.join()).toContain('other cards or rules');
    await playOut(rig.screen, match);
    expect(frame()).toMatchObject({ status: 'finished', failure: null });
    const leaves = lantern.compiled.leaves.join(' ');
    const contents = () => rig.file(match).match(/^\{"content":.*/gm);
    expect(contents()).toEqual([
      '{"content":{"phases":"' + leaves + '"},"version":1}',
      '{"content":{"phases":"' + leaves + '"},"version":2}',
    ]);
    await rig.host.close();
    rig = makeRig({ dataDir: rig.dataDir, game: { ...(lantern as Game), contentVersion: 2 } });
    await rig.screen.ask('match.open', { match });
    expect(frame().status).toBe('finished');
    expect(rig.screen.notices).toEqual([]);
    expect(contents()).toHaveLength(2);
  });

  test('with a card in play that this version does not have are refused in words, and stay to be saved or deleted', async () => {
    const holding = (card: string, contentVersion: number): Game => ({
      ...(lantern as Game),
      contentVersion,
      content: { table: () => ({ cards: [card] }), renumber: (_state, numbers) => void numbers.of('cards', 0) },
    });
    await rig.host.close();
    rig = makeRig({ dataDir: rig.dataDir, game: holding('ember', 1) });
    const match = await someTurns();
    expect((await rig.screen.refusal('match.export', { match })).code).toBe('forbidden');
    const text = rig.file(match);
    await rig.host.close();
    rig = makeRig({ dataDir: rig.dataDir, game: holding('wick', 2) });
    const reason = 'The match cannot be set up again: the card “ember” is in play and not part of this version.';
    expect(await rig.screen.refusal('match.open', { match })).toMatchObject({ code: 'invalid', message: reason });
    expect((await list()).matches).toMatchObject([{ match, state: 'damaged', note: reason }]);
    expect(rig.file(match)).toBe(text);
    expect((await rig.screen.ask('match.export', { match })).text).toBe(text);
    await rig.screen.ask('match.delete', { match });
    expect((await list()).matches).toEqual([]);
  });

  test('are gone when they are deleted', async () => {
    const match = await someTurns();
    await rig.screen.ask('match.delete', { match });
    expect((await list()).matches).toEqual([]);
  });

  test('begin again as a rematch, with places changed and the same seed if wished', async () => {
    const match = await someTurns();
    const again = await rig.screen.ask('match.rematch', { match, swap: true, sameSeed: true });
    const header = JSON.parse(rig.file(again.match).split('\n')[0]) as { seats: { name: string }[]; rng: { seed: string } };
    expect(header.seats.map(({ name }) => name)).toEqual([BOT.name, PERSON.name]);
    expect(header.rng.seed).toBe('seed');
    const fresh = await rig.screen.ask('match.rematch', { match, swap: false, sameSeed: false });
    expect(rig.file(fresh.match)).not.toContain('"seed":"seed"');
  });
});

describe('settings', () => {
  test('change alone, stay after a restart and go back to the defaults', async () => {
    rig = makeRig();
    await rig.screen.ask('settings.set', { patch: { person: { name: 'Ada' } } });
    await rig.screen.ask('settings.set', { patch: { person: { muted: true } } });
    rig = await rig.restart();
    expect((await rig.screen.ask('settings.get', {})).settings.person).toMatchObject({ name: 'Ada', muted: true, uiScale: 1 });
    expect((await rig.screen.ask('settings.reset', {})).settings.person).toMatchObject({ name: 'You', muted: false });
    expect((await rig.screen.refusal('settings.set', { patch: { person: { uiScale: 9 } } })).code).toBe('badMessage');
  });

  test.each([
    ['no JSON', 'oops'],
    ['no version', '{"person":{}}'],
    ['no settings', '[2]'],
  ])('in a file with %s are set aside, and the app starts with the defaults', async (_what, text) => {
    rig = makeRig();
    await rig.host.close();
    writeFileSync(join(rig.dataDir, 'settings.json'), text);
    rig = makeRig({ dataDir: rig.dataDir });
    expect((await rig.screen.ask('settings.get', {})).settings.person.name).toBe('You');
    expect(setAside()).toMatchObject([expect.stringContaining('settings.json')]);
    expect((await list()).problems).toMatchObject([expect.stringContaining('settings.json could not be read')]);
  });
});

describe('the library', () => {
  const hexforge = GAMES.hexforge as Game;
  const entries = async (kind: string) =>
    (await rig.screen.ask('library.list', { game: 'hexforge' })).entries.filter((entry) => entry.kind === kind);
  const send = (kind: 'loadout' | 'map', text: string) => ({ game: 'hexforge', kind, fileName: 'mine', text });

  beforeEach(() => {
    rig = makeRig({ game: hexforge });
  });

  test.each(['loadout', 'map'] as const)('exports a %s and imports it again as the player’s own', async (kind) => {
    const [builtIn] = await entries(kind);
    const { fileName, text } = await rig.screen.ask('library.export', { game: 'hexforge', kind, id: builtIn.id });
    expect(fileName).toMatch(kind === 'map' ? /\.ffmap$/ : /\.ffdeck$/);
    expect(JSON.parse(text)).toMatchObject({ format: 1, game: 'hexforge', kind });
    const { entry } = await rig.screen.ask('library.import', send(kind, text));
    const { entry: second } = await rig.screen.ask('library.import', send(kind, text));
    expect(entry).toMatchObject({ kind, name: builtIn.name, builtIn: false, value: builtIn.value });
    expect(second.id).not.toBe(entry.id);
    rig = await rig.restart();
    expect((await entries(kind)).map(({ id }) => id)).toEqual(expect.arrayContaining([entry.id, second.id]));
    await rig.screen.ask('library.delete', { game: 'hexforge', kind, id: entry.id });
    expect((await entries(kind)).map(({ id }) => id)).not.toContain(entry.id);
  });

  test('keeps what comes with the game', async () => {
    const [{ id }] = await entries('map');
    expect((await rig.screen.refusal('library.delete', { game: 'hexforge', kind: 'map', id })).code).toBe('forbidden');
    expect((await rig.screen.refusal('library.export', { game: 'hexforge', kind: 'map', id: '../../settings' })).code).toBe('notFound');
  });

  test('keeps what a window made, under another name when it is renamed', async () => {
    const [builtIn] = await entries('loadout');
    const { entry } = await rig.screen.ask('library.add', { game: 'hexforge', kind: 'loadout', value: builtIn.value });
    expect(entry).toMatchObject({ name: builtIn.name, builtIn: false });
    const renamed = await rig.screen.ask('library.rename', { game: 'hexforge', kind: 'loadout', id: entry.id, name: 'Mine alone' });
    expect(renamed.entry).toMatchObject({ id: entry.id, name: 'Mine alone', value: { ...(builtIn.value as object), name: 'Mine alone' } });
    rig = await rig.restart();
    expect((await entries('loadout')).filter(({ id }) => id === entry.id)).toEqual([renamed.entry]);
  });

  test('puts another value in the place of what a window made, and nothing that cannot be played', async () => {
    const [builtIn, other] = await entries('loadout');
    const at = { game: 'hexforge', kind: 'loadout' } as const;
    const { entry } = await rig.screen.ask('library.add', { ...at, value: builtIn.value });
    const changed = await rig.screen.ask('library.change', { ...at, id: entry.id, value: other.value });
    expect(changed.entry).toMatchObject({ id: entry.id, name: other.name, builtIn: false, value: other.value });
    const refused = (id: string, value: unknown) => rig.screen.refusal('library.change', { ...at, id, value });
    expect(await refused(entry.id, { ...(builtIn.value as object), base: [] })).toMatchObject({
      code: 'invalid',
      problems: [expect.stringContaining('base')],
    });
    expect((await refused(builtIn.id, other.value)).code).toBe('forbidden');
    expect((await refused('nobody', other.value)).code).toBe('notFound');
    rig = await rig.restart();
    expect((await entries('loadout')).filter(({ id }) => id === entry.id)).toEqual([changed.entry]);
  });

  test('neither keeps what cannot be played nor takes a name that cannot be', async () => {
    const [builtIn] = await entries('loadout');
    const { entry } = await rig.screen.ask('library.add', { game: 'hexforge', kind: 'loadout', value: builtIn.value });
    const before = await rig.screen.ask('library.list', { game: 'hexforge' });
    const bad = await rig.screen.refusal('library.add', { game: 'hexforge', kind: 'loadout', value: { name: 'Nothing' } });
    expect([bad.code, bad.problems?.length]).toEqual(['invalid', expect.any(Number)]);
    const rename = (id: string, name: string) => rig.screen.refusal('library.rename', { game: 'hexforge', kind: 'loadout', id, name });
    expect((await rename(entry.id, '')).code).toBe('invalid');
    expect((await rename(builtIn.id, 'Mine')).code).toBe('forbidden');
    expect((await rename('nobody', 'Mine')).code).toBe('notFound');
    expect(await rig.screen.ask('library.list', { game: 'hexforge' })).toEqual(before);
  });

  test('lists every problem of a bad file in words and changes nothing', async () => {
    const [loadout] = await entries('loadout');
    const [map] = await entries('map');
    const wrap = (kind: string, value: unknown, more: object = {}) => JSON.stringify({ format: 1, game: 'hexforge', kind, value, ...more });
    const before = await rig.screen.ask('library.list', { game: 'hexforge' });
    const problems = async (kind: 'loadout' | 'map', text: string) => {
      const error = await rig.screen.refusal('library.import', send(kind, text));
      expect(error.code).toBe('invalid');
      expect(error.problems!.length).toBeGreaterThan(0);
      return error.problems!.join('\n');
    };
    expect(await problems('loadout', 'oops')).toBe('It is not JSON.');
    expect(await problems('loadout', wrap('loadout', loadout.value, { format: 2 }))).toContain('another version');
    expect(await problems('loadout', wrap('loadout', loadout.value, { game: 'chess' }))).toContain('belongs to the game "chess"');
    expect(await problems('loadout', wrap('map', map.value))).toBe('It is a map, not a loadout.');
    expect(await problems('loadout', wrap('loadout', { ...(loadout.value as object), commander: 'nobody-at-all', base: [] }))).toContain(
      'nobody-at-all',
    );
    expect(await problems('map', wrap('map', { name: 'No bases', tiles: [{ q: 0, r: 0, type: 'plain' }] }))).not.toBe('');
    expect(await rig.screen.ask('library.list', { game: 'hexforge' })).toEqual(before);
    expect(readdirSync(join(rig.dataDir, 'library', 'hexforge'))).toEqual([]);
  });

  test('sets a file aside that went bad on the disk', async () => {
    const folder = join(rig.dataDir, 'library', 'hexforge');
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, 'bad.ffmap'), '{}');
    const { problems } = await rig.screen.ask('library.list', { game: 'hexforge' });
    expect(problems.join()).toContain('bad.ffmap could not be read');
    expect(readFileSync(join(rig.dataDir, 'set-aside', setAside()[0]), 'utf8')).toBe('{}');
  });
});
