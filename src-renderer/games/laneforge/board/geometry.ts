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

const PAD_Y = 8;
/** Beside the lanes and between them, and in a window that has no room to spare for that, as a phone held upright. */
const SIDES = { usual: { pad: 12, gap: 9, inset: 26 }, narrow: { pad: 3, gap: 3, inset: 6 } } as const;
/** Gaps between the rows and around the clash bars, and in a low window. */
const AIR = { usual: 10, low: 4 } as const;
/** Maximum width of a lane, in rows' heights; words of the forecast fit into so many pixels. */
const WIDEST = 1.75;
const ROOMY = 230;

/** Minimum size. */
const LEAST = { width: 280, height: 270 } as const;
/** Below this width the lanes take what there is. */
const NARROW = 380;
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
  const row = (space.height - clash - 2 * PAD_Y - 4 * air) / 4;
  const { pad, gap, inset } = space.width < NARROW ? SIDES.narrow : SIDES.usual;
  const laneWidth = Math.min((space.width - 2 * pad - 4 * gap) / 5, Math.max(row * WIDEST, ROOMY));
  const width = 5 * laneWidth + 4 * gap + 2 * pad;
  const bed: Box = { x: space.x + (space.width - width) / 2, y: space.y, width, height: space.height };
  const tops: Record<Band, number> = {
    rivalBack: PAD_Y,
    rivalFront: PAD_Y + row + air,
    clash: PAD_Y + 2 * (row + air),
    myFront: PAD_Y + 2 * (row + air) + clash + air,
    myBack: PAD_Y + 3 * (row + air) + clash + air,
  };
  return {
    bed,
    laneWidth,
    place: { width: laneWidth - inset, height: row - 16 },
    chip: Math.max(Math.min(LEAST_CHIP, laneWidth + gap), Math.min(row * 0.92, laneWidth * 0.74)),
    cell: (band, lane) => ({
      x: bed.x + pad + (lane - 1) * (laneWidth + gap),
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
