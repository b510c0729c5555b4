/** A match of Warforge as a screen reader would read it. */
import type { Page } from '@playwright/test';
import type { Control, FrameSight } from '../../../robot/sight.ts';
import { controlsOf, lookAtFrame } from '../../../robot/sight.ts';

/** One of the 18 places of the two lines. */
export interface Place {
  /** 0 is the rival's line, 1 mine. */
  row: number;
  /** From the left, 0…8; 4 is the Warlord's. */
  column: number;
  label: string;
  selected: boolean;
}

export interface WarSight extends FrameSight {
  places: Place[];
  /** Both modes of every attack that is possible now, at their targets. */
  modes: Control[];
  /** Beside the main button: modes, actions, offered cards, Pacts. */
  choices: Control[];
}

export const MODES = '[role="gridcell"] button';
export const CHOICES = '[data-region="prompt"] [role="group"][aria-label="Choices"] button';

export async function look(page: Page): Promise<WarSight> {
  const frame = await lookAtFrame(page);
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('[role="grid"] [role="row"]')].flatMap((line, row) =>
      [...line.querySelectorAll('[role="gridcell"]')].map((cell, column) => ({
        row,
        column,
        label: cell.getAttribute('aria-label') ?? '',
        selected: cell.getAttribute('aria-selected') === 'true',
      })),
    ),
  );
  const [modes, choices] = await Promise.all([MODES, CHOICES].map((selector) => controlsOf(page, selector)));
  return { ...frame, places, modes, choices };
}
