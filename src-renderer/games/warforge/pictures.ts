/** How Warforge's cards are pictured: each faction has its theatre of war, and rarer cards have more about them. */
import type { WrCardFace } from '../../../src-shared/games/warforge/text/faces.types.ts';
import type { WrFaction, WrKind, WrRarity } from '../../../src-shared/games/warforge/types.ts';
import type { ArtRecipe } from '../../ui/svg/art.ts';
import type { CompositionName } from '../../ui/svg/art/compositions/index.ts';
import { paletteOf } from '../../ui/svg/art/paint.ts';
import type { SceneName } from '../../ui/svg/art/scenes/names.ts';
import { staged } from '../../ui/svg/art/staging.ts';
import { HUES } from './theme.ts';

interface Theatre {
  /** Where its troops stand. */
  readonly field: readonly SceneName[];
  /** Where its stratagems are made. */
  readonly office: readonly SceneName[];
}

/** Iron columns, lamps in cloisters, works under the ground, woods at the coast, fire at court. */
const THEATRES: Readonly<Record<WrFaction | 'none', Theatre>> = {
  f1: {
    field: ['ridge', 'battlement', 'smokestacks', 'bridge', 'harbour', 'quarry', 'storm', 'snowPass'],
    office: ['bench', 'armoury', 'gate', 'clockwork', 'mineShaft', 'workshopWindow'],
  },
  f2: {
    field: ['hall', 'stainedWindow', 'gate', 'tower', 'sunrise', 'library', 'cloudSea', 'stair'],
    office: ['rune', 'stainedWindow', 'library', 'aurora', 'nightSky', 'facets', 'ribbons', 'workshopWindow'],
  },
  f3: {
    field: ['cavern', 'mineShaft', 'foundry', 'slagHeaps', 'smokestacks', 'clockwork', 'crystalCave', 'weir'],
    office: ['clockwork', 'crucible', 'bellowsRoom', 'fracture', 'cavern', 'stair', 'foundry'],
  },
  f4: {
    field: ['forest', 'moor', 'firs', 'waterfall', 'orchard', 'harbour', 'ruins', 'storm'],
    office: ['forest', 'swirl', 'ruins', 'waterfall', 'ribbons', 'moor', 'nightSky'],
  },
  f5: {
    field: ['burst', 'emberRain', 'moltenRiver', 'hall', 'fracture', 'sunrise', 'market', 'canal'],
    office: ['burst', 'crucible', 'emberRain', 'swirl', 'fracture', 'facets', 'market'],
  },
  none: { field: ['ridge', 'ruins', 'bridge', 'mineShaft', 'firs', 'quarry'], office: ['bench', 'armoury', 'library'] },
};

const COMPOSITIONS: Readonly<Record<WrKind, readonly CompositionName[]>> = {
  troop: ['single', 'single', 'closeUp', 'silhouette', 'rank', 'procession', 'reflection', 'duet', 'pair'],
  stratagem: ['single', 'strike', 'medallion', 'stillLife', 'duet', 'silhouette', 'pair'],
  warlord: ['closeUp', 'banner', 'single'],
};

const LEVELS: Readonly<Record<WrRarity, ArtRecipe['level']>> = { common: 1, rare: 1, epic: 2, legendary: 3 };

export function artOf(face: WrCardFace): ArtRecipe {
  const { field, office } = THEATRES[face.faction ?? 'none'];
  return staged(face.art, {
    seed: face.id,
    palette: paletteOf([face.faction ?? 'none'], HUES),
    scenes: face.kind === 'stratagem' ? office : field,
    compositions: COMPOSITIONS[face.kind],
    level: LEVELS[face.rarity],
  });
}
