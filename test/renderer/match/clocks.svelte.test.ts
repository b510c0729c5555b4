/** Clocks at the seats: they tick in the page, are read only when asked for, and speak up twice. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { clockInWords, clockText, timingWords } from '../../../src-renderer/match/clock-words.ts';
import { Warnings, leftAfter } from '../../../src-renderer/match/clocks.svelte.ts';
import type { MatchFrame, SeatInfo } from '../../../src-shared/protocol/messages.ts';
import type { ClocksInfo } from '../../../src-shared/protocol/timing.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { FakeClient } from '../fake-client.ts';

const MATCH = 'the-match';
const BEN: SeatInfo = { seat: 0, name: 'Ben', kind: 'human' };
const ADA: SeatInfo = { seat: 1, name: 'Ada', kind: 'human' };
const CLOCKS: ClocksInfo = {
  running: 0,
  graceMs: 2000,
  left: [
    { turnMs: 62_000, reserveMs: 0 },
    { turnMs: 60_000, reserveMs: 300_000 },
  ],
};

let app: Record<string, unknown> | undefined;
let later = 0;
beforeAll(() => {
  // happy-dom animates nothing.
  Element.prototype.animate ??= () => ({ finish: () => undefined }) as unknown as Animation;
});
beforeEach(() => {
  later = 0;
  // The page's clock stands still but for `passes`, however slow the machine is.
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 + later);
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function settle(ms = 0): Promise<void> {
  for (let i = 0; i < 8; i++) {
    flushSync();
    await tick();
    await new Promise((resolve) => setTimeout(resolve, ms / 8));
  }
}

async function show(clocks: ClocksInfo | undefined, people: SeatInfo[] = [BEN, ADA]): Promise<FakeClient> {
  const asked = FRAMES.summon as unknown as MatchFrame;
  const frame = {
    ...asked,
    match: MATCH,
    seats: people,
    local: [0],
    seat: 0,
    mode: 'seat',
    ...(clocks && { clocks }),
  } as MatchFrame;
  const client: FakeClient = new FakeClient({
    'lan.state': () => ({ state: 'closed', kept: null }),
    'match.ask': () => ({ answer: null }),
    'match.prefs': () => ({}),
    'match.usual': () => ({}),
    'match.open': () => {
      queueMicrotask(() => client.frames.tell(frame));
      return {};
    },
  });
  app = mount(App, {
    target: document.body,
    props: { client, start: { name: 'match', id: MATCH } },
  });
  await settle();
  return client;
}

const clockOf = (seat: number) => document.querySelector(`[data-seat-clock="${seat}"]`);
const textOf = (seat: number): string => clockOf(seat)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const aloud = (): string => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
/** The page's clock goes on, and it ticks once more. */
async function passes(ms: number): Promise<void> {
  later += ms;
  await settle(600);
}

describe('at the table', () => {
  it('each seat shows what its person has left, and the one that decides ticks by itself', async () => {
    await show(CLOCKS);
    expect(textOf(0)).toBe('1:02');
    expect(textOf(1)).toBe('1:00 +5:00');
    expect(clockOf(0)?.getAttribute('role')).toBe('timer');
    expect(clockOf(1)?.getAttribute('aria-label')).toContain('1 minute left in this turn, and 5 minutes in reserve');
    await passes(22_000);
    expect(textOf(0)).toBe('0:42');
    expect(textOf(1)).toBe('1:00 +5:00');
    expect(clockOf(0)?.classList.contains('hurries')).toBe(false);
  });

  it('the last minute and the last 15 seconds are said once, and only then is it marked', async () => {
    await show(CLOCKS);
    await passes(5000);
    await vi.waitFor(() => expect(aloud()).toContain('59 seconds left. Then a bot ends your turn.'), 10_000);
    await passes(44_000);
    await vi.waitFor(() => expect(aloud()).toContain('15 seconds left. Then a bot ends your turn.'), 10_000);
    expect(clockOf(0)?.classList.contains('hurries')).toBe(true);
    await passes(60_000);
    expect(textOf(0)).toBe('0:00');
  });

  it('nothing is there at a table without clocks', async () => {
    await show(undefined);
    expect(clockOf(0)).toBeNull();
  });

  it('all read whose time is up, and no button takes the seat back before the turn ends', async () => {
    await show(CLOCKS, [{ ...BEN, standIn: 'novice', timeUp: true }, ADA]);
    expect(document.querySelector('.note')?.textContent).toContain('Your time is up: a bot decides until this turn ends.');
    expect(document.querySelectorAll('.note button')).toHaveLength(0);
    void unmount(app!);
    await show(CLOCKS, [BEN, { ...ADA, standIn: 'novice', timeUp: true }]);
    expect(document.querySelector('.note')?.textContent).toContain('Ada’s time is up');
  });
});

describe('the reckoning', () => {
  it('grace costs nothing, then the turn’s time goes, then the reserve; others stand still', () => {
    const info: ClocksInfo = {
      running: 1,
      graceMs: 2000,
      left: [
        { turnMs: 60_000, reserveMs: 0 },
        { turnMs: 5000, reserveMs: 10_000 },
      ],
    };
    expect(leftAfter(info, 1, 2000)).toEqual({
      turnMs: 5000,
      reserveMs: 10_000,
    });
    expect(leftAfter(info, 1, 9000)).toEqual({ turnMs: 0, reserveMs: 8000 });
    expect(leftAfter(info, 1, 90_000)).toEqual({ turnMs: 0, reserveMs: 0 });
    expect(leftAfter(info, 0, 9000)).toEqual({ turnMs: 60_000, reserveMs: 0 });
    expect(leftAfter({ ...info, left: [null, null] }, 1, 0)).toBeNull();
  });

  it('a warning is given when its time passes, not to somebody who comes in late', () => {
    const warnings = new Warnings();
    const next = (turnMs: number) => warnings.next({ turnMs, reserveMs: 0 });
    expect([61_000, 60_000, 59_000, 15_000, 14_000, 0].map((ms) => next(ms) !== null)).toEqual([false, true, false, true, false, false]);
    expect(new Warnings().next({ turnMs: 10_000, reserveMs: 0 })).toBeNull();
  });

  it('says times in words', () => {
    expect(clockText(59_001)).toBe('1:00');
    expect(clockText(0)).toBe('0:00');
    expect(clockInWords('Ada', { turnMs: 61_000, reserveMs: 0 })).toBe('Ada has 1 minute 1 second left in this turn');
    expect(timingWords({ clock: null })).toBe('');
    expect(timingWords({ clock: { turnS: 120, reserveS: 600 } })).toBe(
      'Everybody has 2 minutes a turn, and 10 minutes in reserve for the whole match; then a bot ends the turn.',
    );
  });
});
