/** Hands of a hot-seat match on devices beside its screen: who gets one, what each screen shows meanwhile, and what is open. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenTable } from '../../../src-main/host/lan-desk.ts';
import { LanTable } from '../../../src-main/lan/table.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { CLOSE_TABLE_CLOSED, CLOSE_WRONG_CODE } from '../../../src-shared/protocol/lobby.ts';
import { CLOSE_REFUSED } from '../../../src-shared/protocol/messages.ts';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { breachOf, forgetTold, watchRecordings, withMarkedViews } from '../../sim/secrets.ts';
import { createTable } from '../support/hot-seat.ts';
import { BOT, FRIEND, PERSON, TestScreen, makeRig, openMatch, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { leakIn } from './leaks.ts';
import { Guest, isListening, refusalOf } from './support.ts';

const ADA = 0;
const BEN = 1;

let rig: Rig;
let table: LanTable;
let opened: number;
let match: string;
let phones: Guest[];
const openTable: OpenTable = async (options, kept) => {
  opened++;
  expect(options.announce ?? false).toBe(options.around === undefined);
  return (table = await LanTable.open({ ...options, addresses: ['127.0.0.1'], ports: [0], announce: false }, kept));
};
beforeAll(watchRecordings);
beforeEach(() => {
  opened = 0;
  phones = [];
});
afterEach(async () => {
  for (const phone of phones) phone.leave();
  expect(rig.errors).toEqual([]);
  await rig.end();
  forgetTold();
});

type Open = Extract<LanState, { state: 'open' }>;
const offer = async (): Promise<Open> => (await rig.screen.ask('lan.offer', { match })) as Open;
const state = () => rig.screen.ask('lan.state', {});
const claimOf = ({ claims }: Open, seat: number): string => claims!.find((one) => one.seat === seat)!.claim;
async function phoneOf(seat: number): Promise<Guest> {
  // It may open the table.
  const claim = claimOf(await offer(), seat);
  const phone = await Guest.byHand(table, claim);
  phones.push(phone);
  await phone.open();
  await until(() => phone.frames.length > 0);
  return phone;
}
describe('two people at one screen', () => {
  beforeEach(async () => {
    rig = makeRig({ openTable });
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
  });

  test('nothing is open before somebody asks for it, and nothing after nobody took a hand', async () => {
    expect(opened).toBe(0);
    const { claims, companion, lobby } = await offer();
    expect(claims?.map(({ seat }) => seat)).toEqual([ADA, BEN]);
    for (const { claim } of claims!) expect(Buffer.from(claim, 'base64url')).toHaveLength(16);
    expect(companion).toBe(true);
    expect(lobby).toMatchObject({
      match,
      locked: true,
      seats: [
        { kind: 'screen', name: 'Ada' },
        { kind: 'screen', name: 'Ben' },
      ],
    });
    expect(existsSync(join(rig.dataDir, 'lan-table.json'))).toBe(false);
    expect(await rig.screen.ask('lan.withdraw', {})).toEqual({ state: 'closed', kept: null });
    expect(await isListening(table)).toBe(false);
  });

  test('a phone has the seat of its claim at once, and the shared screen what is public while it decides', async () => {
    const phone = await phoneOf(ADA);
    expect(phone.lobby).toMatchObject({ match: { id: match, seat: ADA }, seats: [{ kind: 'guest', name: 'Ada', hand: true }, {}] });
    expect(phone.frame).toMatchObject({ mode: 'seat', seat: ADA, local: [ADA], view: { viewer: ADA } });
    const { screen } = rig;
    expect(screen.frame).toMatchObject({ mode: 'watch', view: { viewer: 'spectator' }, actions: [], local: [BEN], beside: [ADA] });
    await phone.act();
    // The one who stays takes the screen for each look at what the other may not see.
    await until(() => screen.frame.mode === 'curtain');
    expect(screen.frame).toMatchObject({ seat: BEN, view: { viewer: 'spectator' } });
    await screen.ask('match.ready', { match, seat: BEN });
    expect(screen.frame).toMatchObject({ mode: 'seat', seat: BEN, view: { viewer: BEN } });
    for (let n = 0; n < 20 && screen.frame.mode === 'seat'; n++) {
      await screen.ask('match.act', { match, seat: BEN, seq: screen.frame.seq, action: screen.frame.actions[0] });
    }
    await until(() => phone.frame.actions.length > 0 && screen.frame.mode === 'watch');
    await phone.act();
    await until(() => screen.frame.mode !== 'watch' || phone.frame.actions.length > 0);
    expect(screen.frame.mode).not.toBe('seat');
  });

  test('with two phones no curtain falls, and nothing hidden comes to the shared screen', async () => {
    const [ada, ben] = [await phoneOf(ADA), await phoneOf(BEN)];
    const known = rig.screen.frames.length;
    await Promise.all([ada.play(new Random('ada')), ben.play(new Random('ben'))]);
    await until(() => rig.screen.frame.status === 'finished');
    const since = rig.screen.frames.slice(known);
    expect(new Set(since.map(({ mode }) => mode))).toEqual(new Set(['watch']));
    expect([ada.frame.status, ben.frame.status]).toEqual(['finished', 'finished']);
  });

  test('a claim is good for one device', async () => {
    const claim = claimOf(await offer(), ADA);
    phones.push(await Guest.byHand(table, claim));
    const { claims } = (await state()) as Open;
    expect(claims?.map(({ seat }) => seat)).toEqual([BEN]);
    expect(await refusalOf(Guest.byHand(table, claim))).toMatchObject({ code: CLOSE_WRONG_CODE });
    expect(table.lobby.guests).toHaveLength(1);
  });

  test.each<[string, (own: string) => string]>([
    ['another one of its length', (own) => `${own.slice(0, -1)}${own.endsWith('A') ? 'Q' : 'A'}`],
    ['the code of the table', () => table.places[0].code.padEnd(22, 'A')],
  ])('%s is no claim', async (_what, forged) => {
    const own = claimOf(await offer(), ADA);
    expect(await refusalOf(Guest.byHand(table, forged(own)))).toMatchObject({ code: CLOSE_WRONG_CODE });
    expect(table.lobby.seats.map(({ kind }) => kind)).toEqual(['screen', 'screen']);
    // The own one is still good.
    expect((await phoneOf(ADA)).seat).toBe(ADA);
  });

  test('who has the code alone does not come in', async () => {
    await offer();
    expect((await refusalOf(Guest.join(table, 'Cyd'))).message).toMatch(/locked/);
  });

  test('with the claims withdrawn they are worth nothing, and hands that are out stay out', async () => {
    const phone = await phoneOf(ADA);
    const claim = claimOf(await offer(), BEN);
    expect(await rig.screen.ask('lan.withdraw', {})).not.toHaveProperty('claims');
    expect(await refusalOf(Guest.byHand(table, claim))).toMatchObject({ code: CLOSE_WRONG_CODE });
    await phone.act();
    expect(claimOf(await offer(), BEN)).not.toBe(claim);
  });

  test('a device that comes back has its hand again', async () => {
    const phone = await phoneOf(ADA);
    phone.leave();
    await until(() => !table.lobby.guests[0].connected);
    await phone.back();
    await phone.open();
    await until(() => phone.frame.reset);
    expect(phone.frame).toMatchObject({ mode: 'seat', seat: ADA });
    await phone.act();
  });

  test('the owner takes a hand back at any moment, and its phone is told so', async () => {
    const phone = await phoneOf(ADA);
    const { screen } = rig;
    const before = claimOf(await offer(), BEN);
    const after = (await screen.ask('lan.remove', { guest: phone.you })) as Open;
    await until(() => phone.closed !== null);
    expect(phone.closed).toEqual({ code: CLOSE_REFUSED, reason: 'the hand is back at the shared screen' });
    expect(screen.frame).toMatchObject({ mode: 'curtain', seat: ADA, local: [ADA, BEN] });
    expect(screen.frame.beside).toBeUndefined();
    expect(after.lobby.seats[ADA]).toMatchObject({ kind: 'screen', name: 'Ada' });
    expect(claimOf(after, BEN)).toBe(before);
    await expect(phone.back()).rejects.toThrow();
    expect((await phoneOf(ADA)).seat).toBe(ADA);
  });

  test('a phone gives its hand back by itself', async () => {
    const phone = await phoneOf(BEN);
    phone.send({ id: 99, method: 'lobby.leave', params: {} });
    await until(() => phone.closed !== null);
    expect(rig.screen.frame).toMatchObject({ mode: 'curtain', local: [ADA, BEN] });
  });

  test('leaving the match closes the table, and the match is the screen’s again', async () => {
    const phone = await phoneOf(ADA);
    await rig.screen.ask('match.close', { match });
    await until(() => phone.closed !== null);
    expect(phone.closed?.code).toBe(CLOSE_TABLE_CLOSED);
    expect(await state()).toEqual({ state: 'closed', kept: null });
    expect(await isListening(table)).toBe(false);
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame).toMatchObject({ mode: 'curtain', local: [ADA, BEN] });
  });

  test('a page that is loaded anew finds the hands where they are', async () => {
    const phone = await phoneOf(ADA);
    rig.screen.close();
    rig.screen = new TestScreen(rig.host);
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame).toMatchObject({ mode: 'watch', local: [BEN], beside: [ADA] });
    expect(phone.closed).toBeNull();
  });

  test('hands end with the program: afterwards the match is its screen’s', async () => {
    const phone = await phoneOf(ADA);
    rig = await rig.restart();
    await until(() => phone.closed !== null);
    expect(phone.closed?.code).toBe(CLOSE_TABLE_CLOSED);
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame).toMatchObject({ mode: 'curtain', seat: ADA, local: [ADA, BEN] });
  });

  test.each([false, true])('hands go along into a rematch (with seats swapped: %s)', async (swap) => {
    const [ada, ben] = [await phoneOf(ADA), await phoneOf(BEN)];
    await ada.ask('match.concede', { match, seat: ADA });
    await until(() => ben.frame.status === 'finished');
    const { match: next } = await rig.screen.ask('match.rematch', { match, swap, sameSeed: false });
    await rig.screen.ask('match.close', { match });
    await rig.screen.ask('match.open', { match: next });
    await until(() => ada.lobby.match?.id === next);
    await ada.open();
    await until(() => ada.frame.match === next);
    expect(ada.frame).toMatchObject({ mode: 'seat', seat: swap ? BEN : ADA });
    expect(rig.screen.frame).toMatchObject({ mode: 'watch', local: [] });
  });

  test('there is nothing to take once it is over', async () => {
    await rig.screen.ask('match.ready', { match, seat: ADA });
    await rig.screen.ask('match.concede', { match, seat: ADA });
    expect(await rig.screen.refusal('lan.offer', { match })).toMatchObject({ code: 'illegal', message: 'The match is over.' });
    expect(opened).toBe(0);
  });

  test('not while another table is open', async () => {
    await rig.screen.ask('lan.open', { game: 'lantern', seats: 2 });
    expect((await rig.screen.refusal('lan.offer', { match })).message).toMatch(/close it first/);
    expect(opened).toBe(1);
  });

  test('not with tables switched off', async () => {
    await rig.screen.ask('settings.set', { patch: { machine: { networkTables: false } } });
    expect((await rig.screen.refusal('lan.offer', { match })).code).toBe('forbidden');
    expect(opened).toBe(0);
  });
});

test('a person alone with bots keeps the table on a screen at which nobody decides', async () => {
  rig = makeRig({ openTable });
  match = await openMatch(rig.screen, [PERSON, BOT]);
  const phone = await phoneOf(ADA);
  expect(rig.screen.frame).toMatchObject({ mode: 'watch', local: [] });
  await phone.play(new Random('ada'));
  expect(phone.frame.status).toBe('finished');
});

test('at a table of the network people at its host’s screen take theirs as well, and what is promised to guests stays', async () => {
  rig = makeRig({ openTable });
  const { screen } = rig;
  await screen.ask('lan.open', { game: 'lantern', seats: 2 });
  await screen.ask('lan.fill', { seat: 0, filling: { kind: 'screen', name: 'Ada' } });
  const far = await Guest.join(table, 'Ben');
  phones.push(far);
  await far.ready();
  ({ match } = await screen.ask('lan.start', { config: {}, seed: 'seed' }));
  await screen.ask('match.open', { match });
  expect(screen.frame).toMatchObject({ mode: 'seat', seat: ADA });
  const { claims, companion } = await offer();
  expect(claims).toHaveLength(1);
  expect(companion).toBeUndefined();
  const phone = await phoneOf(ADA);
  expect(phone.seat).toBe(ADA);
  expect(screen.frame).toMatchObject({ mode: 'watch', local: [] });
  await screen.ask('match.close', { match });
  expect(far.closed).toBeNull();
});

/** Decisions after which a long match is ended by conceding it. */
const MOST_DECISIONS = 120;
describe.each([...Object.values(GAMES), lantern as Game].map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('a phone is told what its seat may know, and the screen beside it what its person took it for', async () => {
    rig = makeRig({ openTable, game: withMarkedViews(game) });
    match = await createTable(rig.screen, game);
    await rig.screen.ask('match.open', { match });
    const phone = await phoneOf(ADA);
    const { screen } = rig;
    const known = screen.frames.length;
    const random = new Random('one phone');
    for (let n = 0; n < MOST_DECISIONS && screen.frame.status === 'playing'; n++) {
      await until(
        () =>
          phone.frame.actions.length + screen.frame.actions.length > 0 ||
          screen.frame.mode === 'curtain' ||
          screen.frame.status !== 'playing',
      );
      if (screen.frame.mode === 'curtain') await screen.ask('match.ready', { match, seat: BEN });
      else if (screen.frame.actions.length === 0) await phone.act(random.pick(phone.frame.actions));
      else await screen.ask('match.act', { match, seat: BEN, seq: screen.frame.seq, action: random.pick(screen.frame.actions) });
    }
    const leaks = phone.texts.map((text) => leakIn(text, { match, seat: ADA, never: ['hot-seat'] })).filter((leak) => leak !== null);
    expect(leaks).toEqual([]);
    // In the order in which they were sent: Ben's view only after he took the screen, and nobody's while the phone decides.
    const breaches: unknown[] = [];
    let before = screen.frames[known - 1].mode;
    for (const frame of screen.frames.slice(known)) {
      if (frame.status === 'finished') break;
      const breach = breachOf(frame, { kind: 'owner' }, BEN);
      if (breach !== null) breaches.push(breach);
      if (frame.mode === 'seat' && before !== 'seat' && before !== 'curtain') breaches.push(`a hand after ${before}`);
      if (frame.mode === 'seat' && frame.view.toAct === ADA) breaches.push('a hand while the phone decides');
      before = frame.mode;
    }
    expect(breaches).toEqual([]);
    expect(screen.frames.slice(known).filter(({ mode }) => mode === 'watch').length).toBeGreaterThan(1);
    expect(phone.frames.length).toBeGreaterThan(3);
  });
});
