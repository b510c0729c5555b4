/** Whole games by somebody who sees nothing: driven by accessible names and by what the live regions say, and by nothing else. */
import { E2E_GAMES } from '../games/index.ts';
import { Ear } from '../robot/ear.ts';
import { expect, test } from '../support/app.ts';
import { LONG } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** The newest game has been listened to least. */
const NEWEST = E2E_GAMES.at(-1)!.byEar;

for (const { byEar } of E2E_GAMES) {
  const tag = byEar === NEWEST ? [] : LONG;
  test(`a whole game of ${byEar.name} by accessible names and live regions alone`, { tag }, async ({ app: { page } }) => {
    test.setTimeout(600_000);
    const ear = await Ear.of(page);
    await byEar.start(page, { seed: 'by ear' });
    const listener = byEar.listener(page, ear, 'by ear');
    const ending = await listener.play();

    await expect(page.getByRole('region', { name: ending.split('. ')[0] })).toContainText(ending.split('. ')[1]);
    byEar.heard(listener.deeds, ear.heard.join('\n'));
  });
}
