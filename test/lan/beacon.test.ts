/** What a table says of itself in the network, and what is made of what others say. */
import { expect, test } from 'vitest';
import { beaconText, readBeacon } from '../../src-shared/lan/beacon.ts';
import { NAMELESS } from '../../src-shared/protocol/settings.ts';
import * as lobbies from '../../src-shared/lan/lobby.ts';

const table = () => lobbies.fill(lobbies.newLobby('lantern', 3), 0, { kind: 'screen', name: 'Ida' });

test('a table says game, version, who sits, and free seats', () => {
  const text = beaconText(lobbies.arrive(table(), 'g1', 'Ada'), '1.2.3', 7);
  expect(readBeacon(text)).toEqual({
    game: 'lantern',
    version: '1.2.3',
    protocol: 7,
    seats: 3,
    free: 1,
    people: 'Ida, Ada',
    isPlaying: false,
  });
});

test('a person who has given no name is none of the people', () => {
  const nameless = lobbies.fill(table(), 1, { kind: 'screen', name: NAMELESS });
  expect(readBeacon(beaconText(nameless, '1', 1))).toMatchObject({ people: 'Ida', free: 1 });
});

test('nobody is invited to a locked table, or into a match', () => {
  expect(readBeacon(beaconText(lobbies.lock(table(), true), '1', 1))).toMatchObject({ free: 0, isPlaying: false });
  expect(readBeacon(beaconText(lobbies.begin(table(), 'm'), '1', 1))).toMatchObject({ free: 0, isPlaying: true });
});

test('long names fit into a record of 255 bytes', () => {
  let lobby = lobbies.newLobby('lantern', 6);
  for (let seat = 0; seat < 6; seat++) lobby = lobbies.fill(lobby, seat, { kind: 'screen', name: `${seat}${'🔨'.repeat(20)}` });
  for (const [key, value] of Object.entries(beaconText(lobby, '1', 1))) expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThan(256);
});

const good = { game: 'lantern', version: '1.0.0', protocol: '1', seats: '2', free: '1' };

test.each([
  ['nothing', undefined],
  ['a text', 'lantern'],
  ['no game', { ...good, game: undefined }],
  ['a path for a game', { ...good, game: '../x' }],
  ['seven seats', { ...good, seats: '7' }],
  ['half a seat', { ...good, free: '0.5' }],
  ['a version with blanks', { ...good, version: 'a b' }],
  ['a name that never ends', { ...good, people: 'x'.repeat(201) }],
])('%s is no table of ours', (_, text) => {
  expect(readBeacon(good)).not.toBeNull();
  expect(readBeacon(text)).toBeNull();
});

test('names are shown without invisible characters', () => {
  expect(readBeacon({ ...good, people: 'A\u202Eda' })?.people).toBe('Ada');
});
