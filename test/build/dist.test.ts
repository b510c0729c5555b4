/** Orders for packages: what is understood, and what a system that cannot build one says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOrder, WrongOrder } from '../../build/dist/options.ts';
import type { Order } from '../../build/dist/options.ts';
import { CannotBuild, ensureCanBuild, installedTools, localElectron } from '../../build/dist/tools.ts';
import type { Machine } from '../../build/dist/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
writeFileSync(join(folder, 'electron'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const order = (...argv: string[]): Order => {
  const read = readOrder(argv, 'linux');
  if (read === null) throw new Error('help was asked for');
  return read;
};

describe('an order', () => {
  it('is for the present system unless it names one', () => {
    expect(order()).toEqual({ system: 'linux', targets: ['AppImage', 'deb', 'tar.gz'], purpose: 'release', maps: false });
    expect(readOrder([], 'win32')).toMatchObject({ system: 'win', targets: ['nsis', 'portable'] });
    expect(readOrder([], 'darwin')).toMatchObject({ system: 'mac', targets: ['dmg', 'zip'] });
    expect(order('mac').system).toBe('mac');
  });

  it('may be for some forms, for a trial or for the twin', () => {
    expect(order('--only', 'deb,tar.gz').targets).toEqual(['deb', 'tar.gz']);
    expect(order('--trial')).toMatchObject({ purpose: 'trial', targets: ['dir'] });
    expect(order('--twin', '--maps')).toMatchObject({ purpose: 'twin', targets: ['dir'], maps: true });
    expect(readOrder(['--help'])).toBeNull();
  });

  it.each([['--only', 'rpm'], ['beos'], ['linux', 'win'], ['--fast']])('is refused when nobody can make it: %s %s', (...argv) => {
    expect(() => readOrder(argv, 'linux')).toThrow(WrongOrder);
  });

  it('is refused on a system without packages', () => {
    expect(() => readOrder([], 'aix')).toThrow('not for "aix"');
  });
});

describe('a system that cannot build', () => {
  const machine = (change: Partial<Machine> = {}): Machine => ({
    platform: 'linux',
    env: {},
    online: () => Promise.resolve(false),
    ...change,
  });
  const answer = (wanted: Order, on: Machine) =>
    ensureCanBuild(wanted, on).then(
      () => 'can',
      (error: unknown) => (error instanceof CannotBuild ? error.message : error),
    );

  it.each([
    ['mac', 'macOS packages are built with programs that only macOS has. Build it on a Mac'],
    ['win', 'finished by running a Windows program. Build it on a Windows machine'],
  ])('says where %s packages can be built', async (system, words) => {
    expect(await answer(order(system), machine())).toContain(words);
  });

  it('names what it cannot download', async () => {
    expect(await answer(order('--only', 'deb'), machine())).toContain('Electron and fpm would have to be downloaded');
    expect(await answer(order('--only', 'deb'), machine({ online: () => Promise.resolve(true) }))).toBe('can');
  });

  it('says that a folder holds no Electron for the system', async () => {
    const on = machine({ env: { ELECTRON_OVERRIDE_DIST_PATH: folder } });
    expect(await answer(order('win', '--trial'), on)).toContain('holds no electron.exe');
    expect(await answer(order('--trial'), on)).toBe('can');
  });

  it('uses a stand-in only for what nobody gets', () => {
    const on = machine({ env: { ELECTRON_OVERRIDE_DIST_PATH: folder } });
    expect(localElectron(order('--trial'), on)).toBe(folder);
    expect(localElectron(order('--twin'), on)).toBe(folder);
    expect(localElectron(order(), on)).toBeUndefined();
  });

  it('takes programs that are installed for a trial, never for a release', () => {
    writeFileSync(join(folder, '7za'), '');
    const on = machine({ env: { PATH: folder } });
    expect(installedTools(order('--trial', '--only', 'tar.gz'), on)).toEqual({ ELECTRON_BUILDER_7ZIP_PATH: join(folder, '7za') });
    expect(installedTools(order('--only', 'tar.gz'), on)).toEqual({});
  });
});
