/** How a game stages the picture of a card: from what the card is, and where that leaves a choice, from its seed. */
import type { ArtSpec } from '../../../../src-shared/text/art.ts';
import type { ArtRecipe } from '../art.ts';
import { hashText } from '../seeded.ts';
import type { ArtLevel } from './compositions/composition.ts';
import type { CompositionName } from './compositions/index.ts';
import type { Palette } from './paint.ts';
import { SCENE_NAMES, type SceneName } from './scenes/index.ts';
import { DEEP } from './scenes/deep.ts';
import { LAND } from './scenes/land.ts';
import { MAGIC } from './scenes/magic.ts';
import { ROOMS } from './scenes/rooms.ts';
import { SKY } from './scenes/sky.ts';
import { TOWN } from './scenes/town.ts';
import { WATER } from './scenes/water.ts';
import { WOODS } from './scenes/woods.ts';
import { WORKS } from './scenes/works.ts';

export interface Staging {
  /** What the picture draws its chance from: the card's id. */
  readonly seed: string;
  readonly palette: Palette;
  /** Backdrops of the card's faction or kind, in any order. */
  readonly scenes: readonly SceneName[];
  /** Ways of showing a card of this kind. */
  readonly compositions: readonly CompositionName[];
  readonly level?: ArtLevel;
  /** How often its backdrop and composition were chosen anew because the card looked like another of the game; none: never. */
  readonly anew?: number;
  /** Only backdrops of the sort that the card's data name, as far as there are two. */
  readonly akin?: boolean;
}

const kin = (...groups: readonly object[]): ReadonlySet<SceneName> =>
  new Set(SCENE_NAMES.filter((name) => groups.some((group) => name in group)));

/** Backdrops of each sort that card data name. */
const AKIN: Readonly<Record<ArtSpec['scene'], ReadonlySet<SceneName>>> = {
  ridge: kin(LAND, SKY, WATER, TOWN),
  cavern: kin(DEEP),
  forest: kin(WOODS, LAND),
  hall: kin(ROOMS, TOWN, WORKS),
  burst: kin(MAGIC, SKY),
  swirl: kin(MAGIC, SKY, WATER),
  rune: kin(MAGIC, ROOMS),
  bench: kin(WORKS, ROOMS),
};

const pick = <T>(list: readonly T[], seed: string, part: string): T => list[hashText(`${part} ${seed}`) % list.length];

/** The second hue lights the hero, and the first stands out, on two cards in five. */
const turned = (seed: string): boolean => hashText(`hue ${seed}`) % 5 < 2;

export function staged(
  { hero, far, scene }: ArtSpec,
  { seed, palette, scenes, compositions, level, anew = 0, akin = false }: Staging,
): ArtRecipe {
  const fitting = akin ? scenes.filter((name) => AKIN[scene].has(name)) : scenes;
  const { ground, light, accent } = palette;
  const choice = anew === 0 ? seed : `${seed} ${anew}`;
  return {
    seed,
    hero,
    far,
    scene: pick(fitting.length < 2 ? scenes : fitting, choice, 'scene'),
    composition: pick(compositions, choice, 'composition'),
    palette: turned(seed) ? { ground, light: accent, accent: light } : palette,
    level,
  };
}
