import type { SearchHints } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { ACTION, CARD_FREE, SEAT_LANE, kindOf, particularsOf } from '../keys.ts';
import { at } from '../rules/creatures.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { ROW, levelOf, placeOf, type LnState } from '../state.ts';
import { pleasure } from './pleasure.ts';
import { sense } from './sense.ts';

/*
 * Moves for playouts: quick, sensible, never quite the same. A player who plays its best cards where they matter,
 * uses what it has, and rarely replaces its own.
 */

const EAGER: Partial<Record<number, number>> = {
  [ACTION.useChampion]: 8,
  [ACTION.activate]: 5,
  [ACTION.banishCard]: 0.15,
  [ACTION.useMobility]: 0.4,
  [ACTION.endActionPhase]: 2,
  [ACTION.accept]: 3,
  [ACTION.done]: 0.2,
};

const weights = new Float64Array(MAX_ACTIONS);

/** Own empty lanes before others; a weaker or no opponent before a strong one. */
function laneWeight(s: LnState, lane: number): number {
  const seat = s.choice!.seat;
  const mine = at(s, seat, lane);
  const foe = at(s, 1 - seat, lane);
  const free = mine === null ? 6 : 1 / (1 + mine.attack + mine.health);
  return free * (foe === null ? 1.2 : 1 + (foe.row === ROW.front ? 0.8 : 0.3));
}

function weight(s: LnState, key: number): number {
  const kind = kindOf(key);
  const n = particularsOf(key);
  switch (kind) {
    case ACTION.playCard:
      return (CARD_FREE.free(n) ? 4 : 2) * levelOf(CARD_FREE.inst(n)) ** 2 * (DEFS[s.faces[CARD_FREE.inst(n)]].isSpell ? 0.8 : 1);
    case ACTION.chooseLane:
      return s.agenda[s.agenda.length - 1].do === 'play' ? laneWeight(s, n) : 1;
    case ACTION.chooseCreature: {
      const c = s.creatures[placeOf(SEAT_LANE.seat(n), SEAT_LANE.lane(n))]!;
      return 1 + c.attack;
    }
    default:
      return EAGER[kind] ?? 1;
  }
}

function playoutKey(s: LnState, keys: Int32Array, n: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += weights[i] = weight(s, keys[i]);
  let x = random.unit() * sum;
  for (let i = 0; i < n; i++) if ((x -= weights[i]) < 0) return keys[i];
  return keys[n - 1];
}

export const search: SearchHints<LnState> = {
  // Its moves take long; more of them weighed less carefully find more.
  playout: { considered: 2 },
  turnsAhead: (_s, depth) => (depth === 'deepest' ? 1 : 0),
  pending: (s) => s.choice !== null && s.choice.kind !== 'champion',
  midway: (s) => s.choice !== null && s.choice.kind !== 'champion' && s.choice.kind !== 'order',
  playoutKey,
  pleasure,
  sense,
};
