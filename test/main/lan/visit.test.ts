/** The app as a guest elsewhere: what its owner's screen asks for, and is told. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadVisits } from '../../../src-main/web/open-table.ts';
import type { VisitLine, VisitState } from '../../../src-shared/protocol/visit.ts';
import { makeRig, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { openTable, placeOf } from './support.ts';
import type { LanRig } from './support.ts';

let lan: LanRig;
let app: Rig;
beforeEach(async () => {
  lan = await openTable(undefined, 2);
  app = makeRig({ loadVisits });
});
afterEach(async () => {
  expect(app.errors).toEqual([]);
  await app.end();
  await lan.end();
});

type On = Extract<VisitState, { state: 'on' }>;
const code = () => lan.table.places[0].code;
const join = (name = 'Ada', typed = code()) => app.screen.ask('visit.join', { name, code: typed, place: placeOf(lan.table) });
const lines = (screen = app.screen): (VisitLine | null)[] =>
  screen.heard.flatMap((message) => ('push' in message && message.push === 'visit' ? [(message.state as On).line] : []));
const texts = (screen = app.screen): string[] =>
  screen.heard.flatMap((message) => ('push' in message && message.push === 'table' ? message.text : []));

test('a program that sends no packets says so, and every request is refused', async () => {
  const silent = makeRig();
  expect(await silent.screen.ask('visit.state', {})).toEqual({ state: 'off' });
  expect((await silent.screen.refusal('visit.look', { looking: true })).code).toBe('forbidden');
  expect((await silent.screen.refusal('visit.join', { name: 'Ada', code: code(), place: placeOf(lan.table) })).code).toBe('forbidden');
  await silent.end();
});

test('it sits down with the code, says what the page says, and passes on what the table says', async () => {
  expect(await app.screen.ask('visit.state', {})).toEqual({ state: 'on', near: null, kept: null, line: null });
  expect(await join()).toMatchObject({ kept: placeOf(lan.table), line: { is: 'open' } });
  await until(() => texts().some((text) => text.includes('"lobby"')));
  await app.screen.ask('visit.say', { text: JSON.stringify({ id: 4, method: 'lobby.ready', params: { ready: true } }) });
  await until(() => texts().includes('{"id":4,"result":{}}'));
  expect(lan.table.lobby.seats[0]).toMatchObject({ kind: 'guest', ready: true });
  // The token is the app's secret, and none of the page's business.
  expect(texts().join()).not.toContain('token');
});

test.each([
  ['a wrong code', '000000', 'That is not the code of this table. Look at its screen again.'],
  ['no code at all', 'hello', 'A code has six letters and digits, as the screen of the table shows it.'],
])('%s is refused in words, and nothing is kept', async (_, typed, words) => {
  expect((await app.screen.refusal('visit.join', { name: 'Ada', code: typed, place: placeOf(lan.table) })).message).toBe(words);
  expect(await app.screen.ask('visit.state', {})).toMatchObject({ kept: null, line: null });
  expect((await app.screen.refusal('visit.say', { text: '{}' })).message).toBe('The table does not answer. Trying again…');
});

test('a locked table, and an address where none is, say why', async () => {
  lan.table.lock(true);
  expect((await app.screen.refusal('visit.join', { name: 'Ada', code: code(), place: placeOf(lan.table) })).message).toContain('locked');
  const nowhere = { address: '127.0.0.1', port: 9 };
  const refused = await app.screen.refusal('visit.join', { name: 'Ada', code: code(), place: nowhere });
  expect(refused.message).toBe('You were not let in: nothing answers there.');
});

test('a restarted app goes back to its seat, until it forgets it', async () => {
  await join();
  app = await app.restart();
  expect(await app.screen.ask('visit.state', {})).toMatchObject({ kept: placeOf(lan.table), line: null });
  await until(() => !lan.table.lobby.guests[0].connected);
  await app.screen.ask('visit.back', {});
  await until(() => lan.table.lobby.guests[0].connected);
  await until(() => texts().some((text) => text.includes('"lobby"')));
  expect(lines()).toEqual([{ is: 'lost' }, { is: 'open' }]);
  await app.screen.ask('visit.forget', {});
  await until(() => !lan.table.lobby.guests[0].connected);
  expect((await app.screen.refusal('visit.back', {})).code).toBe('notFound');
});

test('a table that is closed, or shows the guest out, leaves no seat to go back to; sitting down elsewhere does', async () => {
  await join();
  lan.table.removeGuest('g1');
  await until(() => lines().at(-1)?.is === 'ended');
  expect(await app.screen.ask('visit.state', {})).toMatchObject({ kept: null });
  await join('Ben');
  expect(await app.screen.ask('visit.state', {})).toMatchObject({ kept: placeOf(lan.table) });
  await lan.table.close();
  await until(() => lines().at(-1)?.is === 'ended');
  expect(await app.screen.ask('visit.state', {})).toMatchObject({ kept: null });
});

test('what is heard of an earlier way is nothing of the present one', async () => {
  await join();
  await join('Ben');
  expect(lan.table.lobby.guests.map(({ name, connected }) => [name, connected])).toEqual([
    ['Ada', false],
    ['Ben', true],
  ]);
  expect(lines().at(-1)).toEqual({ is: 'open' });
});
