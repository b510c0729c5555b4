/** A match of Hexforge as a screen reader would read it. */
import type { Page } from '@playwright/test';
import type { Control, FrameSight } from '../../../robot/sight.ts';
import { controlsOf, lookAtFrame } from '../../../robot/sight.ts';

export interface Cell {
  tile: number;
  /** "L5". */
  place: string;
  label: string;
  selected: boolean;
}

export interface HexSight extends FrameSight {
  /** Beside an own piece: what it can do. */
  menu: Control[];
  /** Stack items while one is to be chosen. */
  stack: Control[];
  cells: Cell[];
}

export const MENU_ITEMS = '[role="group"][aria-label="What it can do"] button';
export const STACK_ITEMS = '[data-stack-item] button';

export async function look(page: Page): Promise<HexSight> {
  const cells = await page.evaluate(() =>
    [...document.querySelectorAll('[role="gridcell"]')].map((cell) => {
      const label = cell.getAttribute('aria-label') ?? '';
      return {
        tile: Number(cell.getAttribute('data-tile')),
        place: label.split(',')[0],
        label,
        selected: cell.getAttribute('aria-selected') === 'true',
      };
    }),
  );
  return { ...(await lookAtFrame(page)), menu: await controlsOf(page, MENU_ITEMS), stack: await controlsOf(page, STACK_ITEMS), cells };
}

/** "L5" → axial coordinates: columns are lettered by q, rows numbered by r. */
const axial = (place: string): { q: number; r: number } => ({ q: place.charCodeAt(0) - 65, r: Number(place.slice(1)) });

export function distance(a: string, b: string): number {
  const [from, to] = [axial(a), axial(b)];
  const q = from.q - to.q;
  const r = from.r - to.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
