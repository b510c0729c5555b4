/** What an effect named by a card does to whom, as the content of one event. */
import { lineOf, otherOf, seatOrder, troopsOf } from './board.ts';
import { controllerOf, inPlay, type Battle } from './battle.ts';
import type { DamageCause, Effect, PlayerId, Unit } from './scene.ts';
import { has } from './values.ts';

/** One damage instance before anything is added to it or taken from it. */
export interface Instance {
  unit: Unit;
  n: number;
  cause: DamageCause;
  /** Who deals it, if it is attack damage: hit, retaliation or Stomp (WR-21.30). */
  by?: number;
  /** It is the hit of a ranged attack. */
  tracer?: boolean;
}

/** Everything that happens at the same time in one event. */
export interface Content {
  damage: Instance[];
  destroyed: Unit[];
  /** Changes that hurt no unit. */
  change: () => void;
}

const nothing = (): void => undefined;

export const damageOnly = (damage: Instance[]): Content => ({ damage, destroyed: [], change: nothing });

export const changeOnly = (change: () => void): Content => ({ damage: [], destroyed: [], change });

function recipients(battle: Battle, { to }: Effect, owner: PlayerId, self: number): Unit[] {
  const own = battle.sides[owner];
  const enemy = battle.sides[otherOf(owner)];
  switch (to) {
    case 'self': {
      const unit = inPlay(battle, self);
      return unit ? [unit] : [];
    }
    case 'ownWarlord':
      return [own.warlord];
    case 'enemyWarlord':
      return [enemy.warlord];
    case 'ownTroops':
      return troopsOf(own);
    case 'enemyTroops':
      return troopsOf(enemy);
    case 'enemies':
      return lineOf(enemy);
    case 'everyone':
      return seatOrder(battle.sides, battle.active);
  }
}

/** WR-16.1, WR-16.2 */
export function heal(battle: Battle, unit: Unit, n: number): void {
  const amount = Math.min(n, unit.maxHealth - unit.health);
  if (amount <= 0) return;
  unit.health += amount;
  battle.log.push({ type: 'healed', unit: unit.id, amount });
}

/** To the end of the controller's next own turn, in whichever turn it comes (WR-21.18, WR-24.34). */
export function endure(battle: Battle, unit: Unit, status: 'stunUntil' | 'blindUntil'): void {
  unit[status] = battle.turns[controllerOf(battle, unit.id)] + 1;
}

function changeUnit(battle: Battle, { do: what, n }: Effect, unit: Unit): void {
  if (what === 'heal') heal(battle, unit, n);
  else if (what === 'gainHealth') {
    unit.health += n;
    unit.maxHealth += n;
  } else if (what === 'melee' || what === 'ranged') unit[what] += n;
  else if (what === 'shield') {
    if (!has(unit, 'shield')) unit.keywords.push({ id: 'shield', granted: true });
  } else if (what === 'stun') endure(battle, unit, 'stunUntil');
  else if (what === 'blind') endure(battle, unit, 'blindUntil');
}

export function contentOf(battle: Battle, effect: Effect, owner: PlayerId, self: number): Content {
  const units = recipients(battle, effect, owner, self);
  if (effect.do === 'damage') return damageOnly(units.map((unit) => ({ unit, n: effect.n, cause: 'effect' as const })));
  if (effect.do === 'destroy') {
    const warlords = [battle.sides.p1.warlord, battle.sides.p2.warlord];
    return { damage: [], destroyed: units.filter((unit) => !warlords.includes(unit)), change: nothing };
  }
  // Those who fell to a revealed Ambush just before are not reached any more.
  return changeOnly(() => units.filter(({ id }) => inPlay(battle, id)).forEach((unit) => changeUnit(battle, effect, unit)));
}
