import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Host } from '../../../src-main/host/host.ts';
import { checkForUpdate } from '../../../src-main/host/shell/update-check.ts';
import { RELEASE_ADDRESS } from '../../../src-shared/protocol/release.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { TestScreen, firstAction, inProcessBot, inProcessLab } from '../support/rig.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const SITE = new URL(RELEASE_ADDRESS).origin;
const PAGE = `${SITE}/download`;
const note = (version: string, page = PAGE) => JSON.stringify({ version, page });

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A site that answers as told, reached in place of the one address; every address that was asked for is kept. */
async function site(answer: RequestListener): Promise<{ get: typeof fetch; asked: string[] }> {
  server = createServer(answer);
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const get: typeof fetch = (address, options) => {
    asked.push(address as string);
    return fetch(`http://127.0.0.1:${port}/`, options);
  };
  return { get, asked };
}

const says = (text: string, status = 200): RequestListener => {
  return (_request, response) => void response.writeHead(status).end(text);
};

describe('news about versions', () => {
  test.each([
    ['0.2.0', '0.1.0'],
    ['0.10.0', '0.9.9'],
    ['2.0.0', '1.99.99'],
  ])('%s is newer than %s', async (version, current) => {
    const { get, asked } = await site(says(note(version)));
    expect(await checkForUpdate(current, get)).toEqual({
      newer: { version, page: PAGE },
      message: `Version ${version} is out; you have ${current}. Get it at ${PAGE}`,
    });
    expect(asked).toEqual([RELEASE_ADDRESS]);
  });

  test.each([
    ['0.1.0', '0.1.0'],
    ['0.9.9', '0.10.0'],
  ])('%s is not newer than %s', async (version, current) => {
    const { get } = await site(says(note(version)));
    expect(await checkForUpdate(current, get)).toEqual({ newer: null, message: `You have the newest version, ${current}.` });
  });

  test.each([
    ['no JSON', says('<html>'), 'not understood'],
    ['a version that is none', says(note('newest')), 'not understood'],
    ['a page on another site', says(note('9.0.0', 'https://elsewhere.example/')), 'not understood'],
    ['a page that is a program', says(note('9.0.0', 'javascript:alert(1)')), 'not understood'],
    ['an endless answer', says('x'.repeat(200_000)), 'too long'],
    ['an error', says('', 500), 'the number 500'],
    [
      'a way to somewhere else',
      ((_request, response) => void response.writeHead(302, { location: PAGE }).end()) as RequestListener,
      'could not be reached',
    ],
  ])('%s is refused in one sentence', async (_what, answer, words) => {
    const { get } = await site(answer);
    await expect(checkForUpdate('0.1.0', get)).rejects.toMatchObject({ code: 'failed', message: expect.stringContaining(words) as string });
  });

  test('no answer is not waited for', async () => {
    const { get } = await site(() => undefined);
    await expect(checkForUpdate('0.1.0', get, 100)).rejects.toThrow('did not answer');
  });

  test('no site at all is said in words', async () => {
    const nowhere = () => Promise.reject(new TypeError('fetch failed'));
    await expect(checkForUpdate('0.1.0', nowhere)).rejects.toThrow('could not be reached');
  });

  test('nothing of the person is sent', async () => {
    let sent: { method?: string; headers: string[] } | null = null;
    const { get } = await site((request, response) => {
      sent = { method: request.method, headers: Object.keys(request.headers) };
      response.end(note('0.1.0'));
    });
    await checkForUpdate('0.1.0', get);
    expect(sent).toMatchObject({ method: 'GET' });
    expect(sent!.headers).not.toContain('cookie');
    expect(sent!.headers).not.toContain('referer');
  });
});

describe('asking for it', () => {
  const open = (get: typeof fetch): TestScreen =>
    new TestScreen(
      new Host({
        games: { lantern: lantern as Game },
        dataDir: temporaryFolder('five-forges-update'),
        version: '0.1.0',
        headless: true,
        spawnBot: inProcessBot(firstAction),
        spawnLab: inProcessLab({}),
        log: () => undefined,
        fetch: get,
      }),
    );

  test('is refused as Five Forges comes, and never done by itself', async () => {
    const { get, asked } = await site(says(note('9.9.9')));
    const screen = open(get);
    expect((await screen.ask('settings.get', {})).settings.machine.updateCheck).toBe('off');
    expect(await screen.refusal('update.check', { agreed: true })).toMatchObject({ code: 'forbidden' });
    expect(asked).toEqual([]);
  });

  test('needs the word that the person agreed, and is answered once it is allowed', async () => {
    const { get, asked } = await site(says(note('9.9.9')));
    const screen = open(get);
    await screen.ask('settings.set', { patch: { machine: { updateCheck: 'ask' } } });
    expect((await screen.refusal('update.check', {} as never)).code).toBe('badMessage');
    expect((await screen.refusal('update.check', { agreed: false } as never)).code).toBe('badMessage');
    expect(asked).toEqual([]);
    expect(await screen.ask('update.check', { agreed: true })).toMatchObject({ newer: { version: '9.9.9', page: PAGE } });
    expect(asked).toHaveLength(1);
  });
});
