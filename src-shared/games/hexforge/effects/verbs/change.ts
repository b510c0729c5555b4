import { DEFS } from '../../catalog.ts';
import { KW } from '../../keywords/masks.ts';
import { addCardFx } from '../../rules/cards.ts';
import { seenBy, tell } from '../../rules/tell.ts';
import { RESOURCES } from '../../types.ts';
import { DURATION, KIND, type HxEntity, type HxFx, type HxState } from '../../state.ts';
import { amountOf, groupOf } from '../select.ts';
import type { Verb } from './types.ts';

/** Eternal effects sit on the card instance or the commander's record; workers and tokens have neither (HX-29.5). */
function attach(s: HxState, unit: HxEntity, fx: HxFx, keyword: string | undefined): void {
  if (fx.until === DURATION.eternal && unit.inst >= 0) addCardFx(s, unit.inst, fx);
  else unit.fx = [...unit.fx, fx];
  s.stale = 1;
  tell()?.each(
    seenBy(s, unit, (thing) => ({
      type: 'changed',
      thing,
      power: fx.power,
      health: fx.health,
      ...(keyword && { keyword }),
      from: DEFS[fx.from].id,
    })),
  );
}

export const modify: Verb<'modify'> = (effect) => (s, f) => {
  const power = amountOf(s, f, effect.power);
  const health = amountOf(s, f, effect.health);
  for (const e of groupOf(s, f, effect.what)) {
    if (e.kind === KIND.unit)
      attach(s, e, { until: DURATION[effect.until], power, health, kw: 0, splash: 0, cost: 0, from: f.def }, undefined);
  }
};

export const grant: Verb<'grant'> = (effect) => (s, f) => {
  for (const e of groupOf(s, f, effect.what)) {
    if (e.kind !== KIND.unit) continue;
    const fx: HxFx = {
      until: DURATION[effect.until],
      power: 0,
      health: 0,
      kw: KW[effect.keyword],
      splash: effect.n ?? 0,
      cost: 0,
      from: f.def,
    };
    attach(s, e, fx, effect.keyword);
  }
};

const lasts = (fx: HxFx): boolean => fx.until !== DURATION.eternal;

export const endEternal: Verb<'endEternal'> = (effect) => (s, f) => {
  for (const e of groupOf(s, f, effect.what)) {
    e.fx = e.fx.filter(lasts);
    if (e.inst >= 0) s.cardFx[e.inst] = s.cardFx[e.inst].filter(lasts);
    s.stale = 1;
  }
};

/** Pools are private (HX-25.13), so only the gainer is told. */
export const gain: Verb<'gain'> = (effect) => (s, f) => {
  const { pool } = s.seats[f.seat];
  RESOURCES.forEach((name, i) => (pool[i] += effect.resources[name] ?? 0));
  tell()?.only(f.seat, { type: 'gained', seat: f.seat, gained: effect.resources, from: DEFS[f.def].id });
};
