import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { MODULE_LISTS, type BUNDLES } from './notices/module-lists.ts';

const require = createRequire(import.meta.url);

/**
 * Writes down which files of packages are in a bundle: its modules and the files that style sheets brought along.
 * Notices, bill of materials and audit are made from these lists, so they tell what is shipped, not what is installed.
 *
 * @param project the project's folder; the configuration is bundled before it runs, so this module cannot tell
 * @param bundle the list's name, one of `BUNDLES`
 * @param beyond files that a plugin takes its data from, so that no module stands for them
 */
export function shippedModules(project: string, bundle: (typeof BUNDLES)[number], beyond: readonly string[] = []): Plugin {
  let pageRoot = project;
  let outDir = join(project, 'out');
  // A bundle may be made in several goes: each worker of a page is one, and they come in any order.
  const files = new Set(beyond.map((file) => require.resolve(file)));
  return {
    name: 'five-forges:shipped-modules',
    apply: 'build',
    configResolved({ root, build }) {
      pageRoot = root;
      outDir = resolve(root, build.outDir);
    },
    // Workers of a page are made on the way: nothing is written for them but what the page's bundle takes over.
    generateBundle(_options, output) {
      for (const part of Object.values(output)) {
        const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(pageRoot, name));
        for (const source of sources) if (source.includes('node_modules')) files.add(source.replace(/^\0/, '').replace(/\?.*$/, ''));
      }
      const list = [...files].map((file) => relative(project, file).replaceAll('\\', '/')).sort();
      const file = join(dirname(outDir), MODULE_LISTS, `${bundle}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}
