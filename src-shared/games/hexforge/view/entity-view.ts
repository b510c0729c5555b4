import { DEFS } from '../catalog.ts';
import { toCost } from '../cost.ts';
import { KW, MASKS } from '../keywords/masks.ts';
import { cardCost, abilitiesOf, isUsedUp } from '../rules/play.ts';
import { healthOf } from '../rules/derive.ts';
import { rangeOf } from '../rules/move.ts';
import { DURATION, KIND, ROLE, listOf, ownerOf, type HxEntity, type HxFx, type HxState } from '../state.ts';
import { BASE_HEALTH_PRINTED, DURATIONS, KIND_NAMES, ROLE_NAMES } from './names.ts';
import type { HxCardView, HxEffectView, HxEntityView, HxHandCardView, HxKeywordView } from '../view.ts';
import { classOf } from '../keys.ts';
import type { HxListId } from '../types.ts';

const keywordViews = (kw: number, splash: number): HxKeywordView[] =>
  MASKS.list(kw).map((id) => (id === 'splash' ? { id, n: splash } : { id }));

export const effectView = (fx: HxFx): HxEffectView => ({
  from: DEFS[fx.from].id,
  power: fx.power,
  health: fx.health,
  keywords: keywordViews(fx.kw, fx.splash),
  cost: fx.cost,
  until: DURATIONS[fx.until],
});

/** Effects that show on a unit: its own and the Eternal ones on its card. */
const effectsOn = (s: HxState, e: HxEntity): HxEffectView[] =>
  [...e.fx, ...(e.inst >= 0 ? s.cardFx[e.inst].filter((fx) => fx.until === DURATION.eternal) : [])].map(effectView);

/** A unit or tower as one viewer may know it (HX-25.11). `seat` −1 is an onlooker. */
export function entityView(s: HxState, e: HxEntity, seat: number): HxEntityView {
  const common = {
    id: seat < 0 ? e.owner + 1 : e.seen[seat],
    kind: KIND_NAMES[e.kind],
    owner: e.owner,
    controller: e.owner,
    tile: e.tile,
    maxHealth: e.max,
    damage: e.damage,
    health: healthOf(e),
  };
  if (e.kind !== KIND.unit) {
    return {
      ...common,
      def: null,
      role: null,
      power: 0,
      printedPower: 0,
      printedHealth: e.kind === KIND.base ? BASE_HEALTH_PRINTED.base : BASE_HEALTH_PRINTED.forge,
      exhausted: false,
      keywords: [],
      movement: 0,
      equipment: null,
      equipmentOwner: null,
      effects: [],
      abilities: [],
      ...(e.owner === seat && e.kind === KIND.forge && { slot: e.slot as HxListId }),
    };
  }
  const def = DEFS[e.def];
  return {
    ...common,
    def: def.id,
    role: ROLE_NAMES[e.role],
    power: e.power,
    printedPower: def.power,
    printedHealth: def.health,
    exhausted: e.exhausted === 1,
    keywords: keywordViews(e.kw, e.splash),
    movement: rangeOf(e),
    ...(e.kw & KW.worker && def.yields && { yields: toCost(def.yields) }),
    equipment: e.equip < 0 ? null : DEFS[s.defs[e.equip]].id,
    equipmentOwner: e.equip < 0 ? null : ownerOf(e.equip),
    effects: effectsOn(s, e),
    abilities: abilitiesOf(s, e).map(({ def: from, ability }, index) => ({
      index,
      from: from.id,
      cost: toCost(ability.cost),
      speed: ability.fast ? 'fast' : 'slow',
      brilliance: ability.brilliance,
      used: isUsedUp(e, index, ability),
    })),
    ...(e.owner === seat && e.role === ROLE.normal && e.inst >= 0 && { list: listOf(e.inst) as HxListId }),
  };
}

/** A card in a public pile; keyed by its place, since instances have no public name. */
export const pileCardView = (s: HxState, inst: number, at: number): HxCardView => ({
  id: `${at}`,
  def: DEFS[s.defs[inst]].id,
  effects: s.cardFx[inst].filter((fx) => fx.until === DURATION.eternal).map(effectView),
});

export function handCardView(s: HxState, hand: readonly number[], at: number): HxHandCardView {
  const inst = hand[at];
  const cls = classOf(s, hand, at);
  return {
    id: `${cls}`,
    def: DEFS[s.defs[inst]].id,
    effects: s.cardFx[inst].map(effectView),
    class: cls,
    list: listOf(inst) as HxListId,
    cost: toCost(cardCost(s, inst)),
  };
}
