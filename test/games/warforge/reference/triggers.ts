/** Which triggers an event sets off, and in which order they join the queue (WR-19.6 to WR-19.8). */
import { lineOf } from './board.ts';
import { controllerOf, enemyOf, inPlay, type Battle, type Trigger } from './battle.ts';
import { TRIGGER_ORDER, type AttackMode, type Unit } from './scene.ts';
import { has, triggerOf } from './values.ts';

/** What one event did to a unit that took damage of 1 or more in it. */
export interface Hurt {
  unit: Unit;
  before: number;
  /** Who dealt it attack damage: hit, retaliation or Stomp (WR-21.30). */
  attackers: number[];
}

const trigger = (battle: Battle, unit: Unit, name: Trigger['name'], about?: number): Trigger => ({
  name,
  unit: unit.id,
  owner: controllerOf(battle, unit.id),
  outlives: false,
  ...(about !== undefined && { about }),
});

/** The trigger of a keyword whose effect the card names, if the unit is face up and has it. */
function named(
  battle: Battle,
  unit: Unit,
  name: Exclude<Trigger['name'], 'concussive' | 'huntMark' | 'unstable'>,
  about?: number,
): Trigger[] {
  const keyword = triggerOf(unit, name);
  return keyword && !unit.hidden ? [{ ...trigger(battle, unit, name, about), effect: keyword.effect }] : [];
}

function damageTriggers(battle: Battle, { unit, before, attackers }: Hurt, dead: readonly Unit[]): Trigger[] {
  const dies = dead.includes(unit);
  const scarred = named(battle, unit, 'scarred').map((one) => ({ ...one, outlives: dies }));
  if (dies) return scarred;
  const stunning = attackers.flatMap((id) => inPlay(battle, id) ?? []).filter((by) => has(by, 'concussive'));
  const limit = triggerOf(unit, 'brink');
  const crosses = limit?.id === 'brink' && before > limit.x && unit.health <= limit.x;
  const cruel = lineOf(battle.sides[battle.active]);
  return [
    ...stunning.map((by) => trigger(battle, by, 'concussive', unit.id)),
    ...scarred,
    ...(crosses ? named(battle, unit, 'brink') : []),
    ...(controllerOf(battle, unit.id) === enemyOf(battle) ? cruel.flatMap((by) => named(battle, by, 'cruelty', unit.id)) : []),
  ];
}

function deathTriggers(battle: Battle, unit: Unit): Trigger[] {
  return [
    ...Array.from({ length: unit.huntMarks }, () => trigger(battle, unit, 'huntMark')),
    ...(has(unit, 'unstable') ? [trigger(battle, unit, 'unstable')] : []),
    ...named(battle, unit, 'backlash'),
  ].map((one) => ({ ...one, outlives: true }));
}

/** To be called before the dead are removed: order goes by where everyone stood. What the dead cannot do any more is skipped in the queue. */
export const triggersOf = (battle: Battle, hurt: readonly Hurt[], dead: readonly Unit[]): Trigger[] => [
  ...hurt.flatMap((one) => damageTriggers(battle, one, dead)),
  ...dead.flatMap((unit) => deathTriggers(battle, unit)),
];

export interface Kill {
  by: number;
  victim: number;
}

export function slayTriggers(battle: Battle, kills: readonly Kill[]): Trigger[] {
  return kills.flatMap(({ by, victim }) => {
    const unit = inPlay(battle, by);
    return unit ? named(battle, unit, 'slay', victim) : [];
  });
}

/** Strike of the attacker, and Mob or Regiment of its friends (WR-24.33, WR-23.12, WR-24.5). */
export function attackTriggers(battle: Battle, attacker: number, mode: AttackMode): Trigger[] {
  const group = mode === 'melee' ? 'mob' : 'regiment';
  return lineOf(battle.sides[battle.active]).flatMap((unit) => named(battle, unit, unit.id === attacker ? 'strike' : group));
}

/** WR-19.7: group and keyword, then the active player, then the board from left to right. */
export function sorted(triggers: readonly Trigger[], seats: readonly Unit[]): Trigger[] {
  const seatOf = (id: number | undefined): number => seats.findIndex((unit) => unit.id === id);
  return triggers
    .map((one) => ({ one, key: [TRIGGER_ORDER.indexOf(one.name), seatOf(one.unit), seatOf(one.about)] }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2])
    .map(({ one }) => one);
}
