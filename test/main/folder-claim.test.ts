import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type * as NodeFs from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderInUse, claimFolder } from '../../src-main/host/store/folder-claim.ts';
import { bornAt, isSameBirth, ownBirth } from '../../src-main/host/store/process-birth.ts';
import { HeadlessProcess } from './support/headless-process.ts';

/** How the system refuses to make the folder of the lock files. A test may run as root, whom nothing is denied. */
const refusal = vi.hoisted(() => ({ code: null as string | null }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  return {
    ...fs,
    mkdirSync(path: string, options: object) {
      if (refusal.code !== null) throw Object.assign(new Error(`${refusal.code}: planted`), { code: refusal.code });
      return fs.mkdirSync(path, options);
    },
  };
});

/** Only here the system says when a process was born, and whether it has died since. */
const BIRTHS = process.platform === 'linux';
/** Here a process is told to end; Windows has no such word and ends it at once. */
const MAY_TIDY_UP = process.platform !== 'win32';

let dataDir: string;
let host: HeadlessProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'five-forges-claim-'));
});
afterEach(async () => {
  await host?.end('SIGKILL');
  host = null;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const markers = () => readdirSync(join(dataDir, 'in-use'));

describe('a data folder', () => {
  test('refuses a second process in words, and is free again when the first one ends', { timeout: 30_000 }, async () => {
    host = await HeadlessProcess.start('--data', dataDir);
    const second = spawnSync(process.execPath, ['--import', 'tsx', HeadlessProcess.entry, '--no-open', '--data', dataDir], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(second.status).toBe(1);
    expect(second.stdout).toBe('');
    expect(second.stderr).toBe(
      `Cannot use ${dataDir} for matches and settings: another Five Forges (process ${host.child.pid}) is using this folder. ` +
        'Close it first, or choose another folder with --data DIR.' +
        (BIRTHS ? '' : ` If none is running, delete ${join(dataDir, 'in-use', markers()[0])}.`) +
        '\n',
    );
    // The one that was refused leaves the first one's claim as it is.
    expect(markers()).toHaveLength(1);
    await host.end('SIGTERM');
    expect(markers()).toHaveLength(MAY_TIDY_UP ? 0 : 1);
  });

  test('is free at once after its process was killed', { timeout: 30_000 }, async () => {
    host = await HeadlessProcess.start('--data', dataDir);
    const pid = host.child.pid!;
    await host.end('SIGKILL');
    expect(markers()).toEqual([expect.stringMatching(`^${pid}-`)]);
    host = await HeadlessProcess.start('--data', dataDir);
    expect(markers()).toEqual([expect.stringMatching(`^${host.child.pid}-`)]);
  });

  test.skipIf(!BIRTHS)('is not held by a killed process that its parent has not buried', async () => {
    // Its parent never asks how it ended, so the system keeps its number.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(text));
    mark(`${pid}-0`);
    expect(() => claimFolder(dataDir)).toThrow(FolderInUse);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => tryToClaim()).toBe(true);
    parent.kill();
  });
});

describe('the start of a process', () => {
  test.skipIf(process.platform === 'win32')('is what `ps` says where there is no /proc', () => {
    const told = bornAt(process.pid, 'darwin')!;
    expect(isSameBirth(told, ownBirth('darwin'), 'darwin')).toBe(true);
    expect(isSameBirth(told, ownBirth('darwin') - 3_600_000, 'darwin')).toBe(false);
  });

  test('is unknown, not another one, where nobody tells', () => {
    if (process.platform !== 'win32') expect(bornAt(process.pid, 'win32')).toBe(0);
  });

  test('of no process is none', () => expect(bornAt(2 ** 30)).toBeNull());
});

describe('a marker', () => {
  test.skipIf(!BIRTHS)('counts only for the process that left it, not for a later one of the same number', () => {
    mark(`${process.ppid}-1`);
    const { release } = claimFolder(dataDir);
    expect(markers()).toEqual([expect.stringMatching(`^${process.pid}-`)]);
    release();
    expect(markers()).toEqual([]);
  });

  test('without a time of birth counts for any process of its number, and the refusal says what to delete', () => {
    mark(`${process.ppid}-0`);
    expect(() => claimFolder(dataDir)).toThrow(`If none is running, delete ${join(dataDir, 'in-use', `${process.ppid}-0`)}.`);
    expect(markers()).toEqual([`${process.ppid}-0`]);
  });

  test('without a time of birth does not count if it is older than the system’s start: the number is somebody else’s now', () => {
    mark(`${process.ppid}-0`);
    const marker = join(dataDir, 'in-use', `${process.ppid}-0`);
    const before = Date.now() / 1000 - uptime() - 60;
    utimesSync(marker, before, before);
    claimFolder(dataDir).release();
    expect(existsSync(marker)).toBe(false);
  });

  test('of another name is nobody’s and stays', () => {
    mark('notes.txt');
    claimFolder(dataDir).release();
    expect(existsSync(join(dataDir, 'in-use', 'notes.txt'))).toBe(true);
  });
});

describe('a folder that can only be read', () => {
  afterEach(() => (refusal.code = null));

  test.each(['EROFS', 'EACCES', 'EPERM'])('is used without a lock, and that nothing is saved is said: %s', (code) => {
    refusal.code = code;
    const { warning, release } = claimFolder(dataDir);
    expect(warning).toBe(
      `${dataDir} can only be read. What is there can be looked at, but nothing is saved: choose another folder with --data DIR.`,
    );
    release();
  });

  test('is refused where it is not there, and so is any other fault', () => {
    refusal.code = 'EROFS';
    expect(() => claimFolder(join(dataDir, 'none'))).toThrow('EROFS');
    refusal.code = 'EIO';
    expect(() => claimFolder(dataDir)).toThrow('EIO');
  });

  test('says nothing otherwise', () => {
    const { warning, release } = claimFolder(dataDir);
    expect(warning).toBeNull();
    release();
  });
});

function mark(name: string): void {
  claimFolder(dataDir).release();
  writeFileSync(join(dataDir, 'in-use', name), '');
}

function tryToClaim(): boolean {
  try {
    claimFolder(dataDir).release();
    return true;
  } catch {
    return false;
  }
}
