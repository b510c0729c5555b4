/** A match of Deckforge as a screen reader would read it. */
import type { Page } from '@playwright/test';
import type { Control, FrameSight } from '../../../robot/sight.ts';
import { controlsOf, lookAtFrame } from '../../../robot/sight.ts';

/** A player, or one of the permanents after it. */
export interface Spot {
  /** Of the player, from 1. */
  seat: number;
  /** Along that player's row, 0 for the player. */
  place: number;
  label: string;
}

export interface DeckSight extends FrameSight {
  spots: Spot[];
  /** Beside the main button: a type, a blocker, a response, an Artifact, a target. */
  answers: Control[];
}

export const ROWS = '[role="grid"] [role="row"]';
export const ANSWERS = '[data-region="prompt"] [role="group"] button';

export async function look(page: Page): Promise<DeckSight> {
  const frame = await lookAtFrame(page);
  const spots = await page.evaluate(
    (rows) =>
      [...document.querySelectorAll(rows)].flatMap((row) => {
        const cells = [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')];
        return cells.map((cell, place) => ({
          seat: Number(cells[0].dataset.ref) + 1,
          place,
          label: cell.getAttribute('aria-label') ?? '',
        }));
      }),
    ROWS,
  );
  return { ...frame, spots, answers: await controlsOf(page, ANSWERS) };
}
