/** The table goes to another machine on purpose: the match moves, seats follow, and there is one host at every moment. */
import { existsSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { realEnv, type Env } from '../../../src-main/host/env/env.ts';
import type { LanDesk } from '../../../src-main/host/lan-desk.ts';
import { TableReceiver } from '../../../src-main/host/table-receiver.ts';
import { SeatLinks } from '../../../src-main/lan/seat-links.ts';
import type { NewPlace } from '../../../src-shared/protocol/handover.ts';
import { CLOSE_WRONG_CODE } from '../../../src-shared/protocol/lobby.ts';
import { PROTOCOL_VERSION } from '../../../src-shared/protocol/messages.ts';
import { leakIn } from './leaks.ts';
import { Guest, PageGuest } from './support.ts';
import { forgetTold, watchRecordings, withMarkedViews } from '../../sim/secrets.ts';
import { until } from '../support/rig.ts';
import { FOR_THREE, Machine, arrived, begin, offer, play, type ClosedState, type OpenState } from './machines.ts';

/** The host's process does nothing more of what it has put off. */
let isDead = false;
const mortal: Env = { ...realEnv, clock: { ...realEnv.clock, soon: (run) => (isDead ? undefined : realEnv.clock.soon(run)) } };
const PLAYS = { game: FOR_THREE };
let host: Machine;
let taker: Machine;
let third: Machine;
const machines = (): Machine[] => [host, taker, third];
beforeEach(() => {
  [host, taker, third] = [new Machine('Ada', { ...PLAYS, env: mortal }), new Machine('Ben', PLAYS), new Machine('Cleo', PLAYS)];
});
afterEach(async () => {
  for (const { rig } of machines()) expect(rig.errors).toEqual([]);
  for (const { rig } of machines().reverse()) await rig.end();
});

describe('before a match', () => {
  beforeEach(async () => {
    await host.open(3);
    await taker.visit(host);
    await third.visit(host);
  });

  test('the table is the guest’s, the old host sits there as a guest, and so does everybody else', async () => {
    await offer(host, taker);
    await arrived(taker, [host, third]);
    expect(taker.lobby.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['guest', 'Ada'],
      ['screen', 'Ben'],
      ['guest', 'Cleo'],
    ]);
    expect(host.lan).toMatchObject({ state: 'closed', kept: null, handed: { to: 'Ben', game: FOR_THREE.id, tells: true } });
    expect(taker.visiting?.line).toMatchObject({ is: 'ended', keeps: true });
    expect(taker.visiting?.kept).toBeNull();
    // They go on there.
    const match = await begin(taker, [host, third]);
    await play(taker, [host, third], 3);
    expect(taker.screen.frame.match).toBe(match);
  });
});

describe('in the middle of a match', () => {
  let match: string;
  beforeEach(async () => {
    await host.open(3);
    await taker.visit(host);
    await third.visit(host);
    match = await begin(host, [taker, third]);
    await play(host, [taker, third], 5);
  });

  test('everybody who plays agrees, and it goes on where it was', async () => {
    const before = host.rig.file(match);
    await offer(host, taker);
    await until(() => third.guestFrame.together?.proposal?.wish.kind === 'handover');
    const { proposal } = third.guestFrame.together!;
    expect(proposal).toMatchObject({ wish: { kind: 'handover', to: 1 }, by: 1, asked: [2] });
    expect((host.lan as OpenState).handover).toMatchObject({ name: 'Ben', stage: 'asked' });
    await third.say('match.answer', { match, seat: 2, proposal: proposal!.id, agree: true });
    await arrived(taker, [host, third]);
    expect(taker.lobby.match).toBe(match);
    expect(taker.rig.file(match)).toContain(before);
    await taker.screen.ask('match.open', { match });
    await Promise.all([host.openMatch(), third.openMatch()]);
    expect([host.guestFrame, taker.screen.frame, third.guestFrame].map(({ mode, seat }) => [mode, seat])).toEqual([
      ['seat', 0],
      ['seat', 1],
      ['seat', 2],
    ]);
    await play(taker, [host, third], 5);
    // The old host does not play on.
    expect((host.lan as ClosedState).handed).toEqual({ to: 'Ben', game: FOR_THREE.id, tells: true });
    expect(host.rig.file(match)).toBe(before);
    expect((await host.screen.refusal('match.open', { match })).message).toContain('it goes on at the table on their computer');
  });

  test('who is asked says no: the match goes on, and the taker has nothing of it', async () => {
    await offer(host, taker);
    await until(() => Boolean(third.guestFrame.together?.proposal));
    const { id } = third.guestFrame.together!.proposal!;
    await third.say('match.answer', { match, seat: 2, proposal: id, agree: false });
    await until(() => (host.lan as OpenState).unhanded === 'Somebody said no.');
    expect(taker.visiting?.offer).toBeUndefined();
    expect(existsSync(taker.rig.path(match))).toBe(false);
    await play(host, [taker, third], 2);
  });

  test('the taker does not want it, and the owner takes an offer back', async () => {
    await host.screen.ask('lan.handOver', { guest: host.idOf('Ben') });
    await until(() => taker.visiting?.offer !== undefined);
    await taker.screen.ask('visit.take', { accept: false });
    expect((host.lan as OpenState).unhanded).toBe('Ben does not take the table.');
    await host.screen.ask('lan.handOver', { guest: host.idOf('Ben') });
    await until(() => taker.visiting?.offer !== undefined);
    await host.screen.ask('lan.handOver', { guest: null });
    await until(() => taker.visiting?.offer === undefined);
    expect((await taker.screen.refusal('visit.take', { accept: true })).code).toBe('stale');
  });

  test('whoever has a table of their own is told why they cannot take one', async () => {
    await taker.open(2);
    await host.screen.ask('lan.handOver', { guest: host.idOf('Ben') });
    await until(() => taker.visiting?.offer !== undefined);
    expect((await taker.screen.refusal('visit.take', { accept: true })).message).toContain('A table of your own is open');
  });

  /** The others agree. */
  async function agreed(): Promise<void> {
    await until(() => Boolean(third.guestFrame.together?.proposal));
    await third.say('match.answer', { match, seat: 2, proposal: third.guestFrame.together!.proposal!.id, agree: true });
  }

  /** What the old host does when all of it is taken. */
  function whenTaken(does: (taken: () => void) => void): void {
    const { handover } = host.table;
    const taken = handover.taken.bind(handover);
    handover.taken = (guest: string, id: string, place: NewPlace) => does(() => taken(guest, id, place));
  }

  test('killed before it has let go: it keeps the match, and the taker has none', async () => {
    const port = host.table.port;
    whenTaken(() => void host.end());
    await offer(host, taker);
    await agreed();
    await until(() => taker.visiting?.line?.is === 'lost');
    expect((await taker.screen.refusal('match.open', { match })).message).toContain('not certain yet that it is yours');
    expect((await taker.screen.refusal('lan.open', { game: FOR_THREE.id, seats: 3 })).message).toContain('may have handed you a table');
    await host.restart();
    await host.screen.ask('lan.resume', {});
    expect(host.table.port).toBe(port);
    await until(() => taker.lan?.state === 'closed' && taker.visiting?.line?.is === 'open', 15_000);
    await until(() => !existsSync(taker.rig.path(match)));
    expect(await taker.screen.ask('lan.state', {})).toEqual({ state: 'closed', kept: null });
    await until(() => host.lobby.seats.every(({ connected }) => connected), 15_000);
    await host.screen.ask('match.open', { match });
    await Promise.all([taker.openMatch(), third.openMatch()]);
    await play(host, [taker, third], 2);
  }, 40_000);

  test('killed after it has let go and before anybody heard: the taker goes on with it, and the old host does not', async () => {
    whenTaken((taken) => {
      isDead = true;
      taken();
      isDead = false;
      void host.end();
    });
    await offer(host, taker);
    await agreed();
    await until(() => taker.visiting?.line?.is === 'lost');
    expect((await taker.screen.refusal('match.open', { match })).message).toContain('not certain yet that it is yours');
    await host.restart();
    expect(await host.screen.ask('lan.state', {})).toMatchObject({ state: 'closed', kept: null, handed: { to: 'Ben', tells: false } });
    expect((await host.screen.refusal('match.open', { match })).message).toContain('Handed to');
    // Its own place there is kept; that it comes is what makes it certain.
    await host.screen.ask('visit.back', {});
    await until(() => taker.lan?.state === 'open');
    expect(taker.lobby.match).toBe(match);
    // The others hear it at the old address.
    await host.screen.ask('lan.resume', {});
    await until(() => third.visiting?.line?.is === 'open' && taker.lobby.seats.every(({ connected }) => connected), 15_000);
    await taker.screen.ask('match.open', { match });
    await Promise.all([host.openMatch(), third.openMatch()]);
    await play(taker, [host, third], 2);
  }, 40_000);

  test('the taker is killed in the middle: the match goes on where it was', async () => {
    const { handover } = host.table;
    handover.take = () => {
      void taker.end();
      return 'x';
    };
    await offer(host, taker);
    await agreed();
    await until(() => (host.lan as OpenState).unhanded === 'Ben has gone.');
    await taker.restart();
    expect(await taker.screen.ask('lan.state', {})).toEqual({ state: 'closed', kept: null });
    await taker.screen.ask('visit.back', {});
    await taker.openMatch();
    await play(host, [taker, third], 2);
  });

  /** As long as what was announced, and something else. */
  function altered(): void {
    const { handover } = host.table;
    const take = handover.take.bind(handover);
    handover.take = (guest: string, id: string, at: number) => 'x'.repeat(take(guest, id, at).length);
  }

  test.each([
    ['another text than was announced', 'It is not what was announced.', altered],
    [
      'a match that its rules refuse',
      'cannot be used',
      () => {
        const { handover } = host.rig.host;
        const text = handover.text.bind(handover);
        handover.text = (id: string) => text(id).replace(/"action":\{"type":"[a-zA-Z]+"/, '"action":{"type":"cheat"');
      },
    ],
    [
      'the match of another table',
      'has the name of another one',
      () => {
        const { handover } = host.rig.host;
        const text = handover.text.bind(handover);
        handover.text = (id: string) => text(id).replace(/"startedAt":"\d{4}/, '"startedAt":"1999');
      },
    ],
  ])('%s is refused in words, and nothing is kept of it', async (_, words, cheat) => {
    cheat();
    await offer(host, taker);
    await agreed();
    await until(() => taker.screen.notices.some((notice) => notice.includes('was not taken')));
    expect(taker.screen.notices.join()).toContain(words);
    expect(existsSync(taker.rig.path(match))).toBe(false);
    expect(await taker.screen.ask('lan.state', {})).toEqual({ state: 'closed', kept: null });
    await until(() => (host.lan as OpenState).unhanded === 'Ben could not take the table.');
    taker.rig.errors.length = 0;
    await play(host, [taker, third], 1);
  });
});

describe('what others can do', () => {
  let pages: PageGuest[];
  let apps: Guest[];
  beforeAll(watchRecordings);
  beforeEach(async () => {
    await host.rig.end();
    [pages, apps] = [[], []];
    host = new Machine('Ada', { game: withMarkedViews(FOR_THREE) });
    await host.open(3);
  });
  afterEach(() => {
    for (const page of pages) page.socket.terminate();
    for (const app of apps) app.leave();
    forgetTold();
  });
  const page = (machine: Machine, hello: object) => {
    const one = new PageGuest(machine.table, { ...hello, protocol: PROTOCOL_VERSION });
    pages.push(one);
    return one;
  };
  const heard = <T>(one: PageGuest, push: string): T => JSON.parse(one.texts.find((text) => text.startsWith(`{"push":"${push}"`))!) as T;

  test('a page cannot take the table, and goes on at the new one by a link that seats it once', async () => {
    const browser = page(host, { join: { name: 'Dan', code: host.table.places[0].code } });
    await browser.hears('"lobby"');
    await taker.visit(host);
    await until(() => host.lobby.seats.every(({ kind }) => kind !== 'open'));
    expect((await host.screen.refusal('lan.handOver', { guest: host.idOf('Dan') })).message).toContain('came with a browser');
    const dan = host.idOf('Dan');
    await offer(host, taker);
    await browser.hears('"moved"');
    const { moved } = heard<{ moved: { claim: string; fingerprint: string; to: string } }>(browser, 'moved');
    expect(moved).toMatchObject({ to: 'Ben', fingerprint: taker.table.fingerprint.toString('base64url') });
    await arrived(taker, [host]).catch(() => undefined);
    const there = page(taker, { seat: moved.claim });
    await there.hears('"welcome"');
    expect(heard<{ you: string; token?: string }>(there, 'welcome')).toMatchObject({ you: dan, token: expect.any(String) as string });
    expect((await page(taker, { seat: moved.claim }).ends()).code).toBe(CLOSE_WRONG_CODE);
  });

  test('nobody gets anything of it who was not offered it, or before the others agree', async () => {
    const ben = await Guest.join(host.table, 'Ben');
    const cleo = await Guest.join(host.table, 'Cleo');
    apps.push(ben, cleo);
    for (const guest of apps) await guest.ready();
    const { match } = await host.screen.ask('lan.start', { config: FOR_THREE.seriesConfig?.(1) ?? {}, seed: 'a secret seed' });
    await host.screen.ask('match.open', { match });
    await Promise.all(apps.map((guest) => guest.open()));
    await host.screen.ask('lan.handOver', { guest: ben.you });
    await until(() => ben.texts.some((text) => text.startsWith('{"push":"offer"')));
    const { id } = ben.messages.flatMap((one) => ('push' in one && one.push === 'offer' ? one.offer! : []))[0];
    const place = { addresses: ['127.0.0.1'], port: 1, fingerprint: 'A'.repeat(43) };
    for (const [method, params] of [
      ['lobby.accept', { offer: id, accept: true }],
      ['lobby.take', { offer: id, at: 0 }],
      ['lobby.taken', { offer: id, place }],
    ] as const) {
      expect((await cleo.refusal(method, params)).code).toBe('stale');
    }
    expect((await ben.refusal('lobby.take', { offer: id, at: 0 })).code).toBe('forbidden');
    await ben.say('lobby.accept', { offer: id, accept: true });
    expect((await ben.refusal('lobby.take', { offer: id, at: 0 })).code).toBe('forbidden');
    expect((await ben.refusal('lobby.taken', { offer: id, place })).code).toBe('forbidden');
    // Nobody but the host asks that.
    expect((await cleo.refusal('match.propose', { match, seat: 2, wish: { kind: 'handover', to: 2 } })).code).toBe('badMessage');
    await until(() => Boolean(cleo.frame.together?.proposal));
    await cleo.ask('match.answer', { match, seat: 2, proposal: cleo.frame.together!.proposal!.id, agree: true });
    await until(() => ben.texts.some((text) => text.startsWith('{"push":"give"')));
    // Nothing happens while it is on its way.
    expect((await cleo.refusal('match.concede', { match, seat: 2 })).message).toContain('being handed over');
    expect((await ben.refusal('lobby.taken', { offer: id, place })).message).toBe('You do not have all of it yet.');
    expect((await cleo.refusal('lobby.take', { offer: id, at: 0 })).code).toBe('stale');
    await host.screen.ask('lan.handOver', { guest: null });
    expect((await ben.refusal('lobby.take', { offer: id, at: 0 })).code).toBe('stale');
    const leaks = (guest: Guest, seat: number) => guest.texts.map((text) => leakIn(text, { match, seat, never: ['a secret seed'] }));
    expect(leaks(cleo, 2).filter((leak) => leak !== null)).toEqual([]);
    expect(leaks(ben, 1).filter((leak) => leak !== null)).toEqual([expect.stringContaining('"push":"give"')]);
  });

  test('a guest who is away sits down again by a link, once, and the device before is out', async () => {
    const cleo = await Guest.join(host.table, 'Cleo');
    const { you } = cleo;
    expect((await host.screen.refusal('lan.seatLink', { guest: you })).message).toBe('They are at the table.');
    cleo.leave();
    await until(() => host.lobby.seats.some(({ guest, connected }) => guest === you && !connected));
    const { links, minutes } = await host.screen.ask('lan.seatLink', { guest: you });
    expect(minutes).toBe(15);
    const claim = links[0].split('#seat=')[1];
    const there = page(host, { seat: claim });
    await there.hears('"welcome"');
    expect(heard<{ you: string }>(there, 'welcome').you).toBe(you);
    expect((await page(host, { seat: claim }).ends()).code).toBe(CLOSE_WRONG_CODE);
    await expect(cleo.back()).rejects.toThrow('does not know this device');
  });

  test('several people at the screen cannot all follow, and are told so', async () => {
    await host.screen.ask('lan.fill', { seat: 1, filling: { kind: 'screen', name: 'Eve' } });
    await taker.visit(host);
    await until(() => host.lobby.seats.some(({ name }) => name === 'Ben'));
    expect((await host.screen.refusal('lan.handOver', { guest: host.idOf('Ben') })).message).toContain(
      'Several people play at this screen',
    );
  });
});

test('a claim is too old after a quarter of an hour', () => {
  let now = 1000;
  const clock = { ...realEnv.clock, now: () => now };
  const links = new SeatLinks({ random: realEnv.random, clock });
  const [first, second] = [links.make('g1'), links.make('g2')];
  now += 15 * 60_000 - 1;
  expect(links.take(first)).toBe('g1');
  expect(links.take(first)).toBeNull();
  now += 1;
  expect(links.take(second)).toBeNull();
});

test('a table that gives what nobody here has agreed to take is not asked for any of it', () => {
  const ask = vi.fn();
  const lan = { whyNotTake: null, awaited: null } as unknown as LanDesk;
  const nothing = () => undefined;
  const matches = { receive: nothing as never, drop: nothing };
  const receiver = new TableReceiver({
    lan,
    matches,
    visit: { ask, changed: nothing, read: nothing as never },
    notice: nothing,
    log: nothing,
  });
  const offered = { id: '0123456789abcdef', from: 'Ada', game: 'lantern', playing: true };
  receiver.hear(JSON.stringify({ push: 'offer', offer: offered }));
  receiver.hear(JSON.stringify({ push: 'give', offer: offered.id, chars: 100, sha256: '0'.repeat(64) }));
  expect(ask).not.toHaveBeenCalled();
});
