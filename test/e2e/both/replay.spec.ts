/** A match that is over, looked at again and gone on with. */
import type { Page } from '@playwright/test';
import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { home } from '../support/screens.ts';
import { LONG } from '../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });

async function openReplay(page: Page, title: string): Promise<void> {
  await page.getByText('1 finished match').click();
  await page.getByRole('button', { name: new RegExp(`^Replay: ${title}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} replay` })).toBeAttached();
}

for (const { id, title } of E2E_GAMES) {
  test.describe(title, { tag: id === ANY_GAME.id ? [] : LONG }, () => {
    test.use({ finished: [id] });

    test(`${title} seen again: forwards, backwards, through other eyes, with reasons, and gone on with`, async ({ app: { page } }) => {
      test.setTimeout(180_000);
      await openReplay(page, title);
      const slider = moment(page);
      // A game that lots begin counts what is before the first turn as turn 0.
      await expect(slider).toHaveAttribute('aria-valuetext', /^Turn [01], the beginning\.$/);
      const length = Number(await slider.getAttribute('max'));
      expect(length).toBeGreaterThan(10);

      await test.step('by keys', async () => {
        await page.keyboard.press('.');
        // A first turn may be over with its first action.
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Turn [012], action 1 of ${length}\\.$`));
        await page.keyboard.press(',');
        await expect(slider).toHaveValue('0');
        await page.keyboard.press('PageDown');
        await expect(slider).toHaveAttribute('aria-valuetext', /^Turn [12], /);
        const second = Number(await slider.inputValue());
        await page.keyboard.press(',');
        await expect(slider).toHaveValue(String(second - 1));
        await expect(slider).toHaveAttribute('aria-valuetext', /^Turn [01], /);
        await page.keyboard.press('PageUp');
        await expect(slider).toHaveValue('0');
      });

      await test.step('by the slider and the list of turns', async () => {
        await slider.fill(String(length));
        await expect(slider).toHaveAttribute('aria-valuetext', /, the end\.$/);
        await page.getByRole('combobox', { name: 'Go to turn' }).selectOption('Turn 2');
        await expect(slider).toHaveAttribute('aria-valuetext', /^Turn [12], /);
      });

      await test.step('by itself', async () => {
        await page.getByRole('combobox', { name: 'Speed' }).selectOption('8 ×');
        const from = Number(await slider.inputValue());
        // The main button takes nothing for a moment after its words have changed: from "Play again", at the end.
        await expect(async () => {
          await page.getByRole('button', { name: /^Play Space/ }).click();
          await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(from + 2);
        await page.getByRole('button', { name: /^Pause/ }).click();
        const stopped = await slider.inputValue();
        await page.waitForTimeout(500);
        await expect(slider).toHaveValue(stopped);
      });

      await test.step('why a bot did it', async () => {
        const why = page.getByRole('group', { name: 'Why' });
        for (let i = 0; i < 40 && !(await why.isVisible()); i++) {
          await page.keyboard.press('.');
          await page.waitForTimeout(350);
        }
        await expect(why.getByRole('row').nth(1)).toContainText('%');
      });

      await test.step('through the rival’s eyes, then with all cards open', async () => {
        await page.getByRole('combobox', { name: 'Eyes of' }).selectOption('Tin');
        await expect(page.getByRole('article', { name: 'Ada' }).or(page.getByText('Ada')).first()).toBeVisible();
        await page.getByRole('checkbox', { name: 'All open' }).check();
        await expect(page.getByRole('region', { name: 'Hidden from these eyes' })).toBeVisible();
      });

      await test.step('gone on with', async () => {
        await slider.fill(String(Math.floor(length / 3)));
        await page.getByRole('button', { name: 'Go on from here…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Go on from here' });
        await dialog.getByRole('radio', { name: 'Ada' }).check();
        await dialog.getByRole('combobox', { name: 'The others' }).selectOption('Novice');
        await dialog.getByRole('button', { name: 'Go on' }).click();
        await expect(page.getByRole('heading', { level: 1, name: `${title} match` })).toBeAttached();
        await expect(page.getByRole('region', { name: title })).toContainText('continued');
      });

      await test.step('kept beside the other', async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Leave for Home' }).click();
        await expect(home(page)).toBeVisible();
        await expect(page.getByText('Continued from another match.')).toBeVisible();
        await expect(page.getByText('You against Tin (novice)')).toBeVisible();
        await expect(page.getByText('1 finished match')).toBeVisible();
      });
    });
  });
}

test.describe('the end', () => {
  test.use({ finished: [ANY_GAME.id] });

  test('says how it went, and each point leads to its moment', async ({ app: { page } }) => {
    await page.getByText('1 finished match').click();
    await page.getByRole('button', { name: /^Look at: / }).click();
    const figure = page.getByRole('figure', { name: 'How it went' });
    await expect(figure.getByRole('img', { name: /^Who stood how well/ })).toBeVisible();
    await figure.getByText('As a table').click();
    await figure.getByRole('button', { name: 'Turn 3', exact: true }).click();
    await expect(moment(page)).toHaveAttribute('aria-valuetext', /^Turn 3, /);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  });
});
