/** How Bladeforge's cards are pictured: each part of a sword lies, hangs or swings where it was made or found. */
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';
import type { BlCardType, BlDie } from '../../../src-shared/games/bladeforge/types.ts';
import type { ArtRecipe } from '../../ui/svg/art.ts';
import type { CompositionName } from '../../ui/svg/art/compositions/index.ts';
import { paletteOf } from '../../ui/svg/art/paint.ts';
import type { SceneName } from '../../ui/svg/art/scenes/names.ts';
import { staged } from '../../ui/svg/art/staging.ts';
import { partFigure } from './drawing/figures.ts';
import { HUES } from './theme.ts';

const SCENES: Readonly<Record<BlCardType, readonly SceneName[]>> = {
  blade: [
    'bench',
    'workshopWindow',
    'armoury',
    'hall',
    'foundry',
    'ridge',
    'battlement',
    'bridge',
    'sunrise',
    'swirl',
    'storm',
    'ribbons',
    'burst',
    'fracture',
    'cavern',
    'forest',
    'ruins',
    'rune',
  ],
  grip: [
    'bench',
    'workshopWindow',
    'bellowsRoom',
    'hall',
    'market',
    'swirl',
    'ribbons',
    'forest',
    'orchard',
    'burst',
    'cavern',
    'crystalCave',
    'rune',
    'facets',
  ],
  guard: [
    'ridge',
    'bridge',
    'hall',
    'gate',
    'tower',
    'bench',
    'armoury',
    'forest',
    'firs',
    'burst',
    'fracture',
    'swirl',
    'canal',
    'cavern',
    'rune',
    'stainedWindow',
  ],
  shield: [
    'cavern',
    'mineShaft',
    'hall',
    'gate',
    'market',
    'bench',
    'burst',
    'facets',
    'ridge',
    'battlement',
    'harbour',
    'swirl',
    'weir',
    'orchard',
    'ruins',
    'rune',
  ],
  gadget: [
    'bench',
    'clockwork',
    'foundry',
    'crucible',
    'bellowsRoom',
    'hall',
    'library',
    'cavern',
    'mineShaft',
    'slagHeaps',
    'quarry',
    'swirl',
    'aurora',
    'burst',
    'emberRain',
    'fracture',
  ],
};

const COMPOSITIONS: Readonly<Record<BlCardType, readonly CompositionName[]>> = {
  blade: ['single', 'strike', 'stillLife', 'silhouette', 'reflection', 'duet', 'closeUp', 'pair'],
  grip: ['single', 'stillLife', 'strike', 'medallion', 'silhouette', 'duet', 'closeUp'],
  guard: ['single', 'strike', 'stillLife', 'silhouette', 'duet', 'closeUp', 'reflection'],
  shield: ['single', 'rank', 'silhouette', 'closeUp', 'pair', 'banner', 'reflection'],
  gadget: ['single', 'stillLife', 'strike', 'medallion', 'duet', 'rank', 'closeUp', 'silhouette'],
};

const LEVELS: Readonly<Record<BlDie, ArtRecipe['level']>> = { 4: 1, 6: 1, 8: 1, 10: 2, 12: 3 };

export const artOf = (face: BlCardFace): ArtRecipe => ({
  ...staged(face.art, {
    seed: face.id,
    palette: paletteOf([face.type], HUES),
    scenes: SCENES[face.type],
    compositions: COMPOSITIONS[face.type],
    level: LEVELS[face.req],
    akin: true,
  }),
  hero: partFigure(face) ?? face.art.hero,
});
