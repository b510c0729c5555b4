import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { creatureOf } from '../effects/objects.ts';
import { ACTION, ATTACK, kindOf, particularsOf } from '../keys.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { isSeat, type DkState } from '../state.ts';
import { TYPE } from '../types.ts';
import { pleasure } from './pleasure.ts';
import { sense } from './sense.ts';

/*
 * Rollout policy: a move is drawn by weight. The weights make a player who plays a card each turn, attacks where it costs little,
 * blocks what it survives, and answers when it can.
 */

/** Worth of one fight for whoever strikes: what it destroys against what it loses. */
function fight(s: DkState, striker: number, other: number): number {
  const a = creatureOf(s, striker);
  const b = creatureOf(s, other);
  if (a === null || b === null) return 0;
  const wins = a.atk >= b.def - b.damage ? b.atk + b.def : 0;
  const loses = b.atk >= a.def - a.damage ? a.atk + a.def : 0;
  return wins - loses;
}

function attackWeight(s: DkState, key: number): number {
  const n = particularsOf(key);
  const attacker = creatureOf(s, ATTACK.attacker(n))!;
  const target = ATTACK.target(n);
  if (isSeat(target)) return attacker.atk * (s.seats[target].life <= attacker.atk ? 20 : 3 + 60 / (10 + s.seats[target].life));
  const gain = fight(s, attacker.id, target);
  return gain > 0 ? 1 + gain : 0.1;
}

function blockWeight(s: DkState, key: number): number {
  const { attacker, target } = s.event!;
  const gain = fight(s, particularsOf(key), attacker);
  const atk = creatureOf(s, attacker)?.atk ?? 0;
  const own = s.choice!.seat;
  const saves = isSeat(target) ? (s.seats[own].life <= atk ? 40 : atk * 0.6) : Math.max(0, fight(s, attacker, target));
  return Math.max(0.05, 1 + saves + gain);
}

/** Weight of each kind of move; passing and ending the turn have 1. */
function weight(s: DkState, key: number): number {
  switch (kindOf(key)) {
    case ACTION.playCard:
      return particularsOf(key) === TYPE.defense ? 2 : 14;
    case ACTION.declareAttack:
      return attackWeight(s, key);
    case ACTION.assignBlock:
      return blockWeight(s, key);
    case ACTION.respond:
      return 3;
    case ACTION.activateArtifact:
      return s.choice === null ? 0.6 : 1;
    case ACTION.discard:
      return particularsOf(key) === TYPE.defense ? 2 : 1;
    default:
      return 1;
  }
}

const weights = new Float64Array(MAX_ACTIONS);

function playoutKey(s: DkState, keys: Int32Array, n: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += weights[i] = weight(s, keys[i]);
  let x = random.unit() * sum;
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

const standing = (s: DkState): number => s.seats.filter(({ out }) => out === 0).length;

export const search: SearchHints<DkState> = {
  even: (s) => 1 / standing(s),
  playout: { considered: 4 },
  pending: (s) => s.choice !== null,
  midway: (s) => s.choice !== null && (s.choice.kind === 'aim' || s.choice.kind === 'reflect' || s.choice.kind === 'wreck'),
  playoutKey,
  pleasure,
  sense,
};
