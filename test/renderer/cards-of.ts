import type { GameUi } from '../../src-renderer/app/game-ui.ts';
import { drawn } from '../../src-renderer/screens/cards/catalogue-ui.ts';
import type { CardSpec } from '../../src-renderer/ui/card/spec.ts';

/** All cards of a game that come with it. */
export function cardsOf({ catalogue }: Pick<GameUi, 'catalogue'>): CardSpec[] {
  const cards = catalogue?.([]);
  return cards ? drawn(cards) : [];
}
