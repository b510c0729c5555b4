/** What a hint points at: cards, places. */
import type { WrAction } from '../../../../src-shared/games/warforge/actions.ts';
import { handCardId } from '../../../match/hand/shelf.ts';
import { cellId } from '../board/spots.ts';
import type { WarforgeTable } from '../table.svelte.ts';

export function advisedIds(
  actions: readonly WrAction[],
  { playables, below, above }: Pick<WarforgeTable, 'playables' | 'below' | 'above'>,
): string[] {
  const ofCard = (card: string): string[] => {
    const index = playables.findIndex((one) => one.card === card);
    return index < 0 ? [] : [handCardId(index)];
  };
  return actions.flatMap((action) => {
    switch (action.type) {
      case 'play':
      case 'extra': {
        const goal = action.place ? { seat: below, place: action.place } : action.target;
        return [...ofCard(action.card), ...(goal ? [cellId(goal)] : [])];
      }
      case 'putBack':
        return ofCard(action.card);
      case 'attack':
        return [cellId({ seat: below, place: action.from }), cellId({ seat: above, place: action.to })];
      case 'act':
      case 'oath':
        return [cellId({ seat: below, place: action.unit })];
      case 'target':
        return [cellId(action)];
      default:
        return [];
    }
  });
}
