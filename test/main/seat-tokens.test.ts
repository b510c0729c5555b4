/** Tokens of seats: they outlast the host, end with their match, and lie on the disk as hashes only. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FRIEND, PERSON, TestScreen, makeRig, openMatch } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
let match: string;
beforeEach(async () => {
  rig = makeRig();
  match = await openMatch(rig.screen, [PERSON, FRIEND]);
});
afterEach(() => rig.end());

async function tokenOf(seat: number): Promise<string> {
  const { url } = await rig.screen.ask('match.seatLink', { match, seat });
  return url!.split('#token=')[1];
}
const seatsFile = () => join(rig.dataDir, 'seats.json');
/** A page that shows the token, as the socket server lets it in; null when it is turned away. */
function pageWith(token: string): TestScreen | null {
  const role = rig.host.tokens.role(token);
  return role && new TestScreen(rig.host, role);
}

describe('a seat’s token', () => {
  test('finds its seat again after the host was restarted, and the shared screen needs no curtain', async () => {
    const token = await tokenOf(1);
    rig = await rig.restart();
    const page = pageWith(token)!;
    await page.ask('match.open', { match });
    expect(page.frame).toMatchObject({ mode: 'seat', seat: 1, local: [1], view: { viewer: 1 } });
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame).toMatchObject({ mode: 'seat', seat: 0, local: [0] });
    await playOutBoth(page);
    expect(page.frame.status).toBe('finished');
  });

  test('lies nowhere in the data folder, and its hash opens nothing', async () => {
    const token = await tokenOf(1);
    const files = readdirSync(rig.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) expect(readFileSync(join(parentPath, name), 'latin1'), name).not.toContain(token);
    const { seats } = JSON.parse(readFileSync(seatsFile(), 'utf8')) as { seats: { hash: string }[] };
    expect(seats).toMatchObject([{ match, seat: 1, hash: expect.stringMatching(/^[\w-]{43}$/) as string }]);
    expect(pageWith(seats[0].hash)).toBeNull();
  });

  test('is the same as long as the host lives; later a new one opens the seat beside it', async () => {
    const token = await tokenOf(1);
    expect(await tokenOf(1)).toBe(token);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    const another = await tokenOf(1);
    expect(another).not.toBe(token);
    for (const one of [token, another]) expect(rig.host.tokens.role(one)).toEqual({ kind: 'seat', match, seat: 1 });
  });

  test('is no good any more once the seat was taken back, also from before a restart', async () => {
    const token = await tokenOf(1);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    const page = pageWith(token)!;
    await rig.screen.ask('match.seatLink', { match, seat: 1, revoke: true });
    expect(page.refused).toBe(true);
    expect(pageWith(token)).toBeNull();
    rig = await rig.restart();
    expect(pageWith(token)).toBeNull();
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.local).toEqual([0, 1]);
  });

  test('ends with a match that is deleted, and its page is shown out', async () => {
    const token = await tokenOf(1);
    const page = pageWith(token)!;
    await page.ask('match.open', { match });
    await rig.screen.ask('match.delete', { match });
    expect(page.refused).toBe(true);
    expect(pageWith(token)).toBeNull();
    rig = await rig.restart();
    expect(pageWith(token)).toBeNull();
  });

  test('shows the result of a match that is over until the host ends, and not afterwards', async () => {
    const token = await tokenOf(1);
    const page = pageWith(token)!;
    await page.ask('match.open', { match });
    await playOutBoth(page);
    expect(page.frame.status).toBe('finished');
    expect(pageWith(token)).not.toBeNull();
    rig = await rig.restart();
    expect(pageWith(token)).toBeNull();
  });

  test('of the owner is another one with every start', async () => {
    const { owner } = rig.host.tokens;
    expect(rig.host.tokens.role(owner)).toEqual({ kind: 'owner' });
    rig = await rig.restart();
    expect(rig.host.tokens.role(owner)).toBeNull();
  });
});

describe('the file of seats', () => {
  test.each([
    ['torn', '{"version":1,"sea'],
    ['without seats', '{"version":1}'],
    ['without a version', '{"seats":[]}'],
  ])('is set aside with a sentence when it is %s', async (_what, text) => {
    const token = await tokenOf(1);
    writeFileSync(seatsFile(), text);
    rig = await rig.restart();
    expect(pageWith(token)).toBeNull();
    expect(rig.screen.notices).toMatchObject([expect.stringContaining('seats.json could not be read')]);
    expect(existsSync(seatsFile())).toBe(false);
  });

  test.each([
    ['of a newer version', { version: 2, more: 'of it', seats: [] }],
    ['with a seat that there is not', { version: 1, seats: [{ hash: 'a'.repeat(43), match: 'm', seat: 9 }] }],
    ['with a path for a match', { version: 1, seats: [{ hash: 'a'.repeat(43), match: '../m', seat: 1 }] }],
  ])('is kept when it is %s, with what is new beside it', async (_what, file) => {
    await tokenOf(1);
    writeFileSync(seatsFile(), JSON.stringify(file));
    rig = await rig.restart();
    expect(rig.screen.notices).toEqual([]);
    const fresh = await openMatch(rig.screen, [PERSON, FRIEND]);
    await rig.screen.ask('match.seatLink', { match: fresh, seat: 1 });
    const written = JSON.parse(readFileSync(seatsFile(), 'utf8')) as { seats: unknown[] };
    expect(written).toMatchObject({ ...file, seats: [{ match: fresh, seat: 1 }, ...file.seats] });
  });

  test('that cannot be written gives no seat away', async () => {
    // A folder where the file should be: nothing can be renamed onto it.
    mkdirSync(join(seatsFile(), 'in the way'), { recursive: true });
    expect((await rig.screen.refusal('match.seatLink', { match, seat: 1 })).code).toBe('failed');
    expect(rig.screen.frame.local).toEqual([0, 1]);
    rmSync(seatsFile(), { recursive: true });
    expect(rig.host.tokens.role(await tokenOf(1))).toEqual({ kind: 'seat', match, seat: 1 });
  });
});

describe('how a guest wants to be asked', () => {
  const usual = { preset: 'relaxed', forced: false } as const;

  test('is the guest’s own and not the owner’s, whether it is said before the match is opened or later', async () => {
    await rig.screen.ask('settings.set', { patch: { person: { preset: 'full' } } });
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    const page = pageWith(await tokenOf(1))!;
    await page.ask('match.usual', { match, seat: 1, usual });
    await page.ask('match.open', { match });
    expect(page.frame.prefs.preset).toBe('relaxed');
    expect(rig.screen.frame.prefs.preset).toBe('full');
    await page.ask('match.usual', { match, seat: 1, usual: { preset: 'standard', forced: true } });
    expect(page.frame.prefs.preset).toBe('standard');
  });

  test('gives way to what the seat wished at this table', async () => {
    const page = pageWith(await tokenOf(1))!;
    await page.ask('match.open', { match });
    await page.ask('match.prefs', { match, seat: 1, prefs: { preset: 'full', until: null } });
    await page.ask('match.usual', { match, seat: 1, usual });
    expect(page.frame.prefs.preset).toBe('full');
  });

  test('cannot be said for another seat', async () => {
    const page = pageWith(await tokenOf(1))!;
    expect((await page.refusal('match.usual', { match, seat: 0, usual })).code).toBe('forbidden');
  });
});

test('a guest is sent nothing of the owner’s settings', async () => {
  const page = pageWith(await tokenOf(1))!;
  await page.ask('match.open', { match });
  await rig.screen.ask('settings.set', { patch: { person: { name: 'Owner’s name', theme: 'contrast' }, machine: { updateCheck: 'ask' } } });
  await rig.screen.ask('settings.reset', {});
  expect(page.heard.filter((message) => 'push' in message && message.push !== 'frame')).toEqual([]);
  expect(JSON.stringify(page.heard)).not.toContain('updateCheck');
  expect((await page.refusal('settings.get', {})).code).toBe('forbidden');
  expect((await page.ask('app.info', {})).guest).toEqual({ match, seat: 1 });
  expect((await rig.screen.ask('app.info', {})).guest).toBeNull();
});

async function playOutBoth(page: TestScreen): Promise<void> {
  for (;;) {
    const own = [rig.screen, page].find(({ frame }) => frame.status === 'playing' && frame.actions.length > 0);
    if (!own) return;
    const { seat, seq, actions } = own.frame;
    await own.ask('match.act', { match, seat, seq, action: actions[0] });
  }
}
