import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { gameIcons } from '../../../../build/vite-game-icons.ts';

const project = resolve(import.meta.dirname, '../../../..');

/** Serves or builds the page of hand-made frames; never shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), gameIcons(project)],
  server: { port: 5191, strictPort: true, fs: { allow: [project] } },
  build: { target: 'chrome148', outDir: resolve(project, 'out/match-page'), emptyOutDir: true },
});
