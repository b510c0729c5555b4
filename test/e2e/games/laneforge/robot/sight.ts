/** A match of Laneforge as a screen reader would read it. */
import type { Page } from '@playwright/test';
import type { Control, FrameSight } from '../../../robot/sight.ts';
import { controlsOf, lookAtFrame } from '../../../robot/sight.ts';

/** One of the 25 cells: a row of a half in a lane, or the lane's clash. */
export interface Cell {
  /** From the left, 0…4. */
  column: number;
  /** From the rival's back row down, 0…4. */
  row: number;
  label: string;
}

export interface LaneSight extends FrameSight {
  cells: Cell[];
  /** Champions to keep, before the first turn. */
  champions: Control[];
  /** Triggers, of which one resolves next. */
  order: Control[];
  /** Beside the main button while an effect asks: "No", "Open the pile". */
  extras: Control[];
  /** The own Champion's ability while it can be used. */
  ability: Control[];
  /** Free actions at the sides of creatures, whether they can be used or not. */
  tabs: Control[];
  /** "Free" on hand cards. */
  free: Control[];
}

export const CHAMPIONS = '[aria-labelledby="champion-choice"] button';
export const ORDER = 'ol[aria-labelledby="order-title"] button';
export const EXTRAS = '[data-region="prompt"] .row button';
export const ABILITY = '[data-region="seats"] button[aria-label^="Use your Champion"]';
export const TABS = '[role="gridcell"] button';
export const FREE = '[data-region="hand"] button[title^="Play it for Free"]';

export async function look(page: Page): Promise<LaneSight> {
  const frame = await lookAtFrame(page);
  const cells = await page.evaluate(() =>
    [...document.querySelectorAll('[role="grid"] [role="row"]')].flatMap((line, row) =>
      [...line.querySelectorAll('[role="gridcell"]')].map((cell, column) => ({
        row,
        column,
        label: cell.getAttribute('aria-label') ?? '',
      })),
    ),
  );
  const [champions, order, extras, ability, tabs, free] = await Promise.all(
    [CHAMPIONS, ORDER, EXTRAS, ABILITY, TABS, FREE].map((selector) => controlsOf(page, selector)),
  );
  return { ...frame, cells, champions, order, extras, ability, tabs, free };
}
