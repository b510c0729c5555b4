import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { describe, expect, it } from 'vitest';
import type { Wishes } from '../../build/electron-builder.ts';
import { configuration } from '../../build/electron-builder.ts';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

const asked = (wishes: Partial<Wishes> = {}) => configuration({ twin: false, maps: false, output: 'dist/test', env: {}, ...wishes });

const CERTIFIED = { CSC_LINK: 'certificate.p12', APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' };

describe("electron-builder's own schema", () => {
  const accept = (config: object) => validateConfiguration(config, new DebugLogger(false));

  it.each([
    ['a release', asked()],
    ['a signed release', asked({ env: CERTIFIED })],
    ['a trial package with source maps', asked({ maps: true, electron: '/somewhere' })],
    ['the test twin', asked({ twin: true })],
  ])('accepts the configuration of %s', async (_what, config) => {
    await expect(accept(config)).resolves.toBeUndefined();
  });

  it('does not accept everything', async () => {
    await expect(accept({ ...asked(), nsis: { oneClick: 'no' } })).rejects.toThrow();
    await expect(accept({ ...asked(), electronFuse: {} })).rejects.toThrow();
  });
});

describe('fuses', () => {
  it('close every way in but the app itself', () => {
    expect(asked().electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  it('differ in one between a release and the test twin, and nothing else does', () => {
    const { electronFuses, ...release } = asked();
    const { electronFuses: twinFuses, ...twin } = asked({ twin: true });
    expect(twinFuses).toEqual({ ...electronFuses, enableNodeCliInspectArguments: true });
    expect(twin).toEqual(release);
  });
});

describe('signing on a Mac', () => {
  it('is for itself alone without a certificate, and never notarized', () => {
    expect(asked({ env: { ...CERTIFIED, CSC_LINK: '' } }).mac).toMatchObject({ identity: '-', notarize: false, hardenedRuntime: true });
  });

  it('is certified and notarized when the environment has what it takes', () => {
    const { mac } = asked({ env: CERTIFIED });
    expect(mac).toMatchObject({ notarize: true, hardenedRuntime: true, entitlements: 'build/entitlements/mac.plist' });
    expect(mac).not.toHaveProperty('identity');
  });

  it('is certified and not notarized without an account', () => {
    expect(asked({ env: { CSC_NAME: 'somebody' } }).mac).toMatchObject({ notarize: false });
  });

  it('lets a certified app do no more than compile JavaScript', () => {
    const granted = (name: string) =>
      [...readFileSync(join(ROOT, `build/entitlements/${name}.plist`), 'utf8').matchAll(/<key>([^<]+)<\/key>\s*<true\/>/g)].map(
        (m) => m[1],
      );
    expect(granted('mac')).toEqual(['com.apple.security.cs.allow-jit']);
    expect(granted('ad-hoc')).toEqual(['com.apple.security.cs.allow-jit', 'com.apple.security.cs.disable-library-validation']);
  });
});

it('files and links that the app opens are known to the systems, with an icon for each', () => {
  const { fileAssociations, protocols } = asked();
  const extensions = [fileAssociations].flat().map((association) => association?.ext);
  expect(extensions).toEqual(['ffmatch', 'ffdeck', 'ffmap']);
  for (const extension of extensions)
    for (const type of ['ico', 'icns']) expect(existsSync(join(ROOT, `build/resources/${String(extension)}.${type}`))).toBe(true);
  expect([protocols].flat()[0]?.schemes).toEqual(['fiveforges']);
});

it('every file that the configuration names is there', () => {
  const { win, mac, linux, nsis } = asked();
  for (const file of [win?.icon, mac?.icon, mac?.entitlements, linux?.icon, nsis?.include, 'build/resources/background@2x.png'])
    expect(existsSync(join(ROOT, file ?? 'nothing')), file ?? 'nothing').toBe(true);
});

it("no name has a space where Linux' sandbox would break on it", () => {
  expect(asked().productName).toBe(manifest.productName);
  expect(manifest.productName).toMatch(/^[A-Za-z]+$/);
  expect(manifest.desktopName).toBe(`${asked().linux?.executableName}.desktop`);
});

it('the sandbox is not switched off in any menu entry', () => {
  expect(asked().linux?.executableArgs).toEqual([]);
});

it('the oldest macOS that can run it is the one that README names', () => {
  const oldest = /macOS \((\w+) and up\)/.exec(readFileSync(join(ROOT, 'node_modules/electron/README.md'), 'utf8'));
  expect(oldest?.[1], "Electron's own").toBe('Ventura');
  expect(asked().mac?.minimumSystemVersion).toBe('13.0');
  const named = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/macOS (\d+)/g)].map(([, version]) => version);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(['13']));
});

it('nothing is published by the way', () => {
  expect(asked().publish).toBeNull();
});
