/** A page whose host says nothing any more, and speaks again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransportClient } from '../../../src-renderer/client/client.ts';
import type { ConnectionStatus } from '../../../src-renderer/client/client.ts';
import { SocketTransport } from '../../../src-renderer/client/socket-transport.ts';
import { BEAT_MS } from '../../../src-shared/protocol/messages.ts';
import { FakeSocket } from './fake-socket.ts';

let statuses: ConnectionStatus[];
let client: TransportClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  client = new TransportClient(new SocketTransport('ws://127.0.0.1/socket', 'token'));
  statuses = [];
  client.onStatus((status) => statuses.push(status));
  FakeSocket.last.welcome();
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a host', () => {
  it('that beats counts as there, however long nothing else happens', () => {
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(BEAT_MS);
      FakeSocket.last.hears({ push: 'beat' });
    }
    expect(statuses).toEqual(['open']);
  });

  it('that is silent is said to be after half a minute, and is back with its first word', async () => {
    const opened = client.request('match.open', { match: 'one' });
    FakeSocket.last.hears({ id: 1, result: {} });
    await opened;
    vi.advanceTimersByTime(30_000);
    expect(statuses).toEqual(['open', 'silent']);
    const asked = client.request('match.list', {});
    FakeSocket.last.hears({ push: 'matches' });
    expect(statuses).toEqual(['open', 'silent', 'open']);
    // It is the same line: what was asked meanwhile is answered, and no match is opened anew.
    const { id } = JSON.parse(FakeSocket.last.sent.at(-1)!) as { id: number };
    FakeSocket.last.hears({ id, result: { matches: [], problems: [] } });
    expect(await asked).toEqual({ matches: [], problems: [] });
    expect(FakeSocket.last.sent.filter((text) => text.includes('match.open'))).toHaveLength(1);
  });

  it('is not called silent after a night of sleep: no period of the page passed meanwhile', () => {
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    vi.advanceTimersByTime(BEAT_MS);
    FakeSocket.last.hears({ push: 'beat' });
    vi.advanceTimersByTime(BEAT_MS);
    expect(statuses).toEqual(['open']);
  });
});

describe('a lost line', () => {
  const dials = () => FakeSocket.all.length;

  it('is tried again ever more seldom', () => {
    FakeSocket.last.ends();
    expect(statuses).toEqual(['open', 'lost']);
    const before = dials();
    for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
      vi.advanceTimersByTime(wait - 1);
      const now = dials();
      vi.advanceTimersByTime(1);
      expect(dials()).toBe(now + 1);
      FakeSocket.last.ends();
    }
    expect(dials()).toBe(before + 6);
  });

  it.each([
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('is tried at once when %s', (_when, happens) => {
    FakeSocket.last.ends();
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(4000);
      FakeSocket.last.ends();
    }
    const before = dials();
    happens();
    expect(dials()).toBe(before + 1);
    FakeSocket.last.welcome();
    expect(statuses.at(-1)).toBe('open');
  });

  it('gives up a socket that hangs, and hears nothing more of it', () => {
    FakeSocket.last.ends();
    vi.advanceTimersByTime(250);
    const hanging = FakeSocket.last;
    vi.advanceTimersByTime(15_500);
    expect(FakeSocket.last).not.toBe(hanging);
    hanging.welcome();
    expect(statuses).toEqual(['open', 'lost']);
  });

  it('that is up is left alone when the page is looked at', () => {
    const before = dials();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(dials()).toBe(before);
  });
});
