import { SvelteMap } from 'svelte/reactivity';
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

/** What the seats of the table that is shown wear in place of their own, by seat: indices into `SEATS`. */
const worn = new SvelteMap<Seat, { colour: number; emblem: number }>();

/** Colours and emblems that people at the table have chosen, by seat; null: each seat has its own. */
export function wearLooks(looks: readonly { colour: string; emblem: string }[] | null): void {
  const wanted = looks ?? [];
  for (const seat of [...worn.keys()]) if (seat >= wanted.length) worn.delete(seat);
  for (const [seat, look] of wanted.entries()) {
    const colour = SEATS.findIndex(({ word }) => word === look.colour);
    const emblem = SEATS.findIndex(({ emblemWord }) => emblemWord === look.emblem);
    const now = worn.get(seat);
    if (colour >= 0 && emblem >= 0 && (now?.colour !== colour || now.emblem !== emblem)) worn.set(seat, { colour, emblem });
  }
}

const colourOf = (seat: Seat): number => worn.get(seat)?.colour ?? seat % SEATS.length;

/** The edge is always the seat's own. */
export function seatLook(seat: Seat): SeatLook {
  const own = SEATS[seat % SEATS.length];
  const looks = worn.get(seat);
  if (!looks) return own;
  const { emblem, emblemWord } = SEATS[looks.emblem];
  return { ...SEATS[looks.colour], emblem, emblemWord, edge: own.edge };
}

/** CSS custom property of a seat: `seatVar(0)` is `var(--seat-1)`, `seatVar(0, 'text')` its colour as text. */
export const seatVar = (seat: Seat, part?: 'on' | 'text'): string => `var(--seat-${colourOf(seat) + 1}${part ? `-${part}` : ''})`;
