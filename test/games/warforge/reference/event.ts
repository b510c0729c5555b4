/** One event: everything in it at the same time, then one death check, then its triggers join the queue (WR-1.2, WR-19.6). */
import { lineOf, otherOf, replaceTroops, seatOrder } from './board.ts';
import { controllerOf, inPlay, type Battle, type Trigger } from './battle.ts';
import { contentOf, type Content, type Instance } from './effects.ts';
import type { Happening, PlayerId, Result, Unit } from './scene.ts';
import { sorted, triggersOf, type Hurt } from './triggers.ts';
import { has, lose, reduced, triggerOf } from './values.ts';

export type EventName = Extract<Happening, { type: 'event' }>;

/** WR-21.4, WR-21.5: in its controller's turn the effect comes first, as an event of its own; in the opponent's it is lost. */
export function reveal(battle: Battle, units: readonly Unit[]): void {
  if (!units.some(({ hidden }) => hidden)) return;
  const found = seatOrder(battle.sides, battle.active).filter((unit) => unit.hidden && units.includes(unit));
  for (const unit of found) {
    unit.hidden = false;
    battle.log.push({ type: 'reveal', unit: unit.id });
  }
  for (const unit of found) {
    const keyword = triggerOf(unit, 'ambush');
    if (battle.result || !inPlay(battle, unit.id) || !keyword || controllerOf(battle, unit.id) !== battle.active) continue;
    runEvent(battle, { type: 'event', name: 'ambush', unit: unit.id }, contentOf(battle, keyword.effect, battle.active, unit.id));
  }
}

/** All instances of the event on one unit; a Shield soaks them up together (WR-24.20). */
function hurtBy(battle: Battle, unit: Unit, damage: readonly Instance[]): Hurt[] {
  const before = unit.health;
  const real = damage.filter((instance) => instance.unit === unit && instance.n > 0);
  if (real.length === 0 || has(unit, 'invulnerable')) return [];
  if (has(unit, 'shield')) {
    lose(unit, 'shield');
    battle.log.push({ type: 'shieldLost', unit: unit.id });
    return [];
  }
  for (const { n, cause, tracer } of real) {
    const amount = reduced(unit, n, tracer ?? false);
    unit.health -= amount;
    battle.log.push({ type: 'damage', unit: unit.id, amount, cause });
  }
  unit.prayPending = false;
  return [{ unit, before, attackers: [...new Set(real.flatMap(({ by }) => by ?? []))] }];
}

const remnantOf = (battle: Battle, owner: PlayerId, { id }: Unit): Unit => ({
  id: 1000 + id,
  melee: 0,
  ranged: 0,
  health: 1,
  maxHealth: 1,
  keywords: [],
  huntMarks: 0,
  tracer: 0,
  rangedAtThisTurn: false,
  vulnerable: 0,
  stunUntil: null,
  blindUntil: null,
  stealth: false,
  hidden: false,
  enteredOnTurn: battle.turns[owner],
  attacksLeft: 1,
  prayPending: false,
  remnantOf: id,
});

/** Troops go together; Remnants and Embers come with it (WR-19.6). Warlords stay where they are (WR-1.5). */
function remove(battle: Battle, dead: readonly Unit[]): void {
  for (const owner of ['p1', 'p2'] as const) {
    const side = battle.sides[owner];
    const embers = dead.filter((unit) => unit !== side.warlord && lineOf(side).includes(unit) && has(unit, 'emberheart'));
    side.embers += embers.length;
    replaceTroops(side, (unit) => (!dead.includes(unit) ? unit : has(unit, 'remnant') ? remnantOf(battle, owner, unit) : null));
  }
}

/** WR-1.3, WR-1.4 */
function resultOf({ sides }: Battle): Result | null {
  const lost = (['p1', 'p2'] as const).filter((player) => sides[player].warlord.health <= 0);
  if (lost.length === 2) return { draw: true };
  return lost.length === 1 ? { winner: otherOf(lost[0]) } : null;
}

/**
 * @param more triggers of the attack itself, which join the queue in one batch with those of the event
 * @returns who died in it
 */
export function runEvent(battle: Battle, name: EventName, content: Content, more?: (dead: readonly Unit[]) => Trigger[]): Unit[] {
  reveal(battle, [...content.damage.filter(({ n }) => n > 0).map(({ unit }) => unit), ...content.destroyed]);
  if (battle.result) return [];
  battle.log.push(name);
  const seats = seatOrder(battle.sides, battle.active);
  const hurt = seats.flatMap((unit) => hurtBy(battle, unit, content.damage));
  content.change();
  const dead = seats.filter((unit) => unit.health <= 0 || (content.destroyed.includes(unit) && !has(unit, 'invulnerable')));
  battle.log.push({ type: 'check', deaths: dead.map(({ id }) => id) });
  const triggers = [...triggersOf(battle, hurt, dead), ...(more?.(dead) ?? [])];
  remove(battle, dead);
  battle.result = resultOf(battle);
  battle.queue.push(...sorted(triggers, seats));
  return dead;
}
