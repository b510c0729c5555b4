/** The host's machine gets another address while its table is open, or another table takes the one that it had. */
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { realClock } from '../../../src-main/host/env/clock.ts';
import { realEnv, type Env } from '../../../src-main/host/env/env.ts';
import type { KeptTable } from '../../../src-main/host/store/table-file.ts';
import { makeCertificate } from '../../../src-main/lan/certificate.ts';
import { LanTable } from '../../../src-main/lan/table.ts';
import type { TableOptions } from '../../../src-main/lan/table-options.ts';
import type { Ticket } from '../../../src-main/lan/table-client.ts';
import { TableLink } from '../../../src-main/lan/table-link.ts';
import type { Find } from '../../../src-main/lan/table-search.ts';
import { beaconId } from '../../../src-shared/lan/beacon.ts';
import type { NearTable, VisitLine } from '../../../src-shared/protocol/visit.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { Guest } from './support.ts';

/** Every address of 127/8 is the machine's own on Linux alone. */
const [HERE, THERE] = ['127.0.0.1', '127.0.0.2'];

/** Looks at the addresses every few milliseconds; all else takes its time. */
const quick: Env = { ...realEnv, clock: { ...realClock, after: (ms, run) => realClock.after(ms === 3000 ? 10 : ms, run) } };

let rig: Rig;
let kept: KeptTable | null = null;
const errors: unknown[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  expect(errors.splice(0)).toEqual([]);
  await rig.end();
});

async function open(options: Partial<TableOptions> = {}, from: KeptTable | null = null): Promise<LanTable> {
  const keep = { write: (table: KeptTable) => (kept = structuredClone(table)), remove: () => (kept = null) };
  const log = (error: unknown) => errors.push(error);
  const table = await LanTable.open({ host: rig.host, game: 'lantern', seats: 2, ports: [0], keep, log, ...options }, from);
  ends.push(() => table.close());
  return table;
}

async function statusAt(address: string, table: LanTable, host = `${address}:${table.port}`): Promise<number | string> {
  const asked = request({ host: address, port: table.port, path: '/', headers: { Host: host }, rejectUnauthorized: false }).end();
  return once(asked, 'response').then(
    ([response]: IncomingMessage[]) => {
      response.resume();
      return response.statusCode!;
    },
    (error: NodeJS.ErrnoException) => error.code!,
  );
}

describe.skipIf(process.platform !== 'linux')('a table', () => {
  test('listens at the addresses that its machine has now, and at no others', async () => {
    rig = makeRig();
    let own = [HERE];
    let told = 0;
    const table = await open({ ownAddresses: () => own, env: quick, onChange: () => told++ });
    expect(await statusAt(THERE, table)).toBe('ECONNREFUSED');
    own = [THERE, HERE];
    await until(() => table.places.length === 2);
    expect(told).toBe(1);
    expect(table.places.map(({ address, url }) => [address, url])).toEqual([
      [THERE, expect.stringContaining(`https://${THERE}:${table.port}/#join=`)],
      [HERE, expect.stringContaining(`https://${HERE}:${table.port}/#join=`)],
    ]);
    // No page is built for this table; who is not its own is refused before that.
    expect(await statusAt(THERE, table)).toBe(404);
    expect(await statusAt(THERE, table, `${HERE}:${table.port}`)).toBe(404);
    own = [THERE];
    await until(() => table.places.length === 1);
    expect(await statusAt(HERE, table)).toBe('ECONNREFUSED');
    expect(await statusAt(THERE, table, `${HERE}:${table.port}`)).toBe(403);
    const ada = await Guest.joinAt({ address: THERE, port: table.port }, secretIn(), 'Ada');
    expect(table.lobby.guests).toMatchObject([{ name: 'Ada', connected: true }]);
    ada.leave();
  });

  test('stays open without an address, and a line that is open stays', async () => {
    rig = makeRig();
    let own = [HERE];
    const table = await open({ ownAddresses: () => own, env: quick });
    const ada = await Guest.joinAt({ address: HERE, port: table.port }, secretIn(), 'Ada');
    own = [];
    await until(() => table.places.length === 0);
    await ada.ready();
    own = [HERE];
    await until(() => table.places.length === 1);
    expect(await statusAt(HERE, table)).toBe(404);
    expect(ada.closed).toBeNull();
    ada.leave();
  });

  test('that was opened at one address alone keeps to it', async () => {
    rig = makeRig();
    const table = await open({ addresses: [HERE], ownAddresses: () => [THERE], env: quick });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(table.places.map(({ address }) => address)).toEqual([HERE]);
  });
});

/** Takes whoever comes, and writes down what they say. */
async function impostorAt(address: string): Promise<{ port: number; texts: string[]; hungUp: number }> {
  const server = createServer({ ...makeCertificate([address]), minVersion: 'TLSv1.3' }).listen(0, address);
  await once(server, 'listening');
  const heard = { port: (server.address() as AddressInfo).port, texts: [] as string[], hungUp: 0 };
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.on('message', (data) => heard.texts.push(String(data as Buffer)));
    socket.on('close', () => heard.hungUp++);
  });
  ends.push(() => server.close());
  return heard;
}

const secretIn = (): number => kept!.secret;

describe.skipIf(process.platform !== 'linux')('a guest’s app', () => {
  let link: TableLink;
  let tickets: Ticket[];
  let statuses: VisitLine[];
  let searches: number;
  let say: ((tables: NearTable[]) => void) | null;
  const last = () => statuses.at(-1)!;
  const find: Find = ({ onTables }) => {
    searches++;
    say = onTables;
    return { close: () => Promise.resolve(void (say = null)) };
  };
  const near = (id: string, address: string, port: number): NearTable => ({
    ...{ id, address, port, game: 'lantern', version: '1.2.3', protocol: 1 },
    ...{ seats: 2, free: 1, people: '', isPlaying: false },
  });
  const idOf = (table: LanTable) => beaconId(table.fingerprint.toString('hex'));

  async function seated(): Promise<LanTable> {
    rig = makeRig();
    [tickets, statuses, searches, say] = [[], [], 0, null];
    const table = await open({ addresses: [HERE] });
    const ears = {
      onText: () => undefined,
      onStatus: (status: VisitLine) => void statuses.push(status),
      onTicket: (ticket: Ticket) => void tickets.push(ticket),
    };
    link = await TableLink.join({ address: HERE, port: table.port }, secretIn(), 'Ada', ears, { find });
    ends.push(() => link.close());
    return table;
  }

  test('finds its table at another address by its id, and keeps that', async () => {
    const table = await seated();
    // Nothing is looked for while all is well.
    expect(searches).toBe(0);
    await table.suspend();
    const again = await open({ addresses: [THERE] }, kept);
    await until(() => say !== null, 10_000);
    expect(last()).toEqual({ is: 'lost', why: 'Its host may have another address now.' });
    say!([near('ff-000000000000', THERE, 9), near(idOf(again), THERE, again.port)]);
    await until(() => last().is === 'open');
    expect(tickets).toMatchObject([{ address: THERE, port: again.port }]);
    expect(again.lobby.guests).toMatchObject([{ name: 'Ada', connected: true }]);
    expect([searches, say]).toEqual([1, null]);
  });

  test('says that another table is at the address, shows it no token, and believes nobody who claims to be its own', async () => {
    const table = await seated();
    await table.suspend();
    const mine = kept!;
    const other = await open({ addresses: [HERE], ports: [table.port] });
    await until(() => say !== null, 10_000);
    expect(last()).toEqual({
      is: 'lost',
      why: 'Another table answers at its address: this one was closed, or its host has another address now.',
    });
    const impostor = await impostorAt(THERE);
    say!([near(idOf(table), THERE, impostor.port)]);
    await until(() => impostor.hungUp > 0, 10_000);
    expect(impostor.texts).toEqual([]);
    expect([other.lobby.guests, link.ticket.address]).toEqual([[], HERE]);
    // Its own table comes back at a third place.
    const again = await open({ addresses: [THERE] }, mine);
    say!([near(idOf(table), THERE, again.port)]);
    await until(() => last().is === 'open', 10_000);
    expect(again.lobby.guests).toMatchObject([{ name: 'Ada', connected: true }]);
  }, 30_000);

  test('stops looking when it goes home', async () => {
    const table = await seated();
    await table.suspend();
    await until(() => say !== null, 10_000);
    await link.close();
    expect(say).toBeNull();
  });
});
