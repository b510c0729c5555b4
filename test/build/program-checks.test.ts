/** The checks of a package's program, on small pretended ones: each fault is noticed. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createPackage } from '@electron/asar';
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headHash } from '../../build/dist/check/app-code.ts';
import { checkFuses } from '../../build/dist/check/fuses.ts';
import { checkMacProgram } from '../../build/dist/check/mac-program.ts';
import type { Package } from '../../build/dist/check/package-files.ts';
import { asarOf, programOf, resourcesOf } from '../../build/dist/check/package-files.ts';
import { checkWindowsProgram } from '../../build/dist/check/windows-program.ts';
import { RESOURCES } from '../../build/icons/files.ts';
import { VERSION } from '../../src-main/version.ts';

const ROOT = join(import.meta.dirname, '../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pretended-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A package with an archive in it. @returns the archive's hash */
async function archived(checked: Package): Promise<string> {
  put(join(folder, 'source/package.json'), '{}');
  mkdirSync(dirname(asarOf(checked)), { recursive: true });
  // It answers before everything is on the disk.
  await finished(await createPackage(join(folder, 'source'), asarOf(checked)));
  return headHash(asarOf(checked));
}

const packageFor = (system: Package['system'], purpose: Package['purpose'] = 'release'): Package => ({
  system,
  purpose,
  maps: false,
  folder: join(folder, 'package'),
});

describe('fuses', () => {
  /** What Electron looks for in its own program: a mark, the version and the number of the fuses, and their states. */
  const wire = (states: string): string =>
    `some code dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001${String.fromCharCode(states.length)}${states} more code`;
  const ours = '01001100';

  it('as they must be are accepted', async () => {
    const release = packageFor('linux');
    put(programOf(release), Buffer.from(wire(ours), 'latin1'));
    expect(await checkFuses(release)).toEqual([]);
  });

  it.each([...ours].map((_, i) => i))('number %i the other way round is noticed', async (i) => {
    const release = packageFor('linux');
    const states = [...ours].map((state, at) => (at === i ? (state === '0' ? '1' : '0') : state)).join('');
    put(programOf(release), Buffer.from(wire(states), 'latin1'));
    expect(await checkFuses(release)).toHaveLength(1);
  });

  it('of a test twin let an inspector in, of a release they do not', async () => {
    const twin = packageFor('linux', 'twin');
    put(programOf(twin), Buffer.from(wire('01011100'), 'latin1'));
    expect(await checkFuses(twin)).toEqual([]);
    expect((await checkFuses({ ...twin, purpose: 'release' })).join()).toContain('EnableNodeCliInspectArguments must be off');
  });
});

describe('a Mac app', () => {
  const NAMES = ['ffmatch', 'ffdeck', 'ffmap', 'fiveforges', 'public.app-category.card-games'];

  async function app(names: readonly string[], hash?: string): Promise<Package> {
    const checked = packageFor('mac');
    const real = await archived(checked);
    const list = [...names, hash ?? real].map((name) => `<string>${name}</string>`).join('\n');
    put(join(resourcesOf(checked), '../Info.plist'), `<plist>${list}</plist>`);
    return checked;
  }

  it('with everything in its list is accepted', async () => {
    expect(checkMacProgram(await app(NAMES))).toEqual([]);
  });

  it.each(NAMES)('without %s is noticed', async (name) => {
    expect(checkMacProgram(await app(NAMES.filter((other) => other !== name)))).toEqual([`Info.plist does not name ${name}`]);
  });

  it('with the hash of another archive is noticed', async () => {
    expect(checkMacProgram(await app(NAMES, 'f00'))).toEqual(['Info.plist does not hold the hash of app.asar']);
  });
});

describe('a Windows program', () => {
  const LANGUAGE = { lang: 1033, codepage: 1200 };

  interface Program {
    name: string;
    version: string;
    /** How many of its sizes, the smallest first. */
    sizes: number;
    hash: string;
  }

  async function program(change: Partial<Program> = {}): Promise<Package> {
    const checked = packageFor('win');
    const { icons } = Data.IconFile.from(readFileSync(join(ROOT, RESOURCES, 'icon.ico')));
    const real: Program = {
      name: 'FiveForges',
      version: VERSION,
      sizes: icons.length,
      hash: await archived(checked),
    };
    const { name, version, sizes, hash } = { ...real, ...change };
    const exe = NtExecutable.createEmpty();
    const resources = NtExecutableResource.from(exe);
    const info = Resource.VersionInfo.createEmpty();
    info.setStringValues(LANGUAGE, { ProductName: name, ProductVersion: version, InternalName: name });
    info.outputToResourceEntries(resources.entries);
    Resource.IconGroupEntry.replaceIconsForResource(
      resources.entries,
      1,
      LANGUAGE.lang,
      icons.slice(0, sizes).map(({ data }) => data),
    );
    const known = JSON.stringify([{ file: 'resources\\app.asar', alg: 'SHA256', value: hash }]);
    resources.entries.push({
      type: 'INTEGRITY',
      id: 'ELECTRONASAR',
      lang: LANGUAGE.lang,
      codepage: 1200,
      bin: new TextEncoder().encode(known).buffer,
    });
    resources.outputResource(exe);
    put(programOf(checked), Buffer.from(exe.generate()));
    return checked;
  }

  it('with name, version, icon and hash is accepted', async () => {
    expect(checkWindowsProgram(await program())).toEqual([]);
  });

  it.each([
    ['another name', { name: 'Electron' }, 'calls its ProductName "Electron"'],
    ['another version', { version: '42.0.0' }, 'calls its ProductVersion "42.0.0"'],
    ['an icon that lacks sizes', { sizes: 1 }, 'the .exe has an icon of sizes'],
    ['the hash of another archive', { hash: createHash('sha256').update('other').digest('hex') }, 'does not hold the hash'],
  ])('with %s is noticed', async (_what, change, sentence) => {
    expect(checkWindowsProgram(await program(change)).join('; ')).toContain(sentence);
  });
});
