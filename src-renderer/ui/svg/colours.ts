import type { Seat } from '../../../src-shared/kernel/seat.ts';

export interface SeatLook {
  colour: string;
  on: string;
  /** Name of the colour, for texts. */
  word: string;
  /** Icon of the emblem, from game-icons. */
  emblem: string;
  /** Name of the emblem, for texts. */
  emblemWord: string;
  edge: 'solid' | 'dashes' | 'dots' | 'double' | 'zigzag' | 'long-short';
}

/**
 * Looks by seat, 0-based. Rasterized drawings cannot read style sheets and need plain values; these repeat tokens.css, and a test keeps
 * both equal. At least three of colour, emblem, edge and name always tell seats apart.
 */
export const SEATS: readonly SeatLook[] = [
  { colour: '#f0e442', on: '#1a1a05', word: 'yellow', emblem: 'anvil', emblemWord: 'anvil', edge: 'solid' },
  { colour: '#0072b2', on: '#ffffff', word: 'blue', emblem: 'stone-tower', emblemWord: 'tower', edge: 'dashes' },
  { colour: '#d55e00', on: '#160700', word: 'vermilion', emblem: 'flame', emblemWord: 'flame', edge: 'dots' },
  { colour: '#f5f5f5', on: '#15171a', word: 'white', emblem: 'moon', emblemWord: 'moon', edge: 'double' },
  { colour: '#44bb99', on: '#04150f', word: 'teal', emblem: 'oak-leaf', emblemWord: 'leaf', edge: 'zigzag' },
  { colour: '#b79cff', on: '#140b2b', word: 'lavender', emblem: 'round-star', emblemWord: 'star', edge: 'long-short' },
];

export const seatLook = (seat: Seat): SeatLook => SEATS[seat % SEATS.length];

/** CSS custom property of a seat: `seatVar(0)` is `var(--seat-1)`, `seatVar(0, 'text')` its colour as text. */
export const seatVar = (seat: Seat, part?: 'on' | 'text'): string => `var(--seat-${(seat % SEATS.length) + 1}${part ? `-${part}` : ''})`;
