/** Layout of the lanes, in pixels of the free area between the panels. */

/** From the rival's back row down to mine; the clash bars lie between the two front rows. */
export const BANDS = ['rivalBack', 'rivalFront', 'clash', 'myFront', 'myBack'] as const;
export type Band = (typeof BANDS)[number];
export const LANES = [1, 2, 3, 4, 5] as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LanesLayout {
  bed: Box;
  laneWidth: number;
  /** Width and height of a place's face. */
  place: { width: number; height: number };
  /** Width of a creature's picture. */
  chip: number;
  cell: (band: Band, lane: number) => Box;
}

const PAD = { x: 12, y: 8 } as const;
const GAP = 9;
/** Gaps between the rows and around the clash bars, and in a low window. */
const AIR = { usual: 10, low: 4 } as const;
/** Maximum width of a lane, in rows' heights; words of the forecast fit into so many pixels. */
const WIDEST = 1.75;
const ROOMY = 230;

/** Minimum size. */
const LEAST = { width: 380, height: 270 } as const;
/** Above this height the clash bars grow with the window. */
const TALL = 760;
/** Below this height the rows keep what there is. */
const LOW = 440;

/** Below this width a chip shows no numbers. */
const LEAST_CHIP = 68;

export function layOut(room: Box): LanesLayout {
  const space: Box = { ...room, width: Math.max(LEAST.width, room.width), height: Math.max(LEAST.height, room.height) };
  const low = space.height < LOW;
  const air = low ? AIR.low : AIR.usual;
  const clash = Math.min(76 * Math.max(1, space.height / TALL), Math.max(low ? 44 : 54, space.height * 0.108));
  const row = (space.height - clash - 2 * PAD.y - 4 * air) / 4;
  const laneWidth = Math.min((space.width - 2 * PAD.x - 4 * GAP) / 5, Math.max(row * WIDEST, ROOMY));
  const width = 5 * laneWidth + 4 * GAP + 2 * PAD.x;
  const bed: Box = { x: space.x + (space.width - width) / 2, y: space.y, width, height: space.height };
  const tops: Record<Band, number> = {
    rivalBack: PAD.y,
    rivalFront: PAD.y + row + air,
    clash: PAD.y + 2 * (row + air),
    myFront: PAD.y + 2 * (row + air) + clash + air,
    myBack: PAD.y + 3 * (row + air) + clash + air,
  };
  return {
    bed,
    laneWidth,
    place: { width: laneWidth - 26, height: row - 16 },
    chip: Math.max(LEAST_CHIP, Math.min(row * 0.92, laneWidth * 0.74)),
    cell: (band, lane) => ({
      x: bed.x + PAD.x + (lane - 1) * (laneWidth + GAP),
      y: bed.y + tops[band],
      width: laneWidth,
      height: band === 'clash' ? clash : row,
    }),
  };
}

export interface Spot {
  band: Band;
  lane: number;
}

/** One step with an arrow key; stays at the edge. */
export function step({ band, lane }: Spot, key: string): Spot | null {
  const at = BANDS.indexOf(band);
  switch (key) {
    case 'ArrowLeft':
      return { band, lane: Math.max(1, lane - 1) };
    case 'ArrowRight':
      return { band, lane: Math.min(5, lane + 1) };
    case 'ArrowUp':
      return { band: BANDS[Math.max(0, at - 1)], lane };
    case 'ArrowDown':
      return { band: BANDS[Math.min(BANDS.length - 1, at + 1)], lane };
    case 'Home':
      return { band, lane: 1 };
    case 'End':
      return { band, lane: 5 };
    default:
      return null;
  }
}

/** The band of a seat's row; the seat `below` is at the bottom. */
export const bandOf = (seat: number, row: 'front' | 'back', below: number): Band =>
  seat === below ? (row === 'front' ? 'myFront' : 'myBack') : row === 'front' ? 'rivalFront' : 'rivalBack';

export const rowOf = (band: Band): 'front' | 'back' | null => (band === 'clash' ? null : band.endsWith('Front') ? 'front' : 'back');
export const isMine = (band: Band): boolean => band.startsWith('my');
