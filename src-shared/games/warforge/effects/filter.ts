import type { WideMask } from '../../../kernel/masks.ts';
import { KW, MASKS } from '../keywords/masks.ts';
import type { Ref, UnitFilter } from './dsl.ts';

/*
 * Cards write filters in many shapes, and objects of many shapes are slow to read. Rules ask a filter of each unit in play, so
 * they read it in one shape, with every member in place.
 */

/** What a filter says beyond side, kind and place; absent bounds are infinite, absent masks empty. */
export interface Rarer {
  type: string | null;
  keyword: WideMask;
  without: WideMask;
  damaged: boolean;
  minHealth: number;
  maxHealth: number;
  maxCost: number;
  /** Whether an attack value is asked for at all. */
  asksMelee: boolean;
  asksRanged: boolean;
  minMelee: number;
  maxMelee: number;
  minRanged: number;
  maxRanged: number;
  arrived: boolean;
}

export interface WholeFilter {
  side: UnitFilter['side'];
  /** Null: Troops and Warlords. */
  kind: 'troop' | 'warlord' | null;
  other: boolean;
  adjacentTo: Ref | null;
  /** Null: nothing. */
  rarer: Rarer | null;
}

const maskOf = (keyword: UnitFilter['keyword']): WideMask => (keyword === undefined ? MASKS.none : KW[keyword]);

function rarerOf(of: UnitFilter): Rarer {
  return {
    type: of.type ?? null,
    keyword: maskOf(of.keyword),
    without: maskOf(of.without),
    damaged: of.damaged ?? false,
    minHealth: of.minHealth ?? -Infinity,
    maxHealth: of.maxHealth ?? Infinity,
    maxCost: of.maxCost ?? Infinity,
    asksMelee: of.minMelee !== undefined || of.maxMelee !== undefined,
    asksRanged: of.minRanged !== undefined || of.maxRanged !== undefined,
    minMelee: of.minMelee ?? -Infinity,
    maxMelee: of.maxMelee ?? Infinity,
    minRanged: of.minRanged ?? -Infinity,
    maxRanged: of.maxRanged ?? Infinity,
    arrived: of.arrived ?? false,
  };
}

const COMMON: readonly string[] = ['side', 'kind', 'other', 'adjacentTo'] satisfies (keyof UnitFilter)[];

const whole = new WeakMap<UnitFilter, WholeFilter>();

/** The filter in its one shape; made once for each of the cards' own. */
export function wholeFilter(of: UnitFilter): WholeFilter {
  const known = whole.get(of);
  if (known !== undefined) return known;
  const made: WholeFilter = {
    side: of.side,
    kind: of.kind ?? null,
    other: of.other ?? false,
    adjacentTo: of.adjacentTo ?? null,
    rarer: Object.keys(of).every((key) => COMMON.includes(key)) ? null : rarerOf(of),
  };
  whole.set(of, made);
  return made;
}
