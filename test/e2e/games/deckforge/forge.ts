/** The forge of Deckforge as a person finds their way about it, and a deck that ends a match in a few turns. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { blankCard } from '../../../../src-shared/games/deckforge/decks/choices.ts';
import { CARD_TYPES, type CardType, type DeckCard, type OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { TERMS } from '../../../../src-shared/games/deckforge/text/terms.ts';
import { TYPE_NAMES } from '../../../../src-shared/games/deckforge/text/type-names.ts';
import type { Controls } from '../../robot/controls.ts';
import { openFromHome } from '../../support/screens.ts';

const newName = (type: CardType): string => `New ${TYPE_NAMES[type]}`;

/** Three hits end a match, and little stops them. */
export const CHAMPION: DeckCard = {
  ...blankCard('creature', 'Storm Anvil'),
  atk: 15,
  def: 15,
  keywords: ['unb', 'ims', 'ima'],
};

/** Beside it nothing but what a new deck begins with. */
export const FORGED: OnlineDeck = {
  name: 'Short work',
  author: '',
  cards: CARD_TYPES.map((type) => (type === CHAMPION.type ? CHAMPION : blankCard(type, newName(type)))),
};

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const field = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true });

/** Opens the forge and makes `FORGED` in it, number by number: of its cards the creature is another than in a new deck. */
export async function forge(page: Page, hands: Controls): Promise<void> {
  await openFromHome(page, 'Forge Deck');
  await hands.press(page.getByRole('button', { name: 'Forge a new deck' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forge a deck');
  await hands.write(field(page, 'Name of the deck'), FORGED.name);
  const card = panel(page, 'The card');
  await expect(field(card, 'Name')).toHaveValue(newName(CHAMPION.type));
  await hands.write(field(card, 'Name'), CHAMPION.name);
  await hands.write(field(card, 'ATK'), String(CHAMPION.atk));
  await hands.write(field(card, 'DEF'), String(CHAMPION.def));
  for (const keyword of CHAMPION.keywords) await hands.tick(card.getByRole('checkbox', { name: TERMS[keyword].name, exact: true }));
  await expect(page.getByRole('status').filter({ hasText: 'It can be played.' })).toBeVisible();
}

/** The string of what is under work, by way of the clipboard. */
export async function copiedString(page: Page, hands: Controls): Promise<string> {
  await hands.press(page.getByRole('button', { name: 'Generate Deck String' }));
  const dialog = page.getByRole('dialog', { name: 'Deck string' });
  await hands.press(dialog.getByRole('button', { name: 'Copy Code' }));
  await expect(dialog.getByRole('status').filter({ hasText: 'is on the clipboard' })).toBeVisible();
  await hands.press(dialog.getByRole('button', { name: 'Close' }));
  await hands.paste(field(page, 'Name of the deck'));
  return field(page, 'Name of the deck').inputValue();
}

/** Opens the forge and reads a string in it. @returns its preview */
export async function pasteString(page: Page, hands: Controls, code: string): Promise<Locator> {
  await openFromHome(page, 'Forge Deck');
  await hands.write(field(page, 'Paste Deck Script'), code);
  await hands.press(page.getByRole('button', { name: 'Look at it' }));
  const preview = page.getByRole('region', { name: 'The deck of this string' });
  await expect(preview).toContainText(FORGED.name);
  return preview;
}

/** From the forge to a table at which I reveal from the loaded deck, and rivals from theirs. */
export async function toTable(page: Page, hands: Controls): Promise<void> {
  const loaded = panel(page, 'Loaded deck');
  await expect(loaded).toContainText(FORGED.name);
  await hands.press(loaded.getByRole('button', { name: 'Set up a table' }));
  await hands.pick(page.getByRole('radio', { name: /^Everybody’s own/ }));
  await expect(page.getByRole('region', { name: /^Seat 1/ }).getByRole('radio', { name: new RegExp(FORGED.name) })).toBeChecked();
}
