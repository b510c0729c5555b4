/** What a hint points at: hand cards, lanes, creatures. */
import type { LnAction } from '../../../../src-shared/games/laneforge/actions.ts';
import { handCardId } from '../../../match/hand/shelf.ts';
import { bandOf } from '../board/geometry.ts';
import { cellId } from '../board/spots.ts';
import type { LaneforgeTable } from '../table.svelte.ts';
import { placeKey } from './offers.ts';

export function advisedIds(
  actions: readonly LnAction[],
  { hand, below, creatures }: Pick<LaneforgeTable, 'hand' | 'below' | 'creatures'>,
): string[] {
  const creature = (seat: number, lane: number): string[] => {
    const there = creatures.get(placeKey(seat, lane));
    return [cellId({ band: bandOf(seat, there?.row ?? 'front', below), lane })];
  };
  return actions.flatMap((action) => {
    switch (action.type) {
      case 'playCard':
      case 'banishCard':
      case 'chooseCard': {
        const index = hand.findIndex((card) => card === action.card);
        return index < 0 ? [] : [handCardId(index)];
      }
      case 'activate':
      case 'chooseLane':
        return creature(below, action.lane);
      case 'useMobility':
        return [...creature(below, action.lane), ...creature(below, action.to)];
      case 'chooseCreature':
        return creature(action.seat, action.lane);
      default:
        return [];
    }
  });
}
