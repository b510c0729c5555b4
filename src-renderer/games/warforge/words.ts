/** Words for things on the table, from the game's text modules. */
import { FACES } from '../../../src-shared/games/warforge/text/faces.ts';
import type { WrCardFace } from '../../../src-shared/games/warforge/text/faces.types.ts';
import { MODE_NAMES } from '../../../src-shared/games/warforge/text/names.ts';
import type { WrCardId } from '../../../src-shared/games/warforge/types.ts';
import type { WrView } from '../../../src-shared/games/warforge/view.ts';
import type { WarforgeTable } from './table.svelte.ts';

export const faceOf = (card: WrCardId): WrCardFace | null => FACES[card] ?? null;
export const nameOfCard = (card: WrCardId): string => faceOf(card)?.name ?? card;

export function captionOf(view: WrView, { mine, names }: Pick<WarforgeTable, 'mine' | 'names'>): string {
  const mode = MODE_NAMES[view.mode];
  if (view.phase === 'over') return `${mode} · Turn ${view.turn} · over`;
  // The phase is named beside it.
  if (view.phase === 'mulligan') return mode;
  const who = view.toAct === null ? '' : mine ? 'your turn' : `${names[view.toAct]}’s turn`;
  return [mode, `Turn ${view.turn}`, who].filter(Boolean).join(' · ');
}
