import { TYPE, terrainOf } from '../board/terrain.ts';
import { KW } from '../keywords/masks.ts';
import { healthOf, strengthOf } from '../rules/derive.ts';
import { baseOf, entityById } from '../rules/lookup.ts';
import { KIND, ROLE, type HxEntity, type HxState } from '../state.ts';
import type { Amount, Condition, EntityFilter, Group, Ref, TileFilter } from './dsl.ts';
import { TARGET, idOfTarget, kindOfTarget, type Context, type RunFrame } from './frame.ts';

/* Which things a text means: filters, references, groups, amounts and conditions, read from the state. */

/** The entity behind a reference, null when it is gone or not an entity. `'each'` is the filter's candidate. */
export function refEntity(s: HxState, c: Context, ref: Ref, each: HxEntity | null = null): HxEntity | null {
  if (ref === 'self') return c.src === 0 ? null : entityById(s, c.src);
  if (ref === 'each') return each;
  if (ref === 'ownBase') return baseOf(s, c.seat);
  if (ref === 'enemyBase') return baseOf(s, 1 - c.seat);
  const t = c.targets[ref] ?? 0;
  return kindOfTarget(t) === TARGET.entity ? entityById(s, idOfTarget(t)) : null;
}

/** The tile of a reference; a source that has left still has its last place. −1 if there is none. */
export function refTile(s: HxState, c: Context, ref: Ref, each: HxEntity | null = null): number {
  if (typeof ref === 'number' && kindOfTarget(c.targets[ref] ?? 0) === TARGET.tile) return idOfTarget(c.targets[ref]);
  const e = refEntity(s, c, ref, each);
  if (e) return e.tile;
  return ref === 'self' ? c.srcTile : -1;
}

function besideTile(s: HxState, tile: number, type: number): boolean {
  for (const n of terrainOf(s.board).outline.around[tile]) if (s.board.types[n] === type) return true;
  return false;
}

const adjacent = (s: HxState, a: number, b: number): boolean => {
  const { outline } = terrainOf(s.board);
  return outline.dist[a * outline.size + b] === 1;
};

function kindFits(e: HxEntity, kind: EntityFilter['kind']): boolean {
  switch (kind) {
    case 'entity':
      return true;
    case 'tower':
      return e.kind !== KIND.unit;
    default:
      return e.kind === KIND[kind];
  }
}

export function matches(s: HxState, e: HxEntity, f: EntityFilter, c: Context): boolean {
  if (!kindFits(e, f.kind)) return false;
  if (f.side !== 'any' && (e.owner === c.seat) !== (f.side === 'own')) return false;
  if (f.on && !f.on.some((type) => s.board.types[e.tile] === TYPE[type])) return false;
  if (f.besideTile && !besideTile(s, e.tile, TYPE[f.besideTile])) return false;
  if (f.beside !== undefined) {
    const tile = refTile(s, c, f.beside);
    if (tile < 0 || !adjacent(s, e.tile, tile)) return false;
  }
  if (f.damaged !== undefined && e.damage > 0 !== f.damaged) return false;
  if (f.exhausted !== undefined && (e.exhausted === 1) !== f.exhausted) return false;
  if (f.keyword && !(e.kw & KW[f.keyword])) return false;
  if (f.maxPower !== undefined && e.power > f.maxPower) return false;
  if (f.minPower !== undefined && e.power < f.minPower) return false;
  if (f.maxHealth !== undefined && e.max > f.maxHealth) return false;
  if (f.notCommander && e.role === ROLE.commander) return false;
  if (f.equipped !== undefined && e.equip >= 0 !== f.equipped) return false;
  return true;
}

export function tileMatches(s: HxState, tile: number, f: TileFilter, c: Context): boolean {
  const terrain = terrainOf(s.board);
  if (f.types ? !f.types.some((type) => s.board.types[tile] === TYPE[type]) : !f.anywhere && !terrain.standable[tile]) return false;
  if (f.free && s.occupied[tile] !== 0) return false;
  if (f.beside !== undefined) {
    const near = refTile(s, c, f.beside);
    if (near < 0 || !adjacent(s, tile, near)) return false;
  }
  if (f.within !== undefined) {
    const { outline } = terrain;
    if (c.srcTile < 0 || outline.dist[tile * outline.size + c.srcTile] > f.within) return false;
  }
  return true;
}

/** The members of a group, oldest first, each once. */
export function groupOf(s: HxState, c: Context, group: Group): HxEntity[] {
  if (typeof group !== 'object') {
    const one = refEntity(s, c, group);
    return one ? [one] : [];
  }
  if ('each' in group) {
    const meant = group.each.map((ref) => refEntity(s, c, ref));
    return s.entities.filter((e) => meant.includes(e));
  }
  return s.entities.filter((e) => !(group.other && e.id === c.src) && matches(s, e, group.all, c));
}

export function amountOf(s: HxState, f: RunFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('per' in amount) {
    let n = 0;
    for (const e of s.entities) if (matches(s, e, amount.per, f)) n++;
    return n * (amount.times ?? 1);
  }
  if ('powerOf' in amount) {
    const e = refEntity(s, f, amount.powerOf);
    if (e) return strengthOf(e);
    return amount.powerOf === 'self' ? Math.max(0, f.srcPower) : 0;
  }
  return refEntity(s, f, amount.damageOn)?.damage ?? 0;
}

export function holds(s: HxState, f: RunFrame, c: Condition): boolean {
  switch (c.cond) {
    case 'onTile': {
      const tile = refTile(s, f, c.who);
      return tile >= 0 && c.types.some((type) => s.board.types[tile] === TYPE[type]);
    }
    case 'besideTile': {
      const tile = refTile(s, f, c.who);
      return tile >= 0 && besideTile(s, tile, TYPE[c.type]);
    }
    case 'exists':
      return s.entities.some((e) => matches(s, e, c.of, f));
    case 'keyword':
      return ((refEntity(s, f, c.who)?.kw ?? 0) & KW[c.keyword]) !== 0;
    case 'exhausted':
      return refEntity(s, f, c.who)?.exhausted === 1;
    case 'damaged': {
      const e = refEntity(s, f, c.who);
      return e !== null && healthOf(e) < e.max;
    }
    case 'handAtMost':
      return s.seats[f.seat].hand.length <= c.n;
  }
}
