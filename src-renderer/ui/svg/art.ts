import { compositionOf, type CompositionName } from './art/compositions/index.ts';
import { CENTRE, type ArtLevel } from './art/compositions/composition.ts';
import { bodyGradient, figureOf, plainFigure, type Figure } from './art/figure.ts';
import { halo } from './art/halo.ts';
import { ART_HEIGHT, ART_WIDTH, createPaint, ridge } from './art/paint.ts';
import type { Paint, Palette } from './art/paint.ts';
import { sceneOf } from './art/scenes/index.ts';
import type { SceneName } from './art/scenes/names.ts';
import type { Picture } from './bake.svelte.ts';
import { iconMark } from './icons.ts';
import { rectPath, textured } from './textures.ts';
import { n1 } from './write.ts';

/** Input of a picture: the same recipe always gives the same markup. */
export interface ArtRecipe {
  seed: string;
  palette: Palette;
  /** Icon, or an outline of the game's own. */
  hero: string | Figure;
  far?: string;
  scene: SceneName;
  composition?: CompositionName;
  level?: ArtLevel;
  /** Share of the usual hero size, e.g. for the narrow window of a token. */
  heroScale?: number;
}

/** Share of the usual hero size, by level. */
const GROWTH: Record<ArtLevel, number> = { 1: 0.96, 2: 1.06, 3: 1.2 };
const SPARKS: Record<ArtLevel, number> = { 1: 14, 2: 22, 3: 34 };
const WHOLE = rectPath(-10, -10, ART_WIDTH + 20, ART_HEIGHT + 20);

function gradients(id: string, paint: Paint): string {
  const {
    light: [x, y],
    ground,
    glow,
    dusk,
  } = paint;
  return (
    `<defs><radialGradient id="${id}-sky" cx="${n1((x / ART_WIDTH) * 100) / 100}" cy="${n1((y / ART_HEIGHT) * 100) / 100}" r=".95">` +
    `<stop offset="0" stop-color="${glow(62)}"/><stop offset=".16" stop-color="${dusk}"/><stop offset=".5" stop-color="${ground(25)}"/><stop offset="1" stop-color="${ground(9)}"/></radialGradient>` +
    bodyGradient(id, paint) +
    `<linearGradient id="${id}-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="${ground(5)}" stop-opacity="0"/><stop offset="1" stop-color="${ground(5)}" stop-opacity=".9"/></linearGradient>` +
    `<radialGradient id="${id}-vignette" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient></defs>`
  );
}

function smoke({ random, glow }: Paint): string {
  let clouds = '';
  for (let i = 0; i < 4; i++) {
    clouds += `<ellipse cx="${n1(random() * ART_WIDTH)}" cy="${n1(150 + random() * 130)}" rx="${n1(60 + random() * 70)}" ry="${n1(10 + random() * 16)}"/>`;
  }
  return `<g fill="${glow(70, 0.13)}" filter="url(#soft6)">${clouds}</g>`;
}

function sparks({ random, glow, accent }: Paint, count: number): string {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const tone = i % 3 === 2 ? accent : glow;
    dots += `<circle cx="${n1(random() * ART_WIDTH)}" cy="${n1(random() * ART_HEIGHT)}" r="${n1(0.7 + random() * 2)}" fill="${tone(80, n1(0.35 + random() * 0.6))}"/>`;
  }
  return dots;
}

const levelOf = ({ level }: ArtRecipe): ArtLevel => level ?? 1;
const heroSize = (recipe: ArtRecipe): number => sceneOf(recipe.scene).hero * (recipe.heroScale ?? 1) * GROWTH[levelOf(recipe)];

/** Markup of a picture in a 300 × 320 box: ground, light, far icon, scene, smoke, halo, hero, foreground, sparks, vignette. */
export function art(recipe: ArtRecipe): string {
  const scene = sceneOf(recipe.scene);
  const composition = compositionOf(recipe.composition ?? 'single');
  const level = levelOf(recipe);
  const paint = createPaint(recipe.seed, recipe.palette, scene.light);
  const { random, ground } = paint;
  const id = `art-${recipe.seed}`;
  let drawing = gradients(id, paint) + `<path d="${WHOLE}" fill="url(#${id}-sky)"/>`;
  if (scene.back) drawing += scene.back(paint);
  if (recipe.far && !composition.ownFar) {
    const place = { x: paint.light[0] > 150 ? 95 : 205, y: 118, size: 250, turn: (random() - 0.5) * 24, flip: random() > 0.5 };
    drawing += iconMark(recipe.far, place, `fill="${ground(15)}" opacity=".8"`);
  }
  const crown = halo(level, composition.middle ?? CENTRE, paint);
  drawing += scene.front(paint) + smoke(paint) + (composition.ownHalo ? '' : crown);
  const figure = figureOf(recipe.hero);
  drawing += composition.draw({ id, paint, figure, far: recipe.far, size: heroSize(recipe), level, halo: crown });
  if (scene.grounded && !composition.ownGround) drawing += `<path d="${ridge(random, 292, 34, 5)}" fill="${ground(6)}"/>`;
  drawing += sparks(paint, SPARKS[level]) + textured(WHOLE, scene.grain, 0.8, 'soft-light');
  return drawing + `<path d="${WHOLE}" fill="url(#${id}-foot)"/><path d="${WHOLE}" fill="url(#${id}-vignette)"/>`;
}

/** The plain version: the hero alone on a flat ground, in as many rings as its level has above the first. */
export function plainArt(recipe: ArtRecipe): string {
  const { ground, glow } = createPaint(recipe.seed, recipe.palette, sceneOf(recipe.scene).light);
  const [x, y] = CENTRE;
  const rings = Array.from({ length: levelOf(recipe) - 1 }, (_, i) => `<circle cx="${x}" cy="${y}" r="${122 + i * 14}"/>`).join('');
  return (
    `<path d="${WHOLE}" fill="${ground(14)}"/><g fill="none" stroke="${glow(60)}" stroke-width="4">${rings}</g>` +
    plainFigure(figureOf(recipe.hero), { x, y, size: heroSize(recipe) }, `fill="${glow(84)}"`)
  );
}

/** The part of a picture shown by a window, to be rasterized. */
export function artPicture(recipe: ArtRecipe, plain: boolean, box: Picture['box'] = [0, 0, ART_WIDTH, ART_HEIGHT]): Picture {
  const { seed, heroScale = 1, composition = 'single', scene } = recipe;
  return {
    key: `art ${seed} ${heroScale} ${composition} ${scene} ${levelOf(recipe)} ${plain} ${box.join(' ')}`,
    box,
    markup: () => (plain ? plainArt(recipe) : art(recipe)),
  };
}
