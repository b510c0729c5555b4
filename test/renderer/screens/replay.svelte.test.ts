/** Replays without a window: the session that follows what is wanted, the player, the chart, and what is said. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  adviceFigures,
  adviceWords,
  chartWords,
  standing,
  ticksOf,
  turningWords,
  withNames,
} from '../../../src-renderer/screens/course/words.ts';
import { Player } from '../../../src-renderer/screens/replay/player.svelte.ts';
import { ReplaySession } from '../../../src-renderer/screens/replay/session.svelte.ts';
import { standIns } from '../../../src-renderer/screens/replay/stand-ins.ts';
import { byPlace, momentWords, placeName } from '../../../src-renderer/screens/replay/words.ts';
import type { Arrival } from '../../../src-renderer/match/session.svelte.ts';
import { bandsOf, momentScale, nearestPoint, spread } from '../../../src-renderer/ui/chart/shares.ts';
import type { GameView } from '../../../src-shared/kernel/game-types.ts';
import type { SeatInfo } from '../../../src-shared/protocol/messages.ts';
import type { Course, ReplayInfo, ReplayLook } from '../../../src-shared/protocol/replay.ts';
import { FakeClient } from '../fake-client.ts';

const SEATS: SeatInfo[] = [
  { seat: 0, name: 'You', kind: 'human' },
  { seat: 1, name: 'Ilka', kind: 'bot', bot: 'master' },
];
const INFO: ReplayInfo = {
  match: 'm',
  game: 'hexforge',
  title: 'Hexforge',
  seats: SEATS,
  startedAt: '',
  viewers: [0, 1],
  finished: true,
  casual: false,
  assisted: false,
  continued: false,
  note: '',
};
const COURSE: Course = {
  points: [
    { at: 0, turn: 1, shares: [0.5, 0.5] },
    { at: 4, turn: 2, shares: [0.2, 0.8] },
    { at: 10, turn: 2, shares: [1, 0] },
  ],
  turning: [{ at: 3, turn: 1, turns: { first: 1, last: 1 }, seat: 1, from: 0.5, to: 0.8, by: { seat: 1, words: 'attack the base' } }],
};
/** Turn 1 until moment 3, then turn 2; moments 2 and 5 told nothing. */
const TOLD = [0, 1, 3, 4, 6, 7, 8, 9, 10];

type Look = { viewer: number | 'spectator'; open: boolean; at: number };

function client(looks: Look[] = [], slow?: () => Promise<void>, explained = [4]): FakeClient {
  const fake = new FakeClient({
    'replay.open': () => INFO,
    'replay.road': () => ({
      length: 10,
      turns: [
        { turn: 1, at: 0 },
        { turn: 2, at: 4 },
      ],
      explained,
      log: TOLD.map((line) => ({ line, events: [{ type: `e${line}` }] })),
    }),
    'replay.look': ({ viewer, open, at }): ReplayLook => {
      looks.push({ viewer, open, at });
      const view: GameView = { game: 'hexforge', viewer, turn: at < 4 ? 1 : 2, toAct: 0, phase: 'draw', result: null };
      return { view, stages: [], next: at < 10 ? { seat: 1, words: 'wait' } : null, hidden: [] };
    },
    'replay.course': () => COURSE,
  });
  if (!slow) return fake;
  const ask = fake.request.bind(fake);
  fake.request = async (method, params) => {
    const answer = await ask(method, params);
    if (method === 'replay.look' && looks.length > 1) await slow();
    return answer;
  };
  return fake;
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
  flushSync();
};

describe('a session', () => {
  test('opens at a moment and shows what was told until then', async () => {
    const session = await ReplaySession.open(client(), 'm', 3);
    expect(session.at).toBe(3);
    expect(session.log.map(({ line }) => line)).toEqual([0, 1, 3]);
    expect(session.frame).toMatchObject({ mode: 'seat', seat: 0, actions: [], status: 'playing' });
    expect(momentWords(session)).toBe('Turn 1, action 3 of 10.');
    await settled();
    expect(session.course).toEqual(COURSE);
  });

  test('steps by actions and by turns, and stops at both ends', async () => {
    const session = await ReplaySession.open(client(), 'm');
    const go = async (move: () => void) => {
      move();
      await settled();
      return session.at;
    };
    expect(await go(() => session.step(-1))).toBe(0);
    expect(await go(() => session.step(1))).toBe(1);
    expect(await go(() => session.stepTurn(1))).toBe(4);
    expect(await go(() => session.step(1))).toBe(5);
    expect(await go(() => session.stepTurn(-1))).toBe(4);
    expect(await go(() => session.stepTurn(-1))).toBe(0);
    expect(await go(() => session.seek(99))).toBe(10);
    expect(session.atEnd).toBe(true);
    expect(session.next).toBeNull();
  });

  test('tells the table one thing told as a story, and everything else as a jump', async () => {
    const session = await ReplaySession.open(client(), 'm');
    const arrivals: Arrival[] = [];
    session.onArrival((arrival) => arrivals.push(arrival));
    for (const at of [1, 3, 9, 8]) {
      session.seek(at);
      await settled();
    }
    expect(arrivals.map(({ jumped, events }) => [jumped, events.map(({ type }) => type)])).toEqual([
      [false, ['e1']],
      [false, ['e3']],
      [true, []],
      [true, []],
    ]);
    expect(new Set(arrivals.map(({ frame }) => frame.seq)).size).toBe(4);
  });

  test('passes over wishes that came and went while it was looking', async () => {
    const looks: Look[] = [];
    const waits: (() => void)[] = [];
    const session = await ReplaySession.open(
      client(looks, () => new Promise((go) => waits.push(go))),
      'm',
    );
    for (const at of [1, 2, 5, 7]) session.seek(at);
    await settled();
    waits.shift()!();
    await settled();
    waits.shift()!();
    await settled();
    expect(looks.map(({ at }) => at)).toEqual([0, 1, 7]);
    expect(session.view.turn).toBe(2);
    expect(waits).toEqual([]);
  });

  test('changes eyes at the same moment', async () => {
    const looks: Look[] = [];
    const session = await ReplaySession.open(client(looks), 'm', 5);
    session.see({ viewer: 1, open: true });
    await settled();
    expect(looks.at(-1)).toEqual({ viewer: 1, open: true, at: 5 });
    expect(session.seen).toEqual({ viewer: 1, open: true });
    expect(session.frame.seat).toBe(1);
  });

  test('keeps the picture it has, and says so, when the next one cannot be had', async () => {
    const fake = client();
    const session = await ReplaySession.open(fake, 'm', 2);
    fake.request = () => Promise.reject(new Error('The connection is lost.'));
    session.seek(6);
    await settled();
    expect(session.problem).toBe('The connection is lost.');
    expect(session.at).toBe(2);
  });

  test('knows when nothing of what its bots weighed is kept', async () => {
    expect((await ReplaySession.open(client(), 'm')).isUnexplained).toBe(false);
    expect((await ReplaySession.open(client([], undefined, []), 'm')).isUnexplained).toBe(true);
  });

  test('knows where a bot decided that weighed nothing', async () => {
    // Everything is done by the bot, the fourth moment is explained, and at the tenth nobody decides.
    for (const [at, unweighed] of [
      [3, true],
      [4, false],
      [10, false],
    ] as const)
      expect((await ReplaySession.open(client(), 'm', at)).isUnweighed, `at ${at}`).toBe(unweighed);
  });

  test('does nothing, whatever is pressed', async () => {
    const fake = client();
    const session = await ReplaySession.open(fake, 'm');
    const asked = fake.asked.length;
    expect(await Promise.all([session.act(), session.run(), session.undo(), session.restage(), session.setPrefs()])).toEqual(
      Array(5).fill(false),
    );
    expect(fake.asked).toHaveLength(asked);
  });
});

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes from one thing told to the next, passes over the rest, and stops at the end', async () => {
    const session = await ReplaySession.open(client(), 'm');
    const player = new Player(session);
    player.toggle();
    const seen: number[] = [];
    while (player.playing) {
      await vi.advanceTimersByTimeAsync(1400);
      seen.push(session.at);
    }
    expect(seen).toEqual([1, 3, 4, 6, 7, 8, 9, 10]);
    player.toggle();
    expect(session.at).toBe(0);
  });

  test('plays faster when asked, and rests when paused', async () => {
    const session = await ReplaySession.open(client(), 'm');
    const player = new Player(session);
    player.setSpeed(8);
    player.toggle();
    await vi.advanceTimersByTimeAsync(1400 / 8);
    expect(session.at).toBe(1);
    player.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.at).toBe(1);
  });
});

describe('the chart', () => {
  const BOX = { width: 100, height: 50 };

  test('draws one band for each seat, the first at the bottom', () => {
    const bands = bandsOf(COURSE.points, BOX);
    expect(bands.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(bands[0].start).toBe(37.5);
    expect(bands[1].start).toBe(12.5);
    expect(bands[0].edge).toMatch(/^M0,25/);
  });

  test('puts marks that lie too close beside each other, and none beyond the ends', () => {
    expect(spread([50, 10, 52], 20, 100)).toEqual([50, 10, 70]);
    expect(spread([98, 95, 0], 20, 100)).toEqual([90, 70, 10]);
    expect(spread([], 20, 100)).toEqual([]);
  });

  test('finds the point nearest to a place, and stands a single moment', () => {
    expect(momentScale(COURSE.points, BOX)(4)).toBe(40);
    expect(nearestPoint(COURSE.points, BOX, 25).at).toBe(4);
    expect(nearestPoint(COURSE.points, BOX, 71).at).toBe(10);
    expect(bandsOf(COURSE.points.slice(0, 1), BOX)[0].path).not.toContain('NaN');
  });
});

describe('what is said', () => {
  const name = (seat: number) => SEATS[seat].name;

  test('of the course', () => {
    expect(turningWords(COURSE.turning[0], name)).toBe('Turn 1: Ilka from 50 % to 80 %. Ilka: attack the base.');
    expect(turningWords({ ...COURSE.turning[0], by: null }, name)).toBe('Turn 1: Ilka from 50 % to 80 %.');
    expect(turningWords({ ...COURSE.turning[0], turns: { first: 1, last: 3 }, turn: 2 }, name)).toBe(
      'Turns 1–3: Ilka from 50 % to 80 %. Turn 2, Ilka: attack the base.',
    );
    expect(chartWords(COURSE, name)).toBe(
      'Who stood how well, turn by turn. At the beginning: You 50 %, Ilka 50 %. At the end: You 100 %, Ilka 0 %.',
    );
    const long = { ...COURSE, points: Array.from({ length: 41 }, (_, i) => ({ at: i, turn: i + 1, shares: [1, 0] })) };
    expect(ticksOf(long).map(({ text }) => text)).toEqual(['1', '5', '10', '15', '20', '25', '30', '35', '40']);
  });

  test('of a hint', () => {
    const weighed = [
      { words: 'play Flint Spark', visits: 30, value: 0.72 },
      { words: 'end the phase', visits: 9, value: 0.5 },
    ];
    const words = (second: number): string => adviceWords({ iterations: 40, weighed: [weighed[0], { ...weighed[1], value: second }] });
    expect(words(0.5)).toBe(
      'It should leave you clearly ahead. That is much better than to end the phase, which would leave you about even.',
    );
    expect(words(0.68)).toBe('It should leave you clearly ahead. That is a little better than to end the phase.');
    expect(words(0.71)).toBe('It should leave you clearly ahead. To end the phase would be about as good.');
    expect(adviceWords({ iterations: 40, weighed: weighed.slice(0, 1) })).toMatch(/Nothing else seems worth doing\.$/);
    expect(adviceFigures({ iterations: 40, weighed })).toBe('Looked ahead 40 times; chances about 72 %.');
  });

  test('of how one stands among several: an even share is about even', () => {
    expect([0.25, 0.19, 0.08, 0.45, 1, 0].map((share) => standing(share, 4))).toEqual([
      'about even',
      'a little behind',
      'clearly behind',
      'clearly ahead',
      'as good as won',
      'as good as lost',
    ]);
    const weighed = [{ words: 'place Pan Lid', visits: 9, value: 0.19 }];
    expect(adviceWords({ iterations: 40, weighed }, 4)).toContain('a little behind');
    expect(adviceFigures({ iterations: 40, weighed }, 4)).toContain('19 %; even would be 25 %');
  });

  test('of seats by the names of those who sit there', () => {
    const name = (seat: number): string => ['You', 'Ilka', 'Tin'][seat];
    expect(withNames('attack seat 2', name)).toBe('attack Ilka');
    expect(withNames('name seat 1', name)).toBe('name you');
    expect(withNames('play Seat of Power', name)).toBe('play Seat of Power');
  });

  test('of hidden things: counted, by place, in words', async () => {
    const spark = { seat: 1, place: 'hand', what: 'Flint Spark', card: 'flint-spark' };
    const forge = { seat: 1, place: 'pieces out of sight', what: 'a forge' };
    expect(byPlace([spark, forge, spark])).toEqual([
      { seat: 1, place: 'hand', things: [{ what: 'Flint Spark', card: 'flint-spark', count: 2 }] },
      { seat: 1, place: 'pieces out of sight', things: [{ what: 'a forge', count: 1 }] },
    ]);
    const session = await ReplaySession.open(client(), 'm');
    expect(placeName(session, 0, 'hand')).toBe('your hand');
    expect(placeName(session, 1, 'hand')).toBe('Ilka’s hand');
  });

  test('who sits where when a match goes on: me, bots as they were, and one in a person’s place', () => {
    expect(standIns(SEATS, 0, 'Ada', 'same')).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Ilka', bot: 'master', budgetMs: 3000 },
    ]);
    const [other, mine] = standIns(SEATS, 1, 'Ada', 'same');
    expect(other).toMatchObject({ kind: 'bot', bot: 'journeyman' });
    expect(mine).toEqual({ kind: 'human', name: 'Ada' });
  });

  test('…or bots of one level and style against me, by the names they had', () => {
    expect(standIns(SEATS, 0, 'Ada', { level: 'grandmaster', style: 'trickster' })).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Ilka', bot: 'grandmaster-trickster', budgetMs: 8000 },
    ]);
  });
});
