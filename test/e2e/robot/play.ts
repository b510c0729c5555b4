/** Plays a match to its end screen through the window, one wish after another. */
import type { Page } from '@playwright/test';
import type { Wish } from './mind.ts';
import { Mind } from './mind.ts';
import type { Sight } from './sight.ts';
import { look } from './sight.ts';

export type Hand = (page: Page, wish: Wish) => Promise<void>;

export interface Played {
  ending: string;
  /** How often each kind of control was used. */
  used: Record<Wish['kind'], number>;
}

interface Options {
  seed: string;
  /** Stops early when this says so. */
  until?: (sight: Sight) => boolean;
  /** Looks at each sight, behind curtains as well. */
  watch?: (sight: Sight) => Promise<void>;
}

export async function play(page: Page, hand: Hand, { seed, until, watch }: Options): Promise<Played> {
  const mind = new Mind(seed);
  const used: Played['used'] = { wait: 0, curtain: 0, main: 0, card: 0, tile: 0, menu: 0, stack: 0, pile: 0 };
  for (;;) {
    const sight = await look(page);
    await watch?.(sight);
    if (sight.ended !== null || until?.(sight)) return { ending: sight.ended ?? '', used };
    const wish = mind.wish(sight);
    used[wish.kind]++;
    await hand(page, wish);
    await settled(page, sight);
  }
}

/** What a wish changes comes back from the host; a wish that changes nothing is given up soon. */
async function settled(page: Page, before: Sight): Promise<void> {
  const old = JSON.stringify(before);
  for (let turn = 0; turn < 6; turn++) {
    if (JSON.stringify(await look(page)) !== old) return;
    await page.waitForTimeout(40);
  }
}
