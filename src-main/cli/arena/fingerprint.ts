import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const BOTS = fileURLToPath(new URL('../../../src-shared/bots/index.ts', import.meta.url));
const DEAL = fileURLToPath(new URL('../../arena/deal.ts', import.meta.url));

/** Files that do not affect a match between bots: texts, and auto-pass, which bots do not use. */
const FOR_PEOPLE = [...['text', 'explain'].flatMap((room) => [`./${room}/*`, `../${room}/*`, `../../${room}/*`]), './auto.ts'];

const known = new Map<string, string>();

/**
 * Hash of all code that determines a match between bots: the game's rules and cards, the kernel, the
 * bots, the deals. Taken from what it compiles to, so that comments, types, other games and a game's words do not change it.
 * @param registry address of the module with the games
 * @param bots the module with the bots, if they are not those that are here
 */
export function fingerprint(registry: string, game: string, bots: string = BOTS): string {
  const key = `${registry} ${game} ${bots}`;
  const word =
    known.get(key) ??
    createHash('sha256')
      .update(codeOf(registry, game, bots))
      .digest('hex')
      .slice(0, 12);
  known.set(key, word);
  return word;
}

function codeOf(registry: string, game: string, bots: string): string {
  const alone = fileURLToPath(new URL(`./${game}/game.ts`, registry));
  const modules = [bots, DEAL, existsSync(alone) ? alone : fileURLToPath(registry)];
  const { outputFiles } = buildSync({
    stdin: { contents: modules.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'), resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external: FOR_PEOPLE,
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}
