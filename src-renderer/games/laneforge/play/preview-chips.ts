/** The changes of a preview by creature and seat: chips above the board. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, chipsBySubject, type PreviewChip } from '../../../match/change-text.ts';

const SHOWN = ['attack', 'health'] as const;

function textOf(changes: readonly PreviewChange[]): string {
  const [power, life] = SHOWN.map((what) => changes.find((change) => change.what === what)).map((change) => change && changeText(change));
  return power === undefined ? (life ?? '') : `${power}/${life ?? '+0'}`;
}

/** By subject, e.g. `creature:12`, `seat:0`. */
export const chipsOf = (preview: Preview | null): ReadonlyMap<string, PreviewChip> => chipsBySubject(preview, textOf);
