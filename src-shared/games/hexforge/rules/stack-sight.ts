import { TARGET, idOfTarget, kindOfTarget } from '../effects/frame.ts';
import { ownerOf, type HxItem, type HxState } from '../state.ts';
import { entityById } from './lookup.ts';
import { sees, seesEntity } from './vision.ts';

export const itemById = (s: HxState, id: number): HxItem | null => s.stack.find((item) => item.id === id) ?? null;

type SeesItem = (s: HxState, seat: number, item: HxItem) => boolean;

/** Is a chosen target in a seat's vision (HX-D48)? */
export function seesTarget(s: HxState, seat: number, target: number, throughItem: SeesItem = seesItem): boolean {
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
      return item !== null && throughItem(s, seat, item);
    }
    case TARGET.card:
      return true;
    default:
      return ownerOf(id) === seat;
  }
}

function isShown(s: HxState, seat: number, item: HxItem, throughItem: SeesItem): boolean {
  if (item.owner === seat) return true;
  if (item.what === 0 && item.targets.length === 0) return true;
  if (item.what !== 0) {
    const src = entityById(s, item.src);
    if (src !== null && sees(s, seat, src.tile)) return true;
  }
  for (const target of item.targets) if (seesTarget(s, seat, target, throughItem)) return true;
  return false;
}

/** Does anything now show this stack item to the seat (HX-14.8–14.10)? Tested anew whenever asked (HX-D49). */
export const isInSight = (s: HxState, seat: number, item: HxItem): boolean => isShown(s, seat, item, isInSight);

/** May the seat see this item, or only its placeholder? What it has once seen stays seen (HX-14.13, HX-D107). */
export function seesItem(s: HxState, seat: number, item: HxItem): boolean {
  return (item.seen & (1 << seat)) !== 0 || isShown(s, seat, item, seesItem);
}

/** Notes who sees what on the stack: called before anything that shows an item can leave again. */
export function noteItems(s: HxState): void {
  for (const item of s.stack) for (let seat = 0; seat < s.seats.length; seat++) if (seesItem(s, seat, item)) item.seen |= 1 << seat;
}
