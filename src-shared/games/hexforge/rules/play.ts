import { DEFS, changedCost, type HxAbility, type HxDef, type PlayTarget } from '../catalog.ts';
import { GENERIC, afterColours, defaultPayer, payable, paymentIsChoice, type Amounts } from '../cost.ts';
import type { ExtraCost } from '../effects/dsl.ts';
import { TARGET, idOfTarget, kindOfTarget } from '../effects/frame.ts';
import { matches } from '../effects/select.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DOOM, KIND, SLOT, SLOTS, commanderRecord, type HxEntity, type HxPending, type HxState } from '../state.ts';
import { BASE_ABILITIES } from '../types.ts';
import { costChangeOf } from './cards.ts';
import { entityById } from './lookup.ts';
import { someTarget, type Chooser } from './targets.ts';

const WORKS = KEYWORDS.at('works');
const USED_UP = KEYWORDS.at('usedUp');

/* Playing a card or using an ability: what it asks for, whether all of it can be met, and what it costs. */

export const WHAT = { card: 0, ability: 1, base: 2 } as const;
export const BASE_ABILITY = Object.fromEntries(BASE_ABILITIES.map((name, i) => [name, i])) as Record<
  (typeof BASE_ABILITIES)[number],
  number
>;

/** Abilities of a unit: its own, then those of its equipment. */
export function abilitiesOf(s: HxState, unit: HxEntity): readonly { def: HxDef; ability: HxAbility }[] {
  const own = DEFS[unit.def];
  const worn = unit.equip >= 0 ? DEFS[s.defs[unit.equip]] : null;
  if (own.abilities.length === 0 && (!worn || worn.abilities.length === 0)) return NONE;
  return [
    ...own.abilities.map((ability) => ({ def: own, ability })),
    ...(worn?.abilities ?? []).map((ability) => ({ def: worn!, ability })),
  ];
}
const NONE: readonly { def: HxDef; ability: HxAbility }[] = [];

export function workerCount(s: HxState, seat: number): number {
  let n = 0;
  for (const e of s.entities) if (e.owner === seat && e.kind === KIND.unit && e.kw & WORKS.mask) n++;
  return n;
}

export function forgeCount(s: HxState, seat: number): number {
  let n = 0;
  for (const e of s.entities) if (e.owner === seat && e.kind === KIND.forge) n++;
  return n;
}

const generic = (n: number): Amounts => [0, 0, 0, 0, 0, n];

/** Price of a base ability now (HX-5.7, 5.10, 6.4). */
export function basePrice(s: HxState, seat: number, ability: number): Amounts {
  if (ability === BASE_ABILITY.summonCommander) return DEFS[s.defs[commanderRecord(seat)]].cost;
  return generic(ability === BASE_ABILITY.raiseForge ? 2 + forgeCount(s, seat) : workerCount(s, seat));
}

/** The unit a base ability summons; −1 for Raise Forge. */
export function summonedDef(s: HxState, seat: number, ability: number): number {
  if (ability === BASE_ABILITY.raiseForge) return -1;
  if (ability === BASE_ABILITY.summonCommander) return s.defs[commanderRecord(seat)];
  return s.workers[seat * 2 + (ability === BASE_ABILITY.summonPrimaryWorker ? 0 : 1)];
}

const SITE: readonly PlayTarget[] = [{ target: 'site' }];
const BESIDE: readonly PlayTarget[] = [{ target: 'besideBase' }];

/** A summons asks for its tile and for the targets of the unit's Entry, as playing its card would (HX-D10). */
export function baseTargets(s: HxState, seat: number, ability: number): readonly PlayTarget[] {
  const def = summonedDef(s, seat, ability);
  if (def < 0) return SITE;
  const entry = DEFS[def].targets.slice(1);
  return entry.length === 0 ? BESIDE : [...BESIDE, ...entry];
}

/** What a card in hand costs now. */
export const cardCost = (s: HxState, inst: number): Amounts => changedCost(DEFS[s.defs[inst]].cost, costChangeOf(s, inst));

export function newPending(what: number, seat: number, more: Partial<HxPending>): HxPending {
  return {
    what,
    seat,
    inst: more.inst ?? -1,
    def: more.def ?? -1,
    ability: more.ability ?? 0,
    slot: more.slot ?? 0,
    src: more.src ?? 0,
    targets: more.targets ?? [],
    discards: more.discards ?? [],
    sacrifices: more.sacrifices ?? [],
    paid: more.paid ?? [0, 0, 0, 0, 0, 0],
    settled: 0,
  };
}

export function targetsOf(s: HxState, p: HxPending): readonly PlayTarget[] {
  if (p.what === WHAT.card) return DEFS[p.def].targets;
  if (p.what === WHAT.base) return baseTargets(s, p.seat, p.ability);
  return abilityOf(s, p).targets;
}

export function abilityOf(s: HxState, p: { src: number; ability: number }): HxAbility {
  return abilitiesOf(s, entityById(s, p.src)!)[p.ability].ability;
}

export const extraOf = (s: HxState, p: HxPending): readonly ExtraCost[] =>
  p.what === WHAT.card ? DEFS[p.def].extra : p.what === WHAT.ability ? abilityOf(s, p).extra : NO_EXTRA;
const NO_EXTRA: readonly ExtraCost[] = [];

export function costOf(s: HxState, p: HxPending): Amounts {
  if (p.what === WHAT.card) return cardCost(s, p.inst);
  if (p.what === WHAT.base) return basePrice(s, p.seat, p.ability);
  return abilityOf(s, p).cost;
}

/**
 * The context in which the `index`-th target of a card or base ability is chosen. A unit's first target is its tile; its
 * Entry text counts its own targets from there and stands, for "beside this", on that tile. `def` is the unit, if any.
 */
export function textContext(def: number, inst: number, seat: number, targets: readonly number[], index: number): Chooser {
  const isEntry = def >= 0 && DEFS[def].isUnit && index > 0;
  const tile = isEntry && kindOfTarget(targets[0]) === TARGET.tile ? idOfTarget(targets[0]) : -1;
  return { seat, src: 0, srcTile: tile, targets: isEntry ? targets.slice(1) : targets, inst, def };
}

export function chooserFor(s: HxState, p: HxPending, index: number): Chooser {
  if (p.what === WHAT.card) return textContext(p.def, p.inst, p.seat, p.targets, index);
  if (p.what === WHAT.base) return textContext(summonedDef(s, p.seat, p.ability), -1, p.seat, p.targets, index);
  return { seat: p.seat, src: p.src, srcTile: entityById(s, p.src)?.tile ?? -1, targets: p.targets, inst: -1, def: p.def };
}

/** Can the targets still missing all be chosen (HX-13.4, 13.5)? */
function targetsExist(s: HxState, p: HxPending, specs: readonly PlayTarget[]): boolean {
  const index = p.targets.length;
  if (index >= specs.length) return true;
  return someTarget(s, specs[index], chooserFor(s, p, index), (target) => {
    if (index === specs.length - 1) return true;
    p.targets.push(target);
    const fits = targetsExist(s, p, specs);
    p.targets.pop();
    return fits;
  });
}

type SacrificeCost = Extract<ExtraCost, { pay: 'sacrifice' }>;

/** What may be sacrificed for the next sacrifice cost, so that those after it can be met too; never a base (HX-2.9). */
export function sacrificable(s: HxState, p: HxPending): HxEntity[] {
  const costs = extraOf(s, p).filter((cost): cost is SacrificeCost => cost.pay === 'sacrifice');
  const cost = costs[p.sacrifices.length];
  if (!cost) return [];
  const c = chooserFor(s, p, 0);
  const fit = s.entities.filter(
    (e) => e.kind !== KIND.base && e.owner === p.seat && e.doom === DOOM.none && !p.sacrifices.includes(e.id) && matches(s, e, cost.of, c),
  );
  if (p.sacrifices.length + 1 === costs.length) return fit;
  return fit.filter((e) => sacrificable(s, { ...p, sacrifices: [...p.sacrifices, e.id] }).length > 0);
}

/** Hand cards that may still be discarded for a cost; never the card being played (HX-13.8). */
export const discardable = (s: HxState, p: HxPending): number[] =>
  s.seats[p.seat].hand.filter((inst) => inst !== p.inst && !p.discards.includes(inst));

function extrasPayable(s: HxState, p: HxPending): boolean {
  let discards = 0;
  let sacrifices = false;
  for (const cost of extraOf(s, p)) {
    if (cost.pay === 'discard') discards += cost.n;
    else sacrifices = true;
  }
  if (sacrifices && sacrificable(s, p).length === 0) return false;
  return discards === 0 || discardable(s, p).length >= discards;
}

/** Targets, resources and other costs can all be met (HX-13.1). Timing is the caller's test. */
export function canBePlayed(s: HxState, p: HxPending): boolean {
  return payable(costOf(s, p), s.seats[p.seat].pool) && extrasPayable(s, p) && targetsExist(s, p, targetsOf(s, p));
}

/** What a half-played thing asks for next, in the order target, discard, sacrifice, payment; null when complete. */
export type Ask =
  | { ask: 'target'; spec: PlayTarget; index: number }
  | { ask: 'discard'; left: number }
  | { ask: 'sacrifice' }
  | { ask: 'pay'; generic: number; left: Amounts };

export function nextAsk(s: HxState, p: HxPending): Ask | null {
  const specs = targetsOf(s, p);
  if (p.targets.length < specs.length) return { ask: 'target', spec: specs[p.targets.length], index: p.targets.length };
  let discards = 0;
  let sacrifices = 0;
  for (const cost of extraOf(s, p)) {
    if (cost.pay === 'discard') {
      discards += cost.n;
      if (p.discards.length < discards) return { ask: 'discard', left: discards - p.discards.length };
    } else if (p.sacrifices.length < ++sacrifices) return { ask: 'sacrifice' };
  }
  if (p.settled) return null;
  const { generic: owed, left } = openPayment(s, p);
  return paymentIsChoice(owed, left) ? { ask: 'pay', generic: owed, left } : null;
}

/** Generic still to be assigned, and what may pay it. */
export function openPayment(s: HxState, p: HxPending): { generic: number; left: Amounts } {
  const cost = costOf(s, p);
  const left = afterColours(cost, s.seats[p.seat].pool);
  let owed = cost[GENERIC];
  for (let i = 0; i < left.length; i++) {
    left[i] -= p.paid[i];
    owed -= p.paid[i];
  }
  return { generic: owed, left };
}

/** Everything that leaves the pool: colours, generic assigned by hand, the rest by default (HX-26.8, 26.9). */
export function paymentOf(s: HxState, p: HxPending): Amounts {
  const cost = costOf(s, p);
  const paid = cost.slice();
  paid[GENERIC] = 0;
  const open = openPayment(s, p);
  for (let i = 0; i < paid.length; i++) paid[i] += p.paid[i];
  for (let n = open.generic; n > 0; n--) {
    const by = defaultPayer(open.left);
    open.left[by]--;
    paid[by]++;
  }
  return paid;
}

// ---------------------------------------------------------------- what may be begun

/** Slow timing beyond phase and priority, which the caller knows (HX-13.2): own turn and an empty stack. */
export const slowAllowed = (s: HxState, seat: number, summoning: boolean): boolean =>
  summoning && seat === s.turnSeat && s.stack.length === 0 && !s.offered;

export function canPlayCard(s: HxState, seat: number, inst: number, summoning: boolean): boolean {
  const def = DEFS[s.defs[inst]];
  if (!def.instant && !slowAllowed(s, seat, summoning)) return false;
  if (!payable(cardCost(s, inst), s.seats[seat].pool)) return false;
  return canBePlayed(s, newPending(WHAT.card, seat, { inst, def: def.index }));
}

/** A keyword forbids that it is used again (HX-28.3). */
export const isUsedUp = (unit: HxEntity, index: number, ability: HxAbility): boolean =>
  USED_UP.hooks.some((hook) => hook.does(unit, ability, index));

export function canActivate(s: HxState, seat: number, unit: HxEntity, index: number, ability: HxAbility, summoning: boolean): boolean {
  if (!ability.fast && !slowAllowed(s, seat, summoning)) return false;
  if (isUsedUp(unit, index, ability) || !payable(ability.cost, s.seats[seat].pool)) return false;
  return canBePlayed(s, newPending(WHAT.ability, seat, { src: unit.id, ability: index, def: abilitiesOf(s, unit)[index].def.index }));
}

/** HX-5.6: an entity with the commander's naming id, tokens included (HX-D16). */
export const controlsCommander = (s: HxState, seat: number): boolean =>
  s.entities.some((e) => e.owner === seat && e.kind === KIND.unit && e.def === s.defs[commanderRecord(seat)]);

/** Is the slot there to be raised, and none raised this turn (HX-6.6)? */
export const canRaise = (s: HxState, seat: number, slot: number): boolean =>
  slot >= 1 && slot <= SLOTS && !s.seats[seat].raised && s.seats[seat].slots[slot - 1] === SLOT.unused;

export function canUseBase(s: HxState, seat: number, ability: number, slot: number, summoning: boolean): boolean {
  if (!slowAllowed(s, seat, summoning) || !payable(basePrice(s, seat, ability), s.seats[seat].pool)) return false;
  if (ability === BASE_ABILITY.summonCommander && controlsCommander(s, seat)) return false;
  if (ability === BASE_ABILITY.raiseForge && !canRaise(s, seat, slot)) return false;
  return canBePlayed(s, newPending(WHAT.base, seat, { ability, slot, src: 0, def: -1 }));
}
