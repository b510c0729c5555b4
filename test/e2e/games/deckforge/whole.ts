/** Whole matches with a forged deck: each begins in the forge, and is won with what came out of it. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { deckId } from '../../../../src-shared/games/deckforge/decks/deck-id.ts';
import { encodeDeck } from '../../../../src-shared/games/deckforge/decks/deck-string.ts';
import { CONTROLS } from '../../robot/controls.ts';
import type { Hand } from '../../robot/play.ts';
import type { FrameSight } from '../../robot/sight.ts';
import type { E2eGame, Player, WholeGame } from '../game.ts';
import { playedBy } from '../game.ts';
import { CHAMPION, copiedString, FORGED, forge, pasteString, toTable } from './forge.ts';
import { DeckforgeListener } from './robot/listener.ts';
import type { DeckWish } from './robot/mind.ts';
import { deckforgeRobot } from './robot/robot.ts';
import { fillIn } from './table.ts';

const NOVICE = { rivals: ['Novice'] } as const;

/** Made, saved and loaded from the shelf by keyboard. */
const forgedHere: WholeGame['start'] = async (page, { seed }) => {
  const hands = CONTROLS.keyboard(page);
  await forge(page, hands);
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('is in your library');
  await hands.press(page.getByRole('button', { name: 'All decks' }));
  await hands.press(page.getByRole('button', { name: new RegExp(`^Load .*${FORGED.name}`) }));
  await toTable(page, hands);
  await fillIn(page, { ...NOVICE, seed });
};

/** Reads a string of the deck, looks at what it holds, and plays with it. */
async function withString(page: Page, code: string, seed: string): Promise<void> {
  const hands = CONTROLS.mouse(page);
  const preview = await pasteString(page, hands, code);
  await expect(preview).toContainText(deckId(FORGED));
  for (const { name } of FORGED.cards) await expect(preview).toContainText(name);
  await hands.press(preview.getByRole('button', { name: 'Load', exact: true }));
  await toTable(page, hands);
  await fillIn(page, { ...NOVICE, seed });
}

/** Made on one machine, and brought to another as people would send it. */
const copiedOver: WholeGame['start'] = async (page, { elsewhere }) => {
  const other = await elsewhere();
  const hands = CONTROLS.mouse(other);
  await forge(other, hands);
  // Of this seed a creature is in my first hand; without one a match takes three times as long.
  await withString(page, await copiedString(other, hands), 'copied');
};

async function withWrittenString(page: Page, { seed }: { seed: string }): Promise<void> {
  const made = encodeDeck(FORGED);
  if (!made.ok) throw new Error(made.error.text);
  await withString(page, made.code, seed);
}

const ATTACKS = new RegExp(`Your ${CHAMPION.name} attacks Ilka`, 'g');

const countOf = (text: string, words: RegExp): number => [...text.matchAll(words)].length;

/** Nobody wins by passing on: the forged card did attack, and tokens did leave the hand both ways. */
const won: Player = async (page, options) => {
  const gone = { card: 0, carry: 0 };
  let by: keyof typeof gone | null = null;
  let held = 0;
  const noting =
    (hand: Hand<DeckWish>): Hand<DeckWish> =>
    (on, wish) => {
      if (wish.kind === 'card' || wish.kind === 'carry') by = wish.kind;
      return hand(on, wish);
    };
  const { mouse, keyboard } = deckforgeRobot.hands;
  const robot = { ...deckforgeRobot, hands: { mouse: noting(mouse), keyboard: noting(keyboard) } };
  const watch = async (sight: FrameSight) => {
    if (sight.hand.length < held && by) gone[by]++;
    held = sight.hand.length;
    await options.watch?.(sight);
  };
  const played = await playedBy(robot)(page, { ...options, watch });
  expect(played.ending).toBe('You won');
  expect(countOf((await page.locator('[data-region="log"]').textContent()) ?? '', ATTACKS)).toBeGreaterThan(0);
  expect(gone.card).toBeGreaterThan(0);
  expect(gone.carry).toBeGreaterThan(0);
  return played;
};

const touched: WholeGame['touched'] = ({ spot, answer, main }) => {
  // Three hits at the least, each with who attacks and whom.
  expect(spot).toBeGreaterThan(5);
  // The type to reveal before the first turn.
  expect(answer).toBeGreaterThan(0);
  // Each turn ends by it, and nobody falls in one.
  expect(main).toBeGreaterThan(1);
};

export const WHOLE_GAMES: readonly WholeGame[] = [
  { name: 'Deckforge with a copied deck', by: 'mouse', start: copiedOver, plays: won, touched },
  { name: 'Deckforge with a forged deck', by: 'keyboard', start: forgedHere, plays: won, touched },
];

export const BY_EAR: E2eGame['byEar'] = {
  name: 'Deckforge',
  start: withWrittenString,
  listener: (page, ear, seed) => new DeckforgeListener(page, ear, seed),
  heard(deeds, said) {
    expect(deeds.type).toBeGreaterThan(0);
    expect(deeds.token).toBeGreaterThan(2);
    expect(deeds.attack).toBeGreaterThan(2);
    expect(deeds.main).toBeGreaterThan(2);
    // What a token may become, what my attack came to, and what a rival did.
    expect(said).toMatch(new RegExp(`It becomes ${CHAMPION.name}, on average`));
    expect(countOf(said, ATTACKS)).toBeGreaterThan(2);
    expect(said).toMatch(/Ilka plays an? .+: .+\./);
  },
};
