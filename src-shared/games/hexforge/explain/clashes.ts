import type { HxEntityView, HxOrderView } from '../view.ts';

/** Order `order` will stop short before `tile`, held by the unit of order `by` or by something that stays. */
export interface HxClash {
  order: number;
  tile: number;
  by: number | null;
}

/**
 * Orders that get in each other's way, going by the entities this seat sees now: they run one after another, and each
 * stops before an occupied tile (HX-19.7, HX-19.9). A forecast: fog may hold more.
 */
export function clashes(orders: readonly HxOrderView[], entities: readonly HxEntityView[]): HxClash[] {
  const held = new Map<number, number | null>(entities.map((e) => [e.tile, null]));
  orders.forEach((order, i) => held.set(order.unit, i));
  const found: HxClash[] = [];
  orders.forEach((order, i) => {
    held.delete(order.unit);
    const stop = order.path.findIndex((tile) => held.has(tile));
    if (stop >= 0) found.push({ order: i, tile: order.path[stop], by: held.get(order.path[stop])! });
    held.set([order.unit, ...order.path].at(stop < 0 ? -1 : stop)!, i);
  });
  return found;
}
