/** Two apps on two machines in one network: they are silent until they are asked, find each other, and sit down at one table. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LanState } from '../../../../src-shared/protocol/lan.ts';
import type { VisitState } from '../../../../src-shared/protocol/visit.ts';
import { Machine } from './machine.ts';
import { House, whyNone } from './namespaces.ts';

const reason = whyNone();
const here =
  reason === null
    ? 'two machines in one network'
    : `NOT TRIED, as network namespaces cannot be made here (${reason}): finding by multicast, silence before the press, a changed address`;

type On = Extract<VisitState, { state: 'on' }>;
const until = (condition: () => Promise<boolean>, timeout = 15_000) => vi.waitUntil(condition, { timeout, interval: 50 });

type Open = Extract<LanState, { state: 'open' }>;

describe.skipIf(reason !== null)(here, () => {
  let house: House;
  let host: Machine;
  let guest: Machine;
  const near = async () => ((await guest.ask('visit.state', {})) as On).near;
  const line = async () => ((await guest.ask('visit.state', {})) as On).line;
  const lobby = async () => ((await host.ask('lan.state', {})) as Open).lobby;
  const code = async () => ((await host.ask('lan.state', {})) as Open).places[0].code;

  beforeAll(async () => {
    house = new House();
    [host, guest] = await Promise.all([Machine.inNamespace(house.machines.a), Machine.inNamespace(house.machines.b)]);
  });
  afterAll(async () => {
    await Promise.all([host.end(), guest.end()]);
    house.leave();
  });

  test('no port is open and no packet sent before somebody asks for it', async () => {
    const before = [house.sent('a'), house.sent('b')];
    await host.ask('lan.state', {});
    await guest.ask('visit.state', {});
    await wait(2000);
    expect([house.sent('a'), house.sent('b')]).toEqual(before);
    expect([house.listening('a'), house.listening('b')]).toEqual([0, 0]);
  });

  test('a table is found with game, people, free seats and version, and the list follows it', async () => {
    await host.ask('lan.open', { game: 'lantern', seats: 2 });
    await host.ask('lan.fill', { seat: 0, filling: { kind: 'screen', name: 'Ida' } });
    await guest.ask('visit.look', { looking: true });
    await until(async () => (await near())?.[0]?.people === 'Ida');
    expect(await near()).toMatchObject([
      { address: house.addresses.a, game: 'lantern', version: '1.2.3', seats: 2, free: 1, people: 'Ida', isPlaying: false },
    ]);
  });

  test('one sits down at a table of the list with its code, and the host sees who', async () => {
    const [{ address, port }] = (await near())!;
    await guest.ask('visit.join', { name: 'Ada', code: await code(), place: { address, port } });
    expect(await line()).toEqual({ is: 'open' });
    expect((await lobby()).seats[1]).toMatchObject({ kind: 'guest', name: 'Ada', connected: true });
    await until(async () => (await near())?.[0]?.free === 0);
  });

  test('a machine that gets another address finds its seat by itself', async () => {
    house.moveTo('b', '192.168.77.99');
    await until(async () => !(await lobby()).seats[1].connected || (await line())?.is === 'lost', 60_000);
    await until(async () => (await line())?.is === 'open' && (await lobby()).seats[1].connected, 60_000);
    expect((await lobby()).seats[1]).toMatchObject({ kind: 'guest', name: 'Ada' });
  }, 150_000);

  test('a host that gets another address goes on there, and its guest finds the seat by itself, though it looks for no tables', async () => {
    await guest.ask('visit.look', { looking: false });
    house.moveTo('a', '192.168.77.88');
    await until(async () => ((await host.ask('lan.state', {})) as Open).places[0]?.address === '192.168.77.88');
    await until(async () => ((await guest.ask('visit.state', {})) as On).kept?.address === '192.168.77.88', 120_000);
    await until(async () => (await line())?.is === 'open' && (await lobby()).seats[1].connected);
    await guest.ask('visit.look', { looking: true });
    await until(async () => (await near())?.[0]?.address === '192.168.77.88');
  }, 150_000);

  test('a table that is closed leaves the list, and its guest is told', async () => {
    await host.ask('lan.close', {});
    await until(async () => (await line())?.is === 'ended');
    expect(await line()).toEqual({ is: 'ended', reason: 'the table was closed', mayReturn: false });
    await until(async () => (await near())?.length === 0);
    expect(house.listening('a')).toBe(0);
    await guest.ask('visit.look', { looking: false });
    expect(await guest.ask('visit.state', {})).toMatchObject({ kept: null });
    expect(house.listening('b')).toBe(0);
  });

  test('where multicast is dropped nothing is found, and the code alone leads there', async () => {
    house.dropMulticast();
    await host.ask('lan.open', { game: 'lantern', seats: 2 });
    await guest.ask('visit.look', { looking: true });
    await wait(5000);
    expect(await near()).toEqual([]);
    await guest.ask('visit.join', { name: 'Ada', code: await code() });
    expect((await lobby()).seats[0]).toMatchObject({ kind: 'guest', name: 'Ada' });
    await expect(guest.ask('visit.join', { name: 'Ada', code: '12345' })).rejects.toThrow('six letters and digits');
  });
});
