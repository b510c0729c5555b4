import type { Hues } from '../../ui/svg/art/paint.ts';
import type { GameTheme } from '../../ui/theme.ts';

/** Blued steel. */
export const THEME: GameTheme = {
  id: 'bladeforge',
  accent: '#5b8fc4',
  bright: '#a9cdf0',
  brightest: '#cfe5ff',
  deep: '#1a3250',
  line: '#a9cdf0',
  metal: ['#9cc3ea', '#44688f', '#16273b', '#345375'],
  plate: '#cad3db',
  title: ['#22405f', '#0e1d2e'],
  texture: 'hammered',
};

/** By kind: gold on blue, leather, blued steel, brass on steel, green on violet. */
export const HUES: Readonly<Record<string, Hues>> = {
  blade: [
    [212, 46],
    [44, 78],
    [16, 70],
  ],
  grip: [
    [24, 38],
    [30, 66],
    [178, 34],
  ],
  guard: [
    [212, 50],
    [204, 66],
    [40, 66],
  ],
  shield: [
    [206, 34],
    [28, 74],
    [200, 46],
  ],
  gadget: [
    [292, 36],
    [96, 58],
    [32, 66],
  ],
};
