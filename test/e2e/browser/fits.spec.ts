/**
 * Prompt, main button, hand and own side of the board are wholly in view, free and uncut, at every window and text size: every state of a
 * match at all sizes in the long tier, the first state of each game at the tightest ones before it.
 */
import type { Page } from '@playwright/test';
import { ANY_GAME, E2E_GAMES } from '../games/index.ts';
import { expect, test } from '../support/app.ts';
import { expectFits, FITTING_SIZES, homeMisfits, misfits, resizeTo, sizeName, TIGHTEST_SIZES, UPRIGHT } from '../support/boxes.ts';
import { openScene } from '../support/scenes.ts';
import { openSide } from '../support/steps.ts';
import { LONG, UP_TO_FULL } from '../support/tiers.ts';

test.use({ settings: { motion: 'reduced', speed: 'instant' } });

const OFFENCES = [
  ['a prompt half below the window', '[data-region="prompt"] { transform: translateY(4rem) !important }'],
  ['a hand half below the window', '[data-region="hand"] ol { transform: translateY(4rem) !important }'],
  [
    'a main button without room for its words',
    '#main-button > span { display: block !important; overflow: hidden !important; width: 1rem !important; white-space: nowrap !important }',
  ],
  [
    'a table that scrolls',
    '.table { overflow: auto !important } .table::after { content: ""; position: absolute; top: 100%; height: 9rem; width: 1px }',
  ],
] as const;

/** Lines of the log, with the gaps between them, that there is room for. */
const logLines = (page: Page) =>
  page.locator('[data-region="log"] .lines').evaluate((lines) => {
    const REM_OF_LINE = 0.875 * 1.34 + 0.15;
    return Math.floor(lines.clientHeight / (REM_OF_LINE * parseFloat(getComputedStyle(document.documentElement).fontSize)));
  });

const LABELS = [
  ['labels over each other', 'width: 9rem'],
  ['labels that a panel cuts', 'overflow: hidden; height: 0.5rem; width: 9rem'],
  ['labels under the prompt', 'inset: auto 4rem 4rem auto'],
] as const;

/** With a menu over the prompt, as a long one would lie there. */
async function withMenu<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const menu = await page.evaluateHandle(() => {
    const made = document.createElement('div');
    made.className = 'menu';
    made.textContent = 'Planted';
    const { left, top, width, height } = document.querySelector('#main-button')!.getBoundingClientRect();
    made.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
    document.querySelector('[data-region="board"]')!.append(made);
    return made;
  });
  const found = await look();
  await menu.evaluate((node) => node.remove());
  return found;
}

/** With two labels in one place of the board, in a box of this style. */
async function withLabels<T>(page: Page, style: string, look: () => Promise<T>): Promise<T> {
  const box = await page.evaluateHandle((css) => {
    const made = document.createElement('div');
    made.style.cssText = `position: absolute; inset: 40% auto auto 40%; ${css}`;
    for (const text of ['Attack 7', 'Defense 3']) {
      const label = document.createElement('span');
      label.style.position = css.startsWith('width') ? 'absolute' : 'static';
      label.textContent = text;
      made.append(label);
    }
    document.querySelector('[data-region="board"]')!.append(made);
    return made;
  }, style);
  const found = await look();
  await box.evaluate((node) => node.remove());
  return found;
}

/** In the place of the one planted before; the page's policy takes no style element. */
const plant = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const planted = window as { offence?: CSSStyleSheet };
    planted.offence ??= new CSSStyleSheet();
    planted.offence.replaceSync(text);
    if (!document.adoptedStyleSheets.includes(planted.offence)) document.adoptedStyleSheets.push(planted.offence);
  }, rule);

for (const { title, states, ownSide } of E2E_GAMES) {
  const [[firstScene, [[name, reach]]]] = states;
  test.describe(`${title} at its tightest`, { tag: UP_TO_FULL }, () => {
    test.use({ scenes: [firstScene] });
    test(`${firstScene}: ${name}`, async ({ app: { page } }) => {
      await openScene(page, firstScene);
      await reach(page);
      await expectFits(page, ownSide, TIGHTEST_SIZES);
      await openSide(page);
      expect(await logLines(page), 'lines of the log at 1280×800').toBeGreaterThanOrEqual(8);
      // The measure notices what is pushed out of the window, laid over the hand, or cut.
      for (const [offence, rule] of OFFENCES) {
        await plant(page, rule);
        expect(await misfits(page, ownSide), offence).not.toEqual([]);
        await plant(page, '');
      }
      const covered = await withMenu(page, () => misfits(page, ownSide));
      expect(
        covered.filter((line) => line.includes('Planted') && line.includes('lies over')),
        'a menu over the prompt',
      ).not.toEqual([]);
      for (const [offence, style] of LABELS) {
        const found = await withLabels(page, style, () => misfits(page, ownSide));
        expect(
          found.filter((line) => line.includes('on the board')),
          offence,
        ).not.toEqual([]);
      }
    });
  });

  for (const [scene, reached] of states) {
    test.describe(`${title} at every size`, { tag: LONG }, () => {
      test.use({ scenes: [scene] });
      test(`${scene}: ${reached.map(([state]) => state).join('; ')}`, async ({ app: { page } }) => {
        test.setTimeout(240_000);
        await openScene(page, scene);
        for (const [state, go] of reached) {
          await test.step(state, async () => {
            await go(page);
            await expectFits(page, ownSide, FITTING_SIZES);
          });
        }
      });
    });
  }
}

test.describe('upright with large text', () => {
  const [[scene, [[, reach]]]] = ANY_GAME.states;
  test.use({ scenes: [scene] });
  test('the hand has the lower edge for itself, and the buttons lie above it', async ({ app: { page } }) => {
    await openScene(page, scene);
    await reach(page);
    await expectFits(page, ANY_GAME.ownSide, [UPRIGHT]);
    await resizeTo(page, UPRIGHT);
    // As much of each card shows as can be pressed.
    const edges = await page.locator('[id^="hand-card-"]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(edges.length).toBeGreaterThan(2);
    for (const [at, edge] of edges.slice(1).entries()) expect(edge - edges[at]).toBeGreaterThan(24);
  });
});

/** As many plaques as there are games planned: the ones there are, hung once more. */
const hang = (page: Page, count: number) =>
  page.evaluate((wanted) => {
    const rail = document.querySelector('.rail')!;
    const there = rail.children.length;
    for (let i = there; i < wanted; i++) rail.append(rail.children[i % there].cloneNode(true));
    rail.closest('main')!.style.setProperty('--count', String(wanted));
  }, count);

/** Games that Home is made for. */
const PLANNED = 5;
const HOME_SIZES = [...FITTING_SIZES.filter(({ text }) => text === 1), { width: 3840, height: 2160, text: 2 }];

test.describe('Home', () => {
  test.use({ scenes: E2E_GAMES.map(({ states: [[scene]] }) => scene) });
  test('is wholly in the window, with as many plaques as are planned', async ({ app: { page } }) => {
    for (let count = E2E_GAMES.length; count <= PLANNED; count++) {
      await hang(page, count);
      for (const size of HOME_SIZES) {
        await resizeTo(page, size);
        expect(await homeMisfits(page), `${count} plaques, ${sizeName(size)}`).toEqual([]);
      }
    }
  });
});

test.describe('Home with large text', () => {
  test.use({ settings: { uiScale: 2, motion: 'reduced' } });
  test('lays itself out for it as it opens', async ({ app: { page } }) => {
    for (const { title } of E2E_GAMES)
      for (const name of ['Play now', 'Set up a table']) {
        const button = page.getByRole('article', { name: title }).getByRole('button', { name });
        // In view, and nothing lies over it.
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.click({ trial: true });
      }
  });
});
