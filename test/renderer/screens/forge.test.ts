/** The forge of decks over a fake host: rolling, locking, keeping, codes, and what two decks make together. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { Route } from '../../../src-renderer/app/router.svelte.ts';
import { Forge } from '../../../src-renderer/games/laneforge/forge/forge.svelte.ts';
import { freeName } from '../../../src-renderer/screens/library/free-name.ts';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { rollDeck } from '../../../src-shared/games/laneforge/decks/roll.ts';
import { FakeClient } from '../fake-client.ts';

let client: FakeClient;
let app: ReturnType<typeof mount> | undefined;
const FORGE: Route = { name: 'workshop', game: 'laneforge' };

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

async function open(start: Route = FORGE): Promise<void> {
  client = new FakeClient();
  client.games = ['hexforge', 'laneforge'];
  // Pictures are not what is looked at here.
  client.settings.person.plainCards = true;
  app = mount(App, { target: document.body, props: { client, start } });
  await settle();
}

afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
  localStorage.clear();
});

const text = (): string => document.body.textContent ?? '';
const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
const buttons = (name: RegExp): HTMLButtonElement[] => [...document.querySelectorAll('button')].filter((one) => name.test(nameOf(one)));
async function press(name: RegExp, index = 0): Promise<void> {
  const button = buttons(name)[index];
  if (!button) throw new Error(`there is no button ${String(name)}`);
  button.click();
  await settle();
}
async function type(label: string, value: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)!;
  const input = document.getElementById(found.htmlFor) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}
const bench = (): string[] => [...document.querySelectorAll('.box code')].map((code) => code.textContent ?? '');
const faction = (code: string): string => code.split('-')[1];
const setUp = (): { decks: FactionDeck[][] } =>
  (client.asked.find(({ method }) => method === 'match.create')!.params as { setup: { config: { decks: FactionDeck[][] } } }).setup.config;

describe('the label of a deck', () => {
  it('does not turn the sentence around it, whatever it is written in', () => {
    const forge = new Forge();
    expect(forge.called({ ...forge.bench[0].made.deck, name: 'חרב' })).toBe('\u2068חרב\u2069');
  });
});

describe('the bench', () => {
  it('is as it was left when the window is opened again, locked decks too', async () => {
    await press(/^Lock /);
    await press(/^Roll the 3 unlocked again/);
    const left = bench();
    await unmount(app!);
    await open();
    expect(bench()).toEqual(left);
    expect(document.querySelectorAll('.locked')).toHaveLength(1);
  });

  beforeEach(() => open());

  it('starts with a deck of each faction', () => {
    expect(bench().map(faction).sort()).toEqual(['f1', 'f2', 'f3', 'f4']);
  });

  it('takes the deck that faction and seed make', async () => {
    [...document.querySelectorAll('label')]
      .find((one) => one.textContent?.trim() === 'Cinderhost')!
      .querySelector('input')!
      .click();
    await type('Seed', 'starter1');
    await press(/^Roll onto the bench/);
    expect(bench()).toContain('LF1-f3-STARTER1');
    await press(/^Roll onto the bench/);
    expect(bench().filter((code) => code === 'LF1-f3-STARTER1')).toHaveLength(1);
  });

  it('says what is wrong with a seed and rolls nothing', async () => {
    const before = bench();
    await type('Seed', 'a-b');
    expect(text()).toContain('A seed has only letters A–Z and digits; "-" is neither.');
    await press(/^Roll onto the bench/);
    expect(bench()).toEqual(before);
  });

  it('rolls all but the locked ones again, each in its faction', async () => {
    const before = bench();
    await press(/^Lock /, 1);
    await press(/^Roll the 3 unlocked again/);
    expect(bench().map(faction)).toEqual(before.map(faction));
    expect(bench().map((code, i) => code === before[i])).toEqual([false, true, false, false]);
  });

  it('rolls one alone, unless it is locked', async () => {
    const before = bench();
    await press(/^Roll another deck than/, 2);
    expect(bench().map((code, i) => code === before[i])).toEqual([true, true, false, true]);
    await press(/^Lock /, 0);
    await press(/^Roll another deck than/, 0);
    expect(bench()[0]).toBe(before[0]);
  });

  it('has eight places, and says so', async () => {
    for (let i = 0; i < 6; i++) await press(/^Roll onto the bench/);
    expect(bench()).toHaveLength(8);
    expect(text()).toContain('The bench has 8 places; take a deck off first.');
    await press(/off the bench$/);
    expect(bench()).toHaveLength(7);
  });

  it('lies as it was left after a look elsewhere', async () => {
    const before = bench();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ',', ctrlKey: true }));
    await settle();
    expect(heading()).toBe('Settings');
    await press(/^Back to the decks/);
    expect(bench()).toEqual(before);
    await press(/^Lock /, 0);
    expect(buttons(/^Roll the 3 unlocked again/)).toHaveLength(1);
  });
});

describe('a code', () => {
  beforeEach(() => open());

  it('shows its deck before anything is kept', async () => {
    await type('Deck code', ' lf1-F2-starter1');
    await press(/^Look at it/);
    const { deck } = rollDeck('f2', 'STARTER1');
    expect(document.querySelector('[aria-label="The deck of this code"]')?.textContent).toContain(deck.name);
    expect(client.asked.map(({ method }) => method)).not.toContain('library.add');
    await press(/^Keep…/);
    await press(/^Keep$/);
    expect(client.kept).toMatchObject([{ value: { code: deck.code } }]);
  });

  it('that is bad gets its error at the field, gone when it is changed', async () => {
    await type('Deck code', 'LF1-f9-X');
    await press(/^Look at it/);
    const input = document.querySelector<HTMLInputElement>('input[aria-invalid]')!;
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain('There is no faction "f9"');
    await type('Deck code', 'LF1-f1-X');
    expect(document.querySelector('input[aria-invalid]')).toBeNull();
  });
});

describe('keeping', () => {
  beforeEach(() => open());

  it('saves a deck under a name nothing else has, and it can be picked at the table', async () => {
    const code = bench()[0];
    await press(/^Keep /);
    await type('Name', 'Rampart of Halloran Vey I');
    expect(text()).toContain('There is a “Rampart of Halloran Vey I” already');
    await press(/^Keep$/);
    expect(client.kept).toEqual([]);
    await type('Name', 'My own');
    await press(/^Keep$/);
    expect(client.kept).toMatchObject([{ name: 'My own', value: { code, name: 'My own' } }]);
    expect(buttons(/^Kept /)).toHaveLength(1);
    await press(/^Home/);
    await press(/^Set up a table/, 1);
    expect(text()).toContain('My own');
  });

  it('gives a kept deck another name, and deletes it, which can be taken back', async () => {
    await press(/^Keep /);
    await press(/^Keep$/);
    const { name } = client.kept[0];
    await press(new RegExp(`^Rename ${name}`));
    await type('Name', 'Second thoughts');
    await press(/^Rename$/);
    expect(client.kept[0].name).toBe('Second thoughts');
    const { value } = client.kept[0];
    await press(/^Delete Second thoughts/);
    expect(client.kept).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Bring it back');
    await press(/^Bring it back$/);
    expect(client.kept.map((entry) => entry.value)).toEqual([value]);
  });

  it('proposes the first free numeral', () => {
    expect(freeName('Brood', [])).toBe('Brood');
    expect(freeName('Brood', ['Brood', 'Brood II'])).toBe('Brood III');
  });
});

describe('the anvil', () => {
  beforeEach(() => open());
  const anvil = (): string => document.querySelector('[aria-label="The anvil"]')!.textContent ?? '';

  it('asks for two decks of different factions', async () => {
    await press(/^See what they make/);
    expect(heading()).toBe('The forge of decks');
    const of = (id: string) => bench().findIndex((code) => faction(code) === id);
    await press(/^Fuse /, of('f1'));
    // The ready-made ones lie below the four of the bench, two of each faction.
    await press(/^Fuse /, 4);
    expect(anvil()).toContain('Rampart of Halloran Vey I');
    expect(anvil()).toContain('Second deck: none yet');
    await press(/^Fuse /, of('f4'));
    await press(/^See what they make/);
    expect(heading()).toBe('What they make together');
  });

  it('locks on the bench what lies on it', async () => {
    await press(/^Fuse /, 0);
    const before = bench();
    await press(/^Roll the 3 unlocked again/);
    expect(bench()[0]).toBe(before[0]);
  });

  it('shows both Champions with three abilities, curve, shared traits and ten hands of five', async () => {
    await press(/^Random pair/);
    await press(/^See what they make/);
    const leads = document.querySelectorAll<HTMLInputElement>('[role=radiogroup][aria-label="Which Champion leads"] input');
    expect([...leads].map(({ checked }) => checked)).toEqual([true, false]);
    expect(document.querySelectorAll('dl div')).toHaveLength(6);
    expect(document.querySelectorAll('details tbody tr')).toHaveLength(9);
    const hands = () =>
      [...document.querySelectorAll('li[aria-label^="Hand "]')].map((hand) => [...hand.querySelectorAll('button')].map(nameOf).join());
    expect(hands()).toHaveLength(10);
    const before = hands();
    await type('Seed of these hands', 'OTHER');
    expect(hands()).not.toEqual(before);
    await press(/^Deal again/);
    expect(document.querySelectorAll('li[aria-label^="Hand "] button')).toHaveLength(50);
    expect(document.querySelectorAll('li[aria-label^="Hand "] button[tabindex="0"]')).toHaveLength(1);
  });

  it('goes back to the bench with Esc', async () => {
    await press(/^Random pair/);
    await press(/^See what they make/);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await settle();
    expect(heading()).toBe('The forge of decks');
  });

  it('brings the pair to the table, the deck of the leading Champion first, kept or not', async () => {
    const codes = [0, 1].map((i) => bench()[i]);
    await press(/^Fuse /, 0);
    await press(/^Fuse /, 1);
    await press(/^See what they make/);
    document.querySelectorAll<HTMLInputElement>('[aria-label="Which Champion leads"] input')[1].click();
    await settle();
    await press(/^Play with these/);
    expect(heading()).toBe('Set up a table of Laneforge');
    await press(/^Start the match/);
    expect(setUp().decks[0].map(({ code }) => code)).toEqual(codes.toReversed());
  });
});

describe('ways in', () => {
  it('lead from Home, from the library and from the table of Laneforge alone', async () => {
    await open({ name: 'setup', game: 'hexforge' });
    expect(buttons(/^The forge of decks/)).toEqual([]);
    await press(/^Home/);
    expect(buttons(/^The forge of decks/)).toHaveLength(1);
    await press(/^Cards and decks/);
    await press(/^The forge of decks/);
    expect(heading()).toBe('The forge of decks');
    await press(/^Back/);
    await press(/^Home/);
    await press(/^Set up a table/, 1);
    await press(/^The forge of decks/);
    expect(heading()).toBe('The forge of decks');
  });
});
