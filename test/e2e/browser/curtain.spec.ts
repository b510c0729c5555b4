/** Several people at one screen, covered whole while it changes hands: the page holds nothing then that only one of them may know. */
import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { everythingOn } from '../robot/secrets.ts';
import { expect, test } from '../support/app.ts';
import { QUICK } from '../support/tiers.ts';

const CURTAINS = 4;
const SECRETS = 5;

for (const { title, handovers } of E2E_GAMES) {
  test.describe(title, { tag: title === ANY_GAME.title ? QUICK : [] }, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', handover: 'curtain' }, scenes: handovers.scenes ?? [] });

    test(`behind the curtain nothing secret of ${title} is in the page, its accessibility tree or its title`, async ({ app: { page } }) => {
      test.setTimeout(180_000);
      const secrets = new Set<string>();
      let curtains = 0;
      await handovers.start(page);
      await handovers.plays(page, {
        by: 'keyboard',
        seed: 'curtain',
        until: () => curtains >= CURTAINS && secrets.size >= SECRETS,
        async watch({ curtain, hand }) {
          for (const { label } of hand) secrets.add(handovers.secret(label));
          if (curtain === null) return;
          curtains++;
          expect(hand).toEqual([]);
          expect(await page.title()).toBe('Five Forges');
          await expect(page.getByRole('gridcell')).toHaveCount(0);
          await expect(page.getByRole('region', { name: 'Log' })).toHaveCount(0);
          const everything = await everythingOn(page);
          expect([...secrets].filter((secret) => everything.includes(secret))).toEqual([]);
        },
      });
      expect(curtains).toBeGreaterThanOrEqual(CURTAINS);
      expect(secrets.size).toBeGreaterThanOrEqual(SECRETS);
    });
  });
}
