/** The forge of cards: its form, faults at their fields, undo, suggestions, comparison and unsaved work. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DkConfig } from '../../../src-shared/games/deckforge/config.ts';
import { cardRating } from '../../../src-shared/games/deckforge/decks/rating.ts';
import { FIVE } from '../../games/deckforge/decks/cards.ts';
import {
  button,
  buttons,
  choose,
  client,
  close,
  eachAtItsOwnForge,
  EDIT_FIVE,
  field,
  FORGE,
  heading,
  kept,
  key,
  open,
  options,
  pick,
  press,
  problemAt,
  row,
  settle,
  spoken,
  status,
  text,
  type,
  why,
} from './forge-page.ts';

eachAtItsOwnForge();

describe('the shelf of decks', () => {
  it('DK-18.2 opens built-in decks as copies, and own ones as they are', async () => {
    await open();
    expect(heading()).toBe('Forge Deck');
    expect(buttons(/^Edit a copy of/)).toHaveLength(3);
    await press(/^Edit a copy of The Open Forge$/);
    expect(field('Name of the deck').value).toBe('The Open Forge II');
    expect(status()).toBe('It can be played.');
    await press(/^All decks$/);
    await press(/^Edit Five$/);
    expect(field('Name of the deck').value).toBe('Five');
    expect(why(/^Save$/)).toBe('It is saved as it is.');
  });

  it('DK-20.12 takes a note of stars, which is there again and is no part of the deck', async () => {
    await open();
    const stars = (): HTMLElement => document.querySelector('[aria-label^="Your note on Five"]')!;
    stars().querySelectorAll('button')[3].click();
    await settle();
    expect(stars().getAttribute('aria-label')).toBe('Your note on Five: 4 stars');
    await close();
    await open();
    expect(stars().querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    expect(kept()).toEqual([FIVE]);
    stars().querySelectorAll('button')[3].click();
    await settle();
    expect(stars().getAttribute('aria-label')).toBe('Your note on Five: none');
  });
});

describe('a deck under work', () => {
  beforeEach(() => open(EDIT_FIVE));

  it('DK-18.2 lists its cards by type with copies and rating, power and label with their sums', async () => {
    expect(heading()).toBe('Forge a deck');
    expect([...document.querySelectorAll('.list li button')].map((one) => one.getAttribute('aria-label'))).toEqual(
      FIVE.cards.map((card) => `${card.name}, 1 copy, rated ${cardRating(card).total}`),
    );
    expect(text()).toContain('Power 29.8 · Standard');
    expect(text()).toContain('Standard: no card passes 120 points, and the power does not pass 90.0.');
    await pick(/^Jab/);
    expect(text()).toContain('Rating 30');
    expect(spoken()).toBe('Jab, Attack Spell. Deal 3 damage to target opponent or creature. Rated 30.');
  });

  it('DK-18.1 shows only the fields of the card’s type', async () => {
    const labels = (): string[] => [...document.querySelectorAll('.form label, .form legend')].map((one) => one.textContent.trim());
    expect(labels()).toEqual(expect.arrayContaining(['ATK', 'DEF', 'Keywords', 'Unblockable']));
    expect(labels()).not.toContain('Target');
    await pick(/^Jab/);
    expect(labels()).toEqual(expect.arrayContaining(['What it does', 'To whom', 'Damage', 'Target']));
    for (const gone of ['ATK', 'DEF', 'Keywords', 'When']) expect(labels()).not.toContain(gone);
    await pick(/^Pad/);
    expect(labels()).not.toContain('To whom');
  });

  it('DK-17.1 says beside each field what is wrong with it and what is allowed, and nothing can be made of it meanwhile', async () => {
    await type('ATK', '21');
    expect(problemAt(field('ATK'))).toBe('21 is outside 0–20.');
    expect(status()).toBe('“Cub”, ATK: 21 is outside 0–20.');
    for (const way of [/^Save$/, /^Generate Deck String$/, /^Play now$/]) expect(why(way)).toBe(status());
    await type('DEF', 'two');
    expect(problemAt(field('DEF'))).toBe('It must be a whole number, 1–20.');
    await type('Copies', '-3');
    expect(problemAt(field('Copies'))).toBe('−3 is outside 1–20.');
    await type('Name', 'kITE');
    expect(problemAt(field('Name'))).toBe('Another card has this name too.');
    await type('Note', 'n'.repeat(201));
    expect(problemAt(field('Note'))).toBe('201 characters: 201 is outside 0–200.');
    await type('Name of the deck', '');
    expect(problemAt(field('Name of the deck'))).toBe('0 characters: 0 is outside 1–40.');
    await type('Author', 'a'.repeat(41));
    expect(problemAt(field('Author'))).toBe('41 characters: 41 is outside 0–40.');
    expect(status()).toMatch(/^7 things to mend\. /);
    expect(row(/^kITE, .*with a fault/)).toBeDefined();
    await pick(/^Jab/);
    await type('Damage', '0');
    expect(problemAt(field('Damage'))).toBe('0 is outside 1–20.');
  });

  it('drops a card into a position to be played with at once, unless it breaks a rule', async () => {
    await type('ATK', '21');
    expect(why(/^Try this card$/)).toBe('The card breaks a rule; see the fields.');
    await type('ATK', '12');
    await press(/^Try this card$/);
    const { setup } = client.asked.find(({ method }) => method === 'match.create')!.params as {
      setup: { config: DkConfig; seats: unknown[] };
    };
    expect(setup.config.practice).toBe(true);
    const mine = setup.config.decks[0].cards.filter(({ type: of }) => of === 'creature');
    expect(mine).toEqual([expect.objectContaining({ name: 'Cub', atk: 12 })]);
    expect(setup.seats).toHaveLength(2);
    // What was forged waits.
    await close();
    await open(EDIT_FIVE);
    expect((field('ATK') as HTMLInputElement).value).toBe('12');
  });

  it('DK-17.4 misses a type of which there is no card', async () => {
    await pick(/^Kite/);
    await press(/^Remove$/);
    expect(status()).toContain('There is no Flying Creature; at least one card of each type is needed.');
    await press(/^Add a Flying Creature$/);
    expect(status()).toBe('It can be played.');
    expect(field('Name').value).toBe('New Flying Creature');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('DK-17.5 offers only what can stand on the card, and brings along what depends on it', async () => {
    await pick(/^Jab/);
    expect(options(field('What it does'))).not.toContain('Prevent damage');
    expect(options(field('Target'))).toEqual(['An opponent or any creature', 'An opponent', 'Any creature']);
    await choose('What it does', 'destroy');
    expect(spoken()).toContain('Destroy target creature.');
    expect(options(field('Target'))).toEqual(['Any creature']);
    await choose('What it does', 'draw');
    expect(spoken()).toContain('Target opponent draws 1 card.');
    await choose('To whom', 'self');
    expect(spoken()).toContain('You draw 1 card.');
    expect(status()).toBe('It can be played.');
    await pick(/^Cub/);
    await press(/^Add an ability$/);
    await choose('When', 'static');
    expect(options(field('What it does'))).toEqual(['Change ATK and DEF', 'Give a keyword', 'Take a keyword away']);
    await choose('What it does', 'gain');
    await choose('To whom', 'myOthers');
    await choose('Keyword', 'fly');
    expect(spoken()).toContain('Each other creature you control has flying.');
    expect(status()).toBe('It can be played.');
  });

  it('takes three keywords at most, and reorders and removes abilities', async () => {
    const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('.form input[type="checkbox"]')];
    for (const i of [0, 1, 2]) {
      boxes()[i].click();
      await settle();
    }
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
    await press(/^Add an ability$/);
    await press(/^Add an ability$/);
    await type('Life', '7');
    await press(/^Ability 1 later$/);
    expect(spoken()).toMatch(/you gain 2 life\..*you gain 7 life\./);
    await press(/^Remove ability 1$/);
    expect(spoken()).not.toContain('gain 2 life');
    expect(status()).toBe('It can be played.');
  });

  it('another type keeps what can stand there', async () => {
    await pick(/^Jab/);
    await choose('Type', 'artifact');
    expect(spoken()).toBe('Jab, Artifact. Deal 3 damage to target opponent or creature. Rated 30.');
    await choose('Type', 'creature');
    expect(spoken()).toContain('When this enters play, deal 3 damage to target opponent or creature.');
    expect(field('ATK').value).toBe('2');
    expect(status()).toContain('no Attack Spell');
  });

  it('DK-18.2 is undone and redone step by step, by button and by key; letters typed after each other are one step', async () => {
    expect(why(/^Undo$/)).toBe('Nothing has been changed.');
    for (const name of ['W', 'Wo', 'Wol', 'Wolf']) await type('Name', name);
    await type('ATK', '5');
    await press(/^Duplicate$/);
    expect(row(/^Wolf II, /)).toBeDefined();
    await press(/^Undo$/);
    expect(row(/^Wolf II, /)).toBeUndefined();
    await key(document.body, 'z', { ctrlKey: true, code: 'KeyZ' });
    expect(field('ATK').value).toBe('2');
    await press(/^Undo$/);
    expect(field('Name').value).toBe('Cub');
    expect(why(/^Undo$/)).toBe('Nothing has been changed.');
    await press(/^Redo$/);
    await press(/^Redo$/);
    expect(field('Name').value).toBe('Wolf');
    expect(field('ATK').value).toBe('5');
  });

  it('suggests cards of a type within a rating, and takes one', async () => {
    await press(/^Suggest…$/);
    await choose('Type wanted', 'flying');
    await type('About so many points', '60');
    const ideas = [...document.querySelectorAll('dialog li')];
    expect(ideas.length).toBeGreaterThan(2);
    for (const idea of ideas) expect(Number(/Rated (\d+)/.exec(idea.textContent)![1])).toBeGreaterThan(53);
    const [first] = buttons(/^Take /);
    const name = first.getAttribute('aria-label')!.slice(5);
    first.click();
    await settle();
    expect(field('Name').value).toBe(name);
    expect(field('Type').value).toBe('flying');
    expect(status()).toBe('It can be played.');
  });

  it('compares two cards', async () => {
    await press(/^Compare…$/);
    const rows = (): string[] =>
      [...document.querySelectorAll('dialog tbody tr')].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('The first is rated 5 points higher.');
    expect(rows()[0]).toMatch(/^Type ?Creature ?Flying Creature$/);
    await choose('Second card', '0');
    expect(document.querySelector('dialog')?.textContent).toContain('They are the same in everything.');
  });

  it('walks the cards of a type by arrow keys', async () => {
    await pick(/^Cub/);
    await press(/^Duplicate$/);
    const cub = row(/^Cub, /);
    row(/^Cub II, /).focus();
    await key(row(/^Cub II, /), 'ArrowUp');
    expect(document.activeElement).toBe(cub);
    expect(cub.tabIndex).toBe(-1);
  });

  it('is saved in its place, and keeps the version before', async () => {
    await type('ATK', '4');
    await press(/^Save$/);
    expect(kept()[0].cards[0].atk).toBe(4);
    expect(why(/^Save$/)).toBe('It is saved as it is.');
    expect(client.asked.some(({ method }) => method === 'library.change')).toBe(true);
  });
});

describe('unsaved work', () => {
  it('DK-18.2 is warned of when it is left, and waits until one goes on', async () => {
    await open(EDIT_FIVE);
    await press(/^All decks$/);
    expect(heading()).toBe('Forge Deck');
    await press(/^Edit Five$/);
    await type('ATK', '9');
    await press(/^All decks$/);
    expect(document.querySelector('dialog')?.textContent).toContain('“Five” has changes that are not saved.');
    await press(/^Stay$/);
    expect(field('ATK').value).toBe('9');
    await press(/^All decks$/);
    await press(/^Leave them for later$/);
    await close();
    await open(EDIT_FIVE);
    expect(field('ATK').value).toBe('9');
    await press(/^Undo$/);
    expect(field('ATK').value).toBe('2');
    await press(/^Redo$/);
    await press(/^All decks$/);
    await press(/^Discard the changes$/);
    await press(/^Edit Five$/);
    expect(field('ATK').value).toBe('2');
    expect(kept()).toEqual([FIVE]);
  });

  it('on a new deck is asked about before another new one takes its place', async () => {
    await open(FORGE);
    await press(/^Forge a new deck$/);
    expect(status()).toBe('It can be played.');
    await type('Name of the deck', 'Tide');
    await type('ATK', 'x');
    await press(/^All decks$/);
    await press(/^Leave them for later$/);
    expect(text()).toContain('“Tide” is under work and not saved.');
    await press(/^Edit a copy of Iron and Coal$/);
    expect(document.querySelector('dialog')?.textContent).toContain('What you forged for it is lost then.');
    await press(/^Keep it$/);
    await press(/^Go on with it$/);
    expect(field('Name of the deck').value).toBe('Tide');
    // What was no number is none still.
    expect(problemAt(field('ATK'))).toBe('It must be a whole number, 0–20.');
    await press(/^All decks$/);
    await press(/^Leave them for later$/);
    await press(/^Discard it…$/);
    await press(/^Discard it$/);
    expect(text()).not.toContain('Tide');
    expect(button(/^Forge a new deck$/)).toBeDefined();
  });
});
