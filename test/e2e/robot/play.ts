/** Plays a match to its end screen through the window, one wish after another: the same for every game. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { closeDialog as closeByKey } from './keyboard.ts';
import { closeDialog as closeByPointer } from './pointer.ts';
import type { AnyWish } from './mind.ts';
import type { FrameSight } from './sight.ts';

/** A press that went astray may have opened something. */
const CLOSE_DIALOG = { mouse: closeByPointer, keyboard: closeByKey };

/** The robot's hands on one way of input. */
export type Hand<Wish extends AnyWish> = (page: Page, wish: Wish) => Promise<void>;

/** How the robot plays one game. */
export interface Robot<Sight extends FrameSight, Wish extends AnyWish> {
  look(page: Page): Promise<Sight>;
  /** Its head for one match. */
  mind(seed: string): { wish(sight: Sight): Wish };
  /** Wishes that may be meant only to look, and are given up sooner. */
  passing: readonly Wish['kind'][];
  hands: Record<'mouse' | 'keyboard', Hand<Wish>>;
}

export interface Played {
  ending: string;
  /** How often each kind of control was used. */
  used: Record<string, number>;
}

export interface Options<Sight> {
  by: 'mouse' | 'keyboard';
  seed: string;
  /** Stops early when this says so. */
  until?: (sight: Sight) => boolean;
  /** Looks at each sight, behind curtains as well. */
  watch?: (sight: Sight) => Promise<void>;
}

export async function play<Sight extends FrameSight, Wish extends AnyWish>(
  page: Page,
  robot: Robot<Sight, Wish>,
  { by, seed, until, watch }: Options<Sight>,
): Promise<Played> {
  const mind = robot.mind(seed);
  const used: Played['used'] = {};
  const standstill = noticeStandstill();
  const look = () => answered(robot.look(page));
  for (;;) {
    const sight = await look();
    standstill(sight);
    await watch?.(sight);
    if (sight.ended !== null || until?.(sight)) return { ending: sight.ended ?? '', used };
    if (sight.dialog !== null && sight.pile.length === 0) {
      await CLOSE_DIALOG[by](page);
      continue;
    }
    const wish = mind.wish(sight);
    used[wish.kind] = (used[wish.kind] ?? 0) + 1;
    await robot.hands[by](page, wish);
    await settled(page, look, sight, robot.passing.includes(wish.kind) ? PASSING_MS : ANSWER_MS);
  }
}

const LOOK_AGAIN_MS = 40;
/** How long the answer of the host may take. */
const ANSWER_MS = 2000;
const PASSING_MS = 240;
/** Many frames, on a slow machine too. */
const REST_MS = 300;

const FROZEN_MS = 120_000;

/** Looking has no time limit of its own, and a page that hangs never answers. */
async function answered<T>(looking: Promise<T>): Promise<T> {
  const late = new AbortController();
  const frozen = setTimeout(FROZEN_MS, null, { signal: late.signal }).then(() => {
    throw new Error(`The page has not answered for ${FROZEN_MS / 1000} s`);
  });
  try {
    return await Promise.race([looking, frozen]);
  } finally {
    late.abort();
  }
}

/** A robot at another window may think over a long turn on a slow machine. */
const STANDSTILL_MS = 240_000;

/** Says what a match that does not go on looks like, where a test that runs out of time could not. */
function noticeStandstill(): (sight: object) => void {
  let last = '';
  let since = performance.now();
  return (sight) => {
    const now = JSON.stringify(sight);
    if (now !== last) [last, since] = [now, performance.now()];
    if (performance.now() - since > STANDSTILL_MS) throw new Error(`Nothing changed for ${STANDSTILL_MS / 1000} s: ${now}`);
  };
}

/** What is to be seen once it stays so: names of hexes and new cards follow the rest of a message by a frame or two. */
export async function atRest<Sight>(page: Page, look: (page: Page) => Promise<Sight>): Promise<Sight> {
  for (let last = await look(page); ;) {
    await page.waitForTimeout(REST_MS);
    const now = await look(page);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** Waits for what the wish changes; one that changes nothing is given up. */
async function settled<Sight>(page: Page, look: () => Promise<Sight>, before: Sight, patience: number): Promise<void> {
  const old = JSON.stringify(before);
  const late = performance.now() + patience;
  while (performance.now() < late) {
    if (JSON.stringify(await look()) !== old) return;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
