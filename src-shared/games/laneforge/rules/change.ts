import { TRIGGER } from '../catalog.ts';
import { KW } from '../keywords/masks.ts';
import { placeOf, type LnCreature, type LnState } from '../state.ts';
import type { LnKeyword } from '../types.ts';
import { refreshKeywords } from './creatures.ts';
import { gainHealth, loseHealth } from './damage.ts';
import { note, type EventNotes } from './happen.ts';
import { tell, thingOf } from './tell.ts';
import { canBeInRow, noteGained, noteLost, rowOnGaining } from './traits.ts';

/* Changes of a creature in play. All happen inside an event that its caller opens and closes. */

/** LN-2.6, LN-D21: Attack is clamped when it changes; a temporary change remembers what was really applied. */
export function changeAttack(c: LnCreature, by: number, thisTurn: boolean): boolean {
  const applied = Math.max(-c.attack, by);
  if (applied === 0) return by === 0;
  c.attack += applied;
  if (thisTurn) c.attackTurn += applied;
  tell()?.all({ type: 'attackChanged', thing: thingOf(c), amount: applied });
  return true;
}

export function changeHealth(e: EventNotes, c: LnCreature, by: number, thisTurn: boolean, source: number): boolean {
  if (by === 0) return true;
  const done = by > 0 ? gainHealth(e, c, by) : loseHealth(e, c, -by, source);
  if (done && thisTurn) c.healthTurn += by;
  return done;
}

export function gainArmor(c: LnCreature, amount: number, thisTurn: boolean): boolean {
  if (amount <= 0) return false;
  if (thisTurn) c.armorTurn += amount;
  else c.armorGained += amount;
  tell()?.all({ type: 'armorGained', thing: thingOf(c), amount });
  return true;
}

/** What the keyword does on being gained it does even when the creature had it already (LN-D34). */
export function gainKeyword(e: EventNotes, c: LnCreature, keyword: LnKeyword, x: number, thisTurn: boolean): void {
  const bit = KW[keyword];
  if (thisTurn) c.gainedTurn |= bit;
  else c.gained |= bit;
  noteGained(c, keyword, x, thisTurn);
  c.lostTurn &= ~bit;
  refreshKeywords(c);
  tell()?.all({ type: 'keyword', thing: thingOf(c), keyword, gained: true, thisTurn });
  const row = rowOnGaining(keyword);
  if (row >= 0) putInRow(e, c, row);
}

export function loseKeyword(c: LnCreature, keyword: LnKeyword, thisTurn: boolean): void {
  const bit = KW[keyword];
  if (thisTurn) c.lostTurn |= bit;
  else {
    c.lost |= bit;
    c.gained &= ~bit;
    c.gainedTurn &= ~bit;
    noteLost(c, keyword);
  }
  refreshKeywords(c);
  tell()?.all({ type: 'keyword', thing: thingOf(c), keyword, gained: false, thisTurn });
}

/** Empties the text box (LN-18.6): printed keywords, Armor and abilities go, numbers and gained things stay. */
export function silence(c: LnCreature, thisTurn: boolean): void {
  if (thisTurn) c.silentTurn = 1;
  else c.silent = 1;
  c.armor = 0;
  refreshKeywords(c);
  tell()?.all({ type: 'silenced', thing: thingOf(c), thisTurn });
}

export function putInRow(e: EventNotes, c: LnCreature, row: number): boolean {
  if (!canBeInRow(c, row)) return false;
  c.row = row;
  note(e, TRIGGER.entersRow, c.id, c.seat, row, 0);
  tell()?.all({ type: 'enteredRow', thing: thingOf(c) });
  return true;
}

const noteLane = (e: EventNotes, c: LnCreature): void => {
  note(e, TRIGGER.moves, c.id, c.seat, 0, 0);
  note(e, TRIGGER.entersLane, c.id, c.seat, 0, 0);
};

/** To an empty lane of its own side; the row stays (LN-14.19). */
export function moveTo(s: LnState, e: EventNotes, c: LnCreature, lane: number): void {
  const from = c.lane;
  s.creatures[placeOf(c.seat, from)] = null;
  c.lane = lane;
  s.creatures[placeOf(c.seat, lane)] = c;
  noteLane(e, c);
  tell()?.all({ type: 'moved', thing: thingOf(c), from: from + 1, to: lane + 1 });
}

/** Two creatures of one side trade lanes and keep their rows (LN-14.29, LN-D33). */
export function swapLanes(s: LnState, e: EventNotes, a: LnCreature, b: LnCreature): void {
  const lane = a.lane;
  a.lane = b.lane;
  b.lane = lane;
  s.creatures[placeOf(a.seat, a.lane)] = a;
  s.creatures[placeOf(b.seat, b.lane)] = b;
  noteLane(e, a);
  noteLane(e, b);
  tell()?.all({ type: 'swapped', a: thingOf(a), b: thingOf(b) });
}

export function setReady(c: LnCreature, ready: number): boolean {
  if (c.ready === ready) return false;
  c.ready = ready;
  tell()?.all(ready ? { type: 'readied', thing: thingOf(c) } : { type: 'exhausted', thing: thingOf(c) });
  return true;
}

/** End of Turn step 2 for one creature (LN-4.6, LN-D21, LN-D22). Returns whether anything ended. */
export function endTurnEffects(c: LnCreature): boolean {
  const any = c.attackTurn || c.healthTurn || c.armorTurn || c.gainedTurn || c.lostTurn || c.mobilityTurn || c.silentTurn;
  if (!any) return false;
  c.attack = Math.max(0, c.attack - c.attackTurn);
  c.health -= c.healthTurn;
  c.attackTurn = c.healthTurn = c.armorTurn = c.gainedTurn = c.lostTurn = c.mobilityTurn = c.silentTurn = 0;
  refreshKeywords(c);
  return true;
}
