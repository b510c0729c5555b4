/** The checks of a package, on small pretended ones: each fault is noticed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createPackage } from '@electron/asar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAppCode } from '../../build/dist/check/app-code.ts';
import { checkFolder } from '../../build/dist/check/folder.ts';
import type { Package } from '../../build/dist/check/package-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pretended-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const APP: Record<string, string> = {
  'package.json': '{"main":"out/main/index.js"}',
  'out/main/index.js': "load('bot-worker.js'); preload('preload.cjs'); page('index.html')",
  'out/main/bot-worker.js': 'work()',
  'out/preload/preload.cjs': 'bridge()',
  'out/renderer/index.html': '<p>page</p>',
};

function write(files: Record<string, string>, into: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), content);
  }
}

async function packed(
  change: Partial<Package> = {},
  more: Record<string, string> = {},
  around: Record<string, string> = {},
): Promise<Package> {
  const source = join(folder, 'source');
  const made = join(folder, 'package');
  write({ ...APP, ...more }, source);
  write({ 'LICENSE.electron.txt': '', 'LICENSES.chromium.html': '', 'resources/NOTICES.md': '', ...around }, made);
  // It answers before everything is on the disk.
  await finished(await createPackage(source, join(made, 'resources/app.asar')));
  return { system: 'linux', purpose: 'release', maps: false, folder: made, ...change };
}

it('a good package has no fault', async () => {
  const good = await packed();
  expect(checkAppCode(good)).toMatchObject({ wrong: [], code: { files: 5 } });
  expect(checkFolder(good)).toEqual([]);
});

it('a release made with a stand-in for Electron is refused; a trial may have one', async () => {
  const release = await packed({}, {}, { 'STAND-IN.txt': 'not the real one' });
  expect(checkFolder(release).join()).toContain('must not be given to anybody');
  expect(checkFolder({ ...release, purpose: 'trial' })).toEqual([]);
});

it.each([
  ['a file that nothing asks for', { 'out/main/idle.js': 'never()' }, 'nothing in app.asar asks for out/main/idle.js'],
  ['a package beside the bundles', { 'node_modules/left/index.js': 'left()' }, 'what was not built: node_modules/left/index.js'],
  ['a source map', { 'out/main/index.js.map': '{}' }, 'source maps are in app.asar: out/main/index.js.map'],
  ['too much code', { 'out/main/bot-worker.js': 'x'.repeat(8_000_001) }, 'the most is 8000000'],
])('%s is noticed', async (_what, more, sentence) => {
  expect(checkAppCode(await packed({}, more)).wrong.join('; ')).toContain(sentence);
});

it('source maps may be there when they were asked for', async () => {
  expect(checkAppCode(await packed({ maps: true }, { 'out/main/index.js.map': '{}' })).wrong).toEqual([]);
});

it("Electron's own demonstration app and missing terms are noticed", async () => {
  const strange = await packed({}, {}, { 'resources/default_app.asar': '' });
  expect(checkFolder(strange)).toEqual(['resources holds default_app.asar']);
  rmSync(join(strange.folder, 'LICENSES.chromium.html'));
  expect(checkFolder(strange).join()).toContain('LICENSES.chromium.html is missing');
});
