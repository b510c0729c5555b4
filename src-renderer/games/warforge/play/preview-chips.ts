/** The changes of a preview by unit: chips on everything concerned. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, chipsBySubject, type PreviewChip } from '../../../match/change-text.ts';

function textOf(changes: readonly PreviewChange[]): string {
  const health = changes.find(({ what }) => what === 'health');
  const values = changes.filter(({ what }) => what === 'melee' || what === 'ranged');
  return health ? changeText(health) : values.map(changeText).join('/');
}

/** By subject, e.g. `unit:12`. */
export const chipsOf = (preview: Preview | null): ReadonlyMap<string, PreviewChip> => chipsBySubject(preview, textOf);
