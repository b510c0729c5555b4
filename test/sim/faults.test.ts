/** Single faults of files and disks, each as somebody meets it; the host is real, the computer is simulated. */
import { describe, expect, test } from 'vitest';
import { deedsIn, mustBeSound, mustHold } from './laws.ts';
import { at, BOT, FRIEND, GAME, none, onWrites, PERSON, SETTINGS, Table } from './one-table.ts';

describe('settings', () => {
  test('that are locked for a moment hold again once they are not, and nothing is written over them meanwhile', async () => {
    const table = new Table();
    table.world.disk.plant(SETTINGS, JSON.stringify({ version: 2, person: { name: 'Ada', mono: true } }));
    table.world.disk.faults = at(SETTINGS, 'EBUSY');
    table.start();
    expect((await table.ask('settings.get', {})).settings.person.name).toBe('You');
    const refused = await table.refusal('settings.set', { patch: { person: { muted: true } } });
    expect(refused.message).toContain('settings.json could not be read: another program is using it');
    expect(table.screen.notices.join()).toContain('settings.json');
    table.world.disk.faults = none;
    await table.wait();
    expect(table.screen.heard).toContainEqual(expect.objectContaining({ push: 'settings' }));
    await table.ask('settings.set', { patch: { person: { muted: true } } });
    const { settings } = await table.ask('settings.get', {});
    expect(settings.person).toMatchObject({ name: 'Ada', mono: true, muted: true });
    expect((await table.ask('match.list', {})).problems).toEqual([]);
  });

  test('that this version does not know are kept and passed over, one by one', async () => {
    const table = new Table();
    const file = {
      version: 3,
      person: { name: 'Ada', theme: 'sepia', smell: 'pine', volume: { effects: 0.2, interface: 0.1 } },
      house: { lights: 'on' },
    };
    table.world.disk.plant(SETTINGS, JSON.stringify(file));
    table.start();
    const { settings } = await table.ask('settings.get', {});
    expect(settings.person).toMatchObject({ name: 'Ada', theme: 'system', volume: { effects: 0.2, interface: 0.1 } });
    expect(table.screen.notices.join()).toMatch(/newer version.*“theme” is "sepia"/);
    await table.ask('settings.set', { patch: { person: { name: 'Ben' } } });
    const written = JSON.parse(table.world.disk.text(SETTINGS)!) as typeof file;
    expect(written).toMatchObject({ ...file, person: { ...file.person, name: 'Ben' } });
    await table.ask('settings.set', { patch: { person: { theme: 'dark' } } });
    expect(JSON.parse(table.world.disk.text(SETTINGS)!)).toMatchObject({ version: 3, person: { theme: 'dark', smell: 'pine' } });
  });

  test('with a byte order mark are read', async () => {
    const table = new Table();
    table.world.disk.plant(SETTINGS, '\ufeff{"version":2,"person":{"name":"Ada"}}');
    table.start();
    expect((await table.ask('settings.get', {})).settings.person.name).toBe('Ada');
  });

  test('outlast a power cut once the change is acknowledged', async () => {
    const table = new Table().start();
    await table.ask('settings.set', { patch: { person: { name: 'Ada' } } });
    expect(table.world.disk.durableText(SETTINGS)).toContain('Ada');
  });
});

describe('matches', () => {
  test('that cannot be read stay where they are, are named, and come back', async () => {
    const table = new Table().start();
    const match = await table.open();
    await table.restart();
    table.world.disk.faults = at(table.path(match), 'EIO');
    const { matches, problems } = await table.ask('match.list', {});
    expect(matches).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(`${match}.* could not be read: the disk reports a fault`)]);
    table.world.disk.faults = none;
    await table.wait();
    expect(table.screen.heard).toContainEqual({ push: 'matches' });
    expect(await table.ask('match.list', {})).toMatchObject({ matches: [{ match }], problems: [] });
  });

  test.each([
    ['of a newer format', { format: 2 }],
    ['with something new in the header', { weather: 'rain' }],
  ])('%s stay where they are, marked as newer', async (_what, more) => {
    const table = new Table().start();
    const match = await table.open();
    await table.world.close();
    const [head, ...lines] = table.world.disk.text(table.path(match))!.split('\n');
    const text = [JSON.stringify({ ...(JSON.parse(head) as object), ...more }), ...lines].join('\n');
    table.world.disk.plant(table.path(match), text);
    table.start();
    const { matches, problems } = await table.ask('match.list', {});
    expect(matches).toMatchObject([{ match, state: 'newer', note: expect.stringContaining('newer version') as string }]);
    expect(problems).toEqual([]);
    expect((await table.refusal('match.open', { match })).message).toContain('newer version');
    expect(table.world.disk.text(table.path(match))).toBe(text);
  });

  test('with a byte order mark are listed and gone on with', async () => {
    const table = new Table().start();
    const match = await table.open();
    await table.world.close();
    table.world.disk.plant(table.path(match), `\ufeff${table.world.disk.text(table.path(match))}`);
    table.start();
    expect((await table.ask('match.list', {})).matches).toMatchObject([{ match, state: 'unfinished' }]);
    await table.ask('match.open', { match });
    expect((await table.act(match)).answer).toHaveProperty('result');
    expect(table.screen.notices).toEqual([]);
  });

  test('that find no room are refused in words, leave nothing, and begin once there is room', async () => {
    const table = new Table().start();
    const setup = { game: 'lantern', config: {}, seats: [PERSON, BOT] };
    table.world.disk.faults = onWrites('ENOSPC');
    const { code, message } = await table.refusal('match.create', { setup });
    expect([code, message]).toEqual(['failed', expect.stringContaining('the disk is full')]);
    expect(table.world.disk.files.filter((path) => path.includes('/matches/'))).toEqual([]);
    expect(table.world.disk.opened).toEqual([]);
    table.world.disk.faults = none;
    await table.ask('match.create', { setup });
    expect((await table.ask('match.list', {})).problems).toEqual([]);
  });

  test('that find no room any more stop in words, and go on once there is', async () => {
    const table = new Table().start();
    const match = await table.open();
    table.world.disk.faults = onWrites('ENOSPC');
    const { answer, deed } = await table.act(match);
    expect(answer).toMatchObject({ error: { code: 'failed', message: expect.stringContaining('the disk is full') as string } });
    await table.wait(10);
    expect(table.screen.frame).toMatchObject({ status: 'failed', failure: expect.stringContaining('the disk is full') as string });
    await table.ask('match.open', { match });
    await table.wait(10);
    expect(table.screen.frame?.status).toBe('failed');
    table.world.disk.faults = none;
    await table.ask('match.open', { match });
    await table.wait(10);
    expect(table.screen.frame).toMatchObject({ status: 'playing', failure: null });
    expect(deedsIn(table.world.disk.text(table.path(match))!)).toEqual([deed]);
    await table.act(match);
    mustBeSound(GAME, table.world.disk.text(table.path(match))!);
  });

  test('stop in words when what a bot did cannot be saved, and the host lives', async () => {
    const table = new Table().start();
    const match = await table.open([BOT, PERSON]);
    table.world.disk.faults = onWrites('ENOSPC');
    await table.wait(2000);
    await table.wait(2000);
    expect(table.world.clock.uncaught).toEqual([]);
    if (table.screen.frame?.status !== 'failed') await table.act(match);
    await table.wait(2000);
    expect(table.screen.frame).toMatchObject({ status: 'failed' });
  });

  test('outlast a power cut with every action that is acknowledged', async () => {
    const table = new Table().start();
    const match = await table.open([PERSON, FRIEND]);
    for (let n = 0; n < 6; n++) {
      const { frame } = table.screen;
      if (frame?.mode === 'curtain') await table.ask('match.ready', { match, seat: frame.seat });
      await table.wait(10);
      const { deed } = await table.act(match);
      expect(deedsIn(table.world.disk.durableText(table.path(match))!).at(-1)).toBe(deed);
    }
  });

  test('whose folder could not be synced before the process died are safe again with the next action', async () => {
    const table = new Table().start();
    const match = await table.open();
    await table.act(match);
    table.world.disk.takeAway(table.path(match));
    table.world.disk.faults = ({ op }) => (op === 'syncFolder' ? 'EIO' : null);
    expect((await table.act(match)).answer).toHaveProperty('error');
    table.world.die(false);
    table.world.disk.faults = none;
    table.start();
    await table.ask('match.open', { match });
    await table.wait(10);
    const { deed, answer } = await table.act(match);
    expect(answer).toHaveProperty('result');
    expect(deedsIn(table.world.disk.durableText(table.path(match)) ?? '').at(-1)).toBe(deed);
  });

  test('whose syncs fail say so', async () => {
    const table = new Table().start();
    const match = await table.open();
    table.world.disk.faults = ({ op }) => (op === 'sync' ? 'EIO' : null);
    expect((await table.act(match)).answer).toMatchObject({
      error: { message: expect.stringContaining('the disk reports a fault') as string },
    });
  });

  test.each([
    ['taken away', (table: Table, path: string) => table.world.disk.takeAway(path), 'was taken away'],
    ['replaced', (table: Table, path: string) => table.world.disk.plant(path, 'something else'), 'was changed by another program'],
  ])('whose file is %s are written anew, and it is said', async (_what, deed, words) => {
    const table = new Table().start();
    const match = await table.open();
    const before = await table.act(match);
    deed(table, table.path(match));
    const after = await table.act(match);
    const text = table.world.disk.text(table.path(match))!;
    mustBeSound(GAME, text);
    mustHold(text, [before.deed, after.deed]);
    expect(table.screen.notices.join()).toContain(words);
    const kept = table.world.disk.files.filter((path) => path.includes('set-aside'));
    expect(kept).toHaveLength(words.includes('changed') ? 1 : 0);
  });

  test('can be looked at where nothing can be written', async () => {
    const table = new Table().start();
    const match = await table.open([PERSON, FRIEND]);
    await table.world.close();
    table.world.disk.faults = onWrites('EROFS');
    table.start();
    expect((await table.ask('match.list', {})).matches).toHaveLength(1);
    await table.ask('match.open', { match });
    await table.wait(10);
    expect(table.screen.frame).toMatchObject({ status: 'playing', failure: null });
    expect((await table.refusal('settings.set', { patch: { person: { name: 'Ada' } } })).message).toContain('can only be read');
  });
});

test('a bug report is made though its match cannot be read, and says why', async () => {
  const table = new Table().start();
  const match = await table.open();
  await table.world.close();
  table.world.disk.faults = at(table.path(match), 'EIO', ({ op }) => op === 'open');
  table.start();
  const { text } = await table.ask('report.make', { error: null, window: '', noticed: [], match });
  expect(text).toContain(`It is not here: ${match}.ffmatch could not be read: the disk reports a fault`);
});

test('a match from before the clock was set back is not above those that are played from then on', async () => {
  const table = new Table().start();
  const first = await table.open();
  await table.act(first);
  table.world.clock.set(-86_400_000);
  const second = await table.open();
  await table.act(second);
  const { matches } = await table.ask('match.list', {});
  expect(matches.map(({ match }) => match)).toEqual([second, first]);
});

describe('damage in a match', () => {
  /** A match of some actions, closed; and its lines. */
  async function played(): Promise<{ table: Table; match: string; lines: string[] }> {
    const table = new Table().start();
    const match = await table.open();
    for (let n = 0; n < 4; n++) await table.act(match);
    await table.world.close();
    return { table, match, lines: table.world.disk.text(table.path(match))!.split('\n') };
  }

  test('in a line that follows from the others is passed over', async () => {
    const { table, match, lines } = await played();
    const spoilt = lines.map((line) => (line.startsWith('{"turn":') ? line.replace('"snapshot"', '"sn\u0001pshot') : line));
    expect(spoilt).not.toEqual(lines);
    table.world.disk.plant(table.path(match), spoilt.join('\n'));
    table.start();
    await table.ask('match.open', { match });
    await table.wait(10);
    expect(table.screen.frame).toMatchObject({ status: 'playing', failure: null });
    expect((await table.act(match)).answer).toHaveProperty('result');
  });

  test('in how it ended leaves it in its place', async () => {
    const { table, match, lines } = await played();
    table.world.disk.plant(table.path(match), [...lines.slice(0, -1), '{"end":{"winn', ''].join('\n'));
    table.start();
    expect((await table.ask('match.list', {})).matches).toMatchObject([{ match, state: 'unfinished' }]);
  });

  test('in an action stops it there, and what came before goes on as a copy', async () => {
    const { table, match, lines } = await played();
    const broken = lines.findLastIndex((line) => line.includes('"action"')) - 2;
    const damaged = lines
      .with(
        lines.findIndex((line, i) => i >= broken - 3 && line.includes('"action"')),
        '{"seat":0,"act',
      )
      .join('\n');
    table.world.disk.plant(table.path(match), damaged);
    table.start();
    await table.ask('match.open', { match });
    await table.wait(10);
    expect(table.screen.frame?.failure).toContain('cannot be followed beyond line');
    const copy = await table.ask('match.salvage', { match });
    await table.ask('match.open', { match: copy.match });
    await table.wait(10);
    expect(table.screen.frame).toMatchObject({ match: copy.match, status: 'playing', failure: null });
    expect((await table.act(copy.match)).answer).toHaveProperty('result');
    expect(table.world.disk.text(table.path(match))).toBe(damaged);
  });

  test('is no way to claim another result', async () => {
    const table = new Table().start();
    const match = await table.open();
    await table.ask('match.concede', { match, seat: 0 });
    await table.wait(10);
    const { text } = await table.ask('match.export', { match });
    const forged = text.replace('"winners":[1]', '"winners":[0]');
    expect(forged).not.toBe(text);
    const { problems } = await table.refusal('file.keep', { fileName: 'won.ffmatch', text: forged });
    expect(problems).toEqual(['It claims another result than its actions led to.']);
  });
});
