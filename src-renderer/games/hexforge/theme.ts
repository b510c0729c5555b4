import type { Hues } from '../../ui/svg/art/paint.ts';
import type { GameTheme } from '../../ui/theme.ts';

/** Verdigris on dark iron. */
export const THEME: GameTheme = {
  id: 'hexforge',
  accent: '#4e9c8c',
  bright: '#8ccfbf',
  brightest: '#bff0e2',
  deep: '#1c3a36',
  line: '#8ccfbf',
  metal: ['#8b9a98', '#4a5654', '#232b2b', '#3c4746'],
  plate: '#cbd2c3',
  title: ['#31403d', '#17201f'],
  texture: 'hammered',
};

/** By colour letter. */
export const HUES: Readonly<Record<string, Hues>> = {
  F: [
    [262, 40],
    [330, 62],
    [46, 70],
  ],
  O: [
    [214, 58],
    [188, 64],
    [14, 66],
  ],
  R: [
    [350, 54],
    [34, 82],
    [42, 26],
  ],
  G: [
    [152, 40],
    [76, 58],
    [36, 76],
  ],
  E: [
    [24, 48],
    [46, 82],
    [172, 42],
  ],
};
