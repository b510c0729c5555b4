import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin } from 'vite';

/**
 * `virtual:game-icons`: pictures of shared parts from the game-icons and Lucide packs, those in use and no others. `virtual:game-icons/<game>`:
 * those of one game, which adds them to the others when it is loaded, so that a page of one game brings no other's. Their names come from the
 * game's card data (lists of things with `art` in its `cards`, `sets` or `champions`) and from its `icons.ts` in the renderer.
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
  const namesFile = join(root, 'src-renderer/ui/svg/icon-names.ts');
  const iconsFile = normalizePath(join(root, 'src-renderer/ui/svg/icons.ts'));
  let pack: IconPack['icons'] | undefined;
  const drawn = (names: Iterable<string>, warn: (text: string) => void): Record<string, string> => {
    pack ??= readPack('game-icons').icons;
    const paths: Record<string, string> = {};
    for (const name of [...new Set(names)].sort()) {
      const d = pack[name] && pathData(pack[name].body);
      if (d) paths[name] = d;
      else warn(`game-icons has no "${name}"`);
    }
    return paths;
  };
  return {
    name: 'five-forges:game-icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id !== RESOLVED && !id.startsWith(`${RESOLVED}/`)) return undefined;
      const watched = new Set<string>();
      const house = await importSource<NamesModule>(namesFile, watched);
      const shared: readonly string[] = [...house.HOUSE_ICONS, ...house.SCENE_ICONS];
      const warn = (text: string) => this.warn(text);
      let code: string;
      if (id === RESOLVED) {
        const strokes = strokesOf(house.LUCIDE_ICONS, warn);
        code = `export const SHARED_ICONS = ${JSON.stringify(drawn(shared, warn))};\nexport const LUCIDE_STROKES = ${JSON.stringify(strokes)};\n`;
      } else {
        const own = await iconsOf(root, id.slice(RESOLVED.length + 1), watched);
        const icons = drawn(
          own.filter((name) => !shared.includes(name)),
          warn,
        );
        code = `import { addIcons } from ${JSON.stringify(iconsFile)};\nexport const ICONS = ${JSON.stringify(icons)};\naddIcons(ICONS);\n`;
      }
      for (const file of watched) this.addWatchFile(file);
      return code;
    },
  };
}

/** @returns names of the icons of a game's cards and parts; none for a game that is not in the project */
async function iconsOf(root: string, game: string, watched: Set<string>): Promise<string[]> {
  const names: string[] = [];
  for (const room of CARD_ROOMS) {
    const file = join(root, 'src-shared/games', game, room, 'index.ts');
    if (!existsSync(file)) continue;
    const lists = Object.values(await importSource<CardsModule>(file, watched)).filter(Array.isArray);
    for (const { art } of lists.flat().filter(isPictured)) names.push(art.hero, ...(art.far ? [art.far] : []));
  }
  const file = join(root, 'src-renderer/games', game, 'icons.ts');
  if (existsSync(file)) names.push(...(await importSource<{ ICONS: readonly string[] }>(file, watched)).ICONS);
  return names;
}

function strokesOf(names: readonly string[], warn: (text: string) => void): Record<string, string> {
  const lucide = readPack('lucide').icons;
  const strokes: Record<string, string> = {};
  for (const name of names) {
    if (lucide[name]) strokes[name] = lucide[name].body;
    else warn(`lucide has no "${name}"`);
  }
  return strokes;
}
