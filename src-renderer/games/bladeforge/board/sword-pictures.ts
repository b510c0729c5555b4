/** The parts of a sword as pictures: blued steel that goes white-hot as the die grows, leather, iron, and a Shield. */
import { FACES } from '../../../../src-shared/games/bladeforge/text/faces.ts';
import { DICE } from '../../../../src-shared/games/bladeforge/types.ts';
import type { BlCardId, BlDie, BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';
import type { Picture } from '../../../ui/svg/bake.svelte.ts';
import { iconMark } from '../../../ui/svg/icons.ts';
import { textured } from '../../../ui/svg/textures.ts';
import { stroke } from '../../../ui/svg/write.ts';
import {
  bladeLines,
  bladeOutline,
  gripLines,
  gripOutline,
  guardLines,
  guardOutline,
  pommelOutline,
  shieldLines,
  shieldOutline,
  SWORD,
} from './sword-shapes.ts';

interface Heat {
  /** Light edge, body, dark edge. */
  steel: readonly [string, string, string];
  /** Highlight along the middle. */
  core: string;
  coreOpacity: number;
  glow: string;
  glowOpacity: number;
}

/** By die: cold blue, dull red, cherry, yellow, white. */
const HEATS: readonly Heat[] = [
  { steel: ['#c3def5', '#5d8cba', '#1b3552'], core: '#dcecfa', coreOpacity: 0.35, glow: '#7d1f12', glowOpacity: 0 },
  { steel: ['#cbd9ea', '#6a7fa6', '#30264a'], core: '#a8331f', coreOpacity: 0.75, glow: '#8e2a18', glowOpacity: 0.22 },
  { steel: ['#f0c3ad', '#b0553f', '#4f1a1d'], core: '#ef6a3c', coreOpacity: 0.8, glow: '#b8402a', glowOpacity: 0.5 },
  { steel: ['#ffe3bd', '#e08c56', '#7d2f1d'], core: '#ffc97d', coreOpacity: 0.85, glow: '#d8553a', glowOpacity: 0.62 },
  { steel: ['#ffffff', '#ffe9c9', '#dd8a55'], core: '#ffffff', coreOpacity: 0.95, glow: '#f3b48d', glowOpacity: 0.8 },
];
const heatOf = (die: BlDie): Heat => HEATS[DICE.indexOf(die)];

const band = (id: string, [light, body, dark]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".32" stop-color="${body}"/>` +
  `<stop offset=".5" stop-color="${light}"/><stop offset=".56" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const shadow = (d: string, place: string): string =>
  `<g transform="${place}"><path d="${d}" fill="#000" opacity=".6" transform="translate(5 9)" filter="url(#soft6)"/></g>`;

/** A line cut into metal: dark, with a lit lower lip. */
const groove = (d: string): string =>
  d === ''
    ? ''
    : stroke(d, '#0a0f16', 2, 'stroke-opacity=".5"') + stroke(d, '#fff', 1, 'stroke-opacity=".45" transform="translate(0 1.8)"');

const length = SWORD.tip - SWORD.root;

function blade(card: BlCardId, die: BlDie): string {
  const d = bladeOutline(card);
  const heat = heatOf(die);
  const place = `translate(${SWORD.root} ${SWORD.axis})`;
  const id = `blade-${die}`;
  const hero = FACES[card]?.art.hero;
  return (
    `<defs>${band(id, heat.steel)}<clipPath id="cut-${card}"><path d="${d}"/></clipPath></defs>` +
    `<path d="${d}" transform="${place}" fill="${heat.glow}" stroke="${heat.glow}" stroke-width="14" opacity="${heat.glowOpacity}" filter="url(#soft14)"/>` +
    shadow(d, place) +
    `<g transform="${place}"><path d="${d}" fill="#07090b" stroke="#07090b" stroke-width="5" stroke-linejoin="round"/>` +
    `<g filter="url(#bevel)"><path d="${d}" fill="url(#${id})"/></g>` +
    `<g clip-path="url(#cut-${card})"><path d="${d}" fill="url(#${id})" opacity=".55"/>` +
    `<path d="M-6 -5H${length * 0.8}L${length * 0.9} 0L${length * 0.8} 5H-6Z" fill="${heat.core}" opacity="${heat.coreOpacity}" filter="url(#soft2)"/>` +
    groove(bladeLines(card)) +
    `${textured(d, 'hammered', 0.75)}</g>` +
    (hero ? iconMark(hero, { x: 34, y: 0, size: 30 }, 'fill="#0a0f16" opacity=".55"') : '') +
    `${stroke(d, '#fff6e4', 1, 'stroke-opacity=".35" transform="translate(.6 .9)"')}</g>`
  );
}

function grip(card: BlCardId): string {
  const d = gripOutline(card);
  const knob = pommelOutline(card);
  const place = `translate(${SWORD.pommel} ${SWORD.axis})`;
  const wraps = gripLines(card);
  return (
    `<defs>${band('leather', ['#b98a5d', '#6e4526', '#2a170b'])}<clipPath id="hold-${card}"><path d="${d}"/></clipPath></defs>` +
    shadow(d, place) +
    `<g transform="${place}"><path d="${d}" fill="#07090b" stroke="#07090b" stroke-width="5"/><path d="${d}" fill="url(#leather)" filter="url(#bevel)"/>` +
    `<g clip-path="url(#hold-${card})">${stroke(wraps, '#1a0d05', 3, 'stroke-opacity=".7"')}${stroke(wraps, '#e8bf92', 1, 'stroke-opacity=".45" transform="translate(2 1)"')}${textured(d, 'vellum', 0.6)}</g>` +
    `<path d="${knob}" fill="#07090b" stroke="#07090b" stroke-width="5"/><path d="${knob}" fill="url(#brass)" filter="url(#bevel)"/></g>`
  );
}

/** The left Guard is above the axis, the right one below. */
function guard(card: BlCardId, side: 'left' | 'right'): string {
  const d = guardOutline(card);
  const place = `translate(${(SWORD.hilt + SWORD.root) / 2} ${SWORD.axis})${side === 'right' ? ' scale(1 -1)' : ''}`;
  return (
    shadow(d, place) +
    `<g transform="${place}"><path d="${d}" fill="#07090b" stroke="#07090b" stroke-width="5" stroke-linejoin="round"/></g>` +
    `<g filter="url(#bevel)"><g transform="${place}"><path d="${d}" fill="url(#blued)"/></g></g>` +
    `<g transform="${place}">${textured(d, 'hammered', 0.7)}${groove(guardLines(card))}</g>`
  );
}

function shield(card: BlCardId): string {
  const d = shieldOutline(card);
  const { x, y, r } = SWORD.shield;
  const place = `translate(${x} ${y})`;
  const hero = FACES[card]?.art.hero ?? 'checked-shield';
  return (
    shadow(d, place) +
    `<g transform="${place}"><path d="${d}" fill="#07090b" stroke="#07090b" stroke-width="5"/><path d="${d}" fill="url(#brass)" filter="url(#bevel-l)"/>` +
    `<g transform="scale(.84)"><path d="${d}" fill="#10202f"/><path d="${d}" fill="url(#blued)" opacity=".8"/>${textured(d, 'brushed', 0.8)}${stroke(d, '#06121f', 3)}${groove(shieldLines(card))}</g>` +
    iconMark(hero, { x: 1.5, y: 3, size: r * 0.98 }, 'fill="#050b12" opacity=".7"') +
    iconMark(hero, { x: 0, y: 1, size: r * 0.98 }, 'fill="#e3b97a"') +
    `</g>`
  );
}

/** View box of each part, with a margin for shadow and glow. */
export const PART_BOXES: Record<BlSlot, Picture['box']> = {
  blade: [SWORD.root - 20, 40, SWORD.width - SWORD.root + 30, 160],
  grip: [SWORD.pommel - 40, 84, 154, 78],
  left: [184, 20, 142, 126],
  right: [184, 94, 142, 138],
  shield: [0, 34, 150, 180],
};

export function partPicture(slot: BlSlot, card: BlCardId, die: BlDie): Picture {
  const box = PART_BOXES[slot];
  switch (slot) {
    case 'blade':
      return { key: `sword blade ${card} ${die}`, box, markup: () => blade(card, die) };
    case 'grip':
      return { key: `sword grip ${card}`, box, markup: () => grip(card) };
    case 'shield':
      return { key: `sword shield ${card}`, box, markup: () => shield(card) };
    default:
      return { key: `sword guard ${slot} ${card}`, box, markup: () => guard(card, slot) };
  }
}

/** Outlines of empty places (dashed) and of legal ones (a ring). */
const PLAIN_GUARD = 'M-9 0V-60Q0 -78 9 -60V0Z';
export const GHOSTS: Record<BlSlot, { d: string; place: string }> = {
  blade: { d: `M0 -26H${length - 60}L${length} 0L${length - 60} 26H0Z`, place: `translate(${SWORD.root} ${SWORD.axis})` },
  grip: { d: `M-16 -17H96V17H-16Z`, place: `translate(${SWORD.pommel} ${SWORD.axis})` },
  left: { d: PLAIN_GUARD, place: `translate(${(SWORD.hilt + SWORD.root) / 2} ${SWORD.axis - 16})` },
  right: { d: PLAIN_GUARD, place: `translate(${(SWORD.hilt + SWORD.root) / 2} ${SWORD.axis + 16}) scale(1 -1)` },
  shield: { d: 'M-52 -56Q0 -66 52 -56V4C50 38 24 58 0 68C-24 58 -50 38 -52 4Z', place: `translate(${SWORD.shield.x} ${SWORD.shield.y})` },
};
