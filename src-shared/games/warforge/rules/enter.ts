import { DEFS, cardIndex } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS, NO_NUMBERS } from '../keywords/masks.ts';
import { SIDE_ROOM, WARLORD_PLACE, type WrState, type WrUnit } from '../state.ts';
import { troopsLeft, troopsRight } from './board.ts';
import { tell, thingOf } from './tell.ts';

/* How units come onto the board and leave it without dying. */

const ENTERS_HIDDEN = KEYWORDS.at('entersHidden');

export function newUnit(s: WrState, seat: number, card: number): WrUnit {
  const { melee, ranged, health, kw, nums } = DEFS[card];
  return {
    id: s.nextId++,
    seat,
    card,
    melee,
    ranged,
    meleeTurn: 0,
    rangedTurn: 0,
    health,
    maxHealth: health,
    kw,
    kwTurn: MASKS.none,
    nums,
    numsTurn: NO_NUMBERS,
    spent: 0,
    entered: s.turn,
    deployed: 0,
    hidden: 0,
    used: MASKS.none,
    praying: 0,
    shotAt: 0,
    remnantOf: -1,
  };
}

/** Index in the line at which a Troop deployed at that place goes in (WR-8.4, 8.5). */
export function insertionAt(s: WrState, seat: number, place: number): number {
  const { w } = s.seats[seat];
  if (place < WARLORD_PLACE) return Math.max(0, w - (WARLORD_PLACE - 1 - place));
  return Math.min(s.seats[seat].line.length, w + (place - WARLORD_PLACE));
}

/** Puts a unit into a line; those further out move one place outwards. */
export function insertUnit(s: WrState, unit: WrUnit, index: number, left: boolean): void {
  const player = s.seats[unit.seat];
  player.line.splice(index, 0, unit);
  if (left) player.w++;
}

/** Deployed at a place of its controller's line (WR-8.7); face down if it lies in Ambush. */
export function deployUnit(s: WrState, seat: number, card: number, place: number): WrUnit {
  const unit = newUnit(s, seat, card);
  unit.deployed = s.turn;
  if (MASKS.meets(unit.kw, ENTERS_HIDDEN.mask)) unit.hidden = 1;
  insertUnit(s, unit, insertionAt(s, seat, place), place < WARLORD_PLACE);
  return unit;
}

/** WR-8.11: outermost on the side with fewer Troops; null where there is no room. */
export function summon(s: WrState, seat: number, card: number): WrUnit | null {
  const [left, right] = [troopsLeft(s, seat), troopsRight(s, seat)];
  if (Math.min(left, right) >= SIDE_ROOM) return null;
  const onLeft = left <= right;
  const unit = newUnit(s, seat, card);
  insertUnit(s, unit, onLeft ? 0 : s.seats[seat].line.length, onLeft);
  tell()?.all({ type: 'summoned', thing: thingOf(s, unit) });
  return unit;
}

/** WR-24.9: a token where a Troop has just been removed from its line. */
export function standIn(s: WrState, fallen: WrUnit, index: number, token: string): void {
  const unit = newUnit(s, fallen.seat, cardIndex(token));
  unit.remnantOf = fallen.card;
  insertUnit(s, unit, index, index <= s.seats[fallen.seat].w);
  tell()?.all({ type: 'summoned', thing: thingOf(s, unit) });
}

/** Takes a Troop out of its line; those further out move one place inwards (WR-8.4). Returns the index at which it stood. */
export function takeOut(s: WrState, unit: WrUnit): number {
  const player = s.seats[unit.seat];
  const index = player.line.indexOf(unit);
  player.line.splice(index, 1);
  if (index < player.w) player.w--;
  return index;
}
