/** The changes of a preview by seat: chips above health and die. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, chipsBySubject, type PreviewChip } from '../../../match/change-text.ts';

/** Health first; when it is unchanged, the die, Attack or Defense. */
const SHOWN = [
  { what: 'health', word: '' },
  { what: 'die', word: ' die' },
  { what: 'attack', word: ' Attack' },
  { what: 'defense', word: ' Defense' },
  { what: 'hand', word: ' in hand' },
] as const;

function textOf(changes: readonly PreviewChange[]): string {
  const shown = SHOWN.map(({ what, word }) => ({ word, change: changes.find((one) => one.what === what) })).find(({ change }) => change);
  return shown?.change ? `${changeText(shown.change)}${shown.word}` : '';
}

export const chipsOf = (preview: Preview | null): ReadonlyMap<number, PreviewChip> =>
  new Map(
    [...chipsBySubject(preview, textOf)].flatMap(([subject, chip]) => {
      const [, seat] = /^seat:(\d+)$/.exec(subject) ?? [];
      return seat === undefined ? [] : [[Number(seat), chip]];
    }),
  );
