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
    await settled(page, sight, wish);
  }
}

const LOOK_AGAIN_MS = 40;
/** How long the answer of the host may take; a click on a hex may just as well mean only to look at it. */
const patience = ({ kind }: Wish): number => (kind === 'tile' || kind === 'wait' ? 240 : 2000);

/** Waits for what the wish changes; one that changes nothing is given up. */
async function settled(page: Page, before: Sight, wish: Wish): Promise<void> {
  const old = JSON.stringify(before);
  for (let waited = 0; waited < patience(wish); waited += LOOK_AGAIN_MS) {
    if (JSON.stringify(await look(page)) !== old) return;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
