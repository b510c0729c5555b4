import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import type { Hues } from '../../ui/svg/art/paint.ts';
import type { GameTheme } from '../../ui/theme.ts';

/** A square grid, as on drafting paper, on the broad parts of the metal. */
function draftingGrid(width: number, height: number): string {
  const step = width / 24;
  const lines = (count: number, line: (i: number) => string): string => Array.from({ length: count }, (_, i) => line(i + 1)).join('');
  const upright = lines(Math.floor(width / step) - 1, (i) => `M${(i * step).toFixed(1)} 0V${height}`);
  const level = lines(Math.floor(height / step) - 1, (i) => `M0 ${(i * step).toFixed(1)}H${width}`);
  return `<path d="${upright}${level}" fill="none" stroke="#d8dcff" stroke-width=".5" opacity=".28"/>`;
}

/** Silver and indigo, on drafting paper. */
export const THEME: GameTheme = {
  id: 'deckforge',
  accent: '#7d7fd6',
  bright: '#b9bcf5',
  brightest: '#d9dbff',
  deep: '#262860',
  line: '#c9ccff',
  metal: ['#dfe2ea', '#9a9fb0', '#4b4e62', '#7c8096'],
  plate: '#d6d8e2',
  title: ['#33357a', '#1a1b42'],
  texture: 'brushed',
  cuts: draftingGrid,
};

/** Ground and light of a type's pictures; each card turns them a little. */
export const HUES: Readonly<Record<CardType, Hues>> = {
  creature: [
    [236, 34],
    [32, 70],
    [160, 36],
  ],
  flying: [
    [204, 46],
    [50, 66],
    [16, 58],
  ],
  attack: [
    [350, 50],
    [26, 84],
    [48, 70],
  ],
  defense: [
    [168, 38],
    [196, 52],
    [44, 62],
  ],
  artifact: [
    [276, 32],
    [44, 56],
    [150, 36],
  ],
};
