/** Two people at one screen: what takes the eyes off the table gives the screen back, and no painted frame holds a hand before it is taken again. */
import type { Page } from '@playwright/test';
import { ANY_GAME, E2E_GAMES, type KnownGame } from '../games/index.ts';
import { everythingOn } from '../robot/secrets.ts';
import { controlsOf } from '../robot/sight.ts';
import { expect, test } from '../support/app.ts';
import { fromMenu, liftCurtain } from '../support/steps.ts';
import { LONG } from '../support/tiers.ts';

const HAND = '[id^="hand-card-"]';
const hand = (page: Page) => page.locator(HAND);
const curtain = (page: Page) => page.locator('#curtain-title, #handover-title');
const goOn = (page: Page) =>
  page
    .getByRole('button', { name: /^Continue: / })
    .first()
    .click();

interface Leaving {
  leave(page: Page): Promise<void>;
  /** To the table again. */
  comeBack(page: Page): Promise<void>;
}

const key = (chord: string) => (page: Page) => page.keyboard.press(chord);

const LEAVINGS: Readonly<Record<string, Leaving>> = {
  'the settings': { leave: key('Control+,'), comeBack: key('Escape') },
  'the rules': { leave: key('F1'), comeBack: key('Escape') },
  'a replay': { leave: (page) => fromMenu(page, 'Replay from the beginning'), comeBack: key('Escape') },
  Home: { leave: (page) => fromMenu(page, 'Leave for Home'), comeBack: goOn },
  'a reload': { leave: async (page) => void (await page.reload()), comeBack: goOn },
};

/** Notes at each frame that is painted whether a hand is in the page. */
function noteFrames(selector: string): void {
  const frames: boolean[] = [];
  Object.assign(window, { framesWithHand: frames });
  const look = () => {
    frames.push(document.querySelector(selector) !== null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const notedFrames = (page: Page) => page.evaluate(() => (window as unknown as { framesWithHand: boolean[] }).framesWithHand);

/** @returns what a person reads who has the screen, and nobody else may */
async function take(page: Page, { handovers }: KnownGame): Promise<string[]> {
  await liftCurtain(page, hand(page).first());
  const labels = (await controlsOf(page, HAND)).map(({ label }) => label);
  // A card that the rules or a list of cards name as well is told by the whole of its label.
  return labels.filter((label) => handovers.secret(label) !== label);
}

for (const game of E2E_GAMES) {
  test.describe(game.title, { tag: game === ANY_GAME ? [] : LONG }, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: game.handovers.scenes ?? [] });

    test(`a hand of ${game.title} is on no screen that lies over the table, and in no frame before it is taken up again`, async ({
      app: { page },
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript(noteFrames, HAND);
      await game.handovers.start(page);
      for (const [place, { leave, comeBack }] of Object.entries(LEAVINGS)) {
        const secrets = await take(page, game);
        expect(secrets.length).toBeGreaterThan(0);
        await page.evaluate(noteFrames, HAND);
        await leave(page);
        await expect(hand(page), place).toHaveCount(0);
        const there = await everythingOn(page);
        expect(secrets.filter((secret) => there.includes(secret), place)).toEqual([]);
        await comeBack(page);
        await expect(curtain(page), place).toBeVisible();
        const back = await everythingOn(page);
        expect(secrets.filter((secret) => back.includes(secret), place)).toEqual([]);
        // A busy machine paints few frames.
        await expect.poll(async () => (await notedFrames(page)).length, place).toBeGreaterThan(2);
        const frames = await notedFrames(page);
        expect(frames.slice(frames.indexOf(false)), place).not.toContain(true);
      }
    });
  });
}

test.describe('a second page', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced' }, scenes: ANY_GAME.handovers.scenes ?? [] });

  test('shows no hand that is open on the first, and takes the screen from it', async ({ app: { page } }) => {
    await ANY_GAME.handovers.start(page);
    await take(page, ANY_GAME);
    const token = await page.evaluate(() => sessionStorage.getItem('five-forges.token'));
    const second = await page.context().newPage();
    await second.goto(`${page.url()}#token=${token}`);
    await goOn(second);
    await expect(curtain(second)).toBeVisible();
    await expect(hand(second)).toHaveCount(0);
    await expect(hand(page).first()).toBeVisible();
    await take(second, ANY_GAME);
    await expect(curtain(page)).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
  });
});
