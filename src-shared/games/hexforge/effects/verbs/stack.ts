import { DEFS } from '../../catalog.ts';
import { itemById, seesItem } from '../../rules/stack-sight.ts';
import { tell, toSeats } from '../../rules/tell.ts';
import type { HxItem } from '../../state.ts';
import { TARGET, idOfTarget, kindOfTarget } from '../frame.ts';
import type { Verb } from './types.ts';

/** Is the item of the kind a restricted counter speaks of (HX-14.18)? */
export function itemIs(item: HxItem, kind: 'spell' | 'ability' | 'any'): boolean {
  if (kind === 'any') return true;
  return kind === 'ability' ? item.what !== 0 : item.what === 0 && DEFS[item.def].isSpell;
}

/** The item stays on the stack till its turn comes (HX-14.15). */
export const counter: Verb<'counter'> = (effect, targets) => {
  const spec = targets[effect.what];
  const kind = spec?.target === 'item' ? spec.item : 'any';
  return (s, f) => {
    const t = f.targets[effect.what] ?? 0;
    const item = kindOfTarget(t) === TARGET.item ? itemById(s, idOfTarget(t)) : null;
    if (!item || !itemIs(item, kind)) return;
    item.countered = 1;
    const { id: by } = DEFS[f.def];
    tell()?.each(toSeats((seat) => (seesItem(s, seat, item) ? { type: 'countered', position: s.stack.indexOf(item), by } : null)));
  };
};
