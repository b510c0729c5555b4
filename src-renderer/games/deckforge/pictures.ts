/** How forged cards are pictured: by type, and by a sign of the whole card, so that the same card looks the same everywhere. */
import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import type { DkCardFace } from '../../../src-shared/games/deckforge/text/faces.ts';
import type { ArtRecipe } from '../../ui/svg/art.ts';
import type { CompositionName } from '../../ui/svg/art/compositions/index.ts';
import type { Hue, Palette } from '../../ui/svg/art/paint.ts';
import type { SceneName } from '../../ui/svg/art/scenes/names.ts';
import { staged } from '../../ui/svg/art/staging.ts';
import { seeded } from '../../ui/svg/seeded.ts';
import { HUES } from './theme.ts';

const SCENES: Readonly<Record<CardType, readonly SceneName[]>> = {
  creature: [
    'ridge',
    'hall',
    'forest',
    'cavern',
    'quarry',
    'moor',
    'market',
    'foundry',
    'smokestacks',
    'ruins',
    'mineShaft',
    'firs',
    'gate',
    'moltenRiver',
  ],
  flying: ['ridge', 'cloudSea', 'snowPass', 'nightSky', 'sunrise', 'storm', 'aurora', 'tower', 'harbour', 'bridge', 'firs', 'waterfall'],
  attack: ['burst', 'swirl', 'rune', 'fracture', 'emberRain', 'storm', 'ribbons', 'crucible', 'moltenRiver', 'facets'],
  defense: ['rune', 'hall', 'burst', 'battlement', 'gate', 'stainedWindow', 'facets', 'aurora', 'armoury', 'weir', 'library'],
  artifact: [
    'bench',
    'hall',
    'cavern',
    'clockwork',
    'workshopWindow',
    'bellowsRoom',
    'foundry',
    'crystalCave',
    'stair',
    'slagHeaps',
    'armoury',
  ],
};

const COMPOSITIONS: Readonly<Record<CardType, readonly CompositionName[]>> = {
  creature: ['single', 'single', 'closeUp', 'silhouette', 'rank', 'procession', 'reflection', 'duet', 'pair', 'banner'],
  flying: ['single', 'closeUp', 'silhouette', 'strike', 'rank', 'reflection', 'duet', 'pair'],
  attack: ['single', 'strike', 'silhouette', 'pair', 'duet', 'rank'],
  defense: ['single', 'medallion', 'banner', 'rank', 'duet', 'silhouette'],
  artifact: ['single', 'stillLife', 'medallion', 'closeUp', 'duet', 'banner'],
};

/** Degrees by which a card's hues may leave those of its type, to either side. */
const TURN = 22;

/** Hues of one card: near those of its type, and the same ones whenever it is drawn. */
export function paletteOf(type: CardType, seed: string): Palette {
  const random = seeded(`hues ${seed}`);
  const turned = ([hue, saturation]: Hue): Hue => [(hue + (2 * random() - 1) * TURN + 360) % 360, saturation];
  const [ground, light, accent] = HUES[type];
  return { ground: turned(ground), light: turned(light), accent: turned(accent) };
}

export const artOf = ({ type, picture: { seed, art } }: DkCardFace): ArtRecipe =>
  staged(art, { seed, palette: paletteOf(type, seed), scenes: SCENES[type], compositions: COMPOSITIONS[type] });
