/** How a game stages the picture of a card: from what the card is, and where that leaves a choice, from its seed. */
import type { ArtSpec } from '../../../../src-shared/text/art.ts';
import type { ArtRecipe } from '../art.ts';
import { hashText } from '../seeded.ts';
import type { ArtLevel } from './compositions/composition.ts';
import type { CompositionName } from './compositions/index.ts';
import type { Palette } from './paint.ts';
import { SCENES_BY_SORT, type SceneName, type SceneSort } from './scenes/names.ts';

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

/** Sorts of backdrops that fit what card data name. */
const AKIN: Readonly<Record<ArtSpec['scene'], readonly SceneSort[]>> = {
  ridge: ['land', 'sky', 'water', 'town'],
  cavern: ['deep'],
  forest: ['woods', 'land'],
  hall: ['rooms', 'town', 'works'],
  burst: ['magic', 'sky'],
  swirl: ['magic', 'sky', 'water'],
  rune: ['magic', 'rooms'],
  bench: ['works', 'rooms'],
};

const isAkin = (name: SceneName, scene: ArtSpec['scene']): boolean =>
  AKIN[scene].some((sort) => (SCENES_BY_SORT[sort] as readonly SceneName[]).includes(name));

const pick = <T>(list: readonly T[], seed: string, part: string): T => list[hashText(`${part} ${seed}`) % list.length];

/** The second hue lights the hero, and the first stands out, on two cards in five. */
const turned = (seed: string): boolean => hashText(`hue ${seed}`) % 5 < 2;

export function staged(
  { hero, far, scene }: ArtSpec,
  { seed, palette, scenes, compositions, level, anew = 0, akin = false }: Staging,
): ArtRecipe {
  const fitting = akin ? scenes.filter((name) => isAkin(name, scene)) : scenes;
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
