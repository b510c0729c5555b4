import type { HxResource } from '../../../src-shared/games/hexforge/types.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';

/**
 * Colours that drawings need as plain values, because baked pictures cannot see style sheets. They repeat
 * tokens.css; a test keeps the two in step.
 */
export const RESOURCE_COLOURS: Record<HxResource, { enamel: string; letter: string }> = {
  F: { enamel: '#a678de', letter: '#140822' },
  O: { enamel: '#57a0ec', letter: '#04121f' },
  R: { enamel: '#f0705f', letter: '#240604' },
  G: { enamel: '#5fbe6c', letter: '#04170a' },
  E: { enamel: '#e8c13e', letter: '#1e1603' },
  C: { enamel: '#b9c1c9', letter: '#12151a' },
};

export const RESOURCE_NAMES: Record<HxResource, string> = {
  F: 'Frexine',
  O: 'Ornite',
  R: 'Rudine',
  G: 'Grite',
  E: 'Equint',
  C: 'generic',
};

export interface SeatLook {
  colour: string;
  on: string;
  /** Word for the colour, for texts. */
  word: string;
  /** Icon of the emblem, from game-icons. */
  emblem: string;
  /** Word for the emblem, for texts. */
  emblemWord: string;
  edge: 'solid' | 'dashes' | 'dots' | 'double' | 'zigzag' | 'long-short';
}

/** By seat, 0-based; three of colour, emblem, edge and name always tell seats apart. */
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
