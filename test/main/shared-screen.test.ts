/** A screen that people share is given back by whatever takes the eyes off the table, and belongs to one page. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { createTable } from './support/hot-seat.ts';
import { BOT, FRIEND, PERSON, TestScreen, makeRig, playOut } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const ALL = [lantern as Game, ...(Object.values(GAMES) as Game[])];

let rig: Rig;
let match: string;
afterEach(() => rig.end());

/** What a frame tells. */
const told = ({ seq: _seq, ...frame }: MatchFrame) => frame;

async function newPage(): Promise<TestScreen> {
  const page = new TestScreen(rig.host);
  await page.ask('match.open', { match });
  return page;
}

/** What a page is told that never had the screen. */
async function toldToNobody(): Promise<ReturnType<typeof told>> {
  const page = await newPage();
  page.close();
  return told(page.frame);
}

async function take(page: TestScreen): Promise<void> {
  const { seat } = page.frame;
  await page.ask('match.ready', { match, seat });
  expect(page.frame).toMatchObject({ mode: 'seat', seat, view: { viewer: seat } });
}

/** The page it is looked at afterwards. */
type Leaving = (page: TestScreen) => Promise<TestScreen>;

const LEAVINGS: Readonly<Record<string, Leaving>> = {
  'Home, and “Continue”': async (page) => {
    await page.ask('match.close', { match });
    await page.ask('match.open', { match });
    return page;
  },
  'a reload, a crash of the window, a lost connection': (page) => {
    page.close();
    return newPage();
  },
  'a new page, before the old one’s connection is known to be lost': () => newPage(),
  'a table that broke and is opened anew': async (page) => {
    await page.ask('match.open', { match });
    return page;
  },
  'another screen over it, or a hidden window': async (page) => {
    await page.ask('match.cover', { match });
    return page;
  },
  'sleep, a lock, another user': (page) => {
    rig.host.coverTables();
    return Promise.resolve(page);
  },
  'a seat that had a page of its own': async (page) => {
    await page.ask('match.seatLink', { match, seat: 1 });
    await page.ask('match.seatLink', { match, seat: 1, revoke: true });
    return page;
  },
};

describe.each(ALL.map((game) => [game.title, game] as const))('%s between two people', (_title, game) => {
  beforeEach(async () => {
    rig = makeRig({ game });
    match = await createTable(rig.screen, game);
    await rig.screen.ask('match.open', { match });
  });

  test.each(Object.entries(LEAVINGS))('given back by: %s', async (_way, leave) => {
    const nothing = await toldToNobody();
    expect(nothing).toMatchObject({ mode: 'curtain', view: { viewer: 'spectator' }, actions: [] });
    await take(rig.screen);
    const page = await leave(rig.screen);
    expect(told(page.frame)).toEqual(nothing);
    for (const seat of [0, 1]) expect((await page.refusal('match.past', { match, seat, line: 0 })).code).toBe('forbidden');
    await take(page);
  });

  test('a second page shows nothing of it, and takes it from the first', async () => {
    const nothing = await toldToNobody();
    await take(rig.screen);
    const shown = rig.screen.frames.length;
    const second = await newPage();
    expect(told(second.frame)).toEqual(nothing);
    expect(rig.screen.frames).toHaveLength(shown);
    const { seat } = second.frame;
    for (const refused of [
      second.refusal('match.act', { match, seat, seq: second.frame.seq, action: rig.screen.frame.actions[0] }),
      second.refusal('match.undo', { match, seat }),
      second.refusal('match.past', { match, seat, line: 0 }),
      second.refusal('match.prefs', { match, seat, prefs: { preset: 'full', until: null } }),
    ]) {
      expect((await refused).code).toBe('forbidden');
    }
    await take(second);
    expect(told(rig.screen.frame)).toEqual(nothing);
    second.close();
    expect(told(rig.screen.frame)).toEqual(nothing);
    await take(rig.screen);
  });

  test('a second page that goes takes nothing from the first', async () => {
    await take(rig.screen);
    const shown = rig.screen.frames.length;
    const second = await newPage();
    await second.ask('match.cover', { match });
    second.close();
    expect(rig.screen.frames).toHaveLength(shown);
  });

  test('given back while nobody looks, what the seat did can still be undone and goes on', async () => {
    await take(rig.screen);
    const before = rig.screen.frame;
    await rig.screen.ask('match.act', { match, seat: before.seat, seq: before.seq, action: before.actions[0] });
    const { undo, mode } = rig.screen.frame;
    await rig.screen.ask('match.cover', { match });
    await take(rig.screen);
    if (mode === 'seat') expect(rig.screen.frame.undo).toEqual(undo);
    expect(rig.screen.frame.actions).not.toEqual([]);
  });
});

test.each(ALL.map((game) => [game.title, game] as const))('%s: one person alone never meets a curtain', async (_title, game) => {
  rig = makeRig({ game });
  match = await createTable(rig.screen, game, [PERSON, BOT]);
  let page = rig.screen;
  await page.ask('match.open', { match });
  const pages = [page];
  for (const leave of Object.values(LEAVINGS).slice(0, -1)) {
    page = await leave(page);
    pages.push(page);
  }
  for (const { frames } of pages) for (const { mode, seat, view } of frames) expect([mode, seat, view.viewer]).toEqual(['seat', 0, 0]);
});

test('after the end nothing is secret, and no curtain falls', async () => {
  rig = makeRig();
  match = await createTable(rig.screen, lantern as Game, [PERSON, FRIEND]);
  await rig.screen.ask('match.open', { match });
  await playOut(rig.screen, match);
  const end = rig.screen.frames.length;
  await rig.screen.ask('match.cover', { match });
  rig.host.coverTables();
  expect(rig.screen.frames).toHaveLength(end);
  const second = await newPage();
  expect(second.frame).toMatchObject({ status: 'finished', mode: 'seat' });
  await second.ask('match.past', { match, seat: second.frame.seat, line: 0 });
});
