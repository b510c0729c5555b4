import { draw } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { LAST_TURN, SKIRMISH, cardOfHand, stale, type WrSeatState, type WrState, type WrUnit } from '../state.ts';
import type { WrPhase } from '../types.ts';
import { MORE_ENERGY } from '../opening.ts';
import { eachUnit } from './board.ts';
import { expire } from './change.ts';
import { DEEDS } from './deeds.ts';
import { setMaxEnergy } from './energy.ts';
import { finish } from './end.ts';
import { closeEvent, heeded, withstands } from './event.ts';
import { drawOne, insertCard } from './hand.ts';
import { drainFirst, queueCard } from './queue.ts';
import { tell } from './tell.ts';

/* A turn, in the order of WR-7.1 and WR-7.9. */

const TURN_BEGINS = KEYWORDS.at('turnBegins');
const START_OF_TURN = KEYWORDS.at('startOfTurn');
const BRINGS_CARD = KEYWORDS.at('bringsCard');
const ANY_TURN_ENDS = KEYWORDS.at('anyTurnEnds');
const LEAVES_HAND = KEYWORDS.at('leavesHand');

function phase(s: WrState, name: WrPhase): void {
  s.fired = 0;
  tell()?.all({ type: 'phase', phase: name });
}

/** WR-4.1. */
export function drawFirstPlayer(s: WrState): void {
  s.first = draw(s.rng, 'start', 'who starts', 2);
  s.active = 1 - s.first;
}

/** WR-5.2, 6.1: how much the maximum grows each own turn. */
const growth = (s: WrState): number => (s.mode === SKIRMISH ? MORE_ENERGY.skirmish : MORE_ENERGY.classic);

/** A turn begins: energy is refilled, attacks are back (WR-5.3, 6.3, 7.6). */
export function refill(s: WrState): void {
  s.turn++;
  s.active = 1 - s.active;
  const player = s.seats[s.active];
  player.ownTurn++;
  phase(s, 'refill');
  if (player.ownTurn > 1) setMaxEnergy(s, s.active, player.maxEnergy + growth(s));
  player.energy = player.maxEnergy + player.carry;
  player.carry = 0;
  tell()?.all({ type: 'turnBegan', seat: s.active, turn: s.turn, energy: player.energy, maxEnergy: player.maxEnergy });
  for (const unit of player.line) {
    unit.spent = 0;
    unit.used = MASKS.none;
    if (MASKS.meets(unit.kw, TURN_BEGINS.mask))
      for (const hook of TURN_BEGINS.hooks) if (MASKS.meets(unit.kw, hook.mask)) hook.does(s, unit);
  }
}

export function startTriggers(s: WrState): void {
  phase(s, 'startTriggers');
  const { line, ongoing } = s.seats[s.active];
  for (const unit of line)
    if (MASKS.meets(unit.kw, START_OF_TURN.mask))
      for (const hook of START_OF_TURN.hooks) if (MASKS.meets(unit.kw, hook.mask)) hook.does(s, unit);
  for (const { card } of ongoing) queueCard(s, s.active, card, DEFS[card].atStart);
  drainFirst(s);
}

/** WR-7.2, 12.5: one card, two in Overtime, one after the other. */
export function drawForTurn(s: WrState): void {
  phase(s, 'draw');
  for (let n = s.overtime === 1 ? 2 : 1; n > 0; n--) s.agenda.push({ do: 'drawOne' });
}

/** Agenda. */
export function drawCard(s: WrState): void {
  drawOne(s, s.active);
  closeEvent(s);
  drainFirst(s);
}

/** WR-7.3: the Warlord's Talent, then those of Troops in board order. */
export function bringTalents(s: WrState): void {
  phase(s, 'talents');
  const { line, w } = s.seats[s.active];
  bringTo(s, line[w]);
  for (let i = 0; i < line.length; i++) if (i !== w) bringTo(s, line[i]);
}

function bringTo(s: WrState, unit: WrUnit): void {
  if (!MASKS.meets(unit.kw, BRINGS_CARD.mask)) return;
  for (const hook of BRINGS_CARD.hooks) if (MASKS.meets(unit.kw, hook.mask)) hook.does(s, unit, DEEDS);
}

export const beginAction = (s: WrState): void => phase(s, 'action');

// ---------------------------------------------------------------- end step

/** End-of-turn triggers of what stays and of what burdens the hand. */
export function endTriggers(s: WrState): void {
  phase(s, 'endStep');
  const { hand, ongoing } = s.seats[s.active];
  for (const { card } of ongoing) queueCard(s, s.active, card, DEFS[card].atEnd);
  for (const entry of hand) {
    const def = DEFS[cardOfHand(entry)];
    if (def.isSabotage) queueCard(s, s.active, def.index, def.atEnd);
  }
  drainFirst(s);
}

export function regenerate(s: WrState): void {
  if (!heeded(s, ANY_TURN_ENDS.mask)) return;
  for (const hook of ANY_TURN_ENDS.hooks)
    eachUnit(s, (unit) => {
      if (unit.hidden === 0 && MASKS.meets(unit.kw, hook.mask)) hook.does(s, unit, DEEDS);
    });
}

/** WR-24.9, but for what nothing destroys (WR-23.4). */
export function destroyRemnants(s: WrState): void {
  for (const unit of s.seats[s.active].line) if (unit.remnantOf >= 0 && !withstands(unit)) s.doomed.push(unit.id);
  if (s.doomed.length === 0) return;
  closeEvent(s);
  drainFirst(s);
}

/** WR-22.6, 9.5, 21.28, 25.5: what does not stay in hand or open to be played; what stays listed for some turns. */
export function clearHand(s: WrState): void {
  const player = s.seats[s.active];
  const kept: number[] = [];
  for (const entry of player.hand) {
    const { id, kw } = DEFS[cardOfHand(entry)];
    if (!MASKS.meets(kw, LEAVES_HAND.mask)) insertCard(kept, stale(entry));
    else tell()?.split([s.active], { type: 'discarded', seat: s.active, card: id }, { type: 'discarded', seat: s.active });
  }
  player.hand = kept;
  if (player.extra.length > 0) player.extra.length = 0;
  if (player.ongoing.length > 0) passOngoing(s, player);
}

function passOngoing(s: WrState, player: WrSeatState): void {
  for (const one of player.ongoing) {
    if (one.left === 0) continue;
    one.left--;
    if (one.left > 0) continue;
    tell()?.all({ type: 'ended', seat: s.active, card: DEFS[one.card].id });
    one.left = -1;
  }
  player.ongoing = player.ongoing.filter(({ left }) => left >= 0);
}

/** Marks and statuses that are over, of both players' units. */
export const expireAll = (s: WrState): void => eachUnit(s, (unit) => expire(s, unit));

/** WR-6.3–6.8. */
export function recordCarry(s: WrState): void {
  const player = s.seats[s.active];
  if (s.mode === SKIRMISH) player.carry = player.energy > 0 ? 1 : 0;
}

/** WR-1.8. */
export const isLastTurn = (s: WrState): boolean => s.seats.every(({ ownTurn }) => ownTurn >= LAST_TURN);
export const declareDraw = (s: WrState): void => finish(s, [], 'turnCap');
export const gameOver = (s: WrState): void => tell()?.all({ type: 'gameOver', outcome: s.result! });
