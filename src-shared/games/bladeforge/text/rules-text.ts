/** Rules texts of cards, made from the same data that the rules carry out (none is written by hand). */
import { partsOf, plainText, type TextPart } from '../../../text/markup.ts';
import type { BlEffect, CardSpec } from '../effects/dsl.ts';
import { effectWords } from './effect-words.ts';

export type TextLine = TextPart[];

/** One effect alone, for prompts and the log. */
export const effectLine = (effect: BlEffect): TextLine => partsOf(effectWords(effect));

/** The paragraphs of a card, one to each effect; none on what only has numbers (BL-16.2). */
export const cardLines = (spec: CardSpec): TextLine[] => (spec.type === 'gadget' ? spec.effects.map(effectLine) : []);

export const linesText = (lines: readonly TextLine[]): string => lines.map(plainText).join(' ');
