import { ownMark, partsOf } from '../../../text/markup.ts';
import type { HxCost } from '../types.ts';
import { costLetters, costOf } from './costs.ts';
import type { TextLine } from './faces.types.ts';

/* Hexforge's texts have costs in them: own marks of the shared markup. */

export const costMark = (cost: HxCost): string => ownMark(costLetters(cost));

export const toLine = (markup: string): TextLine => partsOf(markup, (letters) => ({ cost: costOf(letters) }));

/** A line as one text; costs as they are written on cards. */
export const lineText = (line: TextLine): string => line.map((part) => ('cost' in part ? costLetters(part.cost) : part.text)).join('');
