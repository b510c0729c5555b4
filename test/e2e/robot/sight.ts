/** What the robot sees: accessible names and states, as a screen reader would read them. It never looks behind them. */
import type { Page } from '@playwright/test';

export interface Control {
  label: string;
  enabled: boolean;
}

export interface Cell {
  tile: number;
  /** "L5". */
  place: string;
  label: string;
  selected: boolean;
}

export interface Sight {
  /** The banner at the end of the match. */
  ended: string | null;
  /** Somebody else is to take the screen. */
  curtain: string | null;
  caption: string;
  main: Control;
  hand: Control[];
  /** Beside an own piece: what it can do. */
  menu: Control[];
  /** Stack items while one is to be chosen. */
  stack: Control[];
  /** Cards of an open pile while one is to be chosen. */
  pile: Control[];
  cells: Cell[];
}

export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? null;
    const control = (element: Element): { label: string; enabled: boolean } => ({
      label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      enabled: element.getAttribute('aria-disabled') !== 'true',
    });
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const main = document.querySelector('[data-region="prompt"] button.main');
    return {
      ended: text('#end-title'),
      curtain: text('#curtain-title'),
      caption: text('[data-region="top"] p') ?? '',
      main: main ? control(main) : { label: '', enabled: false },
      hand: all('[id^="hand-card-"]').map(control),
      menu: all('[role="group"][aria-label="What it can do"] button').map(control),
      stack: all('[data-stack-item] button').map(control),
      pile: all('dialog[open] li:not(.pale) button').map(control),
      cells: all('[role="gridcell"]').map((cell) => {
        const label = cell.getAttribute('aria-label') ?? '';
        return {
          tile: Number(cell.getAttribute('data-tile')),
          place: label.split(',')[0],
          label,
          selected: cell.getAttribute('aria-selected') === 'true',
        };
      }),
    };
  });
}

/** "L5" → axial coordinates: columns are lettered by q, rows numbered by r. */
const axial = (place: string): { q: number; r: number } => ({ q: place.charCodeAt(0) - 65, r: Number(place.slice(1)) });

export function distance(a: string, b: string): number {
  const [from, to] = [axial(a), axial(b)];
  const q = from.q - to.q;
  const r = from.r - to.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
