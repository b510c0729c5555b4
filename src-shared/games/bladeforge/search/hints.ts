import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { ACTION, CARD_PLACE, bladeOf, kindOf, particularsOf } from '../keys.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { blockChance } from '../rules/odds.ts';
import { AT, NONE, type BlState } from '../state.ts';
import { pleasure } from './pleasure.ts';
import { sense } from './sense.ts';

/*
 * Rollout policy: a move is drawn by weight. The weights make a player who builds what it can, reforges when it may,
 * uses its gadgets, and mostly ends its turn with a blow at a weak rival.
 */

const worthOf = (card: number): number => DEFS[card].attack + DEFS[card].defense;

const shieldOf = (forge: readonly number[]): number => (forge[AT.shield] === NONE ? 0 : DEFS[forge[AT.shield]].stability);

/** Weight of each kind of move; drawing to end the turn has 1. */
function weight(s: BlState, key: number): number {
  const n = particularsOf(key);
  const own = s.seats[s.active];
  switch (kindOf(key)) {
    case ACTION.place:
      return 12 + worthOf(n);
    case ACTION.replace: {
      const gain = worthOf(CARD_PLACE.card(n)) - worthOf(own.forge[CARD_PLACE.place(n)]);
      return gain > 0 ? 4 * gain : 0.02;
    }
    case ACTION.placeShield:
      return DEFS[n].stability > shieldOf(own.forge) ? 12 : 0.02;
    case ACTION.playGadget:
      return 6;
    case ACTION.recycle:
      return own.hand.length > 5 ? 0.4 : 0.05;
    case ACTION.reforge:
      return bladeOf(n) >= 0 ? 4 : 2;
    case ACTION.attack:
      return 1 + 60 / (5 + s.seats[n].health);
    case ACTION.chooseSeat:
      return 1 + 20 / (5 + s.seats[n].health);
    case ACTION.chooseBlock:
      return blockWeight(s, n === 1);
    default:
      return 1;
  }
}

/** As good as its odds, and better where the blow would be the last. */
function blockWeight(s: BlState, blocks: boolean): number {
  const { attacker, target, damage } = s.attack!;
  const own = s.seats[target];
  const chance = blockChance(own.level, own.blockMod, s.seats[attacker].level);
  if (damage >= own.health) return blocks ? 1 : 0.01;
  return blocks ? chance * damage : (1 - chance) * 4;
}

const weights = new Float64Array(MAX_ACTIONS);

function playoutKey(s: BlState, keys: Int32Array, n: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += weights[i] = weight(s, keys[i]);
  let x = random.unit() * sum;
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

/** Horizon: two rounds of two seats; with more, later turns are too uncertain. */
const FURTHEST = 4;

const standing = (s: BlState): number => s.seats.filter(({ out }) => out === 0).length;

export const search: SearchHints<BlState> = {
  even: (s) => 1 / standing(s),
  // Turns are short, and blows come back before the own next one.
  playout: { considered: 4 },
  turnsAhead: (s, depth) => (depth === 'shallow' ? 0 : depth === 'deep' ? Math.ceil(standing(s) / 2) : FURTHEST),
  pending: (s) => s.choice !== null,
  midway: (s) => s.choice !== null && s.choice.kind !== 'block',
  playoutKey,
  pleasure,
  sense,
};
