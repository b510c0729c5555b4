/** Guests at a LAN table agree among themselves, over real sockets: what is asked, what a modified client can do, and what nobody is told by it. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { forgetTold, watchRecordings, withMarkedViews } from '../../sim/secrets.ts';
import { BOT, until } from '../support/rig.ts';
import { leakIn } from './leaks.ts';
import { openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

const SEED = 'a seed that nobody is told';
const FOR_THREE = Object.values(GAMES).find(({ seats }) => seats.max >= 3)! as Game;

let lan: LanRig;
let match: string;
beforeAll(watchRecordings);
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
  forgetTold();
});

async function seated(game: Game, names: readonly string[], bots = 0): Promise<Guest[]> {
  lan = await openTable(withMarkedViews(game), names.length + bots);
  const guests: Guest[] = [];
  for (const name of names) guests.push(await lan.guest(name));
  for (let n = 0; n < bots; n++) lan.table.fill(names.length + n, BOT);
  for (const guest of guests) await guest.ready();
  match = await lan.table.start(game.seriesConfig?.(1) ?? {}, SEED);
  await until(() => guests.every(({ lobby }) => lobby.match !== null));
  await Promise.all(guests.map((guest) => guest.open()));
  return guests;
}

const open = (guest: Guest) => guest.frame.together!.proposal;
const me = (guest: Guest) => ({ match, seat: guest.seat });
const takeBack = (guest: Guest) => guest.ask('match.propose', { ...me(guest), wish: { kind: 'takeBack' } });
const answer = (guest: Guest, agree: boolean) => guest.ask('match.answer', { ...me(guest), proposal: open(guest)!.id, agree });
/** The guest plays at random until it can ask to take something back. */
const untilAsking = (guest: Guest, others: readonly Guest[]) => {
  const done = () => guest.frame.together?.noTakeBack === null;
  return Promise.all([guest, ...others].map((one, n) => one.play(new Random(`guest ${n}`), done)));
};

describe('two guests and a bot', () => {
  test('take something back when both agree; the bot is not asked', async () => {
    const [ada, ben] = await seated(FOR_THREE, ['Ada', 'Ben'], 1);
    await untilAsking(ada, [ben]);
    await takeBack(ada);
    await until(() => open(ben) !== null);
    expect(open(ben)).toMatchObject({ by: 0, asked: [1], wish: { kind: 'takeBack' } });
    await answer(ben, true);
    await until(() => ada.frame.actions.length > 0 && ben.frame.casual);
    expect(ada.frame).toMatchObject({ reset: true, casual: true, together: { proposal: null } });
    // It goes on from there.
    await ada.act();
  });
});

describe('a modified client', () => {
  test('answers neither for another seat, nor twice, nor to what is asked no more', async () => {
    const [ada, ben, cyd] = await seated(FOR_THREE, ['Ada', 'Ben', 'Cyd']);
    await ada.ask('match.propose', { ...me(ada), wish: { kind: 'pause' } });
    await until(() => open(ben) !== null && open(cyd) !== null);
    const { id } = open(ben)!;
    const say = (guest: Guest, seat: number, proposal: number, agree = true) =>
      guest.refusal('match.answer', { match, seat, proposal, agree });
    expect(await say(ben, cyd.seat, id)).toMatchObject({ code: 'forbidden' });
    expect(await say(ben, ada.seat, id, false)).toMatchObject({ code: 'forbidden' });
    expect(await say(ben, ben.seat, id + 1)).toMatchObject({ code: 'stale' });
    expect(await say(ada, ada.seat, id)).toMatchObject({ code: 'illegal' });
    await answer(ben, true);
    expect(await say(ben, ben.seat, id)).toMatchObject({ code: 'illegal' });
    expect(await say(ben, ben.seat, id, false)).toMatchObject({ code: 'illegal' });
    await until(() => open(cyd)?.agreed.includes(ben.seat) === true);
    expect(cyd.frame.together!.paused).toBe(false);
    await answer(cyd, false);
    expect(await say(cyd, cyd.seat, id)).toMatchObject({ code: 'stale' });
    // What was refused is not asked over and over.
    expect(await ada.refusal('match.propose', { ...me(ada), wish: { kind: 'pause' } })).toMatchObject({ code: 'illegal' });
    for (const wish of [{ kind: 'takeBack', seat: 1 }, { kind: 'goOn', without: 9 }, { kind: 'win' }]) {
      expect(await ada.refusal('match.propose', { ...me(ada), wish })).toMatchObject({ code: 'badMessage' });
    }
    expect(await ada.refusal('match.propose', { ...me(ada), wish: { kind: 'goOn', without: 5 } })).toMatchObject({ code: 'illegal' });
  });
});

test.each([...Object.values(GAMES), lantern as Game].map((game) => [game.id, game] as const))(
  '%s: take-backs tell nobody anything that their seat may not know',
  async (_id, game) => {
    const guests = await seated(game as Game, ['Ada', 'Ben']);
    for (let n = 0; n < 6; n++) {
      const [ada, ben] = n % 2 === 0 ? guests : guests.toReversed();
      await untilAsking(ada, [ben]);
      if (ada.frame.status !== 'playing') break;
      await takeBack(ada);
      await until(() => open(ben) !== null);
      await answer(ben, true);
      await until(() => open(ada) === null && open(ben) === null);
    }
    const leaks = guests.flatMap((guest, seat) => guest.texts.map((text) => leakIn(text, { match, seat, never: [SEED] })));
    expect(leaks.filter((leak) => leak !== null)).toEqual([]);
    expect(guests[0].frame.casual).toBe(true);
  },
);
