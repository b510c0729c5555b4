import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

/**
 * `virtual:game-icons`: the pictures in use, and only those, from the game-icons and Lucide packs. Names come
 * from the card data of every game (lists of things with `art` in the game's `cards`, `sets` or `champions`), from each game's `icons.ts` in the
 * renderer, and from the renderer's own list.
 */
const MODULE = 'virtual:game-icons';
const RESOLVED = `\0${MODULE}`;

interface IconPack {
  icons: Record<string, { body: string }>;
}
/** Lists of cards and the like, under whatever names. */
type CardsModule = Record<string, unknown>;
interface Pictured {
  art: { hero: string; far?: string };
}
const isPictured = (value: unknown): value is Pictured =>
  typeof value === 'object' && value !== null && 'art' in value && typeof (value as { art: unknown }).art === 'object';
const CARD_ROOMS = ['cards', 'sets', 'champions'] as const;
interface NamesModule {
  HOUSE_ICONS: readonly string[];
  SCENE_ICONS: readonly string[];
  LUCIDE_ICONS: readonly string[];
}

const require = createRequire(import.meta.url);
const readPack = (name: string): IconPack =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconPack;

const pathData = (body: string): string | undefined => / d="([^"]+)"/.exec(body)?.[1];

/** Loads a TypeScript module of the project at build time and remembers what it was made of. */
async function importSource<T>(file: string, watched: Set<string>): Promise<T> {
  const { module, dependencies } = await runnerImport<T>(file, { configFile: false, logLevel: 'error' });
  for (const dependency of [file, ...dependencies]) watched.add(resolve(dependency));
  return module;
}

export function gameIcons(root = process.cwd()): Plugin {
  const gamesFolder = join(root, 'src-shared/games');
  const windowsFolder = join(root, 'src-renderer/games');
  const namesFile = join(root, 'src-renderer/ui/svg/icon-names.ts');
  return {
    name: 'five-forges:game-icons',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const watched = new Set<string>();
      const house = await importSource<NamesModule>(namesFile, watched);
      const wanted = new Set<string>([...house.HOUSE_ICONS, ...house.SCENE_ICONS]);
      for (const game of readdirSync(gamesFolder)) {
        for (const room of CARD_ROOMS) {
          const file = join(gamesFolder, game, room, 'index.ts');
          if (!existsSync(file)) continue;
          const lists = Object.values(await importSource<CardsModule>(file, watched)).filter(Array.isArray);
          for (const { art } of lists.flat().filter(isPictured)) {
            wanted.add(art.hero);
            if (art.far) wanted.add(art.far);
          }
        }
      }
      for (const game of readdirSync(windowsFolder)) {
        const file = join(windowsFolder, game, 'icons.ts');
        if (existsSync(file)) for (const name of (await importSource<{ ICONS: readonly string[] }>(file, watched)).ICONS) wanted.add(name);
      }
      for (const file of watched) this.addWatchFile(file);

      const pack = readPack('game-icons').icons;
      const paths: Record<string, string> = {};
      for (const name of [...wanted].sort()) {
        const d = pack[name] && pathData(pack[name].body);
        if (d) paths[name] = d;
        else this.warn(`game-icons has no "${name}"`);
      }
      const lucide = readPack('lucide').icons;
      const strokes: Record<string, string> = {};
      for (const name of house.LUCIDE_ICONS) {
        if (lucide[name]) strokes[name] = lucide[name].body;
        else this.warn(`lucide has no "${name}"`);
      }
      return `export const GAME_ICONS = ${JSON.stringify(paths)};\nexport const LUCIDE_STROKES = ${JSON.stringify(strokes)};\n`;
    },
  };
}
