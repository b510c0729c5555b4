import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { ACTION, attackFrom, attackHow, attackTo, entryOf, kindOf, particularsOf } from '../keys.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { unitAt } from '../rules/board.ts';
import { attackValue } from '../rules/values.ts';
import { cardOfHand, HOW, WARLORD_PLACE, type WrState } from '../state.ts';
import { pleasure } from './pleasure.ts';
import { sense } from './sense.ts';

/* Moves for playouts: quick, sensible, never quite the same: trades that pay, then faces, cards by what they cost, the turn's end last. */

const weights = new Float64Array(MAX_ACTIONS);

function attackWeight(s: WrState, n: number): number {
  const unit = unitAt(s, s.active, attackFrom(n))!;
  const target = unitAt(s, 1 - s.active, attackTo(n))!;
  const how = attackHow(n);
  const blow = attackValue(s, unit, how);
  if (attackTo(n) === WARLORD_PLACE) return target.health <= blow ? 100 : 2 + blow * 0.5;
  if (target.hidden) return 1.5;
  const answer = attackValue(s, target, how === HOW.melee ? HOW.melee : HOW.ranged);
  const kills = blow >= target.health;
  const falls = answer >= unit.health && attackFrom(n) !== WARLORD_PLACE;
  return kills ? (falls ? 3 : 8) : falls ? 0.2 : 1;
}

function weight(s: WrState, key: number): number {
  const kind = kindOf(key);
  const n = particularsOf(key);
  if (kind === ACTION.attack) return attackWeight(s, n);
  if (kind === ACTION.play || kind === ACTION.extra) return 1 + DEFS[cardOfHand(entryOf(n))].cost;
  return kind === ACTION.endTurn ? 0.6 : kind === ACTION.putBack ? 0.3 : 2;
}

function playoutKey(s: WrState, keys: Int32Array, n: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += weights[i] = weight(s, keys[i]);
  let x = random.unit() * sum;
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

export const search: SearchHints<WrState> = {
  playout: { considered: 2 },
  pending: (s) => s.choice !== null,
  playoutKey,
  pleasure,
  sense,
};
