/**
 * Staged move orders and declared attacks. To reorder them the host is sent the whole list again (`match.restage`), as the actions that
 * would build it.
 */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxAttackView, HxOrderView } from '../../../../src-shared/games/hexforge/view.ts';

/** The actions that give these orders. An order of the unit's full movement ends automatically. */
export function orderActions(orders: readonly HxOrderView[]): HxAction[] {
  return orders.flatMap((order): HxAction[] => [
    { type: 'orderUnit', unit: order.unit },
    ...order.path.map((tile): HxAction => ({ type: 'step', tile })),
    ...(order.path.length < order.movement && !order.open ? [{ type: 'endOrder' } as const] : []),
  ]);
}

export function attackActions(attacks: readonly HxAttackView[]): HxAction[] {
  return attacks.map(({ attacker, tile }) => ({ type: 'attack', unit: attacker, tile }));
}

/** Moves the element at `from` to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), list[from], ...rest.slice(place)];
}

export function without<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, i) => i !== index);
}
