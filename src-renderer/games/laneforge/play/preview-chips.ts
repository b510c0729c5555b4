/** The changes of a preview by creature and seat: chips above the board. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, fallOf } from '../../../match/change-text.ts';

export interface PreviewChip {
  text: string;
  falls: boolean | 'may';
}

const SHOWN = ['attack', 'health'] as const;

/** By subject, e.g. `creature:12`, `seat:0`. */
export function chipsOf(preview: Preview | null): ReadonlyMap<string, PreviewChip> {
  const chips = new Map<string, PreviewChip>();
  const all = preview?.changes ?? [];
  for (const subject of new Set(all.map((change) => change.subject))) {
    const changes = all.filter((change) => change.subject === subject);
    const falls = fallOf(changes);
    const [power, life] = SHOWN.map((what) => changes.find((change) => change.what === what)).map((change) => change && changeText(change));
    const text = power === undefined ? (life ?? '') : `${power}/${life ?? '+0'}`;
    if (text !== '' || falls !== false) chips.set(subject, { text, falls });
  }
  return chips;
}
