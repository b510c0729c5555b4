/** A flood of malformed messages at the door that the desktop window knocks at: nothing breaks, stays behind or changes. */
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PAGE_URL } from '../../src-main/electron/page-address.ts';
import { joinWindow } from '../../src-main/electron/ipc.ts';
import { Host } from '../../src-main/host/host.ts';
import { TO_HOST } from '../../src-shared/protocol/channels.ts';
import type { HostMessage } from '../../src-shared/protocol/messages.ts';
import { BATCH, FUZZ_GAMES, batchDone, batches, contents, digestOf, found, heapMB, isLong, tableOf } from './support/fuzz-rig.ts';
import { malformedMessages } from './support/malformed.ts';
import { TestScreen, inProcessBot, inProcessLab } from './support/rig.ts';

const ipc = vi.hoisted(() => ({ main: null as EventEmitter | null }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  ipc.main = new Emitter();
  return { ipcMain: ipc.main };
});

/** As much of a window as the door looks at. */
class FakeWindow extends EventEmitter {
  readonly mainFrame = { url: PAGE_URL };
  readonly webContents = Object.assign(new EventEmitter(), {
    mainFrame: this.mainFrame,
    isDestroyed: () => false,
    send: (_channel: string, text: string) => this.answers.push(text),
  });
  readonly answers: string[] = [];

  /** What a page in the window's main frame sends, or, with other values, somebody else. */
  knock(message: unknown, from: { sender?: unknown; senderFrame?: unknown } = {}): void {
    ipc.main!.emit(TO_HOST, { sender: this.webContents, senderFrame: this.mainFrame, ...from }, message);
  }

  /** A new screen, as after a reload. */
  reload(): void {
    this.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    this.answers.length = 0;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-flood-'));
const errors: unknown[] = [];
const window = new FakeWindow();
const matches: string[] = [];
let host: Host;

beforeAll(async () => {
  host = new Host({
    games: FUZZ_GAMES,
    dataDir,
    version: '0.0.0',
    headless: false,
    // Bots that never answer keep every position still.
    spawnBot: inProcessBot(() => null),
    spawnLab: inProcessLab(FUZZ_GAMES),
    cores: 1,
    fetch: () => Promise.reject(new Error('nothing is asked of anybody')),
    log: (error) => errors.push(error),
  });
  joinWindow(window as never, host);
  const screen = new TestScreen(host);
  await screen.ask('settings.set', { patch: { person: { name: 'Ada' } } });
  for (const game of Object.values(FUZZ_GAMES)) {
    const { match } = await screen.ask('match.create', { setup: tableOf(game) });
    matches.push(match);
    // Looked at by somebody else all along.
    await screen.ask('match.open', { match });
  }
});
afterAll(async () => {
  window.emit('closed');
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Lets everything that was begun come to its end. */
async function settle(done: () => boolean): Promise<void> {
  for (let n = 0; n < 2000 && !done(); n++) await new Promise((resolve) => setImmediate(resolve));
}

const answered = () => window.answers.map((text) => JSON.parse(text) as HostMessage).filter((message) => 'id' in message);

async function flood(messages: number): Promise<void> {
  const before = digestOf(dataDir);
  const table = await found(host, matches);
  const message = malformedMessages({ matches, games: Object.keys(FUZZ_GAMES), contents });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: BATCH, maxLength: BATCH }), async (batch) => {
      window.reload();
      // All but one can be opened by the messages themselves; that one makes sure that there is something to ask about.
      window.knock(JSON.stringify({ id: 1, method: 'match.open', params: { match: matches[0] } }));
      for (const text of batch) window.knock(text);
      await settle(() => answered().length > batch.length);
      expect(answered()).toHaveLength(batch.length + 1);
      // What the host did not foresee says "failed" to the page, and the reason to whoever mends the program.
      expect(errors).toEqual([]);
      expect(answered().map((answer) => ('error' in answer ? answer.error.code : 'result'))).not.toContain('failed');
      expect(digestOf(dataDir)).toBe(before);
      expect(Object.prototype).not.toHaveProperty('polluted');
      batchDone();
    }),
    batches(messages),
  );
  expect(await found(host, matches)).toBe(table);
}

describe('malformed messages at the window’s door', () => {
  test('break nothing, leave nothing behind and change nothing', { timeout: 600_000 }, async () => {
    await flood(500);
    const [heap, handles] = [await heapMB(), process.getActiveResourcesInfo().length];
    await flood(3000);
    window.reload();
    expect((await heapMB()) - heap).toBeLessThan(16);
    expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(handles + 1);
  });

  test.skipIf(!isLong)('a hundred thousand of them neither (long)', { timeout: 3_600_000 }, async () => {
    await flood(500);
    const heap = await heapMB();
    await flood(100_000);
    window.reload();
    const grown = (await heapMB()) - heap;
    process.stdout.write(`100,000 malformed messages: the heap grew by ${grown.toFixed(1)} MB\n`);
    expect(grown).toBeLessThan(32);
  });

  test('things that are no texts are not even answered', () => {
    window.reload();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    for (const thing of [
      undefined,
      null,
      7,
      true,
      {},
      [],
      circular,
      new Map(),
      Buffer.from('{}'),
      new Date(),
      () => '{}',
      Object('{"id":1}'),
    ]) {
      window.knock(thing);
    }
    expect(window.answers).toEqual([]);
  });

  const proper = JSON.stringify({ id: 1, method: 'app.info', params: {} });
  test.each([
    ['another window', { sender: new EventEmitter() }],
    ['a frame inside the page', { senderFrame: { url: PAGE_URL } }],
    ['a frame that is gone', { senderFrame: null }],
  ])('proper ones of %s are not listened to', async (_what, from) => {
    window.reload();
    window.knock(proper, from);
    await settle(() => window.answers.length > 0);
    expect(window.answers).toEqual([]);
  });

  test.each([
    'https://five-forges/',
    'app://five-forges.evil/',
    'app://other/',
    'file:///index.html',
    'about:blank',
    'data:text/html,x',
    '',
  ])('proper ones of a page at "%s" are not listened to', async (url) => {
    window.reload();
    window.mainFrame.url = url;
    window.knock(proper);
    await settle(() => window.answers.length > 0);
    window.mainFrame.url = PAGE_URL;
    expect(window.answers).toEqual([]);
  });
});
