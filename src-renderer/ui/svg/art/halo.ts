/** What a card's level adds to its picture: a ring of light at the second, rays and a crown of stones at the third. */
import { n1 } from '../write.ts';
import type { ArtLevel } from './compositions/composition.ts';
import type { Paint } from './paint.ts';

const around = (count: number, draw: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i / count) * 2 * Math.PI - Math.PI / 2, i)).join('');

const at = (angle: number, r: number): string => `${n1(Math.cos(angle) * r)} ${n1(Math.sin(angle) * r)}`;

const spikes = (count: number, from: number, to: number, half: number): string =>
  around(count, (angle) => `M${at(angle - half, from)}L${at(angle, to)}L${at(angle + half, from)}Z`);

export function halo(level: ArtLevel, [x, y]: readonly [number, number], { glow, accent, ground }: Paint): string {
  if (level === 1) return '';
  const ring = (r: number, width: number, colour: string): string =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const stones = around(
    8,
    (angle) =>
      `<path d="M${at(angle, 118)}L${at(angle - 0.07, 128)}L${at(angle, 142)}L${at(angle + 0.07, 128)}Z" fill="${glow(88)}" stroke="${ground(8)}" stroke-width="2"/>`,
  );
  const rays =
    level === 3
      ? `<path d="${spikes(16, 116, 190, 0.075)}" fill="${accent(70, 0.75)}"/><path d="${spikes(16, 100, 260, 0.03)}" fill="${glow(84, 0.5)}" transform="rotate(11.2)"/>`
      : '';
  return (
    `<g transform="translate(${x} ${y})"><circle r="${level === 3 ? 128 : 112}" fill="${glow(60, level === 3 ? 0.32 : 0.2)}"/>${rays}` +
    ring(112, 8, ground(8)) +
    ring(112, 4.5, glow(80)) +
    (level === 3 ? ring(128, 6, accent(68)) + stones : `<path d="${spikes(24, 115, 128, 0.05)}" fill="${accent(72)}"/>`) +
    '</g>'
  );
}
