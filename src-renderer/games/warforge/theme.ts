import type { Hues } from '../../ui/svg/art/paint.ts';
import type { GameTheme } from '../../ui/theme.ts';

/** Gunmetal and oxblood. */
export const THEME: GameTheme = {
  id: 'warforge',
  accent: '#a5403f',
  bright: '#e59388',
  brightest: '#ffc0b6',
  deep: '#431a1d',
  line: '#d98a80',
  metal: ['#8e959c', '#535a62', '#25292e', '#434a51'],
  plate: '#d2ccc2',
  title: ['#54201f', '#2a0e10'],
  texture: 'hammered',
};

/** By faction: gun iron and brass, lamp gold on slate, soot and signal red, swamp and bone, coal and fire. */
export const HUES: Readonly<Record<string, Hues>> = {
  f1: [
    [214, 16],
    [42, 60],
    [8, 58],
  ],
  f2: [
    [46, 78],
    [222, 34],
    [38, 82],
  ],
  f3: [
    [352, 56],
    [24, 14],
    [196, 26],
  ],
  f4: [
    [128, 34],
    [74, 40],
    [24, 60],
  ],
  f5: [
    [12, 78],
    [276, 30],
    [44, 82],
  ],
  none: [
    [200, 10],
    [40, 18],
    [20, 24],
  ],
};
