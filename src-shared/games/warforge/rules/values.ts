import { MASKS } from '../keywords/masks.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DEFS } from '../catalog.ts';
import { wholeFilter, type Rarer, type WholeFilter } from '../effects/filter.ts';
import { isWarlord, neighbours } from './board.ts';
import { HOW, type WrState, type WrUnit } from '../state.ts';

/* Attack values and what filters say of a unit, each of which may ask for the other. */

const VALUE = KEYWORDS.at('value');

/** What face-up friendly and enemy units add to it while they are in play. */
function fromAuras(s: WrState, unit: WrUnit, how: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { line } = s.seats[seat];
    for (let at = 0; at < line.length; at++) {
      const source = line[at];
      const { aura } = DEFS[source.card];
      if (aura === null || source.hidden) continue;
      const by = how === HOW.melee ? aura.melee : aura.ranged;
      if (by && fits(s, source.seat, source, unit, wholeFilter(aura.on))) sum += by;
    }
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
export function fits(s: WrState, seat: number, self: WrUnit | null, unit: WrUnit, of: WholeFilter, next: WrUnit | null = self): boolean {
  if (of.side === 'own' ? unit.seat !== seat : of.side === 'enemy' && unit.seat === seat) return false;
  const leads = isWarlord(s, unit);
  if (of.kind !== null && (of.kind === 'warlord') !== leads) return false;
  if (of.other && unit === self) return false;
  if (of.adjacentTo !== null && (next === null || !neighbours(s, next).includes(unit))) return false;
  return of.rarer === null || fitsRarer(s, unit, leads, of.rarer);
}

function fitsRarer(s: WrState, unit: WrUnit, leads: boolean, of: Rarer): boolean {
  const { types, cost } = DEFS[unit.card];
  return (
    (of.type === null || types.includes(of.type)) &&
    (of.keyword === MASKS.none || MASKS.meets(unit.kw, of.keyword)) &&
    !MASKS.meets(unit.kw, of.without) &&
    (!of.damaged || unit.health < unit.maxHealth) &&
    unit.health <= of.maxHealth &&
    unit.health >= of.minHealth &&
    cost <= of.maxCost &&
    (!of.asksMelee || isWithin(effectiveMelee(s, unit), of.minMelee, of.maxMelee)) &&
    (!of.asksRanged || isWithin(effectiveRanged(s, unit), of.minRanged, of.maxRanged)) &&
    (!of.arrived || (unit.entered === s.turn && !leads))
  );
}

const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most;
