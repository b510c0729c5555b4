import type { SeatLook } from '../svg/colours.ts';

/** Stroke of an edge pattern: dashes in multiples of the pattern's unit, caps, and a second line beside it. */
export interface EdgeStroke {
  dash?: string;
  cap: 'butt' | 'round';
  /** A dark line down the middle makes one line look like two. */
  split: boolean;
  zigzag: boolean;
}

export const EDGE_STROKES: Record<SeatLook['edge'], EdgeStroke> = {
  solid: { cap: 'butt', split: false, zigzag: false },
  dashes: { dash: '7 3.4', cap: 'butt', split: false, zigzag: false },
  dots: { dash: '0.1 5', cap: 'round', split: false, zigzag: false },
  double: { cap: 'butt', split: true, zigzag: false },
  zigzag: { dash: '3 2 1 2', cap: 'butt', split: false, zigzag: true },
  'long-short': { dash: '10 3 3 3', cap: 'butt', split: false, zigzag: false },
};
