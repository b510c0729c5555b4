/** Bladeforge at the screen, over the real engine: what is pressed becomes a legal action, or nothing. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { storyOf } from '../../../src-renderer/games/bladeforge/play/record.ts';
import { sortedRivals } from '../../../src-renderer/games/bladeforge/play/rival-order.ts';
import { scoreOf } from '../../../src-renderer/games/bladeforge/scene/motions.ts';
import { luckWords } from '../../../src-renderer/games/bladeforge/dialogs/luck-words.ts';
import { stillToAct } from '../../../src-shared/games/bladeforge/text/still-to-act.ts';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import type { BlBlow, BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { FACES } from '../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlCardId } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { plainNumber } from '../../../src-shared/text/words.ts';
import { EngineClient } from './engine-client.ts';

let client: EngineClient;
let app: ReturnType<typeof mount> | undefined;

const view = () => client.view as BlView;
const NAMES = ['You', 'Ines', 'Tamsin', 'Orrin', 'Wenna', 'Corvo'];

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}

async function sitDown(
  seats: number,
  until: (client: EngineClient) => boolean,
  confirmMain: EngineClient['settings']['person']['confirmMain'] = 'never',
): Promise<void> {
  // Not every Armory leads to every moment.
  for (let n = 0; n < 40; n++) {
    client = new EngineClient(bladeforge, { seats, maxTurns: 0 }, { seed: `table ${n}`, names: NAMES.slice(0, seats) }).skip(until);
    if (until(client)) break;
  }
  expect(until(client)).toBe(true);
  client.settings.person.confirmMain = confirmMain;
  app = mount(App, { target: document.body, props: { client, start: { name: 'match', id: 'fixture' } } });
  await settle();
}

afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

const offers = (type: BlAction['type']) => (client: EngineClient) => client.actions.some((action) => action.type === type);
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
async function click(selector: string): Promise<void> {
  find(selector).click();
  await settle();
}
async function key(pressed: string, code = '', more: KeyboardEventInit = {}): Promise<void> {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: pressed, code, bubbles: true, cancelable: true, ...more }),
  );
  await settle();
}
const spoken = (): string => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('\n');
const hand = (): BlCardId[] => view().seats[0].hand ?? [];
const indexOf = (is: (card: BlCardId) => boolean): number => hand().findIndex(is);
const placeable = (): number =>
  indexOf((card) => (client.actions as BlAction[]).some((action) => action.type === 'place' && action.card === card));

describe('the bench', () => {
  it('rings the places a card fits, shows before and after, and sends nothing before it is confirmed', async () => {
    await sitDown(3, offers('place'));
    const index = placeable();
    const card = hand()[index];
    await click(`#hand-card-${index}`);
    expect(client.acted).toEqual([]);
    expect(document.querySelectorAll('[data-place].live').length).toBeGreaterThan(0);
    const { attack, defense } = FACES[card];
    const own = view().seats[0];
    const empty = [...document.querySelectorAll('.tag.open')].map((tag) => tag.textContent?.replace(/\s+/g, ' ') ?? '');
    // An empty place among those ringed gains just what stands on the card.
    const gains = [
      `${plainNumber(own.attack)} → ${plainNumber(own.attack + (attack ?? 0))}`,
      `${plainNumber(own.defense)} → ${plainNumber(own.defense + (defense ?? 0))}`,
    ];
    expect(empty.some((text) => gains.every((gain) => text.includes(gain)))).toBe(true);
    await key('Escape');
    expect(document.querySelectorAll('[data-place].live')).toHaveLength(0);
  });

  it('says what is taken up, what the sword would be with it, and that it is put back', async () => {
    await sitDown(3, offers('place'));
    const index = placeable();
    await click(`#hand-card-${index}`);
    const { name } = FACES[hand()[index]];
    await vi.waitFor(() => expect(spoken()).toMatch(new RegExp(`${name}: (Attack \\S+ → |choose its place)`)));
    await key('Escape');
    await vi.waitFor(() => expect(spoken()).toContain('Put back.'));
  });

  it('places by a click on the card and one on the place', async () => {
    await sitDown(3, offers('place'));
    const index = placeable();
    const card = hand()[index];
    await click(`#hand-card-${index}`);
    const slot = FACES[card].type === 'grip' ? 'grip' : view().seats[0].forge.left === null ? 'left' : 'right';
    await click(`[data-place="${slot}"]`);
    expect(client.acted[0]).toEqual({ type: 'place', card });
    expect(view().seats[0].forge[slot]).toBe(card);
  });

  it('is left without a warning by a card that is gone', async () => {
    await sitDown(3, offers('place'));
    const warned = vi.spyOn(console, 'warn');
    const index = placeable();
    const card = find(`#hand-card-${index}`);
    card.focus();
    await click(`#hand-card-${index}`);
    const { type } = FACES[hand()[index]];
    await click(`[data-place="${type === 'grip' ? 'grip' : view().seats[0].forge.left === null ? 'left' : 'right'}"]`);
    expect(card.isConnected).toBe(false);
    card.dispatchEvent(new FocusEvent('blur'));
    expect(warned.mock.calls.flat().join(' ')).not.toContain('derived_inert');
    warned.mockRestore();
  });

  /** A Guard that fills the free place or replaces the other. */
  const twoWays = (client: EngineClient): BlCardId | undefined =>
    (client.actions as BlAction[])
      .flatMap((action) => (action.type === 'place' ? [action.card] : []))
      .find((card) => {
        const replaces = (client.actions as BlAction[]).some((action) => action.type === 'replace' && action.card === card);
        return FACES[card].type === 'guard' && replaces;
      });

  it('a digit and Space put a Guard into the free place, though it could replace the other', async () => {
    await sitDown(3, (client) => twoWays(client) !== undefined);
    const card = twoWays(client)!;
    const free = view().seats[0].forge.left === null ? 'left' : 'right';
    const digit = `${hand().indexOf(card) + 1}`;
    await key(digit, `Digit${digit}`);
    expect(find('.act .main').textContent).toContain(`Place: ${free} Guard`);
    expect(find('.act .prompt').textContent).toMatch(/Or choose the (left|right) Guard\./);
    await click(`#hand-card-${hand().indexOf(card)}`);
    expect(client.acted[0]).toEqual({ type: 'place', card });
  });

  it('where both places are taken, a second press leads to them and says so', async () => {
    const full = (client: EngineClient) => {
      const { left, right } = (client.view as BlView).seats[0].forge;
      return left !== null && right !== null && replacing(client) !== undefined;
    };
    const replacing = (client: EngineClient) =>
      (client.actions as BlAction[]).flatMap((action) => (action.type === 'replace' ? [action] : [])).find(({ slot }) => slot === 'left');
    await sitDown(3, full);
    const index = hand().indexOf(replacing(client)!.card);
    await click(`#hand-card-${index}`);
    expect(find('.act .main').querySelector('svg')).toBeNull();
    await click(`#hand-card-${index}`);
    expect((document.activeElement as HTMLElement).dataset.place).toMatch(/left|right/);
    await vi.waitFor(() => expect(spoken()).toMatch(/Attack \S+ → /));
    await click('[data-place="left"]');
    expect(client.acted[0]).toMatchObject({ type: 'replace', slot: 'left' });
  });

  it('draws with two presses though something could still be done', async () => {
    await sitDown(3, (client) => offers('drawToEnd')(client) && offers('place')(client), 'whenLeft');
    const draw = [...document.querySelectorAll<HTMLElement>('.finish button')].find((button) => button.textContent.includes('Draw 1'))!;
    draw.click();
    await settle();
    expect(client.acted).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await click('.act .main');
    expect(client.acted[0]).toEqual({ type: 'drawToEnd' });
  });

  it('is asked about by E too where something would be left undone', async () => {
    await sitDown(3, (client) => offers('endTurn')(client) && client.actions.length > 1, 'whenLeft');
    await key('e', 'KeyE');
    expect(client.acted).toEqual([]);
    expect(find('.act .main').textContent).toMatch(/^\W*End turn\? \d+ can still act/);
    await key('e', 'KeyE');
    expect(client.acted).toEqual([{ type: 'endTurn' }]);
  });

  it('recycles two marked cards as one deed', async () => {
    await sitDown(2, (client) => offers('recycle')(client) && ((client.view as BlView).seats[0].hand?.length ?? 0) > 4);
    const [first, second] = hand();
    await key('c', 'KeyC');
    await click('#hand-card-0');
    expect(find('.act .main').getAttribute('aria-disabled')).toBe('true');
    await click('#hand-card-1');
    // Enter and Space now mean the deed, not the card marked last.
    expect(document.activeElement).toBe(find('.act .main'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await click('.act .main');
    expect(client.acted[0]).toEqual({ type: 'recycle', card: first });
    if (client.acted.length > 1) expect(client.acted[1]).toEqual({ type: 'chooseCard', card: second });
  });
});

describe('rivals', () => {
  it.each([2, 3, 4, 5, 6])('all of a table of %i are there in turn order, each with its odds', async (seats) => {
    await sitDown(seats, (client) => offers('attack')(client) && (client.view as BlView).seats.every(({ out }) => out === 0));
    const panels = [...document.querySelectorAll<HTMLElement>('[data-rival]')];
    expect(panels.map(({ id }) => id)).toEqual(Array.from({ length: seats - 1 }, (_, i) => `rival-${i + 1}`));
    for (const panel of panels) {
      expect(panel.querySelectorAll('.odds li').length).toBeGreaterThan(0);
      expect(panel.getAttribute('aria-label')).toMatch(/of 20, d\d+, .*your attack:/);
    }
    expect(find('.rail').textContent).toContain('It is your turn.');
  });

  const stands = (client: EngineClient) => offers('attack')(client) && (client.view as BlView).seats.every(({ out }) => out === 0);
  const isIdle = (client: EngineClient) => stillToAct(client.view as BlView, client.actions as BlAction[]).length === 0;

  it('are attacked by a press, where nothing else is left to do or the setting never asks', async () => {
    await sitDown(4, (client) => stands(client) && isIdle(client), 'whenLeft');
    await click('#rival-2');
    expect(client.acted[0]).toEqual({ type: 'attack', target: 2 });
  });

  it('are aimed at first where something would be left undone, which is told by name', async () => {
    await sitDown(4, (client) => stands(client) && !isIdle(client), 'whenLeft');
    const [left] = stillToAct(client.view as BlView, client.actions as BlAction[]);
    await click('#rival-2');
    expect(client.acted).toEqual([]);
    expect(find('#rival-2').getAttribute('aria-pressed')).toBe('true');
    expect(find('.act .prompt').textContent).toMatch(`Still to act: ${left}`);
    await click('#rival-2');
    expect(client.acted[0]).toEqual({ type: 'attack', target: 2 });
  });

  it('get the focus by A, where one of several must be chosen, and by the keys for what can act', async () => {
    await sitDown(4, (client) => offers('attack')(client) && (client.view as BlView).seats.every(({ out }) => out === 0));
    await key('a');
    expect(document.activeElement?.id).toMatch(/^rival-\d$/);
    const first = document.activeElement?.id;
    await key('n');
    await key('n');
    expect(document.activeElement?.id).toMatch(/^rival-\d$/);
    expect(document.activeElement?.id).not.toBe(first);
  });

  it('can be sorted by what my attack does to them, the fallen last', () => {
    const odds = (mean: number) => ({ mean, defeats: 0 }) as never;
    const seats = [0, 0, 0, 1].map((out, seat) => ({ seat, out, health: 20 - seat })) as never;
    const chances = new Map([
      [1, odds(2)],
      [2, odds(5)],
    ]);
    expect(sortedRivals([1, 2, 3], 'damage', seats, chances)).toEqual([2, 1, 3]);
    expect(sortedRivals([1, 2, 3], 'turn', seats, chances)).toEqual([1, 2, 3]);
    expect(sortedRivals([3, 1, 2], 'health', seats, chances)).toEqual([2, 1, 3]);
  });
});

describe('questions', () => {
  it('a block shows its odds and takes Y and Shift+Y', async () => {
    await sitDown(4, offers('chooseBlock'));
    expect(find('.act').textContent).toMatch(/Block \d+ %/);
    expect(find('.finish').textContent).toMatch(/hold \d+ %: nothing; fail: \d+ damage/);
    await key('Y', 'KeyY', { shiftKey: true });
    expect(client.acted[0]).toEqual({ type: 'chooseBlock', block: false });
  });

  it('a Reforge shows both swords and sends what was chosen', async () => {
    await sitDown(2, offers('reforge'));
    await key('o', 'KeyO');
    expect(document.querySelectorAll('dialog section')).toHaveLength(2);
    const ember = [...document.querySelectorAll<HTMLElement>('dialog footer button')].find((button) =>
      button.textContent?.includes('Reforge to d'),
    )!;
    ember.click();
    await settle();
    expect(client.acted[0]).toEqual({ type: 'reforge', blade: null });
  });

  it('Ctrl and a digit go to a seat', async () => {
    await sitDown(4, (client) => offers('attack')(client) && (client.view as BlView).seats.every(({ out }) => out === 0));
    await key('3', 'Digit3', { ctrlKey: true });
    expect(document.activeElement?.id).toBe('rival-2');
    await key('1', 'Digit1', { ctrlKey: true });
    expect(document.activeElement?.id).toBe('bench');
  });
});

describe('what the log tells', () => {
  const blow = (attacker: number, target: number, damage: number): BlEvent => ({
    type: 'blow',
    blow: { attacker, target, damage, die: 8, roll: 6 } as BlBlow,
  });
  const harmed = (seat: number, attacker: number, amount: number): BlEvent => ({
    type: 'harmed',
    seat,
    amount,
    health: 9,
    by: { attack: attacker },
  });

  it('counts who hit whom, attacks and Gadgets, and not what one does to oneself', () => {
    const { hits, lastVictim, happenings } = storyOf([
      blow(0, 1, 4),
      harmed(1, 0, 4),
      { type: 'turnEnded', seat: 0 },
      { type: 'harmed', seat: 2, amount: 2, health: 3, by: { gadget: 'x', by: 1 } },
      { type: 'harmed', seat: 1, amount: 2, health: 3, by: { gadget: 'x', by: 1 } },
    ]);
    expect(hits.get(0)?.get(1)).toEqual({ attacks: 1, damage: 4 });
    expect(hits.get(1)?.get(2)).toEqual({ attacks: 0, damage: 2 });
    expect(hits.get(1)?.has(1)).toBe(false);
    expect(lastVictim.get(1)).toBe(2);
    const [attack] = happenings;
    expect(attack.kind === 'attack' && attack.record.aftermath.map(({ type }) => type)).toEqual(['harmed']);
  });

  it('counts the health that was lost, not what a last blow had to spare', () => {
    const { hits } = storyOf([
      { type: 'dealt', seat: 1, count: 6 },
      { ...harmed(1, 0, 12), health: 8 } as BlEvent,
      { type: 'healed', seat: 1, amount: 3 },
      { ...harmed(1, 0, 15), health: 0 } as BlEvent,
    ]);
    expect(hits.get(0)?.get(1)).toEqual({ attacks: 0, damage: 23 });
  });

  it('dice tumble no longer than 700 ms, and everything ends', () => {
    const { motions, length } = scoreOf([blow(0, 1, 4), harmed(1, 0, 4)]);
    expect(motions.find(({ kind }) => kind === 'roll')?.ms).toBeLessThanOrEqual(700);
    expect(length).toBeLessThanOrEqual(2200);
  });

  it('says in plain words how unusual dice were', () => {
    expect(luckWords(3, 2)).toBe('too few throws to say');
    expect(luckWords(0.2, 20)).toBe('as usual');
    expect(luckWords(-2, 20)).toMatch(/^low/);
    expect(luckWords(2.6, 20)).toMatch(/^very high/);
  });
});
