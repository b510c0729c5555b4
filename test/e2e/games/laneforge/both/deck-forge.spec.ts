/** The forge of decks from the first roll to the match that is played with what came out of it. */
import { CONTROLS } from '../../../robot/controls.ts';
import { expect, test } from '../../../support/app.ts';
import { anvil, bench, contentsOf, ofCode, panel, roll, setsIn, shelf } from '../forge.ts';
import { openFromHome } from '../../../support/screens.ts';
import { LONG } from '../../../support/tiers.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced', plainCards: true } });

const FIRST = 'LF1-f3-ANVIL7';
const SECOND = 'LF1-f4-SPADE';

for (const by of ['mouse', 'keyboard'] as const) {
  test(
    `a deck is rolled, locked, kept, fused and played with, by ${by} alone`,
    { tag: by === 'mouse' ? LONG : [] },
    async ({ app: { page } }) => {
      const hands = CONTROLS[by](page);
      await openFromHome(page, 'The forge of decks');

      await test.step('roll by faction and seed', async () => {
        await roll(page, hands, 'Cinderhost', 'anvil7');
        await roll(page, hands, 'Mosswake', 'spade');
      });
      const both = [ofCode(page, FIRST), ofCode(page, SECOND)];
      const [first, second] = await Promise.all(both.map((deck) => deck.getByRole('heading').innerText()));

      await test.step('lock, and roll the others again', async () => {
        for (const deck of both) await hands.press(deck.getByRole('button', { name: /^Lock / }));
        const before = await bench(page).locator('code').allInnerTexts();
        await hands.press(page.getByRole('button', { name: 'Roll the 4 unlocked again' }));
        await expect(bench(page).filter({ hasText: before.find((code) => code !== FIRST && code !== SECOND) })).toHaveCount(0);
        const after = await bench(page).locator('code').allInnerTexts();
        expect(after).toHaveLength(before.length);
        expect(after.filter((code) => before.includes(code)).sort()).toEqual([FIRST, SECOND].sort());
      });

      await test.step('keep it under a name of my own', async () => {
        await hands.press(both[0].getByRole('button', { name: /^Keep / }));
        const dialog = page.getByRole('dialog', { name: 'Keep this deck' });
        await hands.write(dialog.getByRole('textbox', { name: 'Name' }), 'Slow furnace');
        await hands.press(dialog.getByRole('button', { name: 'Keep', exact: true }));
        await expect(shelf(page).filter({ hasText: 'Slow furnace' })).toContainText(FIRST);
      });

      await test.step('fuse the two', async () => {
        for (const deck of both) await hands.press(deck.getByRole('button', { name: /^Fuse / }));
        await hands.press(anvil(page).getByRole('button', { name: 'See what they make' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('What they make together');
      });

      const leading = panel(page, 'Two decks, one Champion').getByRole('article', { name: second }).getByRole('radio');
      await test.step('choose the Champion that leads', async () => {
        await hands.pick(leading);
        await expect(leading).toBeChecked();
      });

      await test.step('look at ten first hands, and ten others', async () => {
        const samples = panel(page, 'Ten first hands');
        const cards = samples.getByRole('listitem').getByRole('button');
        await expect(cards).toHaveCount(50);
        const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
        const before = await names();
        await hands.press(samples.getByRole('button', { name: 'Deal again' }));
        expect(await names()).not.toEqual(before);
      });

      const sets: string[] = [];
      await test.step('see the cards of both', async () => {
        for (const name of [first, second]) {
          await hands.press(page.getByRole('button', { name: `See the cards of ${name}` }));
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          sets.push(...(await setsIn(page)));
          await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
        }
        expect(new Set(sets).size).toBe(20);
      });

      await test.step('play with these', async () => {
        await hands.press(anvil(page).getByRole('button', { name: 'Play with these' }));
        const seat = page.getByRole('region', { name: /^Seat 1/ });
        await expect(seat.getByRole('checkbox', { name: FIRST })).toBeChecked();
        await expect(seat.getByRole('checkbox', { name: SECOND })).toBeChecked();
        await hands.press(page.getByRole('button', { name: 'Start the match' }));
        await expect(page.getByRole('heading', { name: 'Which Champion leads your deck?' })).toBeVisible();
        // The one that was to lead is offered first.
        const champion = await page
          .getByRole('button', { name: /^Keep / })
          .first()
          .innerText();
        expect(second).toContain(champion.replace('Keep ', ''));
        await hands.press(page.getByRole('button', { name: champion }));
      });

      await test.step('deck and hand are these twenty', async () => {
        // The rival may begin; what it does moves the focus.
        await expect(page.getByText(/^Turn \d+ · your action/)).toBeVisible();
        const hand = page.getByRole('region', { name: /^Hand/ });
        await expect(hand.getByRole('button', { name: /^\d: / })).toHaveCount(5);
        const held = await hand
          .getByRole('button', { name: /^\d: / })
          .evaluateAll((cards) =>
            cards.map((card) => (card.getAttribute('aria-label') ?? '').replace(/^\d: /, '').replace(/ level 1,.*$/, '')),
          );
        await hands.press(hand.getByRole('button', { name: /^My deck, 15 cards/ }));
        const inDeck = page.getByRole('dialog').locator('li > span:last-child');
        await expect(inDeck).toHaveCount(15);
        expect([...held, ...(await inDeck.allInnerTexts())].sort()).toEqual(sets.sort());
      });
    },
  );
}

test('a copied code makes the same deck on another machine', async ({ app: { page }, elsewhere }) => {
  await openFromHome(page, 'The forge of decks');
  const deck = bench(page).first();
  const name = await deck.getByRole('heading').innerText();
  await deck.getByRole('button', { name: /^Copy the code of / }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('is on the clipboard');
  await deck.getByRole('button', { name: /^See the cards of / }).click();
  const contents = await contentsOf(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Into a field of this machine by the clipboard, and from there to the other as people would send it.
  const field = panel(page, 'From a code').getByRole('textbox', { name: 'Deck code' });
  await CONTROLS.mouse(page).paste(field);
  const code = await field.inputValue();
  expect(await deck.locator('code').innerText()).toBe(code);

  const other = (await elsewhere()).page;
  await openFromHome(other, 'The forge of decks');
  const hands = CONTROLS.keyboard(other);
  await hands.write(panel(other, 'From a code').getByRole('textbox', { name: 'Deck code' }), ` ${code.toLowerCase()} `);
  await other.keyboard.press('Enter');
  const read = other.getByRole('region', { name: 'The deck of this code' });
  await expect(read.getByRole('heading')).toHaveText(name);
  await expect(shelf(other).filter({ hasText: code })).toHaveCount(0);
  await hands.press(read.getByRole('button', { name: 'See the cards' }));
  expect(await contentsOf(other)).toEqual(contents);
});
