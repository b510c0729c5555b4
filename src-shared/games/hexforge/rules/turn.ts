import { toCost } from '../cost.ts';
import { TYPE } from '../board/terrain.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DURATION, KIND, type HxFx, type HxState } from '../state.ts';
import { total, type Amounts } from '../cost.ts';
import { TURN_DRAWS } from '../opening.ts';
import { drawCards } from './cards.ts';
import { CHECK } from './check.ts';
import { beginEvent, setExhausted } from './entities.ts';
import { seenBy, tell } from './tell.ts';
import { touchVision } from './vision.ts';
import type { HxPhase } from '../types.ts';

const HARVEST = KEYWORDS.at('harvest');

/* The automatic phases: Upkeep, Harvest, Draw, End, and the turn's passing. */

export function announcePhase(s: HxState, phase: HxPhase): void {
  if (phase === 'upkeep') tell()?.all({ type: 'turn', turn: s.turn, seat: s.turnSeat });
  tell()?.all({ type: 'phase', phase, seat: s.turnSeat });
}

/** HX-15.1: only the turn player's pool drops to zero. */
export function emptyPool(s: HxState): void {
  s.seats[s.turnSeat].pool.fill(0);
  s.seats[s.turnSeat].raised = 0;
}

/** HX-15.2, 15.3: every unit of both players recovers, except on strife. */
export function recoverUnits(s: HxState): void {
  beginEvent(s);
  for (const e of s.entities) {
    if (e.kind !== KIND.unit || e.damage === 0 || s.board.types[e.tile] === TYPE.strife) continue;
    const amount = e.damage;
    e.damage = 0;
    tell()?.each(seenBy(s, e, (thing) => ({ type: 'healed', thing, amount })));
  }
}

/** HX-15.4. */
export function readyUnits(s: HxState): void {
  for (const e of s.entities) if (e.owner === s.turnSeat) setExhausted(s, e, 0);
  s.agenda.push(CHECK);
}

/** What a seat's workers on mineral tiles yield (HX-8.1–8.3). */
export function yieldsOf(s: HxState, seat: number): Amounts {
  const gained: Amounts = [0, 0, 0, 0, 0, 0];
  for (const e of s.entities) {
    if (e.owner !== seat || (e.kw & HARVEST.mask) === 0) continue;
    for (const hook of HARVEST.hooks) if ((e.kw & hook.mask) !== 0) hook.does(s, e)?.forEach((n, i) => (gained[i] += n));
  }
  return gained;
}

/** HX-16.1. */
export function harvest(s: HxState): void {
  const gained = yieldsOf(s, s.turnSeat);
  if (total(gained) === 0) return;
  const { pool } = s.seats[s.turnSeat];
  gained.forEach((n, i) => (pool[i] += n));
  tell()?.only(s.turnSeat, { type: 'harvested', seat: s.turnSeat, gained: toCost(gained) });
}

/** HX-17.1. */
export function drawForTurn(s: HxState): void {
  drawCards(s, s.turnSeat, TURN_DRAWS);
  s.agenda.push(CHECK);
}

const stays = (fx: HxFx): boolean => fx.until !== DURATION.fleeting;

/** HX-22.1: every Fleeting effect ends, on all objects of both players; so does the vision of collisions (HX-D61). */
export function endFleeting(s: HxState): void {
  beginEvent(s);
  for (const e of s.entities) if (e.fx.some((fx) => !stays(fx))) e.fx = e.fx.filter(stays);
  for (let inst = 0; inst < s.cardFx.length; inst++)
    if (s.cardFx[inst].some((fx) => !stays(fx))) s.cardFx[inst] = s.cardFx[inst].filter(stays);
  for (const own of s.seats) own.lit.length = 0;
  s.stale = 1;
  touchVision(s);
  s.agenda.push(CHECK);
}

/** HX-22.2. */
export function passTurn(s: HxState): void {
  s.turnSeat = 1 - s.turnSeat;
  s.turn++;
}

/** HX-30.6. */
export const isLastTurn = (s: HxState): boolean => s.turn >= s.maxTurns;

export function declareDraw(s: HxState): void {
  s.result = { winners: [], ranking: [1, 1], reason: 'turnLimit' };
}

/** HX-18.1, 21.1: the turn player starts with priority. */
export function openPriority(s: HxState): void {
  s.priority = s.turnSeat;
  s.offered = 0;
}
