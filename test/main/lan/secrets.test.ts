/** Every byte that goes to each guest over whole random matches, compared with what its seat may know; and leaks planted on purpose. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableHost } from '../../../src-main/lan/table-host.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { forgetTold, watchRecordings, withMarkedViews } from '../../sim/secrets.ts';
import { until } from '../support/rig.ts';
import { leakIn } from './leaks.ts';
import { hostBut, openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

const SEED = 'a seed that nobody is told';
/** Decisions after which a long match is ended by conceding it. */
const MOST_DECISIONS = 250;

let lan: LanRig;
beforeAll(watchRecordings);
afterEach(async () => {
  await lan.end();
  forgetTold();
});

/** The second guest is away for a while, a bot plays for it, and it takes the seat back. */
async function withStandIn([ada, ben]: Guest[], match: string): Promise<void> {
  ben.leave();
  await until(() => ada.frame.seats[1].away === true);
  lan.table.standIn(1, 'random');
  let decisions = 0;
  await ada.play(new Random('meanwhile'), () => ++decisions > 3);
  await ben.back();
  await ben.open();
  await until(() => ben.frame.reset);
  await ben.ask('match.standIn', { match, seat: 1, stands: false });
}

/** Two guests play a match at random, and a third looks on. @returns what leaked, without repetitions, and how many frames were looked at */
async function leaksOf(
  game: Game,
  tap?: (host: TableHost) => TableHost,
  first?: (guests: Guest[], match: string) => Promise<void>,
): Promise<{ leaks: string[]; frames: number }> {
  lan = await openTable(withMarkedViews(game), 2, {}, tap);
  const guests = [await lan.guest('Ada'), await lan.guest('Ben')];
  for (const guest of guests) await guest.say('lobby.ready', { ready: true });
  const match = await lan.table.start(game.seriesConfig?.(1) ?? {}, SEED);
  await until(() => guests.every(({ lobby }) => lobby.match !== null));
  const seats = [...guests.map(({ seat }) => seat), null];
  const watcher = await lan.guest('Cyd');
  await Promise.all([...guests, watcher].map((guest) => guest.open()));
  await first?.(guests, match);
  let decisions = 0;
  const enough = () => ++decisions > MOST_DECISIONS;
  await Promise.all(guests.map((guest, n) => guest.play(new Random(`guest ${n}`), enough)));
  if (guests[0].frame.status === 'playing') await guests[0].ask('match.concede', { match, seat: 0 });
  await until(() => guests.every(({ frame }) => frame.status === 'finished'));
  const all = [...guests, watcher];
  await until(() => watcher.frame.status === 'finished');
  expect(watcher.frames.length).toBeGreaterThan(1);
  const leaks = all.flatMap((guest, n) => {
    const others = all.filter((other) => other !== guest).map(({ ticket }) => ticket.token);
    return guest.texts.map((text) => leakIn(text, { match, seat: seats[n], never: [SEED, ...others] }));
  });
  const frames = guests.reduce((sum, guest) => sum + guest.frames.length, 0);
  return { leaks: [...new Set(leaks)].filter((leak) => leak !== null), frames };
}

test.each([...Object.values(GAMES), lantern as Game].map((game) => [game.id, game] as const))(
  '%s: a guest is told what its seat may know, and nothing else',
  async (_id, game) => {
    const { leaks, frames } = await leaksOf(game);
    expect(leaks).toEqual([]);
    expect(frames).toBeGreaterThan(20);
  },
);

test.each([...Object.values(GAMES), lantern as Game].map((game) => [game.id, game] as const))(
  '%s: so is one for whom a bot has played meanwhile',
  async (_id, game) => {
    const { leaks, frames } = await leaksOf(game, undefined, withStandIn);
    expect(leaks).toEqual([]);
    expect(frames).toBeGreaterThan(20);
  },
);

describe('a leak that is planted turns it red:', () => {
  /** Changes what is sent to the page of seat 1. */
  const sending =
    (change: (frame: MatchFrame, ofOther: MatchFrame | undefined) => unknown) =>
    (host: TableHost): TableHost => {
      let other: MatchFrame | undefined;
      return hostBut(host, {
        connect: (role, transport) =>
          host.connect(role, {
            ...transport,
            send: (text) => {
              const message = JSON.parse(text) as { push?: string; frame: MatchFrame };
              if (message.push !== 'frame' || role.kind !== 'seat') transport.send(text);
              else if (role.seat === 0) {
                // The deal, of which the other seat is told something else.
                other ??= message.frame;
                transport.send(text);
              } else transport.send(JSON.stringify(change(message.frame, other)));
            },
          }),
      });
    };
  const asFrame = (frame: MatchFrame) => ({ push: 'frame', frame });

  test.each<[string, (frame: MatchFrame, other: MatchFrame | undefined) => unknown, RegExp]>([
    ['another seat’s frame', (frame, other) => asFrame({ ...other!, seq: frame.seq }), /seat 1 got a frame/],
    ['another seat’s view', (frame, other) => asFrame({ ...frame, view: other!.view }), /1 got the view of 0/],
    ['another seat’s events', (frame, other) => asFrame({ ...frame, log: [...frame.log, ...other!.log] }), /1 was told/],
    ['the seed', (frame) => asFrame({ ...frame, undo: { ...frame.undo, label: SEED } }), /it holds a seed/],
    ['a number that counts what others do', (frame) => asFrame({ ...frame, draws: 12 } as MatchFrame), /no guest is told this/],
    ['a notice of the owner', (frame) => ({ push: 'notice', message: 'for the owner', frame }), /no guest is told this/],
  ])('%s', async (_what, change, red) => {
    let [planted, sent] = [0, 0];
    const once = (frame: MatchFrame, other: MatchFrame | undefined): unknown => {
      // One leak in a whole match, in place of a frame without which it goes on.
      const isTime = sent++ > 2 && other !== undefined && frame.actions.length === 0 && planted++ === 0;
      return isTime ? change(frame, other) : asFrame(frame);
    };
    const { leaks } = await leaksOf(lantern as Game, sending(once));
    expect(planted).toBeGreaterThan(0);
    expect(leaks).toEqual([expect.stringMatching(red)]);
  });
});
