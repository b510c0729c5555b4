/** The changes of a preview by seat: chips above health and die. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, fallOf } from '../../../match/change-text.ts';

export interface PreviewChip {
  text: string;
  falls: boolean | 'may';
}

/** Health first; when it is unchanged, the die, Attack or Defense. */
const SHOWN = [
  { what: 'health', word: '' },
  { what: 'die', word: ' die' },
  { what: 'attack', word: ' Attack' },
  { what: 'defense', word: ' Defense' },
  { what: 'hand', word: ' in hand' },
] as const;

export function chipsOf(preview: Preview | null): ReadonlyMap<number, PreviewChip> {
  const chips = new Map<number, PreviewChip>();
  const all = preview?.changes ?? [];
  for (const subject of new Set(all.map((change) => change.subject))) {
    const [, seat] = /^seat:(\d+)$/.exec(subject) ?? [];
    if (seat === undefined) continue;
    const changes = all.filter((change) => change.subject === subject);
    const shown = SHOWN.map(({ what, word }) => ({ word, change: changes.find((one) => one.what === what) })).find(({ change }) => change);
    const falls = fallOf(changes);
    const text = shown?.change ? `${changeText(shown.change)}${shown.word}` : '';
    if (text !== '' || falls !== false) chips.set(Number(seat), { text, falls });
  }
  return chips;
}
