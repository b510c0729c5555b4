import type { Picture } from '../../../ui/svg/bake.svelte.ts';
import { hsl, n1, stroke } from '../../../ui/svg/write.ts';
import { HEX_SIZE } from './hex.ts';

/** Bases and forges: small three-faced buildings that show damage. Health and banner are live above them. */

/** 0 = whole, 1 = cracked (half of the health gone), 2 = breached (a quarter left). */
export type Ruin = 0 | 1 | 2;

export const ruinOf = (health: number, maxHealth: number): Ruin => (health * 4 <= maxHealth ? 2 : health * 2 <= maxHealth ? 1 : 0);

/** A block with its right face in shade; (x, y) is the centre of its base. */
function block(x: number, y: number, w: number, d: number, h: number, lightness: number): string {
  return (
    `<path d="M${n1(x - w)} ${n1(y)}V${n1(y - h)}L${n1(x)} ${n1(y - h + d)}V${n1(y + d)}Z" fill="${hsl(212, 9, lightness + 10)}"/>` +
    `<path d="M${n1(x)} ${n1(y + d)}V${n1(y - h + d)}L${n1(x + w)} ${n1(y - h)}V${n1(y)}Z" fill="${hsl(212, 11, lightness - 12)}"/>` +
    `<path d="M${n1(x - w)} ${n1(y - h)}L${n1(x)} ${n1(y - h - d)}L${n1(x + w)} ${n1(y - h)}L${n1(x)} ${n1(y - h + d)}Z" fill="${hsl(212, 9, lightness + 22)}"/>`
  );
}

const CRENELS: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [-0.5, -0.5],
  [0.5, -0.5],
  [-1, 0],
  [1, 0],
  [-0.5, 0.5],
  [0.5, 0.5],
  [0, 1],
];

/** A tower with its crown of small blocks; `fallen` blocks are missing from the front. */
function tower(x: number, y: number, w: number, d: number, h: number, lightness: number, fallen = 0): string {
  const standing = CRENELS.slice(0, CRENELS.length - fallen);
  const crown = standing.map(([cx, cy]) => block(x + cx * w * 0.84, y - h + cy * d * 0.84, w * 0.2, d * 0.2, 7, lightness + 2)).join('');
  return block(x, y, w, d, h, lightness) + crown;
}

const groundShadow = (rx: number, ry: number): string =>
  `<ellipse cx="8" cy="10" rx="${n1(rx)}" ry="${n1(ry)}" fill="#000" opacity=".5" filter="url(#soft2)"/>`;

function drawKeep(ruin: Ruin): string {
  const S = HEX_SIZE * 0.86;
  const lit = ruin === 2 ? '#5a3a2c' : '#e9c98f';
  const towers =
    tower(-S * 0.44, -2, S * 0.26, S * 0.13, S * (ruin === 2 ? 0.46 : 0.62), 34, ruin * 2) +
    tower(S * 0.46, -2, S * 0.26, S * 0.13, S * 0.5, 32, ruin) +
    tower(0, 2, S * 0.42, S * 0.2, S * 1.02, 37, ruin);
  const openings =
    `<path d="M-9 ${n1(S * 0.2 - 1)}V${n1(S * 0.2 - 15)}Q-4.5 ${n1(S * 0.2 - 19)} -1 ${n1(S * 0.2 - 11)}V${n1(S * 0.2 + 2)}Z" fill="#0a0c0e"/>` +
    `<path d="M-19 -20v-9l4 2v9ZM7 -16v-9l4 -2v9Z" fill="${lit}"/><path d="M-12 -34v-8l4 2v8Z" fill="${lit}" opacity=".85"/>`;
  const cracks = `M14 ${n1(-S * 0.98)}L9 ${n1(-S * 0.74)}L16 ${n1(-S * 0.58)}L10 ${n1(-S * 0.38)}M${n1(-S * 0.36)} -14L${n1(-S * 0.2)} -5L${n1(-S * 0.24)} 4`;
  const rubble =
    '<path d="M-27 9l5-5 6 3-2 5-7 1ZM15 14l4-4 6 2-1 4-6 1ZM-14 15l3-3 5 1-1 4Z" fill="#4b5159" stroke="#0b0d10" stroke-width=".8"/>' +
    '<path d="M-27 9l5-5 6 3ZM15 14l4-4 6 2Z" fill="#7a828b"/>';
  const breach = `<path d="M2 -12L8 -19L6 -24L14 -22L16 -13L11 -4L4 -2Z" fill="#0a0c0e"/>`;
  return (
    groundShadow(S * 0.86, S * 0.42) +
    `<g stroke="#0b0d10" stroke-width=".9" stroke-linejoin="round">${towers}</g>${openings}` +
    (ruin ? stroke(cracks, '#07080a', 2.4) + rubble : '') +
    (ruin === 2 ? breach : '')
  );
}

function drawSmithy(ruin: Ruin): string {
  const S = HEX_SIZE;
  const walls = '<path d="M-26 0V-16L0 -4V12Z" fill="#6b6f75"/><path d="M0 12V-4L26 -16V0Z" fill="#33373d"/>';
  const chimney =
    ruin === 2
      ? '<path d="M-4 -24V-34L2 -38V-20Z" fill="#787d84"/><path d="M2 -20V-38L5 -33L8 -36V-24Z" fill="#2c3035"/>'
      : '<path d="M-4 -24V-50L2 -47V-20Z" fill="#787d84"/><path d="M2 -20V-47L8 -50V-24Z" fill="#2c3035"/><path d="M-4 -50L2 -53L8 -50L2 -47Z" fill="#9aa0a7"/>';
  const roof =
    '<path d="M-30 -15L-13 -36L13 -23L0 -2Z" fill="#7a4636"/><path d="M0 -2L13 -23L30 -15Z" fill="#3a211b"/>' +
    '<path d="M-30 -15L-13 -36L13 -23" fill="none" stroke="#c98d74"/><path d="M-24.5 -22L6 -7M-19 -29L9 -14" stroke="#4b271c" stroke-width="1.2" fill="none"/>';
  const hearth =
    ruin === 2
      ? '<path d="M-19 1V-7Q-14 -11 -9 -3V6Z" fill="#1b100d"/>'
      : '<path d="M-19 1V-7Q-14 -11 -9 -3V6Z" fill="#7d1f12"/><path d="M-17 1V-4Q-14 -7 -11 -2V4Z" fill="#d8553a"/>';
  const hole =
    '<path d="M-12 -27L-3 -25L2 -18L-5 -14L-13 -20Z" fill="#140d0b" stroke="#0b0d10" stroke-width=".9"/><path d="M-11 -24L0 -19" stroke="#4b271c" stroke-width="1.6"/>';
  const cracks = 'M-6 -30L-2 -20L-9 -14M14 4L11 -2L16 -7M-21 -4L-23 -11';
  return (
    groundShadow(S * 0.7, S * 0.34) +
    `<g stroke="#0b0d10" stroke-width=".9" stroke-linejoin="round">${walls}${chimney}${roof}</g>${hearth}` +
    (ruin ? stroke(cracks, '#07080a', 2.2) : '') +
    (ruin === 2 ? hole : '')
  );
}

const BOX: Picture['box'] = [-42, -66, 92, 94];

export const keepPicture = (ruin: Ruin): Picture => ({ key: `keep ${ruin}`, box: BOX, markup: () => drawKeep(ruin) });
export const smithyPicture = (ruin: Ruin): Picture => ({ key: `smithy ${ruin}`, box: BOX, markup: () => drawSmithy(ruin) });
