/** Where units stand: seat order, neighbours, copies. */
import type { PlayerId, Scene, Side, Unit } from './scene.ts';

export type Sides = Record<PlayerId, Side>;

export const otherOf = (player: PlayerId): PlayerId => (player === 'p1' ? 'p2' : 'p1');

/** L4 … L1, W, R1 … R4. */
export const lineOf = ({ left, warlord, right }: Side): Unit[] => [...left.toReversed(), warlord, ...right];

export const troopsOf = ({ left, right }: Side): Unit[] => [...left.toReversed(), ...right];

/** The active player's units from left to right, then the other player's (WR-19.7). */
export const seatOrder = (sides: Sides, active: PlayerId): Unit[] => [...lineOf(sides[active]), ...lineOf(sides[otherOf(active)])];

export function unitIn({ left, warlord, right }: Side, id: number): Unit | undefined {
  const isIt = (unit: Unit): boolean => unit.id === id;
  return isIt(warlord) ? warlord : (left.find(isIt) ?? right.find(isIt));
}

export const ownerOf = (sides: Sides, id: number): PlayerId | undefined =>
  unitIn(sides.p1, id) ? 'p1' : unitIn(sides.p2, id) ? 'p2' : undefined;

/** WR-8.6: neighbours in the line, from left to right. */
export function neighboursOf(side: Side, id: number): Unit[] {
  const line = lineOf(side);
  const at = line.findIndex((unit) => unit.id === id);
  return at < 0 ? [] : line.filter((_unit, i) => Math.abs(i - at) === 1);
}

/** Takes Troops out of their rows; a row closes up (WR-8.4). A place may go to another unit instead. */
export function replaceTroops(side: Side, change: (unit: Unit) => Unit | null): void {
  side.left = side.left.map(change).filter((unit) => unit !== null);
  side.right = side.right.map(change).filter((unit) => unit !== null);
}

const copyUnit = (unit: Unit): Unit => ({ ...unit, keywords: [...unit.keywords] });

const copySide = ({ left, warlord, right, embers }: Side): Side => ({
  left: left.map(copyUnit),
  warlord: copyUnit(warlord),
  right: right.map(copyUnit),
  embers,
});

export const copySides = ({ sides }: Scene): Sides => ({ p1: copySide(sides.p1), p2: copySide(sides.p2) });
