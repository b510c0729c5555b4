/** Where numbers and preview chips stand on the map, so that none covers another however crowded the hexes are. In world units. */
import { center, TOKEN_SCALE } from '../drawing/hex.ts';
import type { Point } from './geometry.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance of two hexes in a row, and of two rows. */
const [ACROSS] = center(1, 0);
const [, DOWN] = center(0, 1);

/** The numbers of a unit, for a token of size 1. */
export const UNIT_NUMBERS = { power: -17, health: 17.5, y: 12, r: 12.2 } as const;
/** The shield of a base or a forge. */
const SHIELD = { x: 17, y: 9 } as const;
export const SHIELD_RADIUS = { base: 13.5, forge: 12.8 } as const;
export type Building = keyof typeof SHIELD_RADIUS;

/** Centre of a building's shield for its counter-scale: within its own half of the way to the next hex. */
export const shieldAt = (kind: Building, grow: number): Point => ({
  x: Math.min(SHIELD.x, ACROSS / 2 / grow - SHIELD_RADIUS[kind]),
  y: SHIELD.y,
});

/** A piece on its tile. */
export interface Standing extends Point {
  kind: 'unit' | Building;
}

const around = (x: number, y: number, half: number, high = half): Box => ({
  left: x - half,
  right: x + half,
  top: y - high,
  bottom: y + high,
});

/** Boxes of a piece's numbers. */
export function numbersOf({ x, y, kind }: Standing, grow: number): Box[] {
  if (kind !== 'unit') {
    const at = shieldAt(kind, grow);
    return [around(x + at.x * grow, y + at.y * grow, SHIELD_RADIUS[kind] * grow)];
  }
  const size = TOKEN_SCALE * grow;
  const { power, health, y: low, r } = UNIT_NUMBERS;
  return [power, health].map((right) => around(x + right * size, y + low * size, r * size));
}

/** A preview's chip above the tile at `x`, `y`; half its width at size 1. */
export interface Chip extends Point {
  tile: number;
  half: number;
}

export interface PlacedChip extends Point {
  scale: number;
}

/** Half the height of a chip at size 1. */
const CHIP_HIGH = 11;
/** A chip above its piece. */
const ABOVE = -66;

export const boxOf = ({ half }: Chip, { x, y, scale }: PlacedChip): Box => around(x, y, half * scale, CHIP_HIGH * scale);

export const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Over the piece's own body: between its numbers and those of the row behind, as large as that gap, with a little air. */
function overBody({ x, y, half }: Chip, building: boolean, grow: number): PlacedChip {
  const size = TOKEN_SCALE * grow;
  const top = building ? (SHIELD.y - SHIELD_RADIUS.base) * grow : (UNIT_NUMBERS.y - UNIT_NUMBERS.r) * size;
  const behind = Math.max((UNIT_NUMBERS.y + UNIT_NUMBERS.r) * size, (SHIELD.y + SHIELD_RADIUS.base) * grow) - DOWN;
  const scale = Math.min(grow, 0.96 * Math.min((top - behind) / 2 / CHIP_HIGH, ACROSS / 2 / half));
  return { x, y: y + (top + behind) / 2, scale };
}

/** Each chip above its piece; where it would cover a number or another chip, over the body of its piece. */
export function layOutChips(chips: readonly Chip[], pieces: readonly Standing[], grow: number): Map<number, PlacedChip> {
  const numbers = pieces.flatMap((piece) => numbersOf(piece, grow));
  const placed = new Map(chips.map((chip) => [chip.tile, { x: chip.x, y: chip.y + ABOVE * grow, scale: grow }]));
  const isBuilding = ({ x, y }: Chip): boolean => pieces.some((piece) => piece.x === x && piece.y === y && piece.kind !== 'unit');
  const covers = (chip: Chip): boolean => {
    const box = boxOf(chip, placed.get(chip.tile)!);
    return (
      numbers.some((number) => overlap(box, number)) ||
      chips.some((other) => other !== chip && overlap(box, boxOf(other, placed.get(other.tile)!)))
    );
  };
  const above = new Set(chips);
  // One that is lowered may come to lie below another that still stands above its piece.
  for (let lowered = true; lowered;) {
    const crowded = [...above].filter(covers);
    for (const chip of crowded) {
      above.delete(chip);
      placed.set(chip.tile, overBody(chip, isBuilding(chip), grow));
    }
    lowered = crowded.length > 0;
  }
  return placed;
}
