/**
 * Outlines of a sword's parts, with its point to the right. A card's shape is chosen by its id, so that a Blade looks the same everywhere.
 */
import { seeded } from '../../../ui/svg/seeded.ts';
import { n1 } from '../../../ui/svg/write.ts';

/** Coordinates of the drawing: the sword's axis, and the start and end of its parts. */
export const SWORD = {
  width: 640,
  height: 240,
  axis: 120,
  pommel: 150,
  hilt: 246,
  root: 262,
  tip: 630,
  shield: { x: 72, y: 120, r: 60 },
} as const;

type Outline = (length: number, half: number) => string;

/** Blades from the root at 0,0 along x; `half` is half their width there. */
const BLADES: readonly Outline[] = [
  // straight, with a short point
  (L, h) => `M0 ${-h}H${L - h * 2.4}L${L} 0L${L - h * 2.4} ${h}H0Z`,
  // tapering
  (L, h) => `M0 ${-h * 1.15}L${L * 0.82} ${-h * 0.62}L${L} 0L${L * 0.82} ${h * 0.62}L0 ${h * 1.15}Z`,
  // leaf
  (L, h) =>
    `M0 ${-h * 0.8}C${L * 0.22} ${-h * 0.45} ${L * 0.42} ${-h * 0.6} ${L * 0.6} ${-h * 1.35}C${L * 0.78} ${-h * 1.5} ${L * 0.92} ${-h * 0.6} ${L} 0` +
    `C${L * 0.92} ${h * 0.6} ${L * 0.78} ${h * 1.5} ${L * 0.6} ${h * 1.35}C${L * 0.42} ${h * 0.6} ${L * 0.22} ${h * 0.45} 0 ${h * 0.8}Z`,
  // curved, one edge
  (L, h) =>
    `M0 ${-h}C${L * 0.3} ${-h * 1.9} ${L * 0.72} ${-h * 2} ${L} ${-h * 0.2}C${L * 0.82} ${h * 0.4} ${L * 0.7} ${h * 0.1} ${L * 0.62} ${h * 0.55}C${L * 0.4} ${h * 0.2} ${L * 0.2} ${h * 0.7} 0 ${h}Z`,
  // a cleaver
  (L, h) => `M0 ${-h * 0.8}L${L * 0.1} ${-h * 0.8}L${L * 0.14} ${-h * 1.6}H${L * 0.9}L${L} ${-h * 0.9}V${h * 0.5}L${L * 0.94} ${h}H0Z`,
  // flamed
  (L, h) => {
    const waves = 6;
    const step = (L * 0.86) / waves;
    const run = (side: 1 | -1) =>
      Array.from({ length: waves }, () => `q${n1(step / 4)} ${n1(side * h * 0.5)} ${n1(step / 2)} 0t${n1(step / 2)} 0`).join('');
    const back = (side: 1 | -1) =>
      Array.from({ length: waves }, () => `q${n1(-step / 4)} ${n1(side * h * 0.5)} ${n1(-step / 2)} 0t${n1(-step / 2)} 0`).join('');
    return `M0 ${-h}${run(-1)}L${L} 0L${L * 0.86} ${h}${back(1)}Z`;
  },
  // notched near the root
  (L, h) =>
    `M0 ${-h * 0.7}H${L * 0.1}L${L * 0.14} ${-h * 1.5}L${L * 0.18} ${-h}H${L * 0.76}L${L} 0L${L * 0.76} ${h}H${L * 0.18}L${L * 0.14} ${h * 1.5}L${L * 0.1} ${h * 0.7}H0Z`,
  // sawn along one edge
  (L, h) => {
    const teeth = Array.from(
      { length: 9 },
      (_, i) => `L${n1(L * (0.74 - i * 0.07))} ${n1(h * 1.1)}l${n1(-L * 0.012)} ${n1(-h * 0.42)}`,
    ).join('');
    return `M0 ${-h}H${L * 0.8}L${L} ${-h * 0.1}L${L * 0.8} ${h * 1.05}${teeth}L0 ${h}Z`;
  },
];

/** Grips from the pommel at 0 to the guard at `length`. */
const GRIPS: readonly Outline[] = [
  (L, h) => `M0 ${-h * 0.8}L${L} ${-h}V${h}L0 ${h * 0.8}Z`,
  (L, h) => `M0 ${-h}C${L * 0.3} ${-h * 0.5} ${L * 0.7} ${-h * 0.5} ${L} ${-h}V${h}C${L * 0.7} ${h * 0.5} ${L * 0.3} ${h * 0.5} 0 ${h}Z`,
  (L, h) =>
    `M0 ${-h * 0.7}C${L * 0.35} ${-h * 1.35} ${L * 0.65} ${-h * 1.35} ${L} ${-h * 0.8}V${h * 0.8}C${L * 0.65} ${h * 1.35} ${L * 0.35} ${h * 1.35} 0 ${h * 0.7}Z`,
];
const POMMELS: readonly ((r: number) => string)[] = [
  (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  (r) => `M0 ${-r * 1.1}L${r} 0L0 ${r * 1.1}L${-r * 1.2} 0Z`,
  (r) => `M${-r * 0.8} ${-r}H${r * 0.6}L${r} 0L${r * 0.6} ${r}H${-r * 0.8}L${-r * 1.15} ${r * 0.4}V${-r * 0.4}Z`,
  (r) =>
    `M${-r * 0.2} ${-r * 1.15}C${-r * 1.5} ${-r * 1.3} ${-r * 1.5} ${r * 1.3} ${-r * 0.2} ${r * 1.15}L${r * 0.9} ${r * 0.5}V${-r * 0.5}Z`,
];

/** Half a cross-guard: from the axis upward to `-reach`, `w` thick; the other side is mirrored. */
const GUARDS: readonly ((reach: number, w: number) => string)[] = [
  // straight bar with a knob
  (R, w) => `M${-w} 0V${-R + w * 1.2}A${w * 1.35} ${w * 1.35} 0 1 1 ${w} ${-R + w * 1.2}V0Z`,
  // swept towards the point
  (R, w) =>
    `M${-w} 0V${-R * 0.45}C${-w} ${-R * 0.85} ${w * 1.4} ${-R} ${w * 4.2} ${-R}C${w * 2.2} ${-R * 0.8} ${w * 1.6} ${-R * 0.6} ${w} ${-R * 0.4}V0Z`,
  // swept towards the hand
  (R, w) =>
    `M${w} 0V${-R * 0.45}C${w} ${-R * 0.85} ${-w * 1.4} ${-R} ${-w * 4.2} ${-R}C${-w * 2.2} ${-R * 0.8} ${-w * 1.6} ${-R * 0.6} ${-w} ${-R * 0.4}V0Z`,
  // spike
  (R, w) => `M${-w * 1.5} 0V${-R * 0.24}L${-w * 0.9} ${-R * 0.32}L0 ${-R * 1.04}L${w * 0.9} ${-R * 0.32}L${w * 1.5} ${-R * 0.24}V0Z`,
  // fan
  (R, w) => `M${-w} 0L${-w * 0.8} ${-R * 0.45}L${-w * 2.6} ${-R * 0.9}L0 ${-R}L${w * 2.6} ${-R * 0.9}L${w * 0.8} ${-R * 0.45}L${w} 0Z`,
  // ring
  (R, w) =>
    `M${-w} 0V${-R * 0.38}A${R * 0.31} ${R * 0.31} 0 1 1 ${w} ${-R * 0.38}V0ZM0 ${-R * 0.84}A${R * 0.15} ${R * 0.15} 0 1 0 0 ${-R * 0.54}A${R * 0.15} ${R * 0.15} 0 1 0 0 ${-R * 0.84}Z`,
];

const SHIELDS: readonly ((r: number) => string)[] = [
  // round
  (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  // heater
  (r) =>
    `M${-r * 0.9} ${-r * 0.95}Q0 ${-r * 1.12} ${r * 0.9} ${-r * 0.95}V${r * 0.05}C${r * 0.86} ${r * 0.66} ${r * 0.4} ${r * 0.98} 0 ${r * 1.16}C${-r * 0.4} ${r * 0.98} ${-r * 0.86} ${r * 0.66} ${-r * 0.9} ${r * 0.05}Z`,
  // kite
  (r) =>
    `M0 ${-r * 1.1}C${r * 0.6} ${-r * 1.1} ${r * 0.95} ${-r * 0.75} ${r * 0.86} ${-r * 0.3}C${r * 0.75} ${r * 0.3} ${r * 0.35} ${r * 0.85} 0 ${r * 1.22}C${-r * 0.35} ${r * 0.85} ${-r * 0.75} ${r * 0.3} ${-r * 0.86} ${-r * 0.3}C${-r * 0.95} ${-r * 0.75} ${-r * 0.6} ${-r * 1.1} 0 ${-r * 1.1}Z`,
  // square-cut
  (r) =>
    `M${-r * 0.86} ${-r * 0.7}L${-r * 0.6} ${-r}H${r * 0.6}L${r * 0.86} ${-r * 0.7}V${r * 0.7}L${r * 0.6} ${r}H${-r * 0.6}L${-r * 0.86} ${r * 0.7}Z`,
];

const pick = <T>(list: readonly T[], card: string, salt: string): T => list[Math.floor(seeded(`${card} ${salt}`)() * list.length)];

/** Length of every Blade, and half its width at the root. */
const BLADE_HALF = 23;
const GRIP_HALF = 13;
export const GUARD_REACH = 74;
const GUARD_HALF = 9;

export const bladeOutline = (card: string): string => pick(BLADES, card, 'blade')(SWORD.tip - SWORD.root, BLADE_HALF);
export const gripOutline = (card: string): string => pick(GRIPS, card, 'grip')(SWORD.hilt - SWORD.pommel, GRIP_HALF);
export const pommelOutline = (card: string): string => pick(POMMELS, card, 'pommel')(17);
export const guardOutline = (card: string): string => pick(GUARDS, card, 'guard')(GUARD_REACH, GUARD_HALF);
export const shieldOutline = (card: string): string => pick(SHIELDS, card, 'shield')(SWORD.shield.r);
