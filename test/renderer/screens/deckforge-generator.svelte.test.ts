/** Deckforge’s card generator and the panel of comparisons, as people use them. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Announcer } from '../../../src-renderer/app/announcer.svelte.ts';
import { Toasts } from '../../../src-renderer/app/toasts.svelte.ts';
import CardGenerator from '../../../src-renderer/games/deckforge/generator/CardGenerator.svelte';
import { generatorOf } from '../../../src-renderer/games/deckforge/generator/kept.svelte.ts';
import ParityPanel from '../../../src-renderer/games/deckforge/parity/ParityPanel.svelte';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { FakeClient } from '../fake-client.ts';
import InApp from '../InApp.svelte';

const DECKS = BUILT_IN_DECKS.map(({ id, deck }) => ({ id, deck }));

let client: FakeClient;
let said: string[];
let shown: ReturnType<typeof mount> | null = null;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
beforeEach(() => {
  client = new FakeClient();
  said = [];
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

function app() {
  const announcer = new Announcer();
  announcer.announce = (text) => void said.push(text);
  return { client, announcer, toasts: new Toasts(announcer) };
}
function openGenerator(): void {
  shown = mount(InApp, { target: document.body, props: { app: app(), Part: CardGenerator as never, props: { decks: DECKS } } });
  flushSync();
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
async function press(label: string): Promise<void> {
  const button = buttons().find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === label);
  if (!button)
    throw new Error(
      `there is no “${label}” among ${buttons()
        .map((one) => one.textContent.trim())
        .join(', ')}`,
    );
  button.click();
  flushSync();
  await tick();
}
const listed = (): string[] => [...document.querySelectorAll('li[data-card] b')].map((one) => one.textContent);

it('turns up cards by type, says them, and keeps permanents on the Battlefield', async () => {
  openGenerator();
  for (const type of ['Creature', 'Attack Spell', 'Artifact']) await press(type);
  const { field, last } = generatorOf(client).state;
  expect(listed()).toEqual(field.map(({ card }) => card.name));
  expect(listed()).toHaveLength(2);
  expect(said[0]).toMatch(/^Creature: .+, \d+ attack \d+ defence\. .*It joins the Battlefield\.$/);
  expect(said[1]).toMatch(/^Attack Spell: /);
  expect(said[2]).toContain(last!.card.name);
});

it('removes one, clears all after asking, and puts all of it back', async () => {
  openGenerator();
  for (const type of ['Creature', 'Flying Creature', 'Artifact']) await press(type);
  const [first, ...others] = listed();
  await press(`Remove ${first}`);
  expect(listed()).toEqual(others);
  expect(document.activeElement?.textContent.trim()).toBe('Remove');
  await press('CLEAR ALL');
  expect(document.querySelector('dialog')?.textContent).toContain('2 cards will be removed.');
  await press('Keep it');
  expect(listed()).toEqual(others);
  await press('CLEAR ALL');
  buttons()
    .findLast((one) => one.textContent.trim() === 'CLEAR ALL')!
    .click();
  flushSync();
  await tick();
  expect(listed()).toEqual([]);
  await press('Undo');
  await press('Undo');
  expect(listed()).toEqual([first, ...others]);
  expect(said.slice(-2)).toEqual(['2 cards put back.', `${first} put back.`]);
});

it('finds its Battlefield again after another screen', async () => {
  openGenerator();
  await press('Artifact');
  const before = listed();
  await unmount(shown!);
  openGenerator();
  expect(listed()).toEqual(before);
});

it('compares two decks by one press, refuses an odd number of games in words', () => {
  shown = mount(InApp, { target: document.body, props: { app: app(), Part: ParityPanel as never, props: { decks: DECKS } } });
  flushSync();
  const [first, second] = [...document.querySelectorAll('select')].map(({ value }) => value);
  expect([first, second]).toEqual(DECKS.slice(0, 2).map(({ id }) => id));
  const games = [...document.querySelectorAll('input')].find(({ value }) => value === '2000')!;
  games.value = '2001';
  games.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(document.body.textContent).toContain('An even number: every deal is played from both seats.');
  expect(
    buttons()
      .find((one) => one.textContent.trim() === 'Compare')!
      .getAttribute('aria-disabled'),
  ).toBe('true');
});
