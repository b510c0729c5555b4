/** Files that nobody of good will wrote: the app starts, lists and plays on, and says what is wrong with them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LARGEST } from '../../src-main/host/store/read-file.ts';
import { isTooDeep, parseJson } from '../../src-main/host/store/json.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { BOT, PERSON, makeRig, openMatch, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const isUnix = process.platform !== 'win32';

let rig: Rig;
beforeEach(() => {
  rig = makeRig();
});
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const frame = () => rig.screen.frame;
const setAside = () => readdirSync(join(rig.dataDir, 'set-aside'));

/** Puts something into the data folder while no host has it open. */
async function plant(place: (path: (...parts: string[]) => string) => void): Promise<void> {
  await rig.host.close();
  place((...parts) => join(rig.dataDir, ...parts));
  rig = makeRig({ dataDir: rig.dataDir });
}

/** An empty file that says it has so many bytes; the disk is not filled. */
function huge(path: string, bytes: number): void {
  writeFileSync(path, '');
  truncateSync(path, bytes);
}

function pipe(path: string): void {
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
}

describe('files that are too large', () => {
  test('among the matches are set aside, unread', async () => {
    await plant((path) => huge(path('matches', 'huge.ffmatch'), LARGEST.match + 1));
    const { matches, problems } = await rig.screen.ask('match.list', {});
    expect(matches).toEqual([]);
    expect(problems).toMatchObject([expect.stringContaining('huge.ffmatch could not be read (it is larger than 64 MB)')]);
    expect(setAside()).toHaveLength(1);
  });

  test('as settings are set aside, and the defaults take over', async () => {
    await plant((path) => huge(path('settings.json'), LARGEST.settings + 1));
    expect((await rig.screen.ask('settings.get', {})).settings.person.name).toBe('You');
    expect(setAside()).toMatchObject([expect.stringContaining('settings.json')]);
  });

  test('among the Lab’s runs are set aside', async () => {
    await plant((path) => huge(path('lab', 'huge.ffrun'), LARGEST.run + 1));
    const { runs, problems } = await rig.screen.ask('lab.list', {});
    expect(runs).toEqual([]);
    expect(problems.join()).toContain('huge.ffrun could not be read (it is larger than 256 MB)');
  });
});

describe.runIf(isUnix)('things that are no files', () => {
  test('such as pipes hold nothing up: they are set aside', async () => {
    await plant((path) => {
      pipe(path('matches', 'pipe.ffmatch'));
      pipe(path('settings.json'));
      pipe(path('lab', 'pipe.ffrun'));
    });
    expect((await rig.screen.ask('match.list', {})).matches).toEqual([]);
    expect((await rig.screen.ask('lab.list', {})).runs).toEqual([]);
    expect(
      setAside()
        .map((name) => name.replace(/^[^a-z]*Z-/, ''))
        .sort(),
    ).toEqual(['pipe.ffmatch', 'pipe.ffrun', 'settings.json']);
  });

  test('such as folders and endless devices are set aside', async () => {
    await plant((path) => {
      mkdirSync(path('matches', 'folder.ffmatch'));
      symlinkSync('/dev/zero', path('matches', 'zero.ffmatch'));
    });
    const { matches, problems } = await rig.screen.ask('match.list', {});
    expect(matches).toEqual([]);
    expect(problems.filter((problem) => problem.includes('it is not an ordinary file'))).toHaveLength(2);
  });
});

describe('match files with a header', () => {
  const header = {
    format: 1,
    engine: '0.0.0',
    contentVersion: 1,
    game: 'lantern',
    config: {},
    seats: [PERSON, BOT],
    rng: { algo: 'sfc32', seed: 'seed' },
    startedAt: '2026-01-01T00:00:00.000Z',
  };
  const plantMatch = (more: object) =>
    plant((path) => writeFileSync(path('matches', 'strange.ffmatch'), `${JSON.stringify({ ...header, ...more })}\n`));

  test.each([
    ['of more seats than there are', { seats: Array.from({ length: 100_000 }, () => PERSON) }, 'it seats more than 10'],
    ['of a game with an endless name', { game: 'x'.repeat(1e6) }, 'far too long'],
    ['with an endless name', { seats: [{ ...PERSON, name: 'x'.repeat(1e6) }, BOT] }, 'far too long'],
    ['of a bot called like a path', { seats: [PERSON, { ...BOT, bot: '../bot' }] }, 'one of its bots is none'],
    ['without a beginning', { startedAt: 'once upon a time' }, 'when it was begun'],
  ])('%s are set aside', async (_what, more, reason) => {
    await plantMatch(more);
    const { matches, problems } = await rig.screen.ask('match.list', {});
    expect(matches).toEqual([]);
    expect(problems.join()).toContain(reason);
    expect(problems.join().length).toBeLessThan(1000);
  });

  test('of fewer seats than the game has are refused in words', async () => {
    await plantMatch({ seats: [PERSON] });
    const message = 'Lantern has 2 to 2 seats, not 1.';
    expect((await rig.screen.refusal('match.open', { match: 'strange' })).message).toContain(message);
    expect((await rig.screen.refusal('replay.open', { match: 'strange' })).message).toContain(message);
  });

  test.each(['constructor', '__proto__', 'toString', '../../etc'])(
    'of the game "%s" are listed as of one that is not known',
    async (game) => {
      await plantMatch({ game });
      expect((await rig.screen.ask('match.list', {})).matches).toMatchObject([{ state: 'damaged', title: game }]);
      for (const method of ['match.open', 'replay.open'] as const)
        expect((await rig.screen.refusal(method, { match: 'strange' })).code).toBe('notFound');
    },
  );

  test('of a bot that nobody knows name it, and nothing else of it', async () => {
    await plantMatch({ seats: [PERSON, { ...BOT, bot: 'constructor' }] });
    const [{ seats }] = (await rig.screen.ask('match.list', {})).matches;
    expect(seats[1]).toEqual({ seat: 1, name: BOT.name, kind: 'bot' });
  });

  test('nested a hundred thousand deep are set aside', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    await plant((path) => writeFileSync(path('matches', 'deep.ffmatch'), `{"config":${deep}}\n`));
    const { problems } = await rig.screen.ask('match.list', {});
    expect(problems.join()).toContain('nested too deep');
  });
});

test('a match whose lines are nested too deep is refused before they are read', async () => {
  const match = await openMatch(rig.screen, [PERSON, BOT]);
  await playOut(rig.screen, match, ({ view }) => view.turn >= 3);
  await rig.host.close();
  writeFileSync(rig.path(match), `${rig.file(match)}{"wishes":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},"seat":0}\n`);
  rig = makeRig({ dataDir: rig.dataDir });
  expect((await rig.screen.refusal('match.open', { match })).message).toContain('nested too deep');
});

describe('a match that somebody brings', () => {
  /** Some turns of a match, as a file to be given away. */
  async function played(): Promise<string> {
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match, ({ view }) => view.turn >= 5);
    const text = rig.file(match);
    await rig.screen.ask('match.delete', { match });
    return text;
  }
  const look = (text: string) => rig.screen.refusal('file.look', { fileName: 'gift.ffmatch', text });
  const rewritten = (text: string, change: (line: Record<string, unknown>) => Record<string, unknown>) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `${JSON.stringify(change(JSON.parse(line) as Record<string, unknown>))}\n`)
      .join('');

  test('is never followed into a position that it only claims', async () => {
    const text = rewritten(await played(), (line) =>
      'snapshot' in line ? { ...line, snapshot: { ...(line.snapshot as object), oil: [1e9, 1e9] } } : line,
    );
    const { match } = (await rig.screen.ask('file.keep', { fileName: 'gift.ffmatch', text })) as { match: { match: string } };
    await rig.screen.ask('settings.set', { patch: { table: { takeBackAnything: true } } });
    await rig.screen.ask('match.open', { match: match.match });
    while (frame().undo.can) await rig.screen.ask('match.undo', { match: match.match, seat: 0 });
    expect(frame().status).toBe('playing');
    expect(JSON.stringify(frame().view)).not.toContain('1000000000');
  });

  test('of other cards or rules, which would have to be believed, is refused', async () => {
    const text = rewritten(await played(), (line) => ('contentVersion' in line ? { ...line, contentVersion: 99 } : line));
    expect((await look(text)).problems).toEqual(['It was played with other cards or rules than this version has.']);
  });

  test('with a header that is none is refused in words, before anything is played', async () => {
    const text = await played();
    const seats = rewritten(text, (line) => ('seats' in line ? { ...line, seats: Array.from({ length: 50_000 }, () => PERSON) } : line));
    expect((await look(seats)).problems).toEqual(['It cannot be read: it seats more than 10.']);
    const three = rewritten(text, (line) => ('seats' in line ? { ...line, seats: [PERSON, BOT, BOT] } : line));
    expect((await look(three)).problems).toEqual(['Lantern has 2 to 2 seats, not 3.']);
    const game = rewritten(text, (line) => ('seats' in line ? { ...line, game: 'constructor' } : line));
    expect((await look(game)).problems?.join()).toContain('does not know its game');
    const path = rewritten(text, (line) => ('seats' in line ? { ...line, startedAt: '../../../../evil' } : line));
    expect((await look(path)).problems?.join()).toContain('when it was begun');
    expect(readdirSync(join(rig.dataDir, 'matches'))).toEqual([]);
  });
});

test.runIf(isUnix)('a folder that nothing can be moved out of tells each problem once', async () => {
  await plant((path) => {
    writeFileSync(path('matches', 'broken.ffmatch'), 'not a match\n');
    // Where files are set aside lies a file: nothing can be put there.
    rmSync(path('set-aside'), { recursive: true, force: true });
    symlinkSync('/dev/null', path('set-aside'));
  });
  for (let n = 0; n < 5; n++) await rig.screen.ask('match.list', {});
  expect(rig.screen.notices).toHaveLength(1);
  expect((await rig.screen.ask('match.list', {})).problems).toEqual(rig.screen.notices);
  rmSync(join(rig.dataDir, 'set-aside'));
});

describe('JSON from outside', () => {
  test('is read as it is, up to 64 levels', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parseJson(nested(64))).toBeInstanceOf(Array);
    expect(parseJson(nested(65))).toBeUndefined();
    expect(parseJson('{"a":"[[[","b":"\\"[["}')).toEqual({ a: '[[[', b: '"[[' });
    expect(isTooDeep(`"${'['.repeat(100)}"`)).toBe(false);
    expect(isTooDeep('[]'.repeat(100))).toBe(false);
  });

  test('gives nobody another prototype', () => {
    const value = parseJson('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    expect(value.polluted).toBeUndefined();
    expect(Object.keys(value)).toEqual(['__proto__']);
  });
});

describe('the library', () => {
  const hexforge = GAMES.hexforge as Game;
  beforeEach(async () => {
    await rig.end();
    rig = makeRig({ game: hexforge });
  });
  const builtIn = () => structuredClone(hexforge.library!.kinds.loadout!.builtIn[0].value) as { name: string; base: string[] };
  const wrapped = (value: unknown) => JSON.stringify({ format: 1, game: 'hexforge', kind: 'loadout', value });
  const bring = (text: string) => ({ game: 'hexforge', kind: 'loadout', fileName: 'a.ffdeck', text }) as const;

  test('keeps whatever a file calls itself inside its own folder', async () => {
    for (const name of ['../../../evil', '..\\..\\evil', '/etc/evil', 'C:\\evil', '.', '..', 'con', '\u202egnp.evil']) {
      const { entry } = await rig.screen.ask('library.import', bring(wrapped({ ...builtIn(), name })));
      expect(entry.id).toMatch(/^my-[a-z0-9-]+$/);
      expect((await rig.screen.ask('library.export', { game: 'hexforge', kind: 'loadout', id: entry.id })).fileName).toMatch(
        /^[a-z0-9-]+\.ffdeck$/,
      );
    }
    expect((await rig.screen.refusal('library.import', bring(wrapped({ ...builtIn(), name: '\u0000' })))).problems).toEqual([
      'Its name has no visible character.',
    ]);
    const hebrew = await rig.screen.ask('library.import', bring(wrapped({ ...builtIn(), name: 'חפיסה שלי' })));
    const at = { game: 'hexforge', kind: 'loadout', id: hebrew.entry.id } as const;
    expect((await rig.screen.ask('library.export', at)).fileName).toBe('חפיסה-שלי.ffdeck');
    expect(readdirSync(rig.dataDir).sort()).toEqual(['lab', 'library', 'matches']);
    expect(readdirSync(join(rig.dataDir, 'library'))).toEqual(['hexforge']);
  });

  test.each(['../../settings', '../hexforge/my-a', 'my-a/../my-a', '__proto__', 'constructor'])('has no entry "%s"', async (id) => {
    await rig.screen.ask('library.import', bring(wrapped({ ...builtIn(), name: 'a' })));
    const at = { game: 'hexforge', kind: 'loadout', id } as const;
    for (const method of ['library.export', 'library.delete'] as const)
      expect((await rig.screen.refusal(method, at)).code).toBe('notFound');
    expect((await rig.screen.refusal('library.rename', { ...at, name: 'b' })).code).toBe('notFound');
    expect(readdirSync(join(rig.dataDir, 'library', 'hexforge'))).toEqual(['my-a.ffdeck']);
  });

  test('refuses keys and cards that every object has', async () => {
    const value = { ...builtIn(), base: ['constructor', '__proto__', 'toString', ...builtIn().base.slice(3)] };
    const refused = await rig.screen.refusal('library.import', bring(wrapped(value)));
    expect(refused.problems?.filter((problem) => problem.includes('not a known card'))).toHaveLength(3);
    const polluting = wrapped(builtIn()).replace('{"name"', '{"__proto__":{"polluted":true},"name"');
    expect((await rig.screen.refusal('library.import', bring(polluting))).code).toBe('invalid');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('tells fifty of a million problems, each in a sentence', async () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join();
    const refused = await rig.screen.refusal(
      'library.import',
      bring(wrapped(builtIn()).replace('"base":[', `"forges":{${keys}},"base":[1,`)),
    );
    expect(JSON.stringify(refused).length).toBeLessThan(30_000);
  });

  test('sets aside what is too large for it', async () => {
    await rig.host.close();
    const folder = join(rig.dataDir, 'library', 'hexforge');
    mkdirSync(folder, { recursive: true });
    huge(join(folder, 'my-huge.ffdeck'), LARGEST.library + 1);
    rig = makeRig({ dataDir: rig.dataDir, game: hexforge });
    const { entries } = await rig.screen.ask('library.list', { game: 'hexforge' });
    expect(entries.every(({ builtIn: comesWithIt }) => comesWithIt)).toBe(true);
    expect(setAside()).toMatchObject([expect.stringContaining('my-huge.ffdeck')]);
  });
});
