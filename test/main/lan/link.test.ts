/** A guest's app keeps its way to the table: lines that drop are taken up again by themselves, and what is over is said. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realClock } from '../../../src-main/host/env/clock.ts';
import { realEnv } from '../../../src-main/host/env/env.ts';
import { LanTable } from '../../../src-main/lan/table.ts';
import { TableLink } from '../../../src-main/lan/table-link.ts';
import type { VisitLine } from '../../../src-shared/protocol/visit.ts';
import type { KeptTable } from '../../../src-main/host/store/table-file.ts';
import { until } from '../support/rig.ts';
import { openTable } from './support.ts';
import type { LanRig, Guest } from './support.ts';

let lan: LanRig;
let ada: Guest;
let link: TableLink;
let kept: KeptTable | null = null;
const statuses: VisitLine[] = [];
const texts: string[] = [];
const last = () => statuses.at(-1)?.is;

beforeEach(async () => {
  statuses.length = texts.length = 0;
  lan = await openTable(undefined, 2, { keep: { write: (table) => (kept = table), remove: () => (kept = null) } });
  ada = await lan.guest('Ada');
  ada.leave();
  await until(() => !lan.table.lobby.guests[0].connected);
  link = TableLink.back(ada.ticket, { onText: (text) => texts.push(text), onStatus: (status) => statuses.push(status) });
  await until(() => last() === 'open');
});
afterEach(async () => {
  await link.close();
  expect(lan.errors).toEqual([]);
  await lan.end();
});

test('speaks for the guest as long as it is open', async () => {
  expect(link.send(JSON.stringify({ id: 1, method: 'lobby.ready', params: { ready: true } }))).toBe(true);
  await until(() => texts.some((text) => text.includes('"ready":true')));
  await link.close();
  expect(link.send('{}')).toBe(false);
  await until(() => !lan.table.lobby.guests[0].connected);
  expect(statuses).toEqual([{ is: 'open' }]);
});

test('finds the table again after a rest, on the same port', async () => {
  await lan.table.suspend();
  await until(() => last() === 'lost');
  expect(link.send('{}')).toBe(false);
  const table = kept!;
  const parts = { host: lan.rig.host, game: 'lantern', seats: 2, addresses: ['127.0.0.1'], log: () => undefined };
  const again = await LanTable.open(parts, table);
  await until(() => last() === 'open');
  expect(again.lobby.guests).toMatchObject([{ name: 'Ada', connected: true }]);
  expect(statuses.map(({ is }) => is)).toEqual(['open', 'lost', 'open']);
  await link.close();
  await again.close();
});

test('says that a table was closed, and tries no more', async () => {
  await lan.table.close();
  await until(() => last() === 'ended');
  expect(statuses.at(-1)).toEqual({ is: 'ended', reason: 'the table was closed', mayReturn: false });
});

test('says that the guest was shown out, or sits elsewhere', async () => {
  const elsewhere = TableLink.back(ada.ticket, { onText: () => undefined, onStatus: () => undefined });
  await until(() => last() === 'ended');
  expect(statuses.at(-1)).toEqual({ is: 'ended', reason: 'this device sits down at the table elsewhere', mayReturn: true });
  await elsewhere.close();
  const ended: VisitLine[] = [];
  lan.table.removeGuest(ada.you);
  const out = TableLink.back(ada.ticket, { onText: () => undefined, onStatus: (status) => ended.push(status) });
  await until(() => ended.length > 0);
  expect(ended).toEqual([{ is: 'ended', reason: 'the table does not know this device', mayReturn: false }]);
  await out.close();
});

test('gives up a line on which nothing is heard, not even a heartbeat, for another one', async () => {
  await link.close();
  const seen: string[] = [];
  // A hundred times as fast as the table's own heart beats.
  const impatient = { ...realEnv, clock: { ...realClock, after: (ms: number, run: () => void) => realClock.after(ms / 100, run) } };
  link = TableLink.back(ada.ticket, { onText: () => undefined, onStatus: ({ is }) => seen.push(is) }, { env: impatient });
  await until(() => seen.length >= 3);
  expect(seen.slice(0, 3)).toEqual(['open', 'lost', 'open']);
});
