import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { reaches } from '../../../build/test/tiers.ts';
import type { Look } from './looks.ts';
import { LOOKS } from './looks.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of WCAG 2.0–2.2 A and AA nor of axe’s best practices on the page as it stands.
 * Legacy mode: the other one opens a second page, which a desktop window cannot.
 */
export async function expectAccessible(page: Page, withoutRules: string[] = []): Promise<void> {
  await expectNone(page, builder(page).withTags(TAGS).disableRules(withoutRules));
}

/** Names, roles and nesting are the same in every look; these are the checks that hang on colours and sizes. */
const BY_LOOK = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** As above, for a page that has been checked whole in another look. */
async function expectAccessibleLook(page: Page, { name, withoutRules = [] }: Look): Promise<void> {
  await expectNone(page, builder(page).withRules(BY_LOOK.filter((rule) => !withoutRules.includes(rule))), ` in ${name}`);
}

/** The page as it stands, in all looks that people need: by the long tier, which has the time; before it in the usual look alone. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const [first, ...others] = reaches('long') ? LOOKS : LOOKS.slice(0, 1);
  await expectAccessible(page, first.withoutRules);
  for (const look of others) {
    await page.emulateMedia(look.media);
    await expectAccessibleLook(page, look);
  }
  await page.emulateMedia(first.media);
}

const builder = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What was measured anew (does a text scroll now?) is drawn a frame later. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));

async function expectNone(page: Page, axe: AxeBuilder, where = ''): Promise<void> {
  await drawn(page);
  const { violations } = await axe.analyze();
  const report = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
  expect(report.join('\n'), `axe violations${where}`).toBe('');
}
