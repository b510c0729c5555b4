import { draw } from '../../../kernel/rng.ts';
import type { WrDef } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { KW, MASKS } from '../keywords/masks.ts';
import { eachUnit, unitById, warlordOf } from '../rules/board.ts';
import { effectiveMelee, effectiveRanged, fits } from '../rules/values.ts';
import type { WrState, WrUnit } from '../state.ts';
import type { Amount, CardFilter, Condition, Group, Ref, UnitFilter } from './dsl.ts';
import { wholeFilter } from './filter.ts';
import type { RunFrame } from './frame.ts';

/* What filters, amounts and conditions mean. */

const MET = KEYWORDS.at('met');

/** The unit a reference means, null if it is not in play. */
export function unitOf(s: WrState, f: RunFrame, ref: Ref): WrUnit | null {
  switch (ref) {
    case 'this':
      return unitById(s, f.self);
    case 'target':
      return unitById(s, f.targets[0] ?? 0);
    case 'it':
      return unitById(s, f.it);
    case 'ownWarlord':
      return warlordOf(s, f.seat);
    case 'enemyWarlord':
      return warlordOf(s, 1 - f.seat);
  }
}

/** Does the filter ask only what is known of a face-down Troop of the enemy (WR-21.33)? */
const asksNothingSecret = (of: UnitFilter): boolean =>
  Object.keys(of).every((key) => key === 'side' || key === 'kind' || key === 'other' || key === 'adjacentTo' || key === 'arrived');

/** May the acting player name the unit (WR-19.10), shelters left aside? */
export const canBePicked = (s: WrState, f: RunFrame, unit: WrUnit, of: UnitFilter): boolean =>
  (unit.hidden === 0 || unit.seat === f.seat || asksNothingSecret(of)) &&
  fits(s, f.seat, unitById(s, f.self), unit, wholeFilter(of), nextTo(s, f, of));

const nextTo = (s: WrState, f: RunFrame, of: UnitFilter): WrUnit | null =>
  of.adjacentTo === undefined ? null : unitOf(s, f, of.adjacentTo);

/** Units that meet a filter, the active player's first. Area and random effects go by the real Troop (WR-21.33). */
export function unitsOf(s: WrState, f: RunFrame, of: UnitFilter): WrUnit[] {
  const found: WrUnit[] = [];
  const self = unitById(s, f.self);
  const next = nextTo(s, f, of);
  const asked = wholeFilter(of);
  eachUnit(s, (unit) => {
    if (fits(s, f.seat, self, unit, asked, next)) found.push(unit);
  });
  return found;
}

/** Ids of the units a step reaches; what is random is drawn (WR-18.6). */
export function aim(s: WrState, f: RunFrame, group: Group): number[] {
  if (group === 'target') return f.targets.slice();
  if (typeof group === 'string') {
    const unit = unitOf(s, f, group);
    return unit ? [unit.id] : [];
  }
  if ('all' in group) return unitsOf(s, f, group.all).map(({ id }) => id);
  const left = unitsOf(s, f, group.random);
  const hit: number[] = [];
  for (let n = group.n ?? 1; n > 0 && left.length > 0; n--)
    hit.push(left.splice(left.length > 1 ? draw(s.rng, 'chance', 'a random unit', left.length) : 0, 1)[0].id);
  return hit;
}

const COUNTERS = { faith: 'faith', embers: 'embers', energy: 'energy' } as const;

/** A number of a text, once for each target (WR-18.5). */
export function amountOf(s: WrState, f: RunFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'that') return f.n;
  if ('from' in amount) return amount.from + draw(s.rng, 'chance', 'an amount', amount.to - amount.from + 1);
  if ('count' in amount) return unitsOf(s, f, amount.count).length * (amount.times ?? 1) + (amount.plus ?? 0);
  const times = amount.times ?? 1;
  if ('counter' in amount) {
    const player = s.seats[f.seat];
    return (amount.counter === 'hand' ? player.hand.length : player[COUNTERS[amount.counter]]) * times;
  }
  const unit = unitOf(s, f, amount.who);
  if (unit === null) return 0;
  switch (amount.of) {
    case 'melee':
      return effectiveMelee(s, unit) * times;
    case 'ranged':
      return effectiveRanged(s, unit) * times;
    case 'health':
      return Math.max(0, unit.health) * times;
    case 'missing':
      return (unit.maxHealth - Math.max(0, unit.health)) * times;
  }
}

/** Does a condition hold? Those that cost something are paid by it (WR-22.3). */
export function holds(s: WrState, f: RunFrame, c: Condition): boolean {
  switch (c.cond) {
    case 'faith':
    case 'ember':
    case 'teleport': {
      const hook = MET.hooks.find(({ id }) => id === c.cond);
      return hook !== undefined && hook.does(s, f.seat, 'n' in c ? c.n : 0, f.fresh === 1);
    }
    case 'exists':
      return unitsOf(s, f, c.of).length >= (c.n ?? 1);
    case 'is': {
      const unit = unitOf(s, f, c.who);
      return unit !== null && fits(s, f.seat, unitById(s, f.self), unit, wholeFilter(c.of), nextTo(s, f, c.of));
    }
    case 'energy':
      return s.seats[f.seat].energy >= c.n;
    case 'hand':
      return s.seats[c.whose === 'you' ? f.seat : 1 - f.seat].hand.length <= c.atMost;
    case 'warlordHealth':
      return warlordOf(s, c.whose === 'you' ? f.seat : 1 - f.seat).health <= c.atMost;
    case 'behind':
      return warlordOf(s, f.seat).health < warlordOf(s, 1 - f.seat).health;
    case 'overtime':
      return s.overtime === 1;
    case 'not':
      return !holds(s, f, c.of);
  }
}

/** Does a card meet a filter? */
export function matchesCard({ spec, types, kw, cost }: WrDef, of: CardFilter): boolean {
  return (
    (of.kind === undefined || spec.kind === of.kind) &&
    (of.type === undefined || types.includes(of.type)) &&
    (of.keyword === undefined || MASKS.meets(kw, KW[of.keyword])) &&
    (of.rarity === undefined || spec.rarity === of.rarity) &&
    (!of.notLegendary || spec.rarity !== 'legendary') &&
    (of.maxCost === undefined || cost <= of.maxCost) &&
    (of.minCost === undefined || cost >= of.minCost)
  );
}
