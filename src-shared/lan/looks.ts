/** Colour and emblem of the seats of a LAN table: those of the seat, or what the guest who sits there has chosen. No two seats have the same. */
import { COLOURS, EMBLEMS, type Look, type LookWish } from '../protocol/looks.ts';

/**
 * Who chose first has it; all others have their seat's own, or the first that is left.
 * @param wishes of those who have a seat, the earliest first
 * @returns by seat
 */
export function looksOf(seats: number, wishes: readonly (LookWish & { seat: number })[]): Look[] {
  const colours = shareOut(
    COLOURS,
    seats,
    wishes.map(({ seat, colour }) => ({ seat, wish: colour })),
  );
  const emblems = shareOut(
    EMBLEMS,
    seats,
    wishes.map(({ seat, emblem }) => ({ seat, wish: emblem })),
  );
  return colours.map((colour, seat) => ({ colour, emblem: emblems[seat] }));
}

function shareOut<T>(all: readonly T[], seats: number, wishes: readonly { seat: number; wish: T | null }[]): T[] {
  const given = new Map<number, T>();
  const isFree = (one: T): boolean => ![...given.values()].includes(one);
  for (const { seat, wish } of wishes) if (wish !== null && isFree(wish)) given.set(seat, wish);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !given.has(seat));
  // Everybody whose own is free keeps it, before anything is given to those whose own is gone.
  for (const seat of others) if (isFree(all[seat])) given.set(seat, all[seat]);
  for (const seat of others) if (!given.has(seat)) given.set(seat, all.find(isFree)!);
  return Array.from({ length: seats }, (_, seat) => given.get(seat)!);
}
