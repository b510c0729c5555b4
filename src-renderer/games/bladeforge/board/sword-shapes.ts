/** Where the parts of a sword lie on the board, with its point to the right, and their outlines there. */
import { BLADE_FORMS, COMMON_BLADES } from '../drawing/blade-forms.ts';
import { COMMON_GRIPS, GRIP_FORMS, type GripForm } from '../drawing/grip-forms.ts';
import { COMMON_GUARDS, GUARD_FORMS } from '../drawing/guard-forms.ts';
import { linesOf, outlineOf, placing, type Form, type Placing } from '../drawing/outline.ts';
import { COMMON_SHIELDS, SHIELD_FORMS } from '../drawing/shield-forms.ts';
import { seeded } from '../../../ui/svg/seeded.ts';

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

/** A card's own form; one of the common ones, chosen by its id, for a card that did not ship. */
const formOf = <T>(forms: Readonly<Record<string, T>>, common: readonly T[], card: string): T =>
  forms[card] ?? common[Math.floor(seeded(`${card} form`)() * common.length)];

export const bladeForm = (card: string): Form => formOf(BLADE_FORMS, COMMON_BLADES, card);
export const gripForm = (card: string): GripForm => formOf(GRIP_FORMS, COMMON_GRIPS, card);
export const guardForm = (card: string): Form => formOf(GUARD_FORMS, COMMON_GUARDS, card);
export const shieldForm = (card: string): Form => formOf(SHIELD_FORMS, COMMON_SHIELDS, card);

/** Half the width of a usual Blade at its root, and how far a guard reaches. */
const BLADE_HALF = 23;
export const GUARD_REACH = 74;

const scaled = (x: number, y = x): Placing => placing([x, y], 0, [0, 0]);
const BLADE = scaled((SWORD.tip - SWORD.root) / 100, BLADE_HALF);
const GRIP = scaled(1);
const GUARD = scaled(GUARD_REACH / 100);
const SHIELD = scaled(SWORD.shield.r / 100);

export const bladeOutline = (card: string): string => outlineOf(bladeForm(card), BLADE);
export const bladeLines = (card: string): string => linesOf(bladeForm(card), BLADE);
export const gripOutline = (card: string): string => outlineOf(gripForm(card).hold, GRIP);
export const gripLines = (card: string): string => linesOf(gripForm(card).hold, GRIP);
export const pommelOutline = (card: string): string => outlineOf(gripForm(card).pommel, GRIP);
export const guardOutline = (card: string): string => outlineOf(guardForm(card), GUARD);
export const guardLines = (card: string): string => linesOf(guardForm(card), GUARD);
export const shieldOutline = (card: string): string => outlineOf(shieldForm(card), SHIELD);
export const shieldLines = (card: string): string => linesOf(shieldForm(card), SHIELD);
