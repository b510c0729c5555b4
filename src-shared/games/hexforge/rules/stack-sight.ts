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

/** May the seat see this stack item, or only its placeholder (HX-14.8–14.11)? Tested anew whenever asked (HX-D49). */
export function seesItem(s: HxState, seat: number, item: HxItem): boolean {
  if (item.owner === seat) return true;
  if (item.what === 0 && item.targets.length === 0) return true;
  if (item.what !== 0) {
    const src = entityById(s, item.src);
    if (src !== null && sees(s, seat, src.tile)) return true;
  }
  for (const target of item.targets) if (seesTarget(s, seat, target)) return true;
  return false;
}
