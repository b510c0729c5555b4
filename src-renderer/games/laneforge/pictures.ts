/** How Laneforge's cards are pictured: one picture to a set, which grows with its level. */
import type { LnCardFace } from '../../../src-shared/games/laneforge/text/faces.types.ts';
import type { ArtRecipe } from '../../ui/svg/art.ts';
import type { CompositionName } from '../../ui/svg/art/compositions/index.ts';
import { paletteOf } from '../../ui/svg/art/paint.ts';
import type { SceneName } from '../../ui/svg/art/scenes/names.ts';
import { staged } from '../../ui/svg/art/staging.ts';
import { HUES } from './theme.ts';
import type { ChampionLook } from './words.ts';

/** A fortress town and its bell foundry; canals below kites; a moving furnace; a drowned garden of graves. */
const SCENES: Readonly<Record<string, readonly SceneName[]>> = {
  f1: [
    'battlement',
    'gate',
    'tower',
    'foundry',
    'bellowsRoom',
    'bench',
    'hall',
    'crucible',
    'stainedWindow',
    'armoury',
    'burst',
    'rune',
    'facets',
    'mineShaft',
    'cavern',
    'clockwork',
    'sunrise',
  ],
  f2: [
    'canal',
    'harbour',
    'weir',
    'bridge',
    'cloudSea',
    'waterfall',
    'workshopWindow',
    'market',
    'swirl',
    'ribbons',
    'rune',
    'aurora',
    'storm',
    'crystalCave',
    'cavern',
    'clockwork',
    'bench',
    'burst',
  ],
  f3: [
    'moltenRiver',
    'slagHeaps',
    'emberRain',
    'smokestacks',
    'foundry',
    'crucible',
    'quarry',
    'ridge',
    'fracture',
    'burst',
    'bench',
    'hall',
    'mineShaft',
    'swirl',
    'rune',
    'armoury',
  ],
  f4: [
    'forest',
    'moor',
    'orchard',
    'ruins',
    'firs',
    'waterfall',
    'nightSky',
    'cavern',
    'crystalCave',
    'weir',
    'swirl',
    'rune',
    'ribbons',
    'stair',
    'library',
    'bench',
  ],
};

/** Cards that looked too much like another by their first choice (the test of distances names them). */
const ANEW: Readonly<Record<string, number>> = { 'sealed-in-bronze': 1 };

const COMPOSITIONS: Readonly<Record<LnCardFace['type'], readonly CompositionName[]>> = {
  creature: ['single', 'closeUp', 'silhouette', 'rank', 'procession', 'reflection', 'duet', 'pair', 'banner'],
  spell: ['single', 'strike', 'medallion', 'stillLife', 'duet', 'silhouette'],
};

export const artOf = (face: LnCardFace): ArtRecipe =>
  staged(face.art, {
    seed: face.set,
    palette: paletteOf([face.faction], HUES),
    scenes: SCENES[face.faction],
    compositions: COMPOSITIONS[face.type],
    level: face.level,
    anew: ANEW[face.set],
    akin: true,
  });

/** A Champion's face in the narrow window of a portrait. */
export const portraitOf = ({ id, faction, art }: Pick<ChampionLook, 'id' | 'faction' | 'art'>): ArtRecipe =>
  staged(art, { seed: id, palette: paletteOf([faction], HUES), scenes: SCENES[faction], compositions: ['single'], akin: true });
