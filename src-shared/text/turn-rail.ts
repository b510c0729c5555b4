import type { Seat } from '../kernel/seat.ts';

/** Whose turn it is, and who is out of the match. */
interface Table {
  readonly active: Seat;
  /** `out`: 0 while in the match. */
  readonly seats: readonly { readonly out: number }[];
}

/** How far off the next turn of a seat is: "to act", "next", "next in 2"; nothing for who is out. */
export function turnRail(seat: Seat, { active, seats }: Table): string {
  if (seats[seat].out > 0) return '';
  if (active === seat) return 'to act';
  let away = 0;
  for (let at = active; at !== seat; at = (at + 1) % seats.length) if (seats[(at + 1) % seats.length].out === 0) away++;
  return away === 1 ? 'next' : `next in ${away}`;
}
