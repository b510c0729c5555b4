import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import { ascii } from './build/vite-ascii.ts';
import { publisherOf } from './build/publisher.ts';
import { extraCards } from './build/vite-extra-cards.ts';
import { gameIcons } from './build/vite-game-icons.ts';
import { shippedModules } from './build/vite-shipped-modules.ts';

/** `virtual:game-icons` is drawn from these. */
const ICON_PACKS = ['@iconify-json/game-icons/package.json', '@iconify-json/lucide/package.json'];

/** `src-shared/protocol/release.ts` reads it. */
const define = { RELEASE_ADDRESS_OF_BUILD: JSON.stringify(publisherOf(process.env).address) };

const from = (path: string) => resolve(import.meta.dirname, path);

/** One for all workers of the page: each is bundled by itself, and their list is one. */
const pageWorkers = shippedModules(from('.'), 'page-worker');

/**
 * Targets are set by hand: electron-vite would take them from the installed Electron, and what main runs must also
 * run under the plain Node that serves the page where no window opens.
 */
export default defineConfig(({ mode }) => ({
  main: {
    define,
    plugins: [extraCards(), shippedModules(from('.'), 'main'), ascii()],
    build: {
      target: 'node20',
      externalizeDeps: true,
      rollupOptions: {
        input: {
          index: from('src-main/electron/index.ts'),
          // Served by a Node of its own, which a package does not have.
          ...(mode === 'package' ? {} : { headless: from('src-main/headless/index.ts') }),
          'bot-worker': from('src-main/workers/bot-worker.ts'),
          'lab-worker': from('src-main/workers/lab-worker.ts'),
        },
        // Optional native helpers of ws; it runs without them.
        external: ['bufferutil', 'utf-8-validate'],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    plugins: [shippedModules(from('.'), 'preload')],
    build: {
      target: 'node24',
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: from('src-main/electron/preload.ts') },
        // A sandboxed preload can only be CommonJS, in one file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: from('src-renderer'),
    define,
    plugins: [extraCards(), svelte(), gameIcons(from('.')), shippedModules(from('.'), 'renderer', ICON_PACKS), ascii()],
    worker: { format: 'es', plugins: () => [pageWorkers, ascii()] },
    build: {
      target: 'chrome148',
      minify: true,
      // Loaded from the disk, not from a network.
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        input: { index: from('src-renderer/index.html'), guest: from('src-renderer/guest.html') },
        checks: { bundlerTimings: false },
        // Chunks that pages share run before the pages' own: what sets up the schemas' library must lie before all schemas.
        output: { codeSplitting: { groups: [{ name: 'schemas', test: /no-eval\.ts$|node_modules[\\/]zod[\\/]/ }] } },
      },
    },
  },
}));
