import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { gameIcons } from './vite-game-icons.ts';

/** The gallery of cards and pieces, for looking at them while they are being made; never shipped. */
const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root: resolve(root, 'src-renderer'),
  plugins: [svelte(), gameIcons(root)],
  server: { port: 5190, strictPort: true },
  build: {
    target: 'chrome148',
    outDir: resolve(root, 'out/gallery'),
    emptyOutDir: true,
    rollupOptions: { input: resolve(root, 'src-renderer/gallery.html') },
  },
});
