/** What the robot sees of any game: accessible names and states, as a screen reader would read them. It never looks behind them. */
import type { Page } from '@playwright/test';

export interface Control {
  label: string;
  enabled: boolean;
}

/** What all games show in the same places. */
export interface FrameSight {
  /** The banner at the end of the match. */
  ended: string | null;
  /** Somebody else is to take the screen. */
  curtain: string | null;
  caption: string;
  main: Control;
  hand: Control[];
  /** What is opened over the table. */
  dialog: string | null;
  /** Cards of an open pile while one is to be chosen. */
  pile: Control[];
}

export const PILE_CARDS = 'dialog[open] li button[aria-label$="can be chosen"]';

/** Controls that fit a selector, in the order of the page. */
export function controlsOf(page: Page, selector: string): Promise<Control[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => ({
        label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        enabled: element.getAttribute('aria-disabled') !== 'true',
      })),
    selector,
  );
}

export async function lookAtFrame(page: Page): Promise<FrameSight> {
  const texts = await page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? null;
    return {
      ended: text('#end-title'),
      curtain: text('#curtain-title, #handover-title'),
      // As it is seen: the phase stands beside it in a narrow window alone.
      caption: document.querySelector<HTMLElement>('[data-region="top"] p')?.innerText.trim() ?? '',
      dialog: text('dialog[open] h2'),
    };
  });
  const [main] = await controlsOf(page, '[data-region="prompt"] button.main');
  return {
    ...texts,
    main: main ?? { label: '', enabled: false },
    hand: await controlsOf(page, '[id^="hand-card-"]'),
    pile: await controlsOf(page, PILE_CARDS),
  };
}

/** Indices of the controls that can be pressed, or of those whose name has a word in it. */
export const enabled = (controls: readonly Control[], word = ''): number[] =>
  controls.flatMap((control, index) => (control.enabled && control.label.includes(word) ? [index] : []));
