/** A page's line to the table that served it: joining, coming back, and what ends it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WayStatus } from '../../../src-renderer/guest/table-way.ts';
import { TableSocket } from '../../../src-renderer/guest/table-socket.ts';
import { UNKNOWN_DEVICE } from '../../../src-shared/protocol/lobby.ts';
import { BEAT_MS } from '../../../src-shared/protocol/messages.ts';
import { FakeSocket } from '../client/fake-socket.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const ADA = { name: 'Ada', code: '7K2QX9', address: '' };
const JOIN = { join: { name: 'Ada', code: '7K2QX9' }, protocol: 1 };
const BACK = { back: TOKEN, protocol: 1 };

let ways: TableSocket[];
let statuses: WayStatus[];

function page(hand: string | null = null): TableSocket {
  const way = new TableSocket('wss://192.168.1.20:47520/guest', hand === null ? null : { hand });
  ways.push(way);
  statuses = [];
  way.onStatus((status) => statuses.push(status));
  return way;
}
const hello = (): unknown => JSON.parse(FakeSocket.last.sent[0]);
const up = (): void => void FakeSocket.last.dispatchEvent(new Event('open'));

/** In, with a token. */
function joined(): TableSocket {
  const way = page();
  way.join(ADA);
  FakeSocket.last.welcome({ push: 'welcome', you: 'g1', token: TOKEN });
  return way;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
  ways = [];
});
afterEach(() => {
  for (const way of ways) way.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a device with the claim to a hand', () => {
  const CLAIM = 'abcdefghijklmnopqrstuv';
  const USED = 'that picture is used up: the shared screen shows another one';

  it('shows it by itself, and comes back with its token', () => {
    const way = page(CLAIM);
    up();
    expect(hello()).toEqual({ hand: CLAIM, protocol: 1 });
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1', token: TOKEN });
    expect(way.status).toEqual({ is: 'open' });
    FakeSocket.last.ends();
    vi.advanceTimersByTime(1000);
    up();
    expect(hello()).toEqual(BACK);
  });

  it('is told that somebody was faster', () => {
    const way = page(CLAIM);
    up();
    FakeSocket.last.ends(4403, USED);
    expect(way.status).toMatchObject({ is: 'outside', why: `T${USED.slice(1)}.` });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('has taken that hand before, and comes back to it', () => {
    joined();
    page(CLAIM);
    up();
    FakeSocket.last.ends(4403, USED);
    vi.advanceTimersByTime(1000);
    up();
    expect(hello()).toEqual(BACK);
  });
});

describe('a new guest', () => {
  it('goes nowhere before it says who it is', () => {
    expect(page().status).toEqual({ is: 'outside', why: null, mayReturn: false });
    expect(FakeSocket.all).toEqual([]);
  });

  it('shows name and code, and is heard from then on', () => {
    const way = joined();
    expect(hello()).toEqual(JOIN);
    expect(statuses).toEqual([{ is: 'knocking' }, { is: 'open' }]);
    const heard: string[] = [];
    way.onMessage((text) => heard.push(text));
    FakeSocket.last.hears({ push: 'beat' });
    expect(heard).toEqual(['{"push":"beat"}']);
  });

  it.each([
    [4403, 'that is not the code of this table', 'That is not the code of this table.'],
    [4429, 'too many tries: wait 4 s', 'Too many tries: wait 4 s.'],
    [4401, 'The table is full: 16 guests are the most.', 'The table is full: 16 guests are the most.'],
    [1006, '', 'The table does not answer. Is its host still there, and this device in the same network?'],
  ])('that is not let in (%i) is told why, and asked anew', (code, reason, why) => {
    const way = page();
    way.join(ADA);
    up();
    FakeSocket.last.ends(code, reason);
    expect(way.status).toEqual({ is: 'outside', why, mayReturn: false });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    way.join(ADA);
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1', token: TOKEN });
    expect(way.status).toEqual({ is: 'open' });
  });
});

describe('a device that has joined before', () => {
  it('is told after a while that the host may have another address, until the table is heard again', () => {
    const way = joined();
    FakeSocket.last.ends(1006, '');
    expect(way.status).toEqual({ is: 'lost' });
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(4000);
      FakeSocket.last.ends(1006, '');
    }
    expect(way.status).toEqual({ is: 'lost', why: expect.stringContaining('ask there for the link anew') as string });
    vi.advanceTimersByTime(4000);
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1' });
    expect(way.status).toEqual({ is: 'open' });
    FakeSocket.last.ends(1006, '');
    expect(way.status).toEqual({ is: 'lost' });
  });

  it('goes back by itself after a reload', () => {
    joined().close();
    const way = page();
    expect(way.status).toEqual({ is: 'knocking' });
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1' });
    expect(hello()).toEqual(BACK);
    expect(way.status).toEqual({ is: 'open' });
  });

  it('goes back by itself on a lost line, and until the table answers', () => {
    const way = joined();
    FakeSocket.last.ends();
    expect(way.status).toEqual({ is: 'lost' });
    for (let n = 0; n < 4; n++) {
      vi.advanceTimersByTime(4000);
      FakeSocket.last.ends(n === 0 ? 1013 : 1011);
    }
    vi.advanceTimersByTime(4000);
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1' });
    expect(hello()).toEqual(BACK);
    expect(statuses).toEqual([{ is: 'knocking' }, { is: 'open' }, { is: 'lost' }, { is: 'open' }]);
  });

  it('takes another line when nothing is heard on this one', () => {
    const way = joined();
    const silent = FakeSocket.last;
    vi.advanceTimersByTime(4 * BEAT_MS);
    expect(silent.closed).toBe(true);
    expect(way.status).toEqual({ is: 'lost' });
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1' });
    expect(hello()).toEqual(BACK);
    expect(way.status).toEqual({ is: 'open' });
  });

  it.each([
    [4410, 'the table was closed', 'The table was closed.'],
    [4401, 'you were shown out of the table', 'You were shown out of the table.'],
  ])('is at no table any more after %i', (code, reason, why) => {
    const way = joined();
    FakeSocket.last.ends(code, reason);
    expect(way.status).toEqual({ is: 'outside', why, mayReturn: false });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(page().status.is).toBe('outside');
  });

  it('whom the table does not know forgets its token', () => {
    joined().close();
    const way = page();
    up();
    FakeSocket.last.ends(4401, UNKNOWN_DEVICE);
    expect(way.status).toMatchObject({ is: 'outside', mayReturn: false });
    expect(page().status).toEqual({ is: 'outside', why: null, mayReturn: false });
  });

  it.each([
    [4401, 'the table runs another version of Five Forges: reload the page, or update the app'],
    [4409, 'this device sits down at the table elsewhere'],
    [4429, 'too many messages'],
  ])('may return after %i (%s), and does not by itself', (code, reason) => {
    joined().close();
    const way = page();
    up();
    FakeSocket.last.ends(code, reason);
    expect(way.status).toMatchObject({ is: 'outside', mayReturn: true });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    way.back();
    FakeSocket.last.welcome({ push: 'welcome', you: 'g1' });
    expect(hello()).toEqual(BACK);
    expect(way.status).toEqual({ is: 'open' });
  });

  it('that leaves goes back no more', () => {
    const way = joined();
    way.forget();
    expect(way.status).toEqual({ is: 'outside', why: null, mayReturn: false });
    expect(page().status.is).toBe('outside');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('without a store in its browser still comes back as long as the page is there', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('nothing is kept here');
    });
    const way = joined();
    FakeSocket.last.ends();
    vi.advanceTimersByTime(250);
    up();
    expect(hello()).toEqual(BACK);
    expect(way.status).toEqual({ is: 'lost' });
    vi.restoreAllMocks();
  });
});
