import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specOf } from '../../../src-renderer/games/hexforge/card-spec.ts';
import { art, plainArt } from '../../../src-renderer/ui/svg/art.ts';
import { standalone } from '../../../src-renderer/ui/svg/bake.svelte.ts';
import { ICONS as BLADEFORGE_ICONS } from '../../../src-renderer/games/bladeforge/icons.ts';
import { ICONS as HEXFORGE_ICONS } from '../../../src-renderer/games/hexforge/icons.ts';
import { ICONS as LANEFORGE_ICONS } from '../../../src-renderer/games/laneforge/icons.ts';
import { HOUSE_ICONS, LUCIDE_ICONS, SCENE_ICONS } from '../../../src-renderer/ui/svg/icon-names.ts';
import type { LucideIcon } from '../../../src-renderer/ui/svg/icon-names.ts';
import { hasIcon, lucideStrokes } from '../../../src-renderer/ui/svg/icons.ts';
import { SEATS } from '../../../src-renderer/ui/svg/colours.ts';
import { badgePlate } from '../../../src-renderer/ui/svg/marks.ts';
import { tilePicture } from '../../../src-renderer/games/hexforge/drawing/tile-picture.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import { TILE_TYPES } from '../../../src-shared/games/hexforge/types.ts';

const faces = Object.values(FACES);

const NAMED_ICON = /(?:<Icon name="|\bicon="|\b(?:icon|emblem|crest|hero): '|iconMark\(\s*')([a-z][a-z-]+)['"]/g;
const folder = resolve('src-renderer');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** Of shared parts, which are there whichever game is loaded. */
const shared = new Set<string>([...HOUSE_ICONS, ...SCENE_ICONS]);
/** What the build gives each game beside those. */
const ofGame = new Map<string, Set<string>>(
  await Promise.all(
    readdirSync(join(folder, 'games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const { ICONS } = (await import(`virtual:game-icons/${name}`)) as { ICONS: Record<string, string> };
        return [name, new Set(Object.keys(ICONS))] as const;
      }),
  ),
);

describe('icons', () => {
  it('has every icon that cards name', () => {
    const named = faces.flatMap(({ art: { hero, far } }) => (far ? [hero, far] : [hero]));
    expect(named.filter((name) => !hasIcon(name))).toEqual([]);
  });

  it('has every icon that the interface names', () => {
    const named = [...HEXFORGE_ICONS, ...LANEFORGE_ICONS, ...BLADEFORGE_ICONS, ...shared, ...SEATS.map(({ emblem }) => emblem)];
    expect(named.filter((name) => !hasIcon(name))).toEqual([]);
    for (const name of LUCIDE_ICONS) expect(lucideStrokes(name), name).toContain('currentColor');
  });

  it('has an icon for every keyword on a card', () => {
    for (const face of faces) expect(specOf(face).keywordIcons, face.name).toHaveLength(face.keywords.length);
  });

  it('has every icon that a part names by itself, in a page without any other game', () => {
    const named = sources.flatMap(({ file, text }) => [...text.matchAll(NAMED_ICON)].map(([, name]) => ({ file, name })));
    expect(named.length).toBeGreaterThan(50);
    const isThere = (file: string, name: string): boolean =>
      shared.has(name) ||
      LUCIDE_ICONS.includes(name as LucideIcon) ||
      (ofGame.get(/^games.(\w+)/.exec(file)?.[1] ?? '')?.has(name) ?? false);
    expect(named.filter(({ file, name }) => !isThere(file, name))).toEqual([]);
  });
});

describe('card art', () => {
  it('is the same for the same card and different for any other', () => {
    const drawn = faces.map((face) => art(specOf(face).art));
    expect(faces.map((face) => art(specOf(face).art))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(faces.length);
  });

  it('shows each hero, scene and palette together once', () => {
    const seen = faces.map(({ art: { hero, scene }, colours }) => `${hero} ${scene} ${colours.join('')}`);
    expect(new Set(seen).size).toBe(faces.length);
  });

  it('is well-formed and free of numbers that are none', () => {
    for (const face of faces) {
      for (const drawing of [art(specOf(face).art), plainArt(specOf(face).art)]) {
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
        const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, 'image/svg+xml');
        expect(parsed.querySelector('parsererror')).toBeNull();
      }
    }
  });
});

describe('baked pictures', () => {
  it('carry the gradients and filters they name, and no others', () => {
    const document = standalone(badgePlate('shield', 'blood', 22), 2, false);
    expect(document).toContain('id="blood"');
    expect(document).toContain('id="bevel"');
    expect(document).not.toContain('id="steel"');
    expect(document).not.toContain('webp');
  });

  it('leave textures out on plain pages', () => {
    expect(standalone(tilePicture('blank', 1), 1, true)).toContain('.tex{display:none}');
  });

  it('draw every kind of tile without a hole', () => {
    for (const type of TILE_TYPES) {
      for (let seed = 0; seed < 20; seed++) expect(tilePicture(type, seed, 'G').markup(), type).not.toMatch(/NaN|undefined/);
    }
  });

  it('have few keys for many tiles', () => {
    const keys = new Set(Array.from({ length: 721 }, (_, i) => tilePicture('blank', `${i},${-i}`).key));
    expect(keys.size).toBeLessThanOrEqual(14);
    expect(keys.size).toBeGreaterThan(7);
  });
});
