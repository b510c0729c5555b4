/** Laneforge between two people at one screen: the lanes stay open, and nothing of either hand is in the page while it changes hands. */
import type { Page } from '@playwright/test';
import { laneforgeRobot } from '../robot/robot.ts';
import type { LaneSight } from '../robot/sight.ts';
import { play } from '../../../robot/play.ts';
import { everythingOn, setName } from '../../../robot/secrets.ts';
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';
import { startLaneforge } from '../table.ts';
import { LONG } from '../../../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** What a person may learn without looking at a hand: creatures, piles and what was played are open to all. */
async function openNames(page: Page): Promise<string> {
  const cells = page.getByRole('gridcell');
  const labels = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  // While something is pointed at it stands where the log would. Lines that have scrolled away are told too, though not laid out.
  const log = await page.getByRole('region', { name: 'Log' }).allTextContents();
  return [...(await cells.allInnerTexts()), ...labels, ...log].join('\n');
}

/** Looks at every handover whether anything can be seen that only one of the two may know. */
function watchHands(page: Page) {
  const handovers = { seen: 0, held: 0 };
  /** The hand of whoever had the screen last: most of it is still there when the other one takes it. */
  let hand: string[] = [];

  async function watch({ curtain, hand: shown, cells }: LaneSight): Promise<void> {
    if (curtain === null) {
      hand = shown.map(({ label }) => setName(label));
      return;
    }
    handovers.seen++;
    expect(shown).toEqual([]);
    expect(cells).toHaveLength(25);
    expect(await page.title()).toBe('Five Forges');
    // Log and lanes name what was played; what is in hand alone is named nowhere.
    const told = await openNames(page);
    const secret = hand.filter((name) => !told.includes(name));
    if (secret.length > 0) handovers.held++;
    const everything = await everythingOn(page);
    expect(secret.filter((name) => everything.includes(name))).toEqual([]);
    expect(await page.locator('[id^="hand-card-"]').count()).toBe(0);
  }
  return { handovers, watch };
}

test('from decks put face down to the second turn, by mouse', async ({ app: { page } }) => {
  test.setTimeout(300_000);
  const { handovers, watch } = watchHands(page);
  await startLaneforge(page, { rival: 'Friend', seed: 'covered' });
  await play(page, laneforgeRobot, { by: 'mouse', seed: 'covered', until: () => handovers.seen >= 5 && handovers.held >= 3, watch });
});

test.describe('near the end', () => {
  test.use({ scenes: ['Last turns together'] });

  test('to the end screen, by keyboard', { tag: LONG }, async ({ app: { page } }) => {
    test.setTimeout(300_000);
    const { handovers, watch } = watchHands(page);
    await openScene(page, 'Last turns together');
    const { ending } = await play(page, laneforgeRobot, { by: 'keyboard', seed: 'covered', watch });
    expect(ending).not.toBe('');
    expect(handovers.seen).toBeGreaterThanOrEqual(4);
    expect(handovers.held).toBeGreaterThanOrEqual(2);
  });
});
