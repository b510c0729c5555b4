import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import type { FrameKind } from '../svg/frames.ts';

export type CardSize = 'full' | 'hand' | 'chip';

/** Measures of a card in its own units; the drawing has air round it for ornaments. */
export interface CardLayout {
  width: number;
  height: number;
  /** Thickness of the frame. */
  border: number;
  /** Where the art window ends. */
  windowEnd: number;
  title: { y: number; height: number; over: number };
  names: readonly string[];
  nameSize: number;
}

/** Air left, above, right and below. */
export const AIR = { left: 6, top: 14, right: 6, bottom: 12 } as const;

const FULL = { width: 300, height: 420, border: 12 } as const;
const HAND = { width: 150, height: 210, border: 7 } as const;

/** A long name breaks into two lines of like length at hand size. */
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

export function fullLayout(name: string): CardLayout {
  const windowEnd = FULL.border + 246;
  return {
    ...FULL,
    windowEnd,
    title: { y: windowEnd - 17, height: 34, over: 5 },
    names: [name],
    nameSize: name.length > 23 ? 14.5 : name.length > 19 ? 16.5 : name.length > 15 ? 18 : 20.5,
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
    title: { y: windowEnd - (two ? 16 : 10), height: two ? 38 : 25, over: 3 },
    names,
    nameSize: longest > 12 ? 12.4 : longest > 10 ? 13.6 : longest > 9 ? 15 : 16,
  };
}

export function frameKind(face: HxCardFace): FrameKind {
  if (face.role !== 'normal') return `hexforge.${face.role}`;
  return `hexforge.${face.type}`;
}
