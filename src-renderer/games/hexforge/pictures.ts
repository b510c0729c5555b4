/** How Hexforge's cards are pictured: each colour has its country, each kind of card its way of standing before it. */
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import type { ArtRecipe } from '../../ui/svg/art.ts';
import type { CompositionName } from '../../ui/svg/art/compositions/index.ts';
import { paletteOf } from '../../ui/svg/art/paint.ts';
import type { SceneName } from '../../ui/svg/art/scenes/names.ts';
import { staged } from '../../ui/svg/art/staging.ts';
import { HUES } from './theme.ts';

/** By colour letter; '' is colourless. */
const SCENES: Readonly<Record<string, readonly SceneName[]>> = {
  F: [
    'nightSky',
    'aurora',
    'stainedWindow',
    'library',
    'rune',
    'swirl',
    'facets',
    'ribbons',
    'crystalCave',
    'tower',
    'moor',
    'bench',
    'workshopWindow',
    'stair',
    'cavern',
    'forest',
  ],
  O: [
    'harbour',
    'canal',
    'waterfall',
    'snowPass',
    'weir',
    'cloudSea',
    'storm',
    'swirl',
    'rune',
    'burst',
    'ribbons',
    'firs',
    'cavern',
    'crystalCave',
    'bellowsRoom',
    'bench',
    'hall',
    'bridge',
  ],
  R: [
    'moltenRiver',
    'quarry',
    'slagHeaps',
    'emberRain',
    'fracture',
    'burst',
    'swirl',
    'foundry',
    'crucible',
    'battlement',
    'sunrise',
    'mineShaft',
    'ruins',
    'rune',
    'ridge',
    'forest',
  ],
  G: [
    'forest',
    'orchard',
    'firs',
    'moor',
    'ruins',
    'waterfall',
    'bridge',
    'rune',
    'ribbons',
    'facets',
    'bench',
    'workshopWindow',
    'cavern',
    'crystalCave',
    'ridge',
    'hall',
  ],
  E: [
    'market',
    'gate',
    'hall',
    'library',
    'battlement',
    'sunrise',
    'mineShaft',
    'quarry',
    'clockwork',
    'armoury',
    'facets',
    'burst',
    'rune',
    'stair',
    'tower',
    'cavern',
  ],
  '': ['hall', 'clockwork', 'smokestacks', 'mineShaft', 'bench', 'foundry', 'facets', 'rune', 'quarry', 'cavern', 'storm'],
};

/** Cards that looked too much like another by their first choice (the test of distances names them). */
const ANEW: Readonly<Record<string, number>> = { 'scald-falcon': 1 };

const COMPOSITIONS: Readonly<Record<HxCardFace['type'] | 'commander', readonly CompositionName[]>> = {
  unit: ['single', 'single', 'closeUp', 'silhouette', 'rank', 'procession', 'reflection', 'duet', 'pair'],
  spell: ['single', 'strike', 'medallion', 'duet', 'silhouette', 'pair'],
  equipment: ['stillLife', 'medallion', 'strike', 'single'],
  commander: ['closeUp', 'banner'],
};

/** Rank: commanders are crowned in their pictures, and what costs much has more about it. */
const levelOf = ({ role, cost }: HxCardFace): ArtRecipe['level'] => {
  const total = Object.values(cost).reduce((sum: number, amount) => sum + (amount ?? 0), 0);
  if (role === 'commander') return 3;
  return role === 'normal' && total >= 5 ? 2 : 1;
};

export const artOf = (face: HxCardFace): ArtRecipe =>
  staged(face.art, {
    seed: face.id,
    palette: paletteOf(face.colours, HUES),
    scenes: SCENES[face.colours.at(0) ?? ''],
    compositions: COMPOSITIONS[face.role === 'commander' ? 'commander' : face.type],
    level: levelOf(face),
    anew: ANEW[face.id],
    akin: true,
  });
