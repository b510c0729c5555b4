import type { Plugin } from 'vite';

/**
 * Escapes whatever is not ASCII in built scripts: it stands in texts only. One sign beyond Latin-1 makes the engine keep
 * a whole script at two bytes a sign, for as long as the program runs.
 */
export const escaped = (script: string): string =>
  script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Comes last: whoever makes scripts small writes them anew. What has a source map stays as it is, or the map would point beside it. */
export const ascii = (): Plugin => ({
  name: 'five-forges:ascii',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk' && !file.map) file.code = escaped(file.code);
  },
});
