import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { TARGET, idOfTarget, kindOfTarget } from '../effects/frame.ts';
import type { HxEvent } from '../events.ts';
import { ZONE, ownerOf, type HxItem, type HxState } from '../state.ts';
import { BASE_ABILITIES } from '../types.ts';
import type { HxTargetView } from '../view.ts';
import { cardName } from './cards.ts';
import { entityById } from './lookup.ts';
import { itemById, seesItem, seesTarget } from './stack-sight.ts';
import { tell } from './tell.ts';

const WHAT_NAMES = ['card', 'ability', 'base'] as const;

/** A chosen target as a reader may know it; null where it is out of that reader's vision (HX-14.11). */
export function targetView(s: HxState, target: number, reader: number, owner: number): HxTargetView | null {
  if (target === 0 || (reader !== owner && !seesTarget(s, reader, target))) return null;
  const id = idOfTarget(target);
  switch (kindOfTarget(target)) {
    case TARGET.entity: {
      const e = entityById(s, id);
      return e && { kind: 'tile', at: e.tile, ...(e.def >= 0 && { def: DEFS[e.def].id }) };
    }
    case TARGET.tile:
      return { kind: 'tile', at: id };
    case TARGET.item: {
      const item = itemById(s, id);
      return item && { kind: 'item', at: s.stack.indexOf(item) };
    }
    case TARGET.card: {
      const seat = ownerOf(id);
      const zone = s.zones[id] === ZONE.lost ? 'lost' : 'discard';
      const at = s.seats[seat][zone].indexOf(id);
      return at < 0 ? null : { kind: 'card', at, seat, zone, def: cardName(s, id) };
    }
    default:
      return { kind: 'handCard', at: s.seats[owner].hand.indexOf(id), def: cardName(s, id) };
  }
}

export const targetViews = (s: HxState, targets: readonly number[], reader: number, owner: number): HxTargetView[] =>
  targets.map((target) => targetView(s, target, reader, owner)).filter((t): t is HxTargetView => t !== null);

function itemEvent(
  s: HxState,
  item: HxItem,
  type: 'stacked' | 'resolving' | 'fizzled',
  viewer: Viewer,
  reason: 'countered' | 'targetsGone',
): HxEvent {
  const seat = item.owner;
  const position = s.stack.indexOf(item);
  const visible = viewer !== 'spectator' && seesItem(s, viewer, item);
  // Whether something hidden came to nothing, and why, would tell what it was (HX-14.12).
  if (!visible && type === 'fizzled') return { type: 'resolving', seat, position, what: 'hidden' };
  const what = visible ? WHAT_NAMES[item.what] : 'hidden';
  const def = visible ? { def: item.def < 0 ? null : DEFS[item.def].id } : {};
  const base = visible && item.what === 2 ? { baseAbility: BASE_ABILITIES[item.ability] } : {};
  if (type === 'fizzled') return { type, seat, what, ...def, reason };
  if (type === 'resolving') return { type, seat, position, what, ...def, ...base };
  return { type, seat, position, what, ...def, ...base, ...(visible && { targets: targetViews(s, item.targets, viewer, seat) }) };
}

/** Tells each seat what it may know of a stack item; onlookers only ever see placeholders (HX-25.15). */
export function tellItem(
  s: HxState,
  item: HxItem,
  type: 'stacked' | 'resolving' | 'fizzled',
  reason: 'countered' | 'targetsGone' = 'targetsGone',
): void {
  tell()?.each((viewer) => itemEvent(s, item, type, viewer, reason));
}
