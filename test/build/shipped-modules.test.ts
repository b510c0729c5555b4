import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { shippedModules } from '../../build/vite-shipped-modules.ts';

test('workers that are bundled one after another, in whatever order, are listed together', async () => {
  const project = mkdtempSync(join(tmpdir(), 'five-forges-modules-'));
  try {
    const plugin = shippedModules(project, 'page-worker') as {
      generateBundle: Extract<NonNullable<Plugin['generateBundle']>, (...given: never[]) => unknown>;
    };
    const bundle = (...moduleIds: string[]) =>
      plugin.generateBundle.call(
        {} as never,
        {} as never,
        { worker: { type: 'chunk', moduleIds: moduleIds.map((id) => join(project, id)) } } as never,
        true,
      );
    await bundle('node_modules/sound/index.js', 'src/sound-worker.ts');
    await bundle('src/blob-url-worker.ts');
    expect(JSON.parse(readFileSync(join(project, 'modules/page-worker.json'), 'utf8'))).toEqual(['node_modules/sound/index.js']);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
