import { KEYWORDS } from '../keywords/index.ts';
import { isNumbered, KW, MASKS, NO_NUMBERS, NUM, withNumber } from '../keywords/masks.ts';
import type { WrState, WrUnit } from '../state.ts';
import type { WrKeyword, WrNumbered } from '../types.ts';
import { isWarlord, loseKeywords } from './board.ts';
import { tell, thingFor, thingOf } from './tell.ts';

/* Changes of a unit that are no damage. A face-down Troop may be changed by what does not name it; its rival is not told what it is. */

const NUMBERED = KEYWORDS.at('numbered');
const FOR_TROOPS = KEYWORDS.at('forTroops');

/** WR-16.1, 16.2. */
export function heal(s: WrState, unit: WrUnit, n: number): void {
  const healed = Math.min(n, unit.maxHealth - unit.health);
  if (healed <= 0) return;
  unit.health += healed;
  tell()?.all({ type: 'healed', thing: thingOf(s, unit), n: healed, left: unit.health });
}

/** WR-16.3. */
export function gainHealth(s: WrState, unit: WrUnit, n: number): void {
  if (n <= 0) return;
  unit.health += n;
  unit.maxHealth += n;
  tell()?.each((viewer) => {
    const thing = thingFor(s, unit, viewer);
    return { type: 'gainedHealth', thing, n, ...(thing.card !== null && { left: unit.health }) };
  });
}

/** WR-17.1. */
export function modify(s: WrState, unit: WrUnit, melee: number, ranged: number, thisTurn = false): void {
  if (melee === 0 && ranged === 0) return;
  unit.melee += melee;
  unit.ranged += ranged;
  if (thisTurn) {
    unit.melee -= melee;
    unit.ranged -= ranged;
    unit.meleeTurn += melee;
    unit.rangedTurn += ranged;
  }
  tell()?.each((viewer) => ({ type: 'modified', thing: thingFor(s, unit, viewer), melee, ranged }));
}

/** A number that is gained adds up, but where the keyword says otherwise (WR-19.9). */
function numberAfter(s: WrState, unit: WrUnit, keyword: WrKeyword, n: number, x: number): number {
  const hook = NUMBERED.hooks.find(({ id }) => id === keyword);
  return hook ? hook.does(s, unit, n, x) : n + x;
}

function addNumber(s: WrState, unit: WrUnit, keyword: WrNumbered, x: number, thisTurn: boolean): void {
  const at = NUM[keyword];
  const before = unit.nums[at];
  unit.nums = withNumber(unit.nums, at, numberAfter(s, unit, keyword, before, x));
  if (thisTurn) unit.numsTurn = withNumber(unit.numsTurn, at, unit.numsTurn[at] + unit.nums[at] - before);
}

/** @param x for keywords with a number */
export function grant(s: WrState, unit: WrUnit, keyword: WrKeyword, x: number, thisTurn = false): void {
  if (isWarlord(s, unit) && MASKS.meets(KW[keyword], FOR_TROOPS.mask)) return;
  if (thisTurn && !MASKS.meets(unit.kw, KW[keyword])) unit.kwTurn = MASKS.union(unit.kwTurn, KW[keyword]);
  if (!thisTurn) unit.kwTurn = MASKS.without(unit.kwTurn, KW[keyword]);
  unit.kw = MASKS.union(unit.kw, KW[keyword]);
  if (isNumbered(keyword)) addNumber(s, unit, keyword, x, thisTurn);
  tell()?.each((viewer) => ({ type: 'gained', thing: thingFor(s, unit, viewer), keyword, x }));
}

export function loseKeyword(s: WrState, unit: WrUnit, keyword: WrKeyword): void {
  if (!MASKS.meets(unit.kw, KW[keyword])) return;
  loseKeywords(unit, KW[keyword]);
  if (isNumbered(keyword)) {
    unit.nums = withNumber(unit.nums, NUM[keyword], 0);
    unit.numsTurn = withNumber(unit.numsTurn, NUM[keyword], 0);
  }
  tell()?.each((viewer) => ({ type: 'lost', thing: thingFor(s, unit, viewer), keyword }));
}

/** Keywords that may end, with the turn under way: statuses and marks that are over, and what was given for the turn (WR-7.9). */
export function expire(s: WrState, unit: WrUnit): void {
  unit.meleeTurn = unit.rangedTurn = 0;
  if (MASKS.meets(unit.kw, EXPIRES.mask))
    for (const hook of EXPIRES.hooks) if (MASKS.meets(unit.kw, hook.mask) && hook.does(s, unit)) loseKeyword(s, unit, hook.id);
  if (MASKS.meets(unit.kwTurn, unit.kwTurn)) for (const keyword of MASKS.list(unit.kwTurn)) loseKeyword(s, unit, keyword);
  if (unit.numsTurn !== NO_NUMBERS) {
    const { numsTurn } = unit;
    unit.nums = unit.nums.map((n, i) => n - numsTurn[i]);
    unit.numsTurn = NO_NUMBERS;
  }
  unit.shotAt = 0;
}

const EXPIRES = KEYWORDS.at('expires');

/** Has the action of that keyword been used this turn? */
export const isUsed = (unit: WrUnit, keyword: WrKeyword): boolean => MASKS.meets(unit.used, KW[keyword]);
export function markUsed(unit: WrUnit, keyword: WrKeyword): void {
  unit.used = MASKS.union(unit.used, KW[keyword]);
}
