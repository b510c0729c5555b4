/** Keys of a focused hex: navigation, selection, and cycling through legal targets. */
import { letterOf } from '../../../app/keys/chord.ts';
import { neighbour, walk } from './geometry.ts';
import type { BoardLayout, Direction } from './geometry.ts';
import type { HexforgeTable } from '../table.svelte.ts';

const ARROWS: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The six directions, around the S and D keys of most keyboards. */
const SIX: Record<string, Direction> = { Q: 'nw', W: 'ne', E: 'e', A: 'w', S: 'sw', D: 'se' };

export interface Walker {
  /** The x that up and down aim at. */
  aim: number;
}

type Table = Pick<HexforgeTable, 'cursor' | 'focusTile' | 'hands' | 'legalTiles' | 'nextTarget' | 'sixKeys'>;

/** @returns whether the key was handled */
export function boardKey(event: KeyboardEvent, table: Table, layout: BoardLayout, walker: Walker): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const from = table.cursor;
  const arrow = ARROWS[event.key];
  if (arrow) {
    // With Shift the arrows pan.
    if (event.shiftKey) return false;
    const to = walk(layout, from, arrow, walker.aim);
    if (arrow === 'left' || arrow === 'right' || walker.aim === 0) walker.aim = layout.tiles[to].x;
    void table.focusTile(to);
    return true;
  }
  if (event.key === 'Enter') {
    void table.hands.activateTile(from, event.shiftKey);
    return true;
  }
  if (event.key === 'Tab' && table.legalTiles.size > 0) {
    const next = table.nextTarget(from, event.shiftKey ? -1 : 1);
    if (next === null) return false;
    void table.focusTile(next);
    return true;
  }
  const direction = table.sixKeys ? SIX[letterOf(event) ?? ''] : undefined;
  if (direction) {
    const to = neighbour(layout, from, direction);
    if (to === null) return true;
    walker.aim = layout.tiles[to].x;
    void table.focusTile(to);
    return true;
  }
  return false;
}
