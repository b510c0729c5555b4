import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { distancesOf } from '../board/distances.ts';
import { MOMENT } from '../keywords/index.ts';
import { ACTION, kindOf, particularsOf } from '../keys.ts';
import { entityAt, entityById } from '../rules/entities.ts';
import { strengthOf } from '../rules/derive.ts';
import { KIND, type HxState } from '../state.ts';

/** How gladly a playout takes an action of each kind; the rest of the time it passes on. */
const EAGER: Partial<Record<number, number>> = {
  [ACTION.playCard]: 3,
  [ACTION.baseAbility]: 3,
  [ACTION.activateAbility]: 2,
  [ACTION.attack]: 6,
  [ACTION.orderUnit]: 4,
};

function attackValue(s: HxState, n: number): number {
  const attacker = entityAt(s, Math.floor(n / 256))!;
  const victim = entityAt(s, n % 256)!;
  if (victim.kind === KIND.base) return 5;
  const damage = strengthOf(attacker);
  const kills = damage >= victim.max - victim.damage;
  const back = victim.kind === KIND.unit ? strengthOf(victim) : 0;
  const dies = back >= attacker.max - attacker.damage;
  return kills ? (dies ? 2.5 : 4) : dies ? 0.1 : victim.kind === KIND.forge ? 3 : 1;
}

/** Workers go to minerals and stay there, everybody else walks towards the enemy base. */
function goValue(s: HxState, tile: number): number {
  const unit = entityById(s, s.orders[s.orders.length - 1].unit)!;
  const { toBase, toMineral } = distancesOf(s.board);
  const steps = unit.kw & MOMENT.harvests ? toMineral : toBase[1 - unit.owner];
  const gain = steps[unit.tile] - steps[tile] + (steps[tile] === 0 ? 1 : 0);
  return gain > 0 ? gain * gain * gain : 0.02;
}

/** A light, stochastic move: weighted by kind, attacks and paths by what they promise. */
function playoutKey(s: HxState, keys: Int32Array, n: number, random: Random): number {
  let sum = 0;
  const weights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const kind = kindOf(keys[i]);
    let w = EAGER[kind] ?? 1;
    if (kind === ACTION.attack) w *= attackValue(s, particularsOf(keys[i]));
    else if (kind === ACTION.goTo) w = goValue(s, particularsOf(keys[i]));
    sum += weights[i] = w;
  }
  let x = random.unit() * sum;
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

export const search: SearchHints<HxState> = {
  turn: (s) => s.turn,
  pending: (s) => s.choice !== null || s.stack.length > 0 || s.orders.length > 0 || s.attacks.length > 0,
  midway: (s) => s.orderOpen === 1 || (s.choice !== null && s.choice.kind === 'play'),
  playoutKey,
};
