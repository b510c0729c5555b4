import type { Random } from '../../../../kernel/rng.ts';
import { DEFS, defOf, type PlayTarget } from '../../catalog.ts';
import { TARGET, targetOf } from '../../effects/frame.ts';
import { BASE_ABILITY, WHAT } from '../../rules/play.ts';
import { itemTargets } from '../../rules/stack.ts';
import { entityAt } from '../../rules/lookup.ts';
import { BASE_ABILITIES } from '../../types.ts';
import { ZONE, type HxItem, type HxState } from '../../state.ts';
import type { HxStackItemView, HxTargetView, HxView } from '../../view.ts';
import { claimOrBend, isUnitCard, type Pool } from './piles.ts';

/* The stack of a sampled world: visible items as they are, placeholders as something whose places lie in the fog. */

/** The number of a visible target; 0 if it cannot be found. */
export function targetFromView(s: HxState, t: HxTargetView, spec: PlayTarget | undefined, seat: number): number {
  switch (t.kind) {
    case 'tile': {
      const entity = spec?.target === 'entity' || spec?.target === 'wearer' ? entityAt(s, t.at) : null;
      return entity ? targetOf(TARGET.entity, entity.id) : targetOf(TARGET.tile, t.at);
    }
    case 'item':
      return s.stack[t.at] ? targetOf(TARGET.item, s.stack[t.at].id) : 0;
    case 'card':
      return targetOf(TARGET.card, s.seats[t.seat!][t.zone!][t.at]);
    default:
      return targetOf(TARGET.hand, s.seats[seat].hand[t.at]);
  }
}

/** A target the seat does not see: an unseen tile for places, an unseen unit for units, else nothing. */
function unseenTarget(s: HxState, view: HxView, spec: PlayTarget, random: Random): number {
  if (spec.target === 'entity' || spec.target === 'wearer') {
    const hidden = s.entities.filter((e) => !view.map.tiles[e.tile].seen && e.def >= 0);
    return hidden.length ? targetOf(TARGET.entity, random.pick(hidden).id) : 0;
  }
  const tiles = view.map.tiles.flatMap((t, i) => (t.seen ? [] : [i]));
  return tiles.length ? targetOf(TARGET.tile, random.pick(tiles)) : 0;
}

const blankItem = (s: HxState, owner: number, what: number): HxItem => ({
  id: s.nextItem++,
  what,
  owner,
  inst: -1,
  def: -1,
  ability: 0,
  slot: 0,
  src: 0,
  srcTile: -1,
  srcPower: 0,
  srcKw: 0,
  targets: [],
  countered: 0,
  resolving: 0,
  seen: 0,
});

/** Visible targets in the order of the text's own, the gaps filled with what is out of sight. */
function fillTargets(s: HxState, view: HxView, item: HxItem, seen: readonly HxTargetView[], random: Random): number[] {
  const left = seen.slice();
  return itemTargets(s, item).map((spec, i, specs) => {
    const spare = specs.length - i > left.length;
    const next = left[0];
    if (next && (!spare || item.owner === view.me!.seat)) return targetFromView(s, left.shift()!, spec, item.owner);
    if (next && targetKind(spec) === next.kind) return targetFromView(s, left.shift()!, spec, item.owner);
    return unseenTarget(s, view, spec, random);
  });
}

const targetKind = (spec: PlayTarget): HxTargetView['kind'] =>
  spec.target === 'item' || spec.target === 'card' || spec.target === 'handCard' ? spec.target : 'tile';

function addVisible(
  s: HxState,
  view: HxView,
  v: Extract<HxStackItemView, { hidden: false }>,
  pools: readonly Pool[],
  random: Random,
): void {
  const item = blankItem(s, v.owner, v.what === 'card' ? WHAT.card : v.what === 'ability' ? WHAT.ability : WHAT.base);
  item.def = v.def === null ? -1 : defOf(v.def).index;
  item.ability = v.what === 'ability' ? v.ability! : v.what === 'base' ? BASE_ABILITIES.indexOf(v.baseAbility!) : 0;
  item.slot = v.slot ?? (v.baseAbility === 'raiseForge' ? firstUnused(s, v.owner) : 0);
  item.countered = v.countered ? 1 : 0;
  item.seen = 1 << view.me!.seat;
  if (item.what === WHAT.card) item.inst = claimOrBend(s, pools[v.owner], item.def, ZONE.stack);
  else if (item.what === WHAT.base) {
    const base = entityAt(s, s.board.bases[v.owner])!;
    item.src = base.id;
    item.srcTile = base.tile;
  } else if (v.source !== null) {
    const source = entityAt(s, v.source)!;
    Object.assign(item, { src: source.id, srcTile: source.tile, srcPower: source.power, srcKw: source.kw });
  }
  item.targets = fillTargets(s, view, item, v.targets, random);
  s.stack.push(item);
}

const firstUnused = (s: HxState, seat: number): number => s.seats[seat].slots.indexOf(0) + 1;

/** A unit's ability out of sight: what a placeholder is when it can be neither a card nor the base's doing. */
function hiddenAbility(s: HxState, owner: number, place: number): HxItem {
  const item = blankItem(s, owner, WHAT.ability);
  item.def = DEFS.findIndex((def) => def.abilities.length > 0);
  item.targets = DEFS[item.def].abilities[0].targets.map(() => place);
  return item;
}

/** A worker summoned out of sight. */
function hiddenSummons(s: HxState, owner: number, place: number): HxItem {
  const item = blankItem(s, owner, WHAT.base);
  item.ability = BASE_ABILITY.summonPrimaryWorker;
  item.src = entityAt(s, s.board.bases[owner])!.id;
  item.srcTile = s.board.bases[owner];
  item.targets = [place];
  return item;
}

/** A unit card bound for the fog; any card if the sample holds no unit. */
function hiddenCard(s: HxState, owner: number, pool: Pool, place: number): HxItem {
  const item = blankItem(s, owner, WHAT.card);
  item.inst = pool.take((c) => isUnitCard(s, c), ZONE.stack);
  if (item.inst < 0) item.inst = pool.take(() => true, ZONE.stack);
  item.def = s.defs[item.inst];
  item.targets = [place];
  return item;
}

/** A placeholder becomes an item that the public counts and the seat's vision allow. */
function addHidden(s: HxState, view: HxView, owner: number, pool: Pool, random: Random): void {
  const place = unseenTarget(s, view, { target: 'besideBase' }, random);
  const { hand, deck } = view.players[owner];
  const mayBeCard = pool.size > hand + deck;
  const mayBeBase = owner === view.turnPlayer && s.stack.length === 0 && !view.map.tiles[s.board.bases[owner]].seen;
  if (mayBeBase && (!mayBeCard || random.below(2) === 0)) s.stack.push(hiddenSummons(s, owner, place));
  else if (mayBeCard) s.stack.push(hiddenCard(s, owner, pool, place));
  else s.stack.push(hiddenAbility(s, owner, place));
}

/** Oldest first; own pools are exact, a rival's follow the sample. */
export function rebuildStack(s: HxState, view: HxView, pools: readonly Pool[], random: Random): void {
  for (const v of view.stack) {
    if (v.hidden) addHidden(s, view, v.owner, pools[v.owner], random);
    else addVisible(s, view, v, pools, random);
  }
}
