import type { Locator } from '@playwright/test';
import { expect, test } from '../../../support/app.ts';
import { openScene } from '../../../support/scenes.ts';
import { asks, playCard } from '../../../support/steps.ts';

/*
 * What would be much work for the browser with each change, on a board of some thousand shapes: a style that changes in the middle
 * of a match and is inherited has everything below it looked through and laid out anew, and what is moved by itself is
 * a layer of its own, to be sorted among all others.
 */
test.use({ settings: { motion: 'reduced', speed: 'instant' }, scenes: ['Summoning'] });

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('a change of style goes no further than it must, and ground and hexes stand still', async ({ app: { page } }) => {
  await openScene(page, 'Summoning');
  await asks(page, 'Your Summon 1');
  const ground = page.locator('.layer').filter({ has: page.locator('.light') });

  await test.step('where a card lies is not handed down to what is on it', async () => {
    const card = page.locator('[data-region=hand] li:has(button)').first();
    expect(Number.parseFloat(await styleOf(card, '--drop'))).toBeGreaterThan(0);
    expect(await styleOf(card.locator('button'), '--drop')).toBe('0px');
  });

  await test.step('what moves on the board parts neither the regions from the page nor the ground from the map', async () => {
    expect(await styleOf(ground, 'isolation')).toBe('isolate');
    for (const region of ['top', 'players', 'stack', 'hand'])
      expect(await styleOf(page.locator(`[data-region=${region}]`), 'will-change'), region).toBe('transform');
    // Masks are looked through as a whole for every piece of the screen.
    await expect(page.locator('[data-region=board] mask')).toHaveCount(0);
  });

  await test.step('ground and hexes stand in their places without being moved there', async () => {
    await expect.poll(() => ground.locator(':scope > image').count()).toBeGreaterThan(50);
    await expect(ground.locator('[transform] image')).toHaveCount(0);
    await expect(page.getByRole('gridcell').first()).toHaveAttribute('d', /^M/);
    await expect(page.locator('.hits [transform]')).toHaveCount(0);
  });

  await test.step('behind fonts that are loaded no other is named: the browser would ask the system about it for each size', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-faces', 'loaded');
    for (const text of ['h2', '[data-region=hand] button', '[data-piece] text']) {
      const families = (await styleOf(page.locator(text).first(), 'font-family')).split(',');
      expect(families, text).toHaveLength(1);
      expect(families[0]).toMatch(/Variable/);
    }
  });

  await playCard(page, /Flint Spark/);
  await asks(page, 'choose a unit');
  await test.step('the cursor over the map is not handed down to what is drawn there', async () => {
    expect(await styleOf(page.getByRole('gridcell').first(), 'cursor')).toBe('crosshair');
    const viewport = page.locator('[data-region=board] .viewport');
    await viewport.evaluate((node) => node.style.setProperty('cursor', 'wait'));
    expect(await styleOf(page.locator('[data-piece]').first(), 'cursor')).toBe('default');
  });

  await test.step('legal hexes are one shape', async () => {
    await expect(page.getByRole('gridcell', { name: /can be chosen|target/ }).nth(1)).toBeAttached();
    await expect(page.locator('.layer > .target')).toHaveCount(1);
  });
});

test('the fog of a new match covers what nobody has seen, and leaves the rest free', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const covered = (): Promise<number> =>
    page.locator('canvas.fog').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 3 && value > 200).length / (data.length / 4);
    });
  await expect.poll(covered).toBeGreaterThan(0.2);
  expect(await covered()).toBeLessThan(0.8);
});
