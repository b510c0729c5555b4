/** Points of Electron's security checklist that are kept by never doing something (docs/security.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sources = ['src-main', 'src-shared', 'src-renderer'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const naming = (name: string): string[] => sources.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(name));

it.each(['openExternal', 'enableBlinkFeatures', 'experimentalFeatures', 'allowRunningInsecureContent', 'webSecurity', 'allowpopups'])(
  'nothing names %s',
  (name) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(naming(name)).toEqual([]);
  },
);

it('one switch is given to Chromium', () => {
  expect(naming('appendSwitch')).toEqual(['src-main/electron/sound-process.ts']);
});
