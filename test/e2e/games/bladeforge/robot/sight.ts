/** A match of Bladeforge as a screen reader would read it. */
import type { Page } from '@playwright/test';
import type { Control, FrameSight } from '../../../robot/sight.ts';
import { controlsOf, lookAtFrame } from '../../../robot/sight.ts';

export interface BladeSight extends FrameSight {
  /** The places of the own sword, or of the one that lies below. */
  places: Control[];
  /** Rivals who still stand, as they lie. */
  rivals: Control[];
  /** Places of a rival's sword while one of them is to be chosen. */
  parts: Control[];
  /** Beside the main button while something is asked: whom, which part, whether to block. */
  answers: Control[];
  /** Large buttons beside the bench: what ends the turn, Reforge, block and take. */
  ends: Control[];
  recycle: { enabled: boolean; pressed: boolean };
  /** An attack is taken up. */
  aimed: boolean;
}

export const PLACES = '[data-place]';
export const RIVALS = '[data-rival]';
export const PARTS = '[data-rival] ~ [role="group"] button';
export const ANSWERS = '[data-region="prompt"] [role="group"] button';
export const ENDS = 'section[aria-label$=" bench"] > [role="group"] button';
export const RECYCLE = '[data-region="prompt"] button[aria-pressed]';

export async function look(page: Page): Promise<BladeSight> {
  const frame = await lookAtFrame(page);
  const [places, rivals, parts, answers, ends] = await Promise.all(
    [PLACES, RIVALS, PARTS, ANSWERS, ENDS].map((selector) => controlsOf(page, selector)),
  );
  const recycle = await page.evaluate((wanted) => {
    const button = document.querySelector(wanted);
    return {
      enabled: button !== null && button.getAttribute('aria-disabled') !== 'true',
      pressed: button?.getAttribute('aria-pressed') === 'true',
    };
  }, RECYCLE);
  const aimed = (await page.locator(`${RIVALS}[aria-pressed="true"]`).count()) > 0;
  return { ...frame, places, rivals, parts, answers, ends, recycle, aimed };
}

/** "Seat 3, Tamsin, 14 of 20, …" → 3. */
export const seatNumber = ({ label }: Control): number => Number(/^Seat (\d)/.exec(label)?.[1]);
