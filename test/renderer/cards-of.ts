import type { GameUi } from '../../src-renderer/app/game-ui.ts';
import type { CardSpec } from '../../src-renderer/ui/card/spec.ts';

/** All cards of a game that come with it. */
export function cardsOf({ catalogue }: Pick<GameUi, 'catalogue'>): CardSpec[] {
  const cards = catalogue?.([]);
  return cards?.ids.flatMap((id) => cards.spec(id) ?? []) ?? [];
}
