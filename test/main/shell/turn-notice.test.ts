import { afterEach, describe, expect, test } from 'vitest';
import { TurnWatch } from '../../../src-main/host/shell/turn-notice.ts';
import type { TurnNews } from '../../../src-main/host/shell/turn-notice.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { BOT, FRIEND, PERSON, inProcessBot, makeRig, openMatch, until } from '../support/rig.ts';
import type { Rig, SetupSeats } from '../support/rig.ts';

type Part = Pick<MatchFrame, 'match' | 'status' | 'mode' | 'actions' | 'local' | 'thinking' | 'waitingForStep'>;
const frame = (more: Partial<Part> = {}): MatchFrame =>
  ({ match: 'm', status: 'playing', mode: 'seat', actions: [], local: [0], thinking: null, waitingForStep: false, ...more }) as MatchFrame;
const ASKED = frame({ actions: [{ type: 'rest' }] });
const RIVAL = frame({ thinking: { seat: 1, sinceMs: 0 } });

/** What is said after each frame, to somebody who looks elsewhere. */
function told(frames: MatchFrame[], wanted = true): TurnNews[] {
  const watch = new TurnWatch();
  return frames.map((each) => watch.see(each, 'Lantern', wanted));
}

describe('“your turn”', () => {
  test('is said once, when a rival’s turn ends', () => {
    expect(told([RIVAL, ASKED, ASKED])).toEqual([null, { say: 'It is your turn in Lantern.' }, null]);
  });

  test('is withdrawn when nobody is asked any more', () => {
    expect(told([RIVAL, ASKED, RIVAL, RIVAL])).toEqual([null, { say: 'It is your turn in Lantern.' }, 'withdraw', null]);
    expect(told([ASKED, frame({ status: 'finished' })])[1]).toBe('withdraw');
  });

  test('is not said to somebody who looks, nor later for the same turn', () => {
    const watch = new TurnWatch();
    expect(watch.see(ASKED, 'Lantern', false)).toBeNull();
    expect(watch.see(ASKED, 'Lantern', true)).toBeNull();
  });

  test.each([
    ['the match is over', frame({ status: 'finished', mode: 'curtain' })],
    ['it has failed', frame({ status: 'failed', actions: [{ type: 'rest' }] })],
    ['a bot thinks behind a curtain', frame({ mode: 'curtain', thinking: { seat: 1, sinceMs: 0 } })],
    ['a bot waits for “Step”', frame({ mode: 'curtain', waitingForStep: true })],
  ])('is not said while %s', (_what, still) => {
    expect(told([RIVAL, still])).toEqual([null, null]);
  });

  test('is said of each match for itself', () => {
    expect(told([ASKED, { ...ASKED, match: 'other' }])).toEqual([
      { say: 'It is your turn in Lantern.' },
      { say: 'It is your turn in Lantern.' },
    ]);
  });
});

describe('with two people at the screen', () => {
  test.each([
    ['a curtain', frame({ mode: 'curtain', local: [0, 1] })],
    ['an open question', frame({ mode: 'open', local: [0, 1], actions: [{ type: 'rest' }] })],
    ['a hand', frame({ local: [0, 1], actions: [{ type: 'rest' }] })],
  ])('it says that somebody is asked, and not who: %s', (_what, asked) => {
    expect(told([{ ...RIVAL, local: [0, 1] }, asked])[1]).toEqual({ say: 'Somebody at this screen is asked in Lantern.' });
  });
});

describe('in a real match', () => {
  let rig: Rig;
  afterEach(() => rig.end());

  async function spoken(seats: SetupSeats, names: string[]): Promise<string[]> {
    const watch = new TurnWatch();
    const said: string[] = [];
    rig = makeRig({
      spawnBot: inProcessBot((request) => ({ action: request.actions[0], stats: { iterations: 0, value: null } })),
      onFrame: (sent) => {
        const news = watch.see(sent, 'Lantern', true);
        if (news !== null && news !== 'withdraw') said.push(news.say);
      },
    });
    const match = await openMatch(rig.screen, seats);
    for (let n = 0; n < 12; n++) {
      await until(
        () => rig.screen.frame.status !== 'playing' || rig.screen.frame.mode === 'curtain' || rig.screen.frame.actions.length > 0,
      );
      const { frame: now } = rig.screen;
      if (now.status !== 'playing') break;
      if (now.mode === 'curtain') await rig.screen.ask('match.ready', { match, seat: now.seat });
      else await rig.screen.ask('match.act', { match, seat: now.seat, seq: now.seq, action: now.actions[0] });
    }
    for (const name of names) expect(said.join()).not.toContain(name);
    return said;
  }

  test('every frame of this screen is seen, and the turn is said again after each of the bot’s', async () => {
    const said = await spoken([PERSON, BOT], ['Ada', 'Rust']);
    expect(said.length).toBeGreaterThan(1);
    expect(new Set(said)).toEqual(new Set(['It is your turn in Lantern.']));
  });

  test('no name of anybody at the table is ever said', async () => {
    const said = await spoken([PERSON, FRIEND], ['Ada', 'Ben']);
    expect(new Set(said)).toEqual(new Set(['Somebody at this screen is asked in Lantern.']));
  });
});
