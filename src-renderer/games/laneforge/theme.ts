import { n1, stroke } from '../../ui/svg/write.ts';
import type { Hues } from '../../ui/svg/art/paint.ts';
import type { GameTheme } from '../../ui/theme.ts';

/** Five fluted lines at the foot of copper. */
function fluting(W: number, H: number): string {
  const lines = [0, 1, 2, 3, 4].map((i) => `M${n1((W * (i + 0.5)) / 5)} ${n1(H - W * 0.085)}V${n1(H - W * 0.01)}`).join('');
  return (
    stroke(lines, '#2b1408', W * 0.05, 'opacity=".35"') +
    stroke(lines, '#ffdcb8', W * 0.008, `opacity=".6" transform="translate(${-W * 0.02})"`)
  );
}

/** Copper. */
export const THEME: GameTheme = {
  id: 'laneforge',
  accent: '#c7743f',
  bright: '#e9a878',
  brightest: '#ffcda6',
  deep: '#4a2614',
  line: '#f3c09a',
  metal: ['#f0b285', '#b0683a', '#5a2f17', '#8d5029'],
  plate: '#dccdb4',
  title: ['#4b2a19', '#241209'],
  texture: 'brushed',
  cuts: fluting,
};

/** By faction: slate and brass, tide and quicksilver, coal and fire, grove and moss. */
export const HUES: Readonly<Record<string, Hues>> = {
  f1: [
    [248, 24],
    [38, 66],
    [196, 40],
  ],
  f2: [
    [200, 50],
    [172, 50],
    [24, 62],
  ],
  f3: [
    [10, 52],
    [34, 82],
    [48, 24],
  ],
  f4: [
    [132, 32],
    [68, 54],
    [302, 32],
  ],
};
