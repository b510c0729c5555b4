/** Takes a lesson through the window: each press of its solution with one way of input alone. */
import type { Page } from '@playwright/test';
import type { Ear } from './ear.ts';
import type { AnyWish } from './mind.ts';
import type { Robot } from './play.ts';
import type { FrameSight } from './sight.ts';

/** One press: what it is called for those who only hear, and what a hand wishes for in what is seen; null while it is not there yet. */
export interface LessonPress<Sight extends FrameSight, Wish extends AnyWish> {
  readonly name: RegExp;
  wish(sight: Sight): Wish | null;
}

export interface FirstLesson {
  byHand(page: Page, by: 'mouse' | 'keyboard'): Promise<void>;
  byEar(page: Page, ear: Ear): Promise<void>;
}

/** What a rival does in between, on a slow machine too. */
const COMES_MS = 20_000;
const LOOK_AGAIN_MS = 150;
/** A button turns a deaf ear to presses right after its label changed, and a table is still being laid when its first card can be played. */
const SETTLES_MS = 450;
const SAID_MS = 10_000;

/** The main button while it says so. */
export const main = (name: RegExp): { readonly name: RegExp; wish(sight: FrameSight): { kind: 'main' } | null } => ({
  name,
  wish: ({ main: { label, enabled } }) => (enabled && name.test(label) ? { kind: 'main' } : null),
});

/** The hand card of that name. */
export const card = (name: RegExp): { readonly name: RegExp; wish(sight: FrameSight): { kind: 'card'; index: number } | null } => ({
  name,
  wish({ hand }) {
    const index = hand.findIndex(({ label, enabled }) => enabled && name.test(label));
    return index < 0 ? null : { kind: 'card', index };
  },
});

async function once<T>(what: RegExp, look: () => Promise<T | null>): Promise<T> {
  for (const late = performance.now() + COMES_MS; performance.now() < late; await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS))) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error(`${String(what)} cannot be pressed`);
}

export function firstLesson<Sight extends FrameSight, Wish extends AnyWish>(
  { look, hands }: Robot<Sight, Wish>,
  presses: readonly LessonPress<Sight, Wish>[],
): FirstLesson {
  return {
    async byHand(page, by) {
      for (const { name, wish } of presses) {
        const wanted = () => once(name, async () => wish(await look(page)));
        await wanted();
        await page.waitForTimeout(SETTLES_MS);
        await hands[by](page, await wanted());
      }
    },
    async byEar(page, ear) {
      for (const { name } of presses) {
        const place = page.getByRole('main');
        const control = place.getByRole('button', { name, disabled: false }).or(place.getByRole('gridcell', { name })).first();
        await once(name, async () => ((await control.count()) > 0 ? true : null));
        await page.waitForTimeout(SETTLES_MS);
        const said = await ear.after(
          () => control.press('Enter'),
          SAID_MS,
          (heard) => heard.length > 0,
        );
        if (said.length === 0) throw new Error(`no word about ${String(name)}`);
      }
    },
  };
}
