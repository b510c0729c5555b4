/** What a hint points at. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import { handCardId } from '../../../match/hand/shelf.ts';

/** Tiles of a sequence of actions without duplicates, in order: a unit's own, its destination, the base that summons. */
export const tilesOf = (actions: readonly HxAction[], base: number | null): number[] => [
  ...new Set(
    actions.flatMap((action) => [
      ...('unit' in action ? [action.unit] : []),
      ...('tile' in action ? [action.tile] : []),
      ...(action.type === 'baseAbility' && base !== null ? [base] : []),
    ]),
  ),
];

/** Ids of the hand cards that they play or give. */
export const cardsOf = (actions: readonly HxAction[], view: HxView | null): string[] =>
  actions.flatMap((action) => {
    const index = 'class' in action ? (view?.me?.hand.findIndex((card) => card.class === action.class) ?? -1) : -1;
    return index < 0 ? [] : [handCardId(index)];
  });
