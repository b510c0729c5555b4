/** The host's process is killed at any moment: nothing acknowledged is lost, and its guests find their seats by themselves. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { currentTier } from '../../../../build/test/tiers.ts';
import { Random } from '../../../../src-shared/kernel/rng.ts';
import { readCode } from '../../../../src-shared/lan/code.ts';
import type { LanState } from '../../../../src-shared/protocol/lan.ts';
import { Machine } from './machine.ts';
import { Player, missingIn } from './player.ts';

type Open = Extract<LanState, { state: 'open' }>;

const TIMES = currentTier() === 'long' ? 200 : 4;
const LIMIT_MS = 60_000 + TIMES * 15_000;
const random = new Random('killed');
const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 30_000, interval: 10 });

test(
  `a host that is killed ${TIMES} times while two guests play`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-killed-'));
    // An address of its own: while the host is dead nobody else takes its port.
    const address = `127.${1 + (process.pid % 250)}.${1 + random.below(250)}.1`;
    let host = await Machine.at(address, dataDir);
    const { places } = (await host.ask('lan.open', { game: 'lantern', seats: 2 })) as Open;
    const [{ code, url }] = places;
    const place = { address, port: Number(new URL(url).port) };
    const players: Player[] = [];
    for (const name of ['Ada', 'Ben']) players.push(await Player.join(place, readCode(code)!.secret, name, random));

    const matches: string[] = [];
    const begin = async () => {
      for (const player of players) player.ready();
      await until(() => players.every(({ lobby }) => lobby?.match === null && lobby.seats.every(({ ready }) => ready)));
      matches.push((await host.ask('lan.start', { config: {} })).match);
    };
    /** Of the match that is on. */
    const lost = () => missingIn(readFileSync(join(dataDir, 'matches', `${matches.at(-1)}.ffmatch`), 'utf8'), matches.at(-1)!, players);
    await begin();
    const backMs: number[] = [];
    for (let times = 0; times < TIMES; times++) {
      await until(() => players.every(({ frame }) => frame?.match === matches.at(-1)));
      await wait(random.below(150));
      await host.end();
      host = await Machine.at(address, dataDir);
      const from = performance.now();
      const resumed = (await host.ask('lan.resume', {})) as Open;
      // The table of before: its code, its match, its guests at their seats.
      expect([resumed.places[0].code, resumed.lobby.match]).toEqual([code, matches.at(-1)]);
      expect(resumed.lobby.seats).toMatchObject([
        { kind: 'guest', name: 'Ada' },
        { kind: 'guest', name: 'Ben' },
      ]);
      const frames = players.map(({ frame }) => frame);
      await until(() =>
        players.every(({ lobby, frame }, seat) => lobby?.seats.every(({ connected }) => connected) && frame !== frames[seat]),
      );
      backMs.push(performance.now() - from);
      expect(lost(), `after ${times} times`).toBeNull();
      if (players[0].frame?.status === 'playing') continue;
      await host.ask('lan.end', {});
      await begin();
    }
    expect(players.map(({ ended }) => ended)).toEqual([null, null]);
    expect(players.every((player) => matches.some((match) => player.acknowledgedIn(match).length > 0))).toBe(true);
    // The guests' own pace of trying again, 4 seconds at most, and not more.
    expect(Math.max(...backMs)).toBeLessThan(15_000);

    for (const player of players) player.close();
    await host.end();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  },
  LIMIT_MS,
);
