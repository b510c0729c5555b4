import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError, parseOptions } from '../../src-main/headless/options.ts';
import { CLOSE_REFUSED, MAX_OWNER_MESSAGE_BYTES, PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { HeadlessProcess, SocketScreen } from './support/headless-process.ts';
import { BOT, FRIEND, PERSON, until } from './support/rig.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'five-forges-headless-'));
let host: HeadlessProcess;

beforeAll(async () => {
  host = await HeadlessProcess.start('--data', dataDir);
}, 20_000);
afterAll(async () => {
  await host.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** A request with exactly this path and these headers, which `fetch` would tidy up. */
async function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; response: IncomingMessage; body: string }> {
  const [response] = (await once(request({ host: '127.0.0.1', port: host.port, path, headers, method }).end(), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode!, response, body };
}

describe('the page server', () => {
  test('serves the page with a strict policy', async () => {
    const { status, response, body } = await get('/');
    expect(status).toBe(200);
    expect(body).toContain('test page');
    const policy = response.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/rig.ts', '//etc/passwd', '/.', '/index.html/', '/settings.json'])(
    'finds nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    ['another host', { Host: 'evil.example' }],
    ['another port', { Host: '127.0.0.1:1' }],
    ['another origin', { Origin: 'http://evil.example' }],
    ['no origin', { Origin: 'null' }],
  ])('refuses %s', async (_what, headers) => {
    expect((await get('/', headers)).status).toBe(403);
  });

  test('answers GET and HEAD only', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body).toBe('');
  });
});

describe('the socket', () => {
  test.each([
    ['a foreign origin', { Origin: 'http://evil.example' }],
    ['a foreign host', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['no origin', {}],
  ])('is not opened for %s', async (_what, headers) => {
    const socket = host.socket(headers);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  test.each([
    ['a wrong token', JSON.stringify({ hello: 'guess', protocol: PROTOCOL_VERSION }), 'the token is not valid'],
    ['no token', 'hello', 'the first message is not a token'],
    ['a token that is no text', JSON.stringify({ hello: 1, protocol: PROTOCOL_VERSION }), 'the first message is not a token'],
    ['another version', JSON.stringify({ hello: 'x', protocol: 99 }), 'this page belongs to another version of Five Forges: reload it'],
    ['a request before the token', JSON.stringify({ id: 1, method: 'app.info', params: {} }), 'the first message is not a token'],
  ])('is closed on %s', async (_what, first, words) => {
    const socket = host.socket();
    await once(socket, 'open');
    socket.send(first);
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    expect(code).toBe(CLOSE_REFUSED);
    expect(String(reason)).toBe(words);
  });

  test('answers wrong messages in words and goes on', async () => {
    const screen = await SocketScreen.open(host);
    expect(await screen.say('hello')).toMatchObject({ error: { code: 'badMessage' } });
    expect(await screen.say('x'.repeat(MAX_OWNER_MESSAGE_BYTES + 1))).toMatchObject({ error: { code: 'tooLarge' } });
    expect((await screen.ask('app.info', {})).headless).toBe(true);
    screen.close();
  });

  test('cuts a peer off that sends far too much before its token', async () => {
    const socket = host.socket();
    await once(socket, 'open');
    socket.send('x'.repeat(2 * MAX_OWNER_MESSAGE_BYTES));
    const [code] = (await once(socket, 'close')) as [number];
    // It may hear why (too much) before the line is cut, if it has sent all of it by then.
    expect([1006, 1009]).toContain(code);
  });

  test('lets a seat’s token into its seat and nowhere else', async () => {
    const owner = await SocketScreen.open(host);
    const seats = [PERSON, { ...PERSON, name: 'Ben' }];
    const { match } = await owner.ask('match.create', { setup: { game: 'lantern', config: {}, seats } });
    await owner.ask('match.open', { match });
    const { url } = await owner.ask('match.seatLink', { match, seat: 1 });
    expect(url).toContain(`${host.origin}/#token=`);
    const page = await SocketScreen.open(host, url!.split('=')[1]);
    await page.ask('match.open', { match });
    expect(page.frame).toMatchObject({ seat: 1, local: [1] });
    await expect(page.ask('match.list', {})).rejects.toThrow('one seat of one match');
    await expect(page.ask('match.act', { match, seat: 0, seq: 1, action: { type: 'rest' } })).rejects.toThrow('one seat of one match');
    for (const screen of [owner, page]) screen.close();
  });
});

test('a match goes on at its last action after the process was killed in the middle of it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'five-forges-kill-'));
  const first = await HeadlessProcess.start('--data', dir);
  const screen = await SocketScreen.open(first);
  const { match } = await screen.ask('match.create', {
    setup: { game: 'lantern', config: {}, seats: [PERSON, { ...BOT, bot: 'ismcts', budgetMs: 400 }], seed: 'seed' },
  });
  await screen.ask('match.open', { match });
  const act = async (on: SocketScreen) => {
    // A bot's process takes its time to start on a busy machine.
    await until(() => on.frame.actions.length > 0, 15_000);
    await on.ask('match.act', { match, seat: 0, seq: on.frame.seq, action: on.frame.actions.at(-1)! });
  };
  for (let n = 0; n < 4; n++) await act(screen);
  // The answer has come, so the action is saved; the bot is thinking about its own when the process dies.
  const told = screen.frames.flatMap(({ log }) => log.map(({ line, events }) => ({ line, events })));
  const last = screen.frame;
  await first.end('SIGKILL');
  screen.close();

  const second = await HeadlessProcess.start('--data', dir);
  const again = await SocketScreen.open(second);
  expect((await again.ask('match.list', {})).matches).toMatchObject([{ match, state: 'unfinished' }]);
  await again.ask('match.open', { match });
  expect(again.frame.view).toEqual(last.view);
  expect(again.frame.log).toEqual(told);
  await act(again);
  expect(again.frame.failure).toBeNull();
  again.close();
  await second.end('SIGTERM');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}, 40_000);

test('a page with a seat’s token finds its seat again after the host was killed and started anew', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'five-forges-seat-'));
  const first = await HeadlessProcess.start('--data', dir);
  const owner = await SocketScreen.open(first);
  const { match } = await owner.ask('match.create', { setup: { game: 'lantern', config: {}, seats: [PERSON, FRIEND], seed: 'seed' } });
  await owner.ask('match.open', { match });
  const { url } = await owner.ask('match.seatLink', { match, seat: 1 });
  const token = url!.split('#token=')[1];
  const page = await SocketScreen.open(first, token);
  await page.ask('match.open', { match });
  const last = page.frame;
  await first.end('SIGKILL');
  for (const screen of [owner, page]) screen.close();

  const second = await HeadlessProcess.start('--data', dir, '--port', String(first.port));
  // The guest is the first who comes: nobody at the machine has opened the match yet.
  const again = await SocketScreen.open(second, token);
  await again.ask('match.open', { match });
  expect(again.frame).toMatchObject({ mode: 'seat', seat: 1, local: [1] });
  expect(again.frame.view).toEqual(last.view);
  await expect(again.ask('match.list', {})).rejects.toThrow('one seat of one match');
  // The owner's own token was for the process that is gone.
  const stranger = second.socket();
  await once(stranger, 'open');
  stranger.send(JSON.stringify({ hello: first.token, protocol: PROTOCOL_VERSION }));
  expect(((await once(stranger, 'close')) as [number])[0]).toBe(CLOSE_REFUSED);
  again.close();
  await second.end('SIGTERM');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}, 40_000);

describe('the command line', () => {
  test('is understood', () => {
    expect(parseOptions(['--port', '8123', '--data', '/tmp/x', '--lan', '--no-open'])).toEqual({
      port: 8123,
      dataDir: resolve('/tmp/x'),
      lan: true,
      lanAddress: undefined,
      open: false,
      help: false,
    });
    expect(parseOptions([])).toMatchObject({ port: 0, lan: false, open: true });
    expect(parseOptions(['--lan-address', '10.0.0.9'])).toMatchObject({ lan: true, lanAddress: '10.0.0.9' });
  });

  test.each([[['--prot', '1']], [['--port', 'http']], [['--port', '70000']], [['--port']], [['stray']]])('refuses %j', (argv) => {
    expect(() => parseOptions(argv)).toThrow(UsageError);
  });

  test('ends with code 2 and a hint when it is wrong', () => {
    const entry = join(import.meta.dirname, 'support/lantern-headless.ts');
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', entry, '--windowed'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/--windowed[\s\S]*Try --help/);
  });

  test('of npm start knows its flags, too', () => {
    const start = (...args: string[]) => spawnSync(process.execPath, ['build/start.mjs', ...args], { encoding: 'utf8' });
    expect(start('--windowed')).toMatchObject({ status: 2, stderr: expect.stringContaining('--windowed') as string });
    expect(start('--port', 'x')).toMatchObject({ status: 2 });
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--headless') as string });
  });
});

test('a folder that cannot be used is said in words', () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const entry = join(import.meta.dirname, 'support/lantern-headless.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, '--no-open', '--data', file], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot use .*a-file/);
});
