/** What a hint points at: hand cards, rivals. */
import type { BlAction } from '../../../../src-shared/games/bladeforge/actions.ts';
import type { BlCardId } from '../../../../src-shared/games/bladeforge/types.ts';
import { handCardId } from '../../../match/hand/shelf.ts';
import { BENCH_ID, rivalId } from '../board/ids.ts';

export const advisedIds = (actions: readonly BlAction[], hand: readonly BlCardId[], below: number): string[] =>
  actions.flatMap((action) => {
    if ('card' in action) {
      const index = hand.indexOf(action.card);
      return index < 0 ? [] : [handCardId(index)];
    }
    if (action.type === 'attack') return [rivalId(action.target)];
    if (action.type === 'chooseSeat') return [action.seat === below ? BENCH_ID : rivalId(action.seat)];
    return action.type === 'reforge' ? [BENCH_ID] : [];
  });
