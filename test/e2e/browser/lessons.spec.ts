/** The first lesson of each game, from Home to the small win at its end, with one way of input alone. */
import type { Page } from '@playwright/test';
import { GAMES } from '../../../src-shared/games/index.ts';
import { E2E_GAMES, type KnownGame } from '../games/index.ts';
import { CONTROLS } from '../robot/controls.ts';
import { Ear } from '../robot/ear.ts';
import { expect, test } from '../support/app.ts';
import { LONG, QUICK } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

/** The newest game's lesson is the one that has been taken least. */
const NEWEST = E2E_GAMES.at(-1)!;

async function begin(
  page: Page,
  { title }: KnownGame,
  press: (name: RegExp, within: ReturnType<Page['locator']>) => Promise<void>,
): Promise<void> {
  await press(/^Lessons/, page.getByRole('article', { name: title, exact: true }));
  await press(/^Begin$/, page.getByRole('main'));
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toContainText('Your goal:');
}

const DONE = 'That is all of it.';

for (const game of E2E_GAMES) {
  const { id, title, firstLesson } = game;
  const steps = GAMES[id].lessons?.[0].steps;
  if (!firstLesson || !steps) continue;

  for (const by of ['mouse', 'keyboard'] as const)
    test(
      `the first lesson of ${title} by ${by} alone`,
      { tag: game === NEWEST && by === 'keyboard' ? QUICK : [] },
      async ({ app: { page } }) => {
        test.setTimeout(180_000);
        const controls = CONTROLS[by](page);
        await begin(page, game, (name, within) => controls.press(within.getByRole('button', { name }).first()));
        await firstLesson.byHand(page, by);
        const lesson = page.getByRole('region', { name: 'Lesson', exact: true });
        await expect(lesson).toContainText(DONE);
        await expect(lesson).toContainText(steps.at(-1)!.praise);
        await controls.press(lesson.getByRole('button', { name: 'All lessons' }));
        await expect(page.getByRole('listitem').first()).toContainText('Done');
      },
    );

  test(
    `the first lesson of ${title} by accessible names and live regions alone`,
    { tag: game === NEWEST ? [] : LONG },
    async ({ app: { page } }) => {
      test.setTimeout(180_000);
      const ear = await Ear.of(page);
      await begin(page, game, (name, within) => within.getByRole('button', { name }).first().press('Enter'));
      await firstLesson.byEar(page, ear);
      await expect.poll(() => ear.heard.join(' ')).toContain(steps.at(-1)!.praise);
      for (const { says, goal, praise } of steps)
        for (const words of [...says, `Your goal: ${goal}`, praise]) expect(ear.heard.join(' ')).toContain(words);
    },
  );
}
