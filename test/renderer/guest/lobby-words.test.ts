/** The lobby in sentences. */
import { describe, expect, it } from 'vitest';
import { changesIn, versionProblem, waitsFor } from '../../../src-renderer/guest/lobby-words.ts';
import type { LobbyView } from '../../../src-shared/protocol/lobby.ts';
import { withoutDirection } from '../../../src-shared/text/names.ts';
import { OPEN_SEAT, guestSeat, lobbyOf } from './fake-way.ts';

const READY = { ready: true };
const ADA = guestSeat('g1', 'Ada', READY);
const plain = (text: string): string => withoutDirection(text);
const waits = (lobby: LobbyView, isOver = false): string => plain(waitsFor(lobby, isOver));

describe('what everybody waits for', () => {
  it.each([
    [lobbyOf([ADA, OPEN_SEAT]), 'Seat 2 is open: the host gives it to somebody or to a bot.'],
    [lobbyOf([OPEN_SEAT, ADA, OPEN_SEAT]), 'Seats 1 and 3 are open: the host gives them to somebody or to a bot.'],
    [lobbyOf([ADA, guestSeat('g2', 'Ben', { ready: true, connected: false })]), 'Waiting for Ben, who is away.'],
    [lobbyOf([guestSeat('g1', 'Ada'), guestSeat('g2', 'Ben')]), 'Waiting for you and Ben to be ready.'],
    [lobbyOf([guestSeat('g1', 'Ada'), guestSeat('g2', 'Ben')], { common: null }), 'The host is still laying the table.'],
    [lobbyOf([ADA, guestSeat('g2', 'Ben', READY)]), 'Everybody is ready: the host starts the match.'],
    [lobbyOf([ADA], { match: { id: 'm', seat: 0 } }), 'The match is on, and your seat is waiting for you.'],
  ])('%#', (lobby, words) => {
    expect(waits(lobby)).toBe(words);
  });

  it('is the host, once a match has ended', () => {
    expect(waits(lobbyOf([ADA], { match: { id: 'm', seat: 0 } }), true)).toBe(
      'The match is over. The host brings everybody back to the table.',
    );
  });
});

describe('what has changed', () => {
  const before = lobbyOf([ADA, guestSeat('g2', 'Ben'), OPEN_SEAT]);
  const said = (now: LobbyView, from = before): string => plain(changesIn(from, now, (game) => game));

  it.each([
    [lobbyOf([ADA, guestSeat('g2', 'Ben'), guestSeat('g3', 'Cleo')]), 'Cleo has come to the table.'],
    [lobbyOf([ADA, OPEN_SEAT, OPEN_SEAT]), 'Ben has left the table.'],
    [lobbyOf([ADA, guestSeat('g2', 'Ben', READY), OPEN_SEAT]), 'Ben is ready.'],
    [lobbyOf([ADA, guestSeat('g2', 'Ben', { connected: false }), OPEN_SEAT]), 'Ben is away.'],
    [lobbyOf([ADA, guestSeat('g2', 'Bea'), OPEN_SEAT]), 'Ben is called Bea now.'],
    [lobbyOf([ADA, OPEN_SEAT, guestSeat('g2', 'Ben')]), 'Ben sits at seat 3.'],
    [lobbyOf([ADA, OPEN_SEAT, OPEN_SEAT], { waiting: [{ id: 'g2', name: 'Ben', connected: true }] }), 'Ben has stood up.'],
    [lobbyOf([OPEN_SEAT, guestSeat('g2', 'Ben'), ADA]), 'You sit at seat 3.'],
    [lobbyOf(before.seats, { match: { id: 'm', seat: 0 } }), 'The match begins.'],
    [lobbyOf(before.seats, { game: 'laneforge' }), 'The host has put another game on the table: laneforge.'],
    // The button says it.
    [lobbyOf([guestSeat('g1', 'Ada'), guestSeat('g2', 'Ben'), OPEN_SEAT]), ''],
    [before, ''],
  ])('%#', (now, words) => {
    expect(said(now)).toBe(words);
  });

  const CLOCKED = { timing: { clock: { turnS: 120, reserveS: 0 } } } as const;
  const SET = 'The clocks are set: Everybody has 2 minutes a turn; then a bot ends the turn.';
  const ANEW = 'What all play by has changed: say anew that you are ready.';
  const unready = [guestSeat('g1', 'Ada'), ...before.seats.slice(1)];

  it('is how time is shared out, and that one is ready no more for what all play by', () => {
    expect(said(lobbyOf(before.seats, CLOCKED))).toBe(SET);
    expect(said(lobbyOf(unready, CLOCKED))).toBe(`${SET} ${ANEW}`);
    expect(said(before, lobbyOf(before.seats, CLOCKED))).toBe('There are no clocks any more.');
    expect(said(lobbyOf(unready, { common: { map: 'other' } }))).toBe(ANEW);
    expect(said(lobbyOf(before.seats, { common: { map: 'other' } }))).toBe('');
  });

  it('is that everybody is back, when a match ends', () => {
    expect(said(before, lobbyOf(before.seats, { match: { id: 'm', seat: 0 } }))).toBe('Everybody is back at the table.');
  });
});

const problem = (content: number | undefined) => versionProblem(lobbyOf([]), 'Hexforge', { version: '1.3.0', content });

it('cards of other versions are told with who has what', () => {
  expect(problem(7)).toBeNull();
  // A page that the table itself serves.
  expect(problem(0)).toBeNull();
  expect(problem(8)).toBe(
    'The host’s Hexforge has cards of version 7 (Five Forges 1.2.3), yours of version 8 (1.3.0): bring both to the same version, or join in a browser.',
  );
  expect(problem(undefined)).toContain('your app (1.3.0) does not have the game');
});
