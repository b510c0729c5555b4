/** A page whose host says nothing any more, and speaks again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransportClient } from '../../../src-renderer/client/client.ts';
import type { ConnectionStatus } from '../../../src-renderer/client/client.ts';
import { SocketTransport } from '../../../src-renderer/client/socket-transport.ts';
import { BEAT_MS } from '../../../src-shared/protocol/messages.ts';

class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  hears(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    // Nobody is there.
  }
}

let statuses: ConnectionStatus[];
let client: TransportClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  client = new TransportClient(new SocketTransport('ws://127.0.0.1/socket', 'token'));
  statuses = [];
  client.onStatus((status) => statuses.push(status));
  FakeSocket.last.dispatchEvent(new Event('open'));
  FakeSocket.last.hears({ push: 'welcome' });
});
afterEach(() => {
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
