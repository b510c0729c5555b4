import { draw } from '../../../kernel/rng.ts';
import { TRIGGER } from '../catalog.ts';
import { DRAW, LAST_TURN, ROW, SEATS, TURNS_PER_CYCLE, type LnCreature, type LnState } from '../state.ts';
import type { LnPhase } from '../types.ts';
import { endTurnEffects, putInRow } from './change.ts';
import { printedArmor } from './creatures.ts';
import { closeEvent, note, openEvent } from './happen.ts';
import { beginSuddenDeath, settleTie } from './losing.ts';
import { tell, thingOf } from './tell.ts';
import { pushWindow } from './window.ts';
import { discardCard, drawCards, reshuffle } from './zones.ts';

/* The automatic parts of a turn (LN-4). Each step is an event with a window behind it (LN-D14). */

const PER_PLAYER_PER_TURN = 2;

/** Who acts in the action phase 0…3 (LN-4.3). */
export const activeSeat = (s: LnState): number => (s.forge + s.action) % PER_PLAYER_PER_TURN;

export function announce(s: LnState, phase: LnPhase): void {
  const active = phase.startsWith('action') ? activeSeat(s) : null;
  tell()?.all({ type: 'phase', phase, seat: active });
}

/** LN-3.1, 3.3: Champions are shown, decks shuffled, the Forge is tossed for. */
export function beginGame(s: LnState): void {
  const champions = s.seats.map((own, seat) => s.decks[seat][own.champion].champion.id);
  tell()?.all({ type: 'championsShown', champions });
  for (let seat = 0; seat < SEATS; seat++) reshuffle(s, seat);
  s.firstForge = s.forge = draw(s.rng, 'forge', 'the Forge', SEATS);
  tell()?.all({ type: 'forgeAssigned', seat: s.forge });
}

export function beginTurn(s: LnState): void {
  tell()?.all({ type: 'turn', turn: s.turn, cycle: s.cycle, forge: s.forge });
  announce(s, 'draw');
}

/** LN-4.2. */
export function drawForTurn(s: LnState): void {
  const e = openEvent(s);
  for (let k = 0; k < SEATS; k++) drawCards(s, (s.forge + k) % SEATS, DRAW);
  closeEvent(s, e);
  pushWindow(s);
}

export const beginAction =
  (action: 0 | 1 | 2 | 3) =>
  (s: LnState): void => {
    s.action = action;
    s.mainUsed = 0;
    s.freeUsed = 0;
    announce(s, `action${action + 1}` as LnPhase);
  };

/** End of Turn step 1 (LN-4.5). */
export function endOfTurn(s: LnState): void {
  announce(s, 'end');
  const e = openEvent(s);
  note(e, TRIGGER.endOfTurn, 0, -1, 0, 0);
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 2 (LN-4.6, LN-D22). */
export function expire(s: LnState): void {
  const e = openEvent(s);
  let any = false;
  for (const c of s.creatures) if (c !== null && endTurnEffects(c)) any = true;
  if (any) tell()?.all({ type: 'turnEffectsEnded' });
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 3 (LN-4.7). */
export function renewArmor(s: LnState): void {
  const e = openEvent(s);
  for (const c of s.creatures) if (c !== null) c.armor = printedArmor(c);
  closeEvent(s, e);
  pushWindow(s);
}

/** Maintenance step 1 (LN-4.8, LN-D51). */
export function discardHands(s: LnState): void {
  announce(s, 'maintenance');
  const e = openEvent(s);
  for (const own of s.seats) for (const inst of own.hand.slice()) discardCard(s, e, inst, 'maintenance');
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 2 (LN-4.9): all advance that can be in front. */
export function advance(s: LnState): void {
  const e = openEvent(s);
  const things: LnCreature[] = [];
  for (const c of s.creatures) if (c !== null && putInRow(e, c, ROW.front)) things.push(c);
  if (things.length > 0) tell()?.all({ type: 'advanced', things: things.map(thingOf) });
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 3 (LN-4.10), after which a tie in the last turn of Sudden Death is settled (LN-D47). */
export function readyAll(s: LnState): void {
  const e = openEvent(s);
  for (const c of s.creatures) if (c !== null) c.ready = 1;
  tell()?.all({ type: 'allReady' });
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 4 (LN-4.11): odd turns belong to the first holder. */
export function passForge(s: LnState): void {
  settleTie(s);
  if (s.result !== null) return;
  const e = openEvent(s);
  s.forge = s.turn % 2 === 1 ? 1 - s.firstForge : s.firstForge;
  tell()?.all({ type: 'forgePassed', seat: s.forge });
  closeEvent(s, e);
  pushWindow(s);
}

/** Cycle end step 1 (LN-4.12). */
export function readyChampions(s: LnState): void {
  announce(s, 'cycleEnd');
  const e = openEvent(s);
  s.seats.forEach((own, seat) => {
    if (own.championReady) return;
    own.championReady = 1;
    tell()?.all({ type: 'championReadied', seat });
  });
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 2 (LN-4.13). */
export function reshuffleDecks(s: LnState): void {
  const e = openEvent(s);
  for (let seat = 0; seat < SEATS; seat++) reshuffle(s, seat);
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 3 (LN-4.14). */
export function levelChampions(s: LnState): void {
  const e = openEvent(s);
  s.cycle++;
  for (let seat = 0; seat < SEATS; seat++) tell()?.all({ type: 'championLevel', seat, level: s.cycle });
  closeEvent(s, e);
  pushWindow(s);
}

/** Step 4 (LN-4.15). */
export function lastCycleEnd(s: LnState): void {
  if (s.turn >= LAST_TURN) beginSuddenDeath(s);
  pushWindow(s);
}

/** The turn has ended: effects made since step 2 end (LN-D49), and none of its facts reaches the next (LN-D55). */
export function passTurn(s: LnState): void {
  const e = openEvent(s);
  for (const c of s.creatures)
    if (c !== null) {
      const silenced = c.silentTurn === 1;
      endTurnEffects(c);
      // No step 3 follows to make the Armor of its text box whole.
      if (silenced) c.armor = printedArmor(c);
      c.fed = 0;
    }
  closeEvent(s, e);
  for (const own of s.seats) own.fed = own.fallen = own.creaturesPlayed = own.spellsPlayed = 0;
  s.turn++;
}

/** LN-4.1: after turns 3, 6, 9, 12 and so on. */
export const isCycleEnd = (s: LnState): boolean => s.turn % TURNS_PER_CYCLE === 0;
