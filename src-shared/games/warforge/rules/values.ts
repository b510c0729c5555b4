import { KW, MASKS } from '../keywords/masks.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DEFS } from '../catalog.ts';
import type { UnitFilter } from '../effects/dsl.ts';
import { isWarlord, neighbours } from './board.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';

/* Attack values and what filters say of a unit, each of which may ask for the other. */

const VALUE = KEYWORDS.at('value');

/** What face-up friendly and enemy units add to it while they are in play. */
function fromAuras(s: WrState, unit: WrUnit, how: number): number {
  let sum = 0;
  for (const { line } of s.seats)
    for (const source of line) {
      const { aura } = DEFS[source.card];
      if (aura === null || source.hidden) continue;
      const by = how === HOW.melee ? aura.melee : aura.ranged;
      if (by && matches(s, source.seat, source, unit, aura.on)) sum += by;
    }
  return sum;
}

/** Attack value before it is cut off at 0 (WR-17.1). */
export function rawValue(s: WrState, unit: WrUnit, how: number): number {
  let n = how === HOW.melee ? unit.melee + unit.meleeTurn : unit.ranged + unit.rangedTurn;
  n += fromAuras(s, unit, how);
  if (MASKS.meets(unit.kw, VALUE.mask)) for (const hook of VALUE.hooks) if (MASKS.meets(unit.kw, hook.mask)) n = hook.does(s, unit, how, n);
  return n;
}

/** The value shown and used (WR-17.1). */
export const attackValue = (s: WrState, unit: WrUnit, how: number): number => Math.max(0, rawValue(s, unit, how));
export const effectiveMelee = (s: WrState, unit: WrUnit): number => attackValue(s, unit, HOW.melee);
export const effectiveRanged = (s: WrState, unit: WrUnit): number => attackValue(s, unit, HOW.ranged);

/** Does a unit meet a filter, as its text's player may say so? @param self the unit the text stands on */
export function matches(s: WrState, seat: number, self: WrUnit | null, unit: WrUnit, of: UnitFilter, next: WrUnit | null = self): boolean {
  if (of.side === 'own' ? unit.seat !== seat : of.side === 'enemy' && unit.seat === seat) return false;
  const leads = isWarlord(s, unit);
  if (of.kind !== undefined && (of.kind === 'warlord') !== leads) return false;
  if (of.other && unit === self) return false;
  if (of.adjacentTo !== undefined && (next === null || !neighbours(s, next).includes(unit))) return false;
  return (
    (of.type === undefined || DEFS[unit.card].types.includes(of.type)) &&
    (of.keyword === undefined || MASKS.meets(unit.kw, KW[of.keyword])) &&
    (of.without === undefined || !MASKS.meets(unit.kw, KW[of.without])) &&
    (!of.damaged || unit.health < unit.maxHealth) &&
    (of.maxHealth === undefined || unit.health <= of.maxHealth) &&
    (of.minHealth === undefined || unit.health >= of.minHealth) &&
    (of.maxCost === undefined || DEFS[unit.card].cost <= of.maxCost) &&
    (of.maxMelee === undefined || effectiveMelee(s, unit) <= of.maxMelee) &&
    (of.minMelee === undefined || effectiveMelee(s, unit) >= of.minMelee) &&
    (of.maxRanged === undefined || effectiveRanged(s, unit) <= of.maxRanged) &&
    (of.minRanged === undefined || effectiveRanged(s, unit) >= of.minRanged) &&
    (!of.arrived || (unit.entered === s.turn && !leads))
  );
}
