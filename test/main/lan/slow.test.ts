/** A guest that takes nothing delays nobody, and costs the host a bounded amount of memory. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLOSE_SLOW } from '../../../src-shared/protocol/lobby.ts';
import { BOT, until } from '../support/rig.ts';
import { PageGuest, openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

let lan: LanRig;
let ada: Guest;
let slow: PageGuest;
beforeEach(async () => {
  // Small, so that the test is short; what the system buffers comes on top of it.
  lan = await openTable(undefined, 2, { mostWaiting: 256 * 1024 });
  ada = await lan.guest('Ada');
  slow = PageGuest.join(lan.table, 'Slow');
  await slow.hears('lobby');
  slow.socket.pause();
});
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
});

/** The host changes its mind until the slow guest is away; a turn of the event loop now and then, as real changes have. */
async function pushUntilAway(): Promise<number> {
  let pushes = 0;
  // What the system buffers is no part of the limit.
  for (; pushes < 60_000 && lan.table.lobby.guests[1].connected; pushes++) {
    lan.table.fill(1, { ...BOT, name: `Bot ${pushes % 7}` });
    if (pushes % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return pushes;
}

test('the slow guest is cut off with the reason, the others hear everything, and it comes back to all there is', async () => {
  const pushes = await pushUntilAway();
  expect(lan.table.lobby.guests[1].connected).toBe(false);
  expect(ada.closed).toBeNull();
  lan.table.fill(1, { ...BOT, name: 'Last' });
  await until(() => ada.lobby.seats[1].name === 'Last');
  expect(ada.texts.length).toBeGreaterThan(pushes);
  slow.socket.resume();
  const end = await slow.ends();
  expect(end).toEqual({ code: CLOSE_SLOW, reason: 'too slow: too much was waiting to be sent' });
  const welcome = JSON.parse(slow.texts.find((text) => text.includes('welcome'))!) as { token: string };
  const again = new PageGuest(lan.table, { back: welcome.token, protocol: 1 });
  await again.hears('Last');
  again.socket.terminate();
});

test('one that never takes anything again is ended', async () => {
  await pushUntilAway();
  await until(() => lan.table.sockets === 1, 8000);
  slow.socket.terminate();
});
