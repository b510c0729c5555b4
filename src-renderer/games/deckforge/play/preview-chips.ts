/** The changes of a preview by player and permanent: chips on everything concerned. */
import type { Preview, PreviewChange } from '../../../../src-shared/kernel/game-types.ts';
import { changeText, chipsBySubject, type PreviewChip } from '../../../match/change-text.ts';

/** Damage grows by what a creature suffers: told as a loss. */
const asLoss = ({ from, to, least, most, ...change }: PreviewChange): PreviewChange => ({
  ...change,
  from: -from,
  to: -to,
  ...(least !== undefined && most !== undefined && { least: -most, most: -least }),
});

function textOf(changes: readonly PreviewChange[]): string {
  const damage = changes.find(({ what }) => what === 'damage');
  const main = changes.find(({ what }) => what === 'life') ?? (damage && asLoss(damage));
  const values = changes.filter(({ what }) => what === 'atk' || what === 'def');
  return main ? changeText(main) : values.map(changeText).join('/');
}

/** By subject: `seat:1`, `permanent:12`. */
export const chipsOf = (preview: Preview | null): ReadonlyMap<string, PreviewChip> => chipsBySubject(preview, textOf);
