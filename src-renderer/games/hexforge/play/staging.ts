/**
 * Staged move orders and declared attacks. To reorder them the host is sent the whole list again (`match.restage`), as the actions that
 * would build it.
 */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxAttackView, HxEntityView, HxOrderView } from '../../../../src-shared/games/hexforge/view.ts';

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

/** Order `order` will stop before `tile`, occupied by the unit of order `by` or by a piece that stays. */
export interface Clash {
  order: number;
  tile: number;
  by: number | null;
}

/**
 * Conflicts among orders, by the pieces that the seat sees now: orders are carried out one after another and stop before an occupied tile
 * (HX-19.7, HX-19.9). A forecast for the panel; the engine decides.
 */
export function clashes(orders: readonly HxOrderView[], entities: readonly HxEntityView[]): Clash[] {
  const held = new Map<number, number | null>(entities.map((e) => [e.tile, null]));
  orders.forEach((order, i) => held.set(order.unit, i));
  const found: Clash[] = [];
  orders.forEach((order, i) => {
    let at = order.unit;
    held.delete(at);
    for (const tile of order.path) {
      const by = held.get(tile);
      if (by !== undefined) {
        found.push({ order: i, tile, by });
        break;
      }
      at = tile;
    }
    held.set(at, i);
  });
  return found;
}
