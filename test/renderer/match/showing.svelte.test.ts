/** How a live match is shown: what is gathered at large tables, and how the log follows the picture. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTable } from '../../../src-renderer/match/game-ui.ts';
import type { Arrival, LiveSession } from '../../../src-renderer/match/session.svelte.ts';
import { Showing } from '../../../src-renderer/match/showing.svelte.ts';
import type { LogGroup, MatchFrame } from '../../../src-shared/protocol/messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEATS = ['You', 'Ines', 'Tamsin', 'Orrin'].map((name) => ({ kind: 'bot', name }));
const told = (line: number, ...types: string[]): LogGroup => ({ line, events: types.map((type) => ({ type })) });

/** At a table with so many seats, whose person is touched by events of the type “mine”, while animations take so long. */
function shown(seats: number, left = 0) {
  const session = { frame: { seats: SEATS.slice(0, seats), status: 'playing' }, log: [told(1, 'a')], catchUp: vi.fn() };
  const table = {
    seat: 0,
    pace: 1,
    motionsLeft: left,
    touches: (events: readonly { type: string }[]) => events.some(({ type }) => type === 'mine'),
    momentsOf: () => [],
    celebrate: vi.fn(),
    linger: vi.fn(),
    finishMotions: vi.fn(),
  };
  return { session, table, showing: new Showing(session as unknown as LiveSession, table as unknown as GameTable, 'anvil') };
}
const message = (status: 'playing' | 'finished', ...types: string[]) => ({ log: [told(2, ...types)], status }) as unknown as MatchFrame;
const arrival = (more: Partial<Arrival> = {}): Arrival => ({
  frame: { status: 'playing', actions: [] } as unknown as MatchFrame,
  before: { status: 'playing', mode: 'seat', actions: [] } as unknown as MatchFrame,
  events: [{ type: 'other' }],
  jumped: false,
  onTheWay: false,
  gathered: false,
  ...more,
});

describe('at tables of four and more', () => {
  it('what others do to each other is gathered', () => {
    expect(shown(4).showing.gathers(message('playing', 'other'))).toBe(true);
  });

  it('what is done to the person never is, nor the end, nor anything at a small table', () => {
    expect(shown(4).showing.gathers(message('playing', 'other', 'mine'))).toBe(false);
    expect(shown(4).showing.gathers(message('finished', 'other'))).toBe(false);
    expect(shown(3).showing.gathers(message('playing', 'other'))).toBe(false);
  });

  it('what is done to the person is shown on its own however much waits', () => {
    expect(shown(4).showing.matters(message('playing', 'mine'))).toBe(true);
    expect(shown(4).showing.matters(message('playing', 'other'))).toBe(false);
  });

  it('what another did is seen for a while, unless it is gathered', () => {
    const { showing, table } = shown(4);
    showing.hear(arrival({ gathered: true }), 'Ines draws.');
    expect(table.linger).not.toHaveBeenCalled();
    showing.hear(arrival(), 'Ines attacks you.');
    expect(table.linger).toHaveBeenCalledWith(500);
  });
});

describe('the log', () => {
  it('is written along: not before what it tells is seen, and at once when that is skipped', () => {
    const { showing, session } = shown(2, 600);
    session.log = [...session.log, told(2, 'blow')];
    showing.hear(arrival(), 'Ines attacks you.');
    expect(showing.log).toHaveLength(1);
    vi.advanceTimersByTime(599);
    expect(showing.log).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(showing.log).toHaveLength(2);

    session.log = [...session.log, told(3, 'blow')];
    showing.hear(arrival(), '');
    showing.skip();
    expect(showing.log).toHaveLength(3);
  });

  it('does not wait for what flies away after it, nor for what jumped', () => {
    const { showing, session } = shown(2, 5000);
    session.log = [...session.log, told(2, 'blow')];
    showing.hear(arrival(), '');
    vi.advanceTimersByTime(700);
    expect(showing.log).toHaveLength(2);
    session.log = [...session.log, told(3, 'undone')];
    showing.hear(arrival({ jumped: true }), '');
    expect(showing.log).toHaveLength(3);
  });
});
