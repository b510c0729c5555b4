import { DEFS } from '../catalog.ts';
import { entityById } from '../rules/lookup.ts';
import { seesItem } from '../rules/stack-sight.ts';
import { targetViews } from '../rules/tell-item.ts';
import { sees } from '../rules/vision.ts';
import type { HxItem, HxState } from '../state.ts';
import { BASE_ABILITIES, type HxListId } from '../types.ts';
import type { HxStackItemView } from '../view.ts';

/** A stack item, or the placeholder that shows owner and position only (HX-14.12). `seat` −1 is an onlooker. */
export function stackItemView(s: HxState, item: HxItem, position: number, seat: number): HxStackItemView {
  if (seat < 0 || !seesItem(s, seat, item)) return { hidden: true, position, owner: item.owner };
  const source = item.what === 0 ? null : entityById(s, item.src);
  return {
    hidden: false,
    position,
    owner: item.owner,
    what: (['card', 'ability', 'base'] as const)[item.what],
    def: item.def < 0 ? null : DEFS[item.def].id,
    ...(item.what === 1 && { ability: item.ability }),
    ...(item.what === 2 && { baseAbility: BASE_ABILITIES[item.ability] }),
    targets: targetViews(s, item.targets, seat, item.owner),
    countered: item.countered === 1,
    source: source && sees(s, seat, source.tile) ? source.tile : null,
    ...(item.owner === seat && item.slot > 0 && { slot: item.slot as HxListId }),
  };
}
