/** A bot in the place of a person who is away: who may put it there, what it may do, and that the seat is given back. */
import { afterEach, describe, expect, test } from 'vitest';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import type { BotRequest } from '../../src-shared/bots/types.ts';
import { Table } from '../../src-main/host/match/table.ts';
import { StandIns } from '../../src-main/host/match/stand-ins.ts';
import { BOT, FRIEND, PERSON, TestScreen, firstAction, inProcessBot, makeRig, openMatch, until } from './support/rig.ts';
import type { Choose, Rig } from './support/rig.ts';

let rig: Rig;
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const ADA = 1;

/** Ben at the shared screen, Ada with a page of her own. @param choose null: the bot thinks for ever */
async function begun(choose: Choose = firstAction) {
  const requests: BotRequest[] = [];
  rig = makeRig({ spawnBot: inProcessBot((request) => (requests.push(request), choose(request))) });
  const match = await openMatch(rig.screen, [FRIEND, PERSON]);
  rig.host.giveSeat(match, ADA);
  const page = await adasPage(match);
  return { match, page, requests };
}

async function adasPage(match: string): Promise<TestScreen> {
  const page = new TestScreen(rig.host, { kind: 'seat', match, seat: ADA });
  await page.ask('match.open', { match });
  return page;
}

const act = (screen: TestScreen) => {
  const { match, seat, seq, actions } = screen.frame;
  return screen.ask('match.act', { match, seat, seq, action: actions[0] });
};

/** Ben plays until Ada is asked, or the bot in her place has played. */
async function untilAdaIsAsked(): Promise<void> {
  while (toAct() !== ADA) await act(rig.screen);
}
const toAct = () => rig.screen.frame.view.toAct;
const ada = () => rig.screen.frame.seats[ADA];
const lines = (match: string) => parseLog(rig.file(match));

test('the table says who is away, and to whoever is there alone', async () => {
  const { page } = await begun();
  expect(ada()).toEqual({ seat: ADA, name: 'Ada', kind: 'human' });
  page.close();
  expect(ada()).toEqual({ seat: ADA, name: 'Ada', kind: 'human', away: true });
});

test('a bot plays on from the view of the seat, and nobody can take that back', async () => {
  const { match, page, requests } = await begun();
  page.close();
  await untilAdaIsAsked();
  expect(requests).toEqual([]);
  rig.host.standIn(match, ADA, 'random');
  await until(() => toAct() !== ADA);
  expect(requests.map(({ view }) => view.viewer)).toEqual(requests.map(() => ADA));
  expect(ada()).toMatchObject({ away: true, standIn: 'random' });
  const { entries, standIns } = lines(match);
  expect(standIns).toEqual({ [ADA]: { bot: 'random', budgetMs: 1000 } });
  const done = entries.filter(({ seat }) => seat === ADA);
  expect(done.length).toBeGreaterThan(0);
  for (const entry of done) expect(entry).toMatchObject({ standIn: true, revealed: true });
  expect(entries.filter(({ seat }) => seat !== ADA).every(({ standIn }) => standIn === undefined)).toBe(true);
});

test('who is back looks on at the bot until the seat is taken back, and then is asked', async () => {
  const { match, page } = await begun(() => null);
  page.close();
  rig.host.standIn(match, ADA, 'journeyman');
  await untilAdaIsAsked();
  await until(() => rig.screen.frame.thinking?.seat === ADA);
  const back = await adasPage(match);
  expect(back.frame).toMatchObject({ mode: 'seat', seat: ADA, actions: [], undo: { can: false, canRedo: false } });
  expect(back.frame.seats[ADA]).toEqual({ seat: ADA, name: 'Ada', kind: 'human', standIn: 'journeyman' });
  const mine = { match, seat: ADA };
  const sentence = { code: 'illegal', message: 'A bot plays this seat now: take it back first.' };
  const before = rig.file(match);
  expect(await back.refusal('match.act', { ...mine, seq: back.frame.seq, action: { type: 'pass' } })).toEqual(sentence);
  expect(await back.refusal('match.undo', mine)).toEqual(sentence);
  expect(await back.refusal('match.redo', mine)).toEqual(sentence);
  expect(await back.refusal('match.restage', { ...mine, seq: back.frame.seq, actions: [] })).toEqual(sentence);
  expect(rig.file(match)).toBe(before);
  await back.ask('match.standIn', { ...mine, stands: false });
  expect(back.frame.actions.length).toBeGreaterThan(0);
  expect(back.frame.thinking).toBeNull();
  expect(back.frame.seats[ADA].standIn).toBeUndefined();
  await act(back);
  expect(lines(match).entries.at(-1)).not.toHaveProperty('standIn');
});

test('one who is back is shown what the bot did, and cannot take it back', async () => {
  const { match, page } = await begun();
  await untilAdaIsAsked();
  await act(page);
  page.close();
  await untilAdaIsAsked();
  const line = rig.screen.frame.log.length;
  rig.host.standIn(match, ADA, 'random');
  await until(() => toAct() !== ADA);
  const back = await adasPage(match);
  await back.ask('match.standIn', { match, seat: ADA, stands: false });
  expect(back.frame.recapFrom).toBeGreaterThan(0);
  expect(line).toBeGreaterThan(0);
  await untilAdaIsAsked();
  expect(back.frame.undo.can).toBe(false);
  expect((await back.refusal('match.undo', { match, seat: ADA })).code).toBe('illegal');
});

test('a person leaves their own seat to a bot, and no other', async () => {
  const { match, page } = await begun();
  await page.ask('match.standIn', { match, seat: ADA, stands: true });
  expect(ada()).toMatchObject({ standIn: 'journeyman' });
  expect(ada().away).toBeUndefined();
  expect(await page.refusal('match.standIn', { match, seat: 0, stands: true })).toMatchObject({ code: 'forbidden' });
  expect(await rig.screen.refusal('match.standIn', { match, seat: ADA, stands: false })).toMatchObject({ code: 'forbidden' });
  expect(await rig.screen.refusal('match.standIn', { match, seat: 0, stands: true })).toMatchObject({ code: 'illegal' });
});

test('nobody is replaced who is here', async () => {
  const { match } = await begun();
  expect(() => rig.host.standIn(match, ADA, 'random')).toThrow('is here, and plays on');
  expect(() => rig.host.standIn(match, 0, 'random')).toThrow('away from this screen');
  expect(lines(match).standIns).toEqual({});
});

test('what the person wished does not answer while a bot plays', async () => {
  const { match, page } = await begun(() => null);
  await page.ask('match.prefs', { match, seat: ADA, prefs: { preset: 'relaxed', until: null } });
  page.close();
  rig.host.standIn(match, ADA, 'journeyman');
  await untilAdaIsAsked();
  await until(() => rig.screen.frame.thinking?.seat === ADA);
  expect(lines(match).entries.filter(({ seat }) => seat === ADA)).toEqual([]);
});

test('nobody goes on without one for whom a bot plays', async () => {
  const { match, page } = await begun(() => null);
  page.close();
  expect(rig.screen.frame.seats[ADA]).toMatchObject({ away: true });
  rig.host.standIn(match, ADA, 'journeyman');
  const refused = await rig.screen.refusal('match.propose', { match, seat: 0, wish: { kind: 'goOn', without: ADA } });
  expect(refused).toMatchObject({ code: 'illegal', message: expect.stringContaining('A bot plays for') as string });
});

test('another bot takes over at once', async () => {
  const { match, page, requests } = await begun((request) => (requests.length > 1 ? firstAction(request) : null));
  page.close();
  rig.host.standIn(match, ADA, 'journeyman');
  await untilAdaIsAsked();
  await until(() => requests.length > 0);
  rig.host.standIn(match, ADA, 'random');
  await until(() => toAct() !== ADA);
  expect(lines(match).standIns).toEqual({ [ADA]: { bot: 'random', budgetMs: 1000 } });
});

test('it stands in after a restart as well, until the seat is the screen’s', async () => {
  const { match, page } = await begun();
  page.close();
  rig.host.standIn(match, ADA, 'random');
  rig = await rig.restart();
  await rig.screen.ask('match.open', { match });
  expect(ada()).toMatchObject({ away: true, standIn: 'random' });
  while (lines(match).entries.every(({ standIn }) => !standIn)) {
    await until(() => rig.screen.frame.actions.length > 0 || rig.screen.frame.status !== 'playing');
    await act(rig.screen);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  rig.host.takeSeat(match, ADA);
  expect(lines(match).standIns).toEqual({});
  expect(ada()).toEqual({ seat: ADA, name: 'Ada', kind: 'human' });
});

describe('seats and bots from a log', () => {
  test('a bot that is not known here, or at a bot’s seat, is left out', () => {
    rig = makeRig();
    const kept = { 0: { bot: 'oracle', budgetMs: 1 }, 1: { bot: 'random', budgetMs: 1 }, 2: { bot: 'random', budgetMs: 1 } };
    const seats = [PERSON, BOT, FRIEND] as never;
    const standIns = new StandIns(seats, kept);
    expect([0, 1, 2].map((seat) => standIns.of(seat)?.bot)).toEqual([undefined, undefined, 'random']);
    const table = new Table(seats, 'standard', {}, kept);
    expect([0, 1, 2].map((seat) => table.isBot(seat))).toEqual([false, true, true]);
    expect(table.records).toEqual([PERSON, BOT, FRIEND]);
    expect(table.humans).toEqual([0, 2]);
  });
});
