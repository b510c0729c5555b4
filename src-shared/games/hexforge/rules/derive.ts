import { DEFS, type Bonus, type HxDef } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { KIND, type HxEntity, type HxFx, type HxState } from '../state.ts';

const BONUS = KEYWORDS.at('bonus');
const SHOWS = KEYWORDS.at('shows').mask;

function addFx(unit: HxEntity, list: readonly HxFx[]): void {
  for (let i = 0; i < list.length; i++) {
    const fx = list[i];
    unit.power += fx.power;
    unit.max += fx.health;
    unit.kw |= fx.kw;
    unit.splash += fx.splash;
  }
}

function addBonus(unit: HxEntity, bonus: Bonus): void {
  unit.power += bonus.power;
  unit.max += bonus.health;
  unit.kw |= bonus.kw;
  unit.splash += bonus.splash;
}

function addOwnBonuses(s: HxState, unit: HxEntity, def: HxDef): void {
  for (const hook of BONUS.hooks) {
    if ((def.kw & hook.mask) === 0) continue;
    const bonus = hook.does(s, unit, def);
    if (bonus) addBonus(unit, bonus);
  }
}

/**
 * Works out every unit's power, max health, keywords and splash anew: printed values, running effects, equipment,
 * and what its own text adds while its condition holds (HX-29.1). Damage is stored, so health follows (HX-2.13).
 */
export function derive(s: HxState): void {
  if (!s.stale) return;
  s.stale = 0;
  for (let i = 0; i < s.entities.length; i++) {
    const e = s.entities[i];
    if (e.kind !== KIND.unit) continue;
    const def = DEFS[e.def];
    const exposed = e.kw & SHOWS;
    e.power = def.power;
    e.max = def.health;
    e.kw = def.kw;
    e.splash = def.splash;
    if (e.fx.length) addFx(e, e.fx);
    if (e.inst >= 0 && s.cardFx[e.inst].length) addFx(e, s.cardFx[e.inst]);
    if (e.equip >= 0) addBonus(e, DEFS[s.defs[e.equip]].gives!);
    if ((def.kw & BONUS.mask) !== 0) addOwnBonuses(s, e, def);
    if (exposed !== (e.kw & SHOWS)) for (const seat of s.seats) seat.fresh = 0;
  }
}

/** Some unit's numbers hang on where it stands: only then does a step change what `derive` has worked out. */
export function dependsOnPlaces(s: HxState): boolean {
  for (let i = 0; i < s.entities.length; i++) {
    const e = s.entities[i];
    if (e.kind === KIND.unit && (DEFS[e.def].kw & BONUS.mask) !== 0) return true;
  }
  return false;
}

/** Current health, as shown: max − damage, not below 0 (HX-2.4). */
export const healthOf = (e: HxEntity): number => Math.max(0, e.max - e.damage);

/** What a strike or text that uses its power deals (HX-3.12). */
export const strengthOf = (e: HxEntity): number => Math.max(0, e.power);
