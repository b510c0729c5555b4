/** Actions of the main button; null while it is disabled. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxCost } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxChoiceView, HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Mode } from './mode.ts';
import type { Offers } from './offers.ts';
import { payActions } from './payment.ts';

interface Situation {
  mode: Mode;
  view: HxView | null;
  offers: Offers;
  /** Payment and order of attackers, when the player has changed them. */
  paying: HxCost | null;
  sorted: readonly number[];
}

export function mainActions({ mode, view, offers, paying, sorted }: Situation): HxAction[] | null {
  const { plain } = offers;
  const choice = view?.choice;
  const only = (action: HxAction | undefined) => (action ? [action] : null);
  switch (mode) {
    case 'pay':
      return choice?.kind === 'pay' ? payActions(choice, paying ?? choice.proposal) : only(plain.payDefault);
    case 'sort':
      return choice?.kind === 'orderAttackers' ? sortActions(choice, sorted) : null;
    case 'path':
      return only(plain.endOrder);
    case 'plan':
      return only(plain.confirmMoves);
    case 'declare':
      return only(plain.confirmAttacks);
    case 'priority':
      return only(plain.letResolve ?? plain.offerAdvance ?? plain.agreeAdvance);
    default:
      return null;
  }
}

function sortActions(choice: Extract<HxChoiceView, { kind: 'orderAttackers' }>, sorted: readonly number[]): HxAction[] {
  const declared = [...choice.ordered, ...choice.rest];
  if (declared.every((tile, i) => tile === sorted[i])) return [{ type: 'keepOrder', tile: choice.tile }];
  return sorted.slice(choice.ordered.length).map((unit) => ({ type: 'orderAttacker', tile: choice.tile, unit }));
}
