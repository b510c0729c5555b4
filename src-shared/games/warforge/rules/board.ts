import type { WideMask } from '../../../kernel/masks.ts';
import { MASKS } from '../keywords/masks.ts';
import { SIDE_ROOM, WARLORD_PLACE, type WrState, type WrUnit } from '../state.ts';

/* Lookups of the board. A leaf: keyword modules import it. */

export const rivalOf = (seat: number): number => 1 - seat;

/** The unit with that id, null if it is not in play. */
export function unitById(s: WrState, id: number): WrUnit | null {
  if (id === 0) return null;
  for (const { line } of s.seats) for (const unit of line) if (unit.id === id) return unit;
  return null;
}

export const warlordOf = (s: WrState, seat: number): WrUnit => s.seats[seat].line[s.seats[seat].w];
export const isWarlord = (s: WrState, unit: WrUnit): boolean => warlordOf(s, unit.seat) === unit;

/** 0…8 for L4…R4. */
export const placeOf = (s: WrState, unit: WrUnit): number => s.seats[unit.seat].line.indexOf(unit) - s.seats[unit.seat].w + WARLORD_PLACE;

/** The unit on a place, null if it is empty. */
export function unitAt(s: WrState, seat: number, place: number): WrUnit | null {
  const { line, w } = s.seats[seat];
  return line[place - WARLORD_PLACE + w] ?? null;
}

/** WR-8.6. */
export function neighbours(s: WrState, unit: WrUnit): WrUnit[] {
  const { line } = s.seats[unit.seat];
  const at = line.indexOf(unit);
  const beside: WrUnit[] = [];
  if (at > 0) beside.push(line[at - 1]);
  if (at >= 0 && at + 1 < line.length) beside.push(line[at + 1]);
  return beside;
}

export const troopsLeft = (s: WrState, seat: number): number => s.seats[seat].w;
export const troopsRight = (s: WrState, seat: number): number => s.seats[seat].line.length - 1 - s.seats[seat].w;
export const troopCount = (s: WrState, seat: number): number => s.seats[seat].line.length - 1;

/** WR-8.2: is there room on the side of that place? */
export const hasRoom = (s: WrState, seat: number, place: number): boolean =>
  (place < WARLORD_PLACE ? troopsLeft(s, seat) : troopsRight(s, seat)) < SIDE_ROOM;

/** Face down, protections, auras and triggers are off (WR-21.6). */
export const openKeywords = (unit: WrUnit): WideMask => (unit.hidden ? MASKS.none : unit.kw);

export function loseKeywords(unit: WrUnit, mask: WideMask): void {
  unit.kw = MASKS.without(unit.kw, mask);
  unit.kwTurn = MASKS.without(unit.kwTurn, mask);
}

/** In its entry turn, and a Troop (WR-11.1). */
export const isNew = (s: WrState, unit: WrUnit): boolean => unit.entered === s.turn && unit.entered > 0;

/** Units by side, the active player's first, in board order (WR-19.7). */
export function eachUnit(s: WrState, act: (unit: WrUnit) => void): void {
  for (let i = 0; i < 2; i++) {
    const { line } = s.seats[i === 0 ? s.active : 1 - s.active];
    for (let at = 0; at < line.length; at++) act(line[at]);
  }
}

/** The turn at whose end a status goes that lasts through its controller's next turn (WR-21.18, 24.36). */
export const endOfNextTurn = (s: WrState, unit: WrUnit): number => (unit.seat === s.active ? s.turn + 2 : s.turn + 1);
