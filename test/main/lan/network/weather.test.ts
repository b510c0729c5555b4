/** Whole matches through a bad network: nothing that was acknowledged is lost, no seat, and all see the same table at the end. */
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../../../src-shared/games/index.ts';
import type { Game } from '../../../../src-shared/kernel/game.ts';
import { Random } from '../../../../src-shared/kernel/rng.ts';
import { reaches } from '../../../../build/test/tiers.ts';
import { until } from '../../support/rig.ts';
import { openTable, placeOf, secretOf } from '../support.ts';
import type { LanRig } from '../support.ts';
import { Player, missingIn } from './player.ts';
import { Relay } from './relay.ts';
import type { Weather } from './relay.ts';

const FOR_THREE = Object.values(GAMES).find(({ seats }) => seats.max >= 3)!;
const random = new Random('weather');
let lan: LanRig;
let relay: Relay;
let players: Player[] = [];

afterEach(async () => {
  for (const player of players) player.close();
  relay.close();
  expect(lan.errors).toEqual([]);
  await lan.end();
});

/** A match of two guests behind the relay, begun. */
async function begin(game?: Game, seats = 2): Promise<string> {
  lan = await openTable(game, seats);
  relay = await Relay.open(lan.table.port, random);
  const join = (name: string) => Player.join(placeOf(lan.table), secretOf(lan.table), name, random, { via: relay.place });
  players = [];
  for (const name of ['Ada', 'Ben', 'Cyd', 'Dag'].slice(0, seats)) players.push(await join(name));
  for (const player of players) player.ready();
  await until(() => lan.table.lobby.seats.every((seat) => seat.kind === 'guest' && seat.ready));
  return lan.table.start({}, 'seed');
}

async function end(match: string): Promise<void> {
  await until(() => players.every(({ frame }) => frame !== null && frame.status !== 'playing'), 100_000);
  expect(missingIn(lan.rig.file(match), match, players)).toBeNull();
  for (const [seat, player] of players.entries()) {
    expect(player.acknowledgedIn(match).length).toBeGreaterThan(0);
    expect([player.ended, lan.table.lobby.seats[seat]]).toMatchObject([null, { kind: 'guest' }]);
    expect(player.frame!.view.result).toEqual(players[0].frame!.view.result);
  }
}

test.each<[string, Weather]>([
  ['in good weather', {}],
  ['with a delay of 200 ms each way', { delayMs: 200 }],
  ['with stalls as a loss of 5 % makes them', { loss: 0.05 }],
  ['with all of it', { delayMs: 20, loss: 0.05, byByte: true }],
])(
  'a match goes through %s',
  async (_, weather) => {
    const match = await begin();
    relay.weather = weather;
    await end(match);
    expect(players.map(({ losses }) => losses)).toEqual([0, 0]);
  },
  120_000,
);

test('a match of three goes on over lines that are cut again and again', async () => {
  const match = await begin(FOR_THREE, 3);
  for (let cuts = 0; cuts < 5; cuts++) {
    await new Promise((resolve) => setTimeout(resolve, 100 + random.below(400)));
    await relay.cut(random.below(1000));
    await until(() => lan.table.lobby.guests.every(({ connected }) => connected), 10_000);
  }
  await end(match);
  expect(players.every(({ losses }) => losses >= 5)).toBe(true);
}, 120_000);

async function cutFor(seconds: number): Promise<void> {
  const match = await begin();
  await until(() => players.every((player) => player.acknowledgedIn(match).length > 1));
  for (const player of players) player.pause(true);
  const healed = relay.cut(seconds * 1000);
  await until(() => lan.table.lobby.guests.every(({ connected }) => !connected), 8000);
  await healed;
  const from = performance.now();
  await until(() => lan.table.lobby.guests.every(({ connected }) => connected), 8000);
  expect(performance.now() - from).toBeLessThan(5000);
  for (const player of players) player.pause(false);
  await end(match);
}

test('a line that is cut for ten seconds is taken up within seconds, and the seat waits', () => cutFor(10), 120_000);

test.skipIf(!reaches('long'))('the same after two minutes (long)', () => cutFor(120), 300_000);
