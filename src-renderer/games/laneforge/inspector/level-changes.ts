/** Diff of two levels of a set: numbers side by side, and the changed words of the text. */
import type { LnCardFace } from '../../../../src-shared/games/laneforge/text/faces.types.ts';

export interface Word {
  text: string;
  changed: boolean;
}

export interface LevelChanges {
  /** “Attack 5 → 7”, changed ones only. */
  numbers: string[];
  /** The other level's text; empty when both are equal. */
  words: Word[];
}

const NUMBERS = [
  ['Attack', (face: LnCardFace) => face.attack],
  ['Health', (face: LnCardFace) => face.health],
] as const;

/** Table of longest common subsequence lengths of all suffixes. */
function commonEnds(a: readonly string[], b: readonly string[]): number[][] {
  const length = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i][j] = a[i] === b[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  return length;
}

/** The words of `to`, each marked when it is not part of the longest common subsequence with `from`. */
export function changedWords(from: string, to: string): Word[] {
  const [a, b] = [from, to].map((text) => text.split(' ').filter(Boolean));
  const common = commonEnds(a, b);
  const words: Word[] = [];
  for (let i = 0, j = 0; j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      words.push({ text: b[j++], changed: false });
      i++;
    } else if (i < a.length && common[i + 1][j] >= common[i][j + 1]) i++;
    else words.push({ text: b[j++], changed: true });
  }
  return words;
}

export function levelChanges(from: LnCardFace, to: LnCardFace): LevelChanges {
  return {
    numbers: NUMBERS.flatMap(([name, of]) => (of(from) === of(to) ? [] : [`${name} ${of(from)} → ${of(to)}`])),
    words: from.plain === to.plain ? [] : changedWords(from.plain, to.plain),
  };
}
