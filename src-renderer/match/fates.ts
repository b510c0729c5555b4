/** Who would fall by what is foreseen, in words: “Lethal” for a rival, “You would fall” for the viewer. */
import type { Preview } from '../../src-shared/kernel/game-types.ts';

export interface Fate {
  seat: number;
  /** False where it may happen. */
  certain: boolean;
  /** Beside the sentence: “a block would hold with 38 %”; '' for none. */
  because: string;
}

export const HANGS_ON = {
  choice: 'what a rival decides',
  unknown: 'what you cannot see, or on chance',
} as const;

/** From a preview of any game. */
export function fatesOf(preview: Preview | null): Fate[] {
  return (preview?.changes ?? []).flatMap(({ subject, what, to, certain, hangsOn, most }) => {
    const [, seat] = /^seat:(\d+)$/.exec(subject) ?? [];
    if (seat === undefined || what !== 'falls' || (certain ? to : most) !== 1) return [];
    return { seat: Number(seat), certain, because: hangsOn ? `it hangs on ${HANGS_ON[hangsOn]}` : '' };
  });
}

/** A fate in words. */
export interface FateLine {
  text: string;
  mine: boolean;
  certain: boolean;
}

/** “Lethal: Rival would fall.” */
export function fateLine({ seat, certain, because }: Fate, viewer: number | null, names: readonly string[]): FateLine {
  const mine = seat === viewer;
  const sentence = `${mine ? 'You' : names[seat]} ${certain ? 'would' : 'may'} fall${because && ` (${because})`}.`;
  const lead = mine || viewer === null ? '' : certain ? 'Lethal: ' : 'May be lethal: ';
  return { text: `${lead}${sentence}`, mine, certain };
}
