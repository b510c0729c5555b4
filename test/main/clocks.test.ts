/** Clocks of people: whose time runs and when it stands still, who decides when it is up, and that none of it reaches the state. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AWAY_GRACE_MS, GRACE_MS, KEEP_MS } from '../../src-main/host/match/timekeeper.ts';
import { realEnv } from '../../src-main/host/env/env.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { Timing } from '../../src-shared/kernel/timing.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { SimClock } from '../sim/clock.ts';
import { BOT, FRIEND, PERSON, TestScreen, inProcessBot, makeRig } from './support/rig.ts';
import type { Rig, SetupSeats } from './support/rig.ts';

const TIMING: Timing = { clock: { turnS: 60, reserveS: 300 } };
const SHORT: Timing = { clock: { turnS: 60, reserveS: 0 } };
const ADA = 0;
const BEN = 1;

let rig: Rig;
let clock: SimClock;
beforeEach(() => {
  clock = new SimClock();
});
afterEach(async () => {
  expect(clock.uncaught).toEqual([]);
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const passes = (ms: number) => clock.runUntil(() => false, ms);
/** Until something is so, with time standing almost still. */
async function soon(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 50 && !condition(); i++) await clock.runUntil(condition, 50);
  expect(condition()).toBe(true);
}

async function created(timing: Timing, seats: SetupSeats = [PERSON, FRIEND]): Promise<string> {
  rig = makeRig({ spawnBot, env: { ...realEnv, clock } });
  return (await rig.screen.ask('match.create', { setup: { game: 'lantern', config: {}, seats, seed: 'seed', timing } })).match;
}

/** Ada at the shared screen, Ben with a page of his own. */
async function begun(timing: Timing, seats: SetupSeats = [PERSON, FRIEND]) {
  const match = await created(timing, seats);
  await rig.screen.ask('match.open', { match });
  rig.host.giveSeat(match, BEN);
  return { match, ben: await bensPage(match) };
}

async function bensPage(match: string): Promise<TestScreen> {
  const page = new TestScreen(rig.host, { kind: 'seat', match, seat: BEN });
  await page.ask('match.open', { match });
  return page;
}

const act = (screen: TestScreen) => {
  const { match, seat, seq, actions } = screen.frame;
  return screen.ask('match.act', { match, seat, seq, action: lastOf(actions) });
};
/** The first would end the turn. */
const lastOf = <A>(actions: readonly A[]): A => actions.at(-1)!;
const spawnBot = inProcessBot(({ actions }) => ({ action: lastOf(actions), stats: { iterations: 0, value: null } }));
/** What a frame that is made now says: a page that opens the match anew is sent one. */
async function left(screen: TestScreen, seat: number) {
  await screen.ask('match.open', { match: screen.frame.match });
  return screen.frame.clocks!.left[seat];
}
const FULL = { turnMs: 60_000, reserveMs: 300_000 };

describe('whose time runs', () => {
  test('the time of the turn goes first, then the reserve; each turn has its own', async () => {
    const { ben } = await begun(TIMING);
    expect(rig.screen.frame.clocks).toEqual({ running: ADA, graceMs: GRACE_MS, left: [FULL, FULL] });
    await passes(GRACE_MS + 50_000);
    expect(await left(ben, ADA)).toEqual({ turnMs: 10_000, reserveMs: 300_000 });
    await passes(30_000);
    expect(await left(ben, ADA)).toEqual({ turnMs: 0, reserveMs: 280_000 });
    expect(await left(ben, BEN)).toEqual(FULL);
    while (rig.screen.frame.view.turn === 1) await act(rig.screen.frame.actions.length > 0 ? rig.screen : ben);
    expect(await left(ben, ADA)).toEqual({ turnMs: 60_000, reserveMs: 280_000 });
  });

  test('frames tell of another clock that runs, and not of time that passes', async () => {
    const { ben } = await begun(TIMING);
    const before = ben.frames.length;
    await passes(55_000);
    expect(ben.frames.length).toBe(before);
    await act(rig.screen);
    expect(ben.frame.clocks).toMatchObject({ running: BEN, graceMs: GRACE_MS });
    expect(ben.frame.clocks?.left[ADA]).toEqual({ turnMs: 60_000 - 53_000, reserveMs: 300_000 });
  });

  test('without clocks, frames say nothing of them, and neither does the file', async () => {
    const { match } = await begun({ clock: null });
    expect(rig.screen.frame.clocks).toBeUndefined();
    await passes(600_000);
    await act(rig.screen);
    expect(rig.file(match)).not.toMatch(/clocks|timing/);
  });

  test('a bot has no clock', async () => {
    await begun(TIMING, [PERSON, FRIEND]);
    await rig.end();
    const match = await created(TIMING, [PERSON, FRIEND]);
    expect(parseLog(rig.file(match)).header.timing).toEqual(TIMING);
    const problem = await rig.screen.refusal('match.create', {
      setup: { game: 'lantern', config: {}, seats: [PERSON, BOT], timing: TIMING },
    });
    expect(problem).toMatchObject({ code: 'invalid', message: 'Clocks are for matches that several people play.' });
  });

  test.each([{ clock: { turnS: 59, reserveS: 0 } }, { clock: { turnS: 60, reserveS: -1 } }, { clock: null, other: true }, 5])(
    'other times than those that are offered are refused in words: %j',
    async (timing) => {
      rig = makeRig({ spawnBot, env: { ...realEnv, clock } });
      const setup = { game: 'lantern', config: {}, seats: [PERSON, FRIEND], timing } as never;
      const problem = await rig.screen.refusal('match.create', { setup });
      expect(problem.code).toBe('badMessage');
      expect(problem.problems?.join()).toContain('timing');
    },
  );
});

describe('time stands still', () => {
  test('while a question among the people is open, and while they have paused', async () => {
    const { match, ben } = await begun(TIMING);
    await ben.ask('match.propose', { match, seat: BEN, wish: { kind: 'pause' } });
    expect(rig.screen.frame.clocks?.running).toBeNull();
    await passes(100_000);
    await rig.screen.ask('match.answer', { match, seat: ADA, proposal: rig.screen.frame.together!.proposal!.id, agree: true });
    await passes(100_000);
    expect(await left(ben, ADA)).toEqual(FULL);
    await ben.ask('match.resume', { match, seat: BEN });
    await passes(GRACE_MS + 5000);
    expect((await left(ben, ADA))?.turnMs).toBeLessThanOrEqual(FULL.turnMs - 5000);
  });

  test('while the curtain lies over the screen', async () => {
    const match = await created(TIMING);
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame).toMatchObject({ mode: 'curtain', clocks: { running: null } });
    await passes(500_000);
    await rig.screen.ask('match.ready', { match, seat: ADA });
    expect(rig.screen.frame.clocks).toEqual({ running: ADA, graceMs: GRACE_MS, left: [FULL, FULL] });
  });

  test('for a minute of each turn while somebody is away, and then it runs', async () => {
    const { ben } = await begun(TIMING);
    await act(rig.screen);
    ben.close();
    expect(rig.screen.frame.clocks?.running).toBeNull();
    await passes(AWAY_GRACE_MS - 1000);
    expect(await left(rig.screen, BEN)).toEqual(FULL);
    await passes(2000);
    expect(rig.screen.frame.clocks?.running).toBe(BEN);
    await passes(20_000);
    expect((await left(rig.screen, BEN))!.turnMs).toBeLessThan(45_000);
  });

  test('while no screen shows the match', async () => {
    const { match, ben } = await begun(TIMING);
    await rig.screen.ask('match.close', { match });
    ben.close();
    await passes(500_000);
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.clocks?.left[ADA]).toEqual(FULL);
  });

  test('while the machine sleeps', async () => {
    const { ben } = await begun(TIMING);
    await passes(GRACE_MS + 1000);
    clock.sleep(3_600_000);
    await passes(1);
    expect((await left(ben, ADA))?.turnMs).toBeGreaterThan(40_000);
  });
});

describe('when time is up', () => {
  test('a novice ends the turn from the view of the seat, said to everybody, and the next one is the person’s', async () => {
    const { match, ben } = await begun(SHORT);
    await passes(GRACE_MS + 59_000);
    expect(rig.screen.frame.seats[ADA]).toEqual({ seat: ADA, name: 'Ada', kind: 'human' });
    expect(rig.screen.frame.actions.length).toBeGreaterThan(0);
    await passes(1500);
    await soon(() => rig.screen.frame.view.toAct !== ADA);
    expect(ben.frame.seats[ADA]).toEqual({ seat: ADA, name: 'Ada', kind: 'human', standIn: 'novice', timeUp: true });
    expect(ben.frame.status).toBe('playing');
    const done = parseLog(rig.file(match)).entries;
    expect(done.every(({ seat, standIn }) => seat === ADA && standIn === true)).toBe(true);
    const play = () => (ben.frame.actions.length > 0 ? act(ben) : soon(() => ben.frame.actions.length > 0 || ben.frame.view.turn > 1));
    while (ben.frame.view.turn === 1) await play();
    expect(ben.frame.seats[ADA].standIn).toBeUndefined();
    expect(parseLog(rig.file(match)).standIns).toEqual({});
    while (rig.screen.frame.actions.length === 0) await act(ben);
    await act(rig.screen);
    expect(parseLog(rig.file(match)).entries.findLast(({ seat }) => seat === ADA)).not.toHaveProperty('standIn');
  });

  test('whoever has no time left decides nothing and takes nothing back', async () => {
    const { match } = await begun(SHORT);
    const { seq, actions } = rig.screen.frame;
    await clock.runUntil(() => rig.screen.frame.seats[ADA].timeUp === true, 70_000);
    const mine = { match, seat: ADA };
    const sentence = 'Your time is up: a bot decides for you until this turn ends.';
    expect(rig.screen.frame.actions).toEqual([]);
    expect((await rig.screen.refusal('match.act', { ...mine, seq: rig.screen.frame.seq, action: actions[0] })).message).toBe(sentence);
    expect((await rig.screen.refusal('match.undo', mine)).message).toBe(sentence);
    expect(seq).toBeGreaterThan(0);
  });

  test('the bot is asked once more after a restart in the middle of it', async () => {
    const { match } = await begun(SHORT);
    await clock.runUntil(() => rig.screen.frame.seats[ADA].timeUp === true, 70_000);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.seats[ADA].timeUp).toBe(true);
    await soon(() => rig.screen.frame.view.toAct !== ADA);
  });
});

describe('the file', () => {
  test('a host that is killed goes on with what was left some seconds before', async () => {
    const { match } = await begun(TIMING);
    await passes(GRACE_MS + 95_000);
    const kept = parseLog(rig.file(match)).clocks!;
    expect(kept.left[ADA]!.turnMs).toBe(0);
    expect(kept.left[ADA]!.reserveMs).toBeGreaterThanOrEqual(265_000);
    expect(kept.left[ADA]!.reserveMs).toBeLessThanOrEqual(265_000 + KEEP_MS);
    expect(kept.left[BEN]).toEqual(FULL);
  });

  test('a host that ends goes on with what was left', async () => {
    const { match } = await begun(TIMING);
    await passes(GRACE_MS + 93_000);
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.clocks?.left[ADA]).toEqual({ turnMs: 0, reserveMs: 267_000 });
  });

  test('time is not given back with what is taken back', async () => {
    const { match, ben } = await begun(TIMING);
    await passes(GRACE_MS + 80_000);
    await act(rig.screen);
    await rig.screen.ask('match.propose', { match, seat: ADA, wish: { kind: 'takeBack' } });
    await ben.ask('match.answer', { match, seat: BEN, proposal: ben.frame.together!.proposal!.id, agree: true });
    expect(rig.screen.frame.view.toAct).toBe(ADA);
    expect(await left(ben, ADA)).toEqual({ turnMs: 0, reserveMs: 280_000 });
  });

  test('lines of clocks never change what the rules do, and nothing is missing without them', async () => {
    const { match, ben } = await begun(TIMING);
    for (let i = 0; i < 40 && rig.screen.frame.status === 'playing'; i++) {
      await passes(4000 * (i % 5));
      const screen = [rig.screen, ben].find(({ frame }) => frame.actions.length > 0);
      if (screen) await act(screen);
    }
    const text = rig.file(match);
    const without = text.replaceAll(/^\{"clocks":.*\n/gm, '');
    expect(text.match(/^\{"clocks":/gm)?.length).toBeGreaterThan(5);
    const [one, other] = [text, without].map((log) => replay(lantern as Game, parseLog(log)));
    expect(one.disagreement).toBeNull();
    expect(other.state).toEqual(one.state);
    expect(parseLog(text).problem).toBeNull();
    // One that is damaged is passed over, the match over or not.
    const damaged = parseLog(`${text}{"clocks":[{"turnMs":-1,"reserveMs":0},null],"turn":1}\n`);
    expect(damaged).toMatchObject({ problem: null, end: parseLog(text).end });
    expect(damaged.gaps).toHaveLength(1);
  });

  test('the same decisions lead to the same state, however long they take', async () => {
    const hashes: string[][] = [];
    for (const pause of [0, 3000]) {
      const { match, ben } = await begun(TIMING);
      for (let i = 0; i < 12; i++) {
        await passes(pause);
        const screen = [rig.screen, ben].find(({ frame }) => frame.actions.length > 0);
        if (screen) await act(screen);
      }
      hashes.push(parseLog(rig.file(match)).entries.map(({ hash }) => hash));
      if (pause === 0) await rig.end();
    }
    expect(hashes[0].length).toBeGreaterThan(5);
    expect(hashes[1]).toEqual(hashes[0]);
  });

  test('a rematch has the same clocks, and what goes on from a moment has none', async () => {
    const { match } = await begun(TIMING);
    await rig.screen.ask('match.concede', { match, seat: ADA });
    const again = await rig.screen.ask('match.rematch', { match, swap: true, sameSeed: false });
    expect(parseLog(rig.file(again.match)).header.timing).toEqual(TIMING);
    expect((await rig.screen.ask('match.list', {})).matches.find((one) => one.match === match)?.state).toBe('finished');
  });
});
