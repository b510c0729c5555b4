import { TARGET, idOfTarget, kindOfTarget } from '../effects/frame.ts';
import { ownerOf, type HxItem, type HxState } from '../state.ts';
import { entityById } from './lookup.ts';
import { sees, seesEntity } from './vision.ts';

export const itemById = (s: HxState, id: number): HxItem | null => s.stack.find((item) => item.id === id) ?? null;

/** Is a chosen target in a seat's vision (HX-D48)? */
export function seesTarget(s: HxState, seat: number, target: number): boolean {
  const id = idOfTarget(target);
  switch (kindOfTarget(target)) {
    case TARGET.entity: {
      const e = entityById(s, id);
      return e !== null && seesEntity(s, seat, e);
    }
    case TARGET.tile:
      return sees(s, seat, id);
    case TARGET.item: {
      const item = itemById(s, id);
      return item !== null && seesItem(s, seat, item);
    }
    case TARGET.card:
      return true;
    default:
      return ownerOf(id) === seat;
  }
}

/**
 * May the seat see this stack item, or only its placeholder (HX-14.8–14.11)? It opens as soon as it can be seen, and what the
 * seat has seen it goes on seeing (HX-D49, HX-D107).
 */
export function seesItem(s: HxState, seat: number, item: HxItem): boolean {
  if (item.owner === seat || (item.seen & (1 << seat)) !== 0) return true;
  if (item.what === 0 && item.targets.length === 0) return true;
  if (item.what !== 0) {
    const src = entityById(s, item.src);
    if (src !== null && sees(s, seat, src.tile)) return true;
  }
  for (const target of item.targets) if (seesTarget(s, seat, target)) return true;
  return false;
}

/** Notes who sees what on the stack: called before anything that shows an item can leave again. */
export function noteItems(s: HxState): void {
  for (const item of s.stack) for (let seat = 0; seat < s.seats.length; seat++) if (seesItem(s, seat, item)) item.seen |= 1 << seat;
}
