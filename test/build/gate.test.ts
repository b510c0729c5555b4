/** Whether a release may be made, what is announced of it, and whether its program starts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { NOBODY, publisherOf } from '../../build/publisher.ts';
import { announcementOf, objections } from '../../build/release/gate.ts';
import { looseness } from '../../build/release/confined.ts';
import { startOf } from '../../build/release/smoke.ts';
import { checkForUpdate } from '../../src-main/host/shell/update-check.ts';
import { RELEASE_ADDRESS } from '../../src-shared/protocol/release.ts';

const GOOD = { tag: 'v1.2.3', version: '1.2.3', address: 'https://forges.org/release.json', maintainer: 'The makers <us@forges.org>' };

describe('the gate', () => {
  it('lets a release pass whose tag, address and maintainer are in order', () => {
    expect(objections(GOOD)).toEqual([]);
  });

  it.each([
    ['a tag of another version', { tag: 'v1.2.4' }, 'The tag is v1.2.4'],
    ['an address that is nobody’s', { address: NOBODY.address }, 'which is nobody'],
    ['a maintainer whom nobody reaches', { maintainer: NOBODY.maintainer }, 'who has no address'],
    ['a maintainer without a mail address', { maintainer: 'The makers' }, 'who has no address'],
  ])('stops %s', (_what, wrong, says) => {
    const against = objections({ ...GOOD, ...wrong });
    expect(against).toHaveLength(1);
    expect(against[0]).toContain(says);
  });
});

describe('the publisher', () => {
  it.each([
    ['is nobody where the build is told of none', {}, NOBODY],
    ['is nobody where what it is told is empty', { RELEASE_ADDRESS: '', MAINTAINER: '' }, NOBODY],
    [
      'is who the build is told',
      { RELEASE_ADDRESS: 'https://Forges.org/release.json', MAINTAINER: 'Us <us@forges.org>' },
      { address: 'https://forges.org/release.json', maintainer: 'Us <us@forges.org>' },
    ],
  ])('%s', (_what, env, publisher) => {
    expect(publisherOf(env)).toEqual(publisher);
  });

  it.each([
    ['RELEASE_ADDRESS', 'forges.org'],
    ['RELEASE_ADDRESS', 'http://forges.org/release.json'],
    ['MAINTAINER', 'us@forges.org'],
    ['MAINTAINER', 'Us <us>'],
  ])('cannot have %s "%s"', (name, value) => {
    expect(() => publisherOf({ [name]: value })).toThrow(`${name} is "${value}", and has to be`);
  });
});

test('what is announced is what the app understands', async () => {
  const announced = announcementOf({ version: '99.0.0', address: RELEASE_ADDRESS });
  const news = await checkForUpdate('1.2.3', () => Promise.resolve(new Response(announced)));
  expect(news.newer).toEqual({ version: '99.0.0', page: new URL('.', RELEASE_ADDRESS).href });
});

describe('a program that is started to see whether it opens its window', () => {
  const start = (script: string) => startOf(process.execPath, ['-e', script, '--', '--no-sandbox'], 5000);

  it('is ended once it has', async () => {
    expect(await start('console.log("five-forges: window ready"); setInterval(() => {}, 1000)')).toBeNull();
  });

  it('and has not is told with its last words', async () => {
    expect(await start('console.error("no display"); process.exit(3)')).toMatch(/opened no window \(code 3\).*no display/s);
  });

  it.skipIf(process.platform === 'win32')('is let go of although what it began goes on and holds its output open', () => {
    const folder = mkdtempSync(join(tmpdir(), 'smoke-test-'));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\nsleep 30 &\necho "five-forges: window ready"\nwait\n', { mode: 0o755 });
    const smoke = join(import.meta.dirname, '../../build/smoke.ts');
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', smoke, program, '--no-sandbox'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stdout).toContain('opened its window');
    expect(status).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it.runIf(process.platform === 'linux')('and is to have a sandbox is told when its page has none', async () => {
    const page = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 9000)', '--', '--type=renderer'])`;
    const script = `${page}.on('spawn', () => console.log("five-forges: window ready")); setInterval(() => {}, 1000)`;
    expect(await startOf(process.execPath, ['-e', script], 5000)).toContain(
      'opened its window outside the sandbox: the page’s process may make any system call',
    );
  });

  it.each([
    ['all is well', 'Seccomp:\t2\nNSpid:\t812\t4\n', null],
    ['it may call anything', 'Seccomp:\t0\nNSpid:\t812\t4\n', 'any system call'],
    ['it sees all processes', 'Seccomp:\t2\nNSpid:\t812\n', 'no space of its own'],
  ])('by what the kernel says of a page: %s', (_what, status, says) => {
    expect(looseness(status)).toEqual(says === null ? null : expect.stringContaining(says));
  });

  it('and is not there is told', async () => {
    expect(await startOf('/nowhere/five-forges', [], 5000)).toContain('cannot be started');
  });
});
