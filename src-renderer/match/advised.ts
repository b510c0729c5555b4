import type { GameAction } from '../../src-shared/kernel/game-types.ts';
import { elementInFront } from '../ui/element-in-front.ts';
import type { GameTable } from './game-ui.ts';

/**
 * Marks what the actions would touch, on the board and in the hand.
 * @returns takes the marks away
 */
export function markAdvised(table: GameTable, actions: readonly GameAction[]): () => void {
  table.advise?.(actions);
  const marked = table.meantBy(actions).flatMap((id) => elementInFront(id) ?? []);
  for (const node of marked) node.dataset.advised = '';
  return () => {
    table.advise?.([]);
    for (const node of marked) delete node.dataset.advised;
  };
}
