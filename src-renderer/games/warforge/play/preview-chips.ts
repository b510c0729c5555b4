/** The changes of a preview by unit and seat: chips on everything concerned. */
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, fallOf } from '../../../match/change-text.ts';

export interface PreviewChip {
  text: string;
  falls: boolean | 'may';
}

/** By subject, e.g. `unit:12`. */
export function chipsOf(preview: Preview | null): ReadonlyMap<string, PreviewChip> {
  const chips = new Map<string, PreviewChip>();
  const all = preview?.changes ?? [];
  for (const subject of new Set(all.map((change) => change.subject))) {
    const changes = all.filter((change) => change.subject === subject);
    const falls = fallOf(changes);
    const health = changes.find(({ what }) => what === 'health');
    const values = changes.filter(({ what }) => what === 'melee' || what === 'ranged');
    const text = health ? changeText(health) : values.map(changeText).join('/');
    if (text !== '' || falls !== false) chips.set(subject, { text, falls });
  }
  return chips;
}
