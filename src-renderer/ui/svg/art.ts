import { ART_HEIGHT, ART_WIDTH, createPaint, ridge } from './art/paint.ts';
import type { Paint, Palette } from './art/paint.ts';
import { sceneOf } from './art/scenes.ts';
import type { SceneName } from './art/scenes.ts';
import type { Picture } from './bake.svelte.ts';
import { iconMark, iconPath, iconTransform } from './icons.ts';
import { rectPath, textured } from './textures.ts';
import type { Texture } from './textures.ts';
import { n1 } from './write.ts';

/** Input of a picture: the same recipe always gives the same markup. */
export interface ArtRecipe {
  seed: string;
  palette: Palette;
  hero: string;
  far?: string;
  scene: SceneName;
  /** Share of the usual hero size, e.g. for the narrow window of a token. */
  heroScale?: number;
}

const HERO_SIZE: Record<SceneName, number> = {
  ridge: 220,
  cavern: 214,
  forest: 218,
  hall: 220,
  burst: 196,
  swirl: 192,
  rune: 180,
  bench: 202,
};
const GRAIN: Record<SceneName, Texture> = {
  ridge: 'slate',
  cavern: 'slate',
  forest: 'vellum',
  hall: 'hammered',
  burst: 'vellum',
  swirl: 'vellum',
  rune: 'vellum',
  bench: 'hammered',
};
const WHOLE = rectPath(-10, -10, ART_WIDTH + 20, ART_HEIGHT + 20);

function gradients(id: string, { light: [x, y], ground, glow, dusk }: Paint): string {
  return (
    `<defs><radialGradient id="${id}-sky" cx="${n1((x / ART_WIDTH) * 100) / 100}" cy="${n1((y / ART_HEIGHT) * 100) / 100}" r=".95">` +
    `<stop offset="0" stop-color="${glow(62)}"/><stop offset=".16" stop-color="${dusk}"/><stop offset=".5" stop-color="${ground(25)}"/><stop offset="1" stop-color="${ground(9)}"/></radialGradient>` +
    `<linearGradient id="${id}-hero" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${glow(90)}"/><stop offset=".3" stop-color="${glow(72)}"/>` +
    `<stop offset=".62" stop-color="${glow(50)}"/><stop offset=".85" stop-color="${glow(32)}"/><stop offset="1" stop-color="${ground(20)}"/></linearGradient>` +
    `<linearGradient id="${id}-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="${ground(5)}" stop-opacity="0"/><stop offset="1" stop-color="${ground(5)}" stop-opacity=".9"/></linearGradient>` +
    `<radialGradient id="${id}-vignette" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient></defs>`
  );
}

function smoke({ random, glow }: Paint): string {
  let clouds = '';
  for (let i = 0; i < 4; i++) {
    clouds +=
      `<ellipse cx="${n1(random() * ART_WIDTH)}" cy="${n1(150 + random() * 130)}" rx="${n1(60 + random() * 70)}" ry="${n1(10 + random() * 16)}"` +
      ` fill="${glow(70, 0.13)}" filter="url(#soft6)"/>`;
  }
  return clouds;
}

function sparks({ random, glow }: Paint): string {
  let dots = '';
  for (let i = 0; i < 16; i++) {
    dots += `<circle cx="${n1(random() * ART_WIDTH)}" cy="${n1(random() * ART_HEIGHT)}" r="${n1(0.7 + random() * 2)}" fill="${glow(80, n1(0.35 + random() * 0.6))}"/>`;
  }
  return dots;
}

/** The hero: shadow, dark outline, lit rim, and the body shifted down-right inside its own outline. */
function hero(id: string, name: string, size: number, turn: number, { ground, glow }: Paint): string {
  const d = iconPath(name);
  const place = iconTransform({ x: 150, y: 162, size, turn });
  return (
    `<ellipse cx="150" cy="156" rx="104" ry="96" fill="${glow(74, 0.2)}" filter="url(#soft14)"/><rect x="-10" y="216" width="320" height="60" fill="${glow(62, 0.16)}" filter="url(#soft14)"/>` +
    `<clipPath id="${id}-body"><path d="${d}"/></clipPath>` +
    `<path d="${d}" transform="translate(9 12) ${place}" fill="#000" opacity=".55" filter="url(#soft6)"/>` +
    `<g transform="${place}"><path d="${d}" fill="${ground(7)}" stroke="${ground(7)}" stroke-width="20" stroke-linejoin="round"/><path d="${d}" fill="${glow(93)}"/>` +
    `<g clip-path="url(#${id}-body)"><path d="${d}" transform="translate(7 8)" fill="url(#${id}-hero)"/>${textured(rectPath(0, 0, 512, 512), 'slate', 0.75)}</g></g>`
  );
}

/** Markup of a picture in a 300 × 320 box: ground, light, far icon, scene, smoke, hero, foreground, sparks, vignette. */
export function art(recipe: ArtRecipe): string {
  const scene = sceneOf(recipe.scene);
  const paint = createPaint(recipe.seed, recipe.palette, scene.centred);
  const { random, ground } = paint;
  const id = `art-${recipe.seed}`;
  let drawing = gradients(id, paint) + `<path d="${WHOLE}" fill="url(#${id}-sky)"/>`;
  if (scene.back) drawing += scene.back(paint);
  if (recipe.far) {
    const place = { x: paint.light[0] > 150 ? 95 : 205, y: 118, size: 250, turn: (random() - 0.5) * 24, flip: random() > 0.5 };
    drawing += iconMark(recipe.far, place, `fill="${ground(15)}" opacity=".8"`);
  }
  drawing += scene.front(paint) + smoke(paint);
  drawing += hero(id, recipe.hero, HERO_SIZE[recipe.scene] * (recipe.heroScale ?? 1), (random() - 0.5) * 8, paint);
  if (scene.grounded) drawing += `<path d="${ridge(random, 292, 34, 5)}" fill="${ground(6)}"/>`;
  drawing += sparks(paint) + textured(WHOLE, GRAIN[recipe.scene], 0.8, 'soft-light');
  return drawing + `<path d="${WHOLE}" fill="url(#${id}-foot)"/><path d="${WHOLE}" fill="url(#${id}-vignette)"/>`;
}

/** The plain version: the hero alone on a flat ground. */
export function plainArt(recipe: ArtRecipe): string {
  const { ground, glow } = createPaint(recipe.seed, recipe.palette, true);
  const size = HERO_SIZE[recipe.scene] * (recipe.heroScale ?? 1);
  return `<path d="${WHOLE}" fill="${ground(14)}"/>${iconMark(recipe.hero, { x: 150, y: 162, size }, `fill="${glow(84)}"`)}`;
}

/** The part of a picture shown by a window, to be rasterized. */
export function artPicture(recipe: ArtRecipe, plain: boolean, box: Picture['box'] = [0, 0, ART_WIDTH, ART_HEIGHT]): Picture {
  return {
    key: `art ${recipe.seed} ${recipe.heroScale ?? 1} ${plain} ${box.join(' ')}`,
    box,
    markup: () => (plain ? plainArt(recipe) : art(recipe)),
  };
}
