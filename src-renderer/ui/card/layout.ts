import type { CardSpec } from './spec.ts';

/** Roman numerals of levels. */
export const NUMERALS = { 1: 'I', 2: 'II', 3: 'III' } as const;

export type CardSize = 'full' | 'hand' | 'chip';

/** Measures of a card in its own units; the drawing has a margin for ornaments. */
export interface CardLayout {
  width: number;
  height: number;
  /** Thickness of the frame. */
  border: number;
  /** Lower edge of the art window. */
  windowEnd: number;
  title: { y: number; height: number; over: number };
  names: readonly string[];
  nameSize: number;
  /** Whether there is room for it beside the rules. */
  flavour: boolean;
  /** Only full cards have one. */
  type: { text: string; size: number } | null;
}

/** Margins left, above, right and below. */
export const AIR = { left: 6, top: 14, right: 6, bottom: 12 } as const;

const FULL = { width: 300, height: 420, border: 12 } as const;
const HAND = { width: 150, height: 210, border: 7 } as const;

/** At hand size a long name is broken into two lines of similar length. */
export function splitName(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= 10 || words.length < 2) return [name];
  let best: readonly string[] = [name];
  let longest = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const length = Math.max(...lines.map((line) => line.length));
    if (length < longest) [best, longest] = [lines, length];
  }
  return best;
}

/** Lower edge of a full card's art: the longer the text and the smaller the card, the higher. */
const WINDOW_ENDS = [258, 238, 218, 198, 182, 166, 150, 130, 110, 92, 80];
/** Distance from the art to the first line of text, over the title plate and the type line. */
export const TEXT_BELOW_WINDOW = 42;
/** Lower end of the text: above the numbers, or near the frame on cards without them. */
const TEXT_END = { numbers: 376, bare: 400 };
/** Text metrics: the width share of the card, and letter, line and paragraph sizes relative to the type size. */
const TEXT_SHARE = 0.79;
const LETTER = 0.48;
const LINE = 1.28;
const PARAGRAPH_GAP = 0.2;
export const RULES_TYPE = { share: 0.0485, least: 13 } as const;

export const textEnd = (face: CardSpec): number => (face.power === null && !face.bonus ? TEXT_END.bare : TEXT_END.numbers);

/** Text size in the card's units for a card `shown` pixels wide: small cards need larger letters. */
function textHeight(face: CardSpec, shown: number, flavour: boolean): number {
  const type = Math.max(RULES_TYPE.least, shown * RULES_TYPE.share);
  const lettersInLine = (shown * TEXT_SHARE) / (type * LETTER);
  const paragraphs = [
    ...face.lines.map((line) => line.map((part) => ('cost' in part ? '0000' : part.text)).join('')),
    ...(flavour ? [face.flavour] : []),
  ];
  const lines = paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / lettersInLine), 0);
  const unitsPerPixel = (FULL.width + AIR.left + AIR.right) / shown;
  return (lines * LINE + paragraphs.length * PARAGRAPH_GAP) * type * unitsPerPixel;
}

const TYPE_LINE = { share: 0.84, letter: 0.52, size: 13, small: 12, least: 11 } as const;

/**
 * The type line, at a size readable on a small card; without the level when that would be too long, since the corner shows it too, and without
 * its last parts where it would run over the plate: they matter least.
 */
function typeLineOf({ typeLine, level }: CardSpec, shown: number): { text: string; size: number } {
  const wanted = Math.max(TYPE_LINE.size, (TYPE_LINE.least * (FULL.width + AIR.left + AIR.right)) / shown);
  const fits = (text: string): number => (FULL.width * TYPE_LINE.share) / (TYPE_LINE.letter * text.length);
  const parts = typeLine.split(' · ');
  if (level !== null && fits(typeLine) < wanted) parts.shift();
  while (parts.length > 1 && fits(parts.join(' · ')) < TYPE_LINE.small) parts.pop();
  const text = parts.join(' · ');
  return { text, size: Math.min(wanted, Math.max(TYPE_LINE.small, fits(text))) };
}

/** Whether all of the text is seen on a card `shown` pixels wide whose art ends there. */
export const holdsText = (face: CardSpec, shown: number, { windowEnd, flavour }: Pick<CardLayout, 'windowEnd' | 'flavour'>): boolean =>
  textEnd(face) - windowEnd - TEXT_BELOW_WINDOW >= textHeight(face, shown, flavour);

export function fullLayout(face: CardSpec, shown: number): CardLayout {
  const least = WINDOW_ENDS[WINDOW_ENDS.length - 1];
  const flavour = holdsText(face, shown, { windowEnd: least, flavour: true });
  const windowEnd = WINDOW_ENDS.find((end) => holdsText(face, shown, { windowEnd: end, flavour })) ?? least;
  const { name } = face;
  return {
    ...FULL,
    windowEnd,
    flavour,
    title: { y: windowEnd - 17, height: 34, over: 5 },
    names: [name],
    nameSize: name.length > 23 ? 14.5 : name.length > 19 ? 16.5 : name.length > 15 ? 18 : 20.5,
    type: typeLineOf(face, shown),
  };
}

export function handLayout(name: string): CardLayout {
  const names = splitName(name);
  const two = names.length > 1;
  const windowEnd = HAND.border + (two ? 143 : 150);
  const longest = Math.max(...names.map((line) => line.length));
  return {
    ...HAND,
    windowEnd,
    flavour: false,
    title: { y: windowEnd - (two ? 16 : 10), height: two ? 38 : 25, over: 3 },
    names,
    nameSize: longest > 13 ? 13 : longest > 11 ? 14.4 : 16,
    type: null,
  };
}
