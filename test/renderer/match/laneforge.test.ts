/** Laneforge at the screen, over the real engine: what is pressed becomes a legal action, or nothing. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import { lostAtEnd } from '../../../src-shared/games/laneforge/text/still-to-act.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { EngineClient } from './engine-client.ts';

let client: EngineClient;
let app: ReturnType<typeof mount> | undefined;

const view = () => client.view as LnView;
const myAction = ({ view, actions }: EngineClient): boolean =>
  (view as LnView).choice === null && !(view as LnView).mainUsed && actions.some(({ type }) => type === 'playCard');

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}

async function sitDown(until: (client: EngineClient) => boolean, change: (client: EngineClient) => void = () => undefined): Promise<void> {
  // Not every pair of decks gets to every moment.
  for (let decks = 3; decks < 100; decks++) {
    client = new EngineClient(laneforge, laneforge.seriesConfig!(decks)).skip(until);
    if (until(client)) break;
  }
  if (!until(client)) throw new Error('no game gets to the moment that the test is about');
  client.settings.person.confirmMain = 'never';
  change(client);
  app = mount(App, { target: document.body, props: { client, start: { name: 'match', id: 'fixture' } } });
  await settle();
}

afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
async function click(selector: string): Promise<void> {
  find(selector).click();
  await settle();
}
async function key(pressed: string, code = ''): Promise<void> {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: pressed, code, bubbles: true, cancelable: true }),
  );
  await settle();
}
const hand = (): LnCardId[] => view().seats[0].hand ?? [];
const creatureAt = (): number => hand().findIndex((card) => FACES[card].type === 'creature');

describe('an action phase', () => {
  beforeEach(() => sitDown(myAction));

  it('dims the end of the phase and says why', () => {
    expect(find('.act .main').getAttribute('aria-disabled')).toBe('true');
    expect(find('.act').textContent).toContain('each of your actions uses one');
  });

  it('plays a creature by a click on it and a click on a lane, and sends nothing before', async () => {
    const index = creatureAt();
    const card = hand()[index];
    await click(`#hand-card-${index}`);
    expect(client.acted).toEqual([]);
    expect(document.querySelectorAll('.place.legal')).toHaveLength(5);
    await click('#lane-myBack-4');
    expect(client.acted).toEqual([
      { type: 'playCard', card, free: false },
      { type: 'chooseLane', lane: 4 },
    ]);
    expect(view().creatures.some((one) => one.seat === 0 && one.lane === 4 && one.card === card)).toBe(true);
  });

  it('shows the ghost in the row it would get, and the forecast with it', async () => {
    const index = creatureAt();
    const { name, attack } = FACES[hand()[index]];
    await click(`#hand-card-${index}`);
    const lane = [1, 2, 3, 4, 5].find((one) => !view().creatures.some((creature) => creature.lane === one))!;
    find(`#lane-clash-${lane}`).dispatchEvent(new PointerEvent('pointerenter'));
    await settle();
    const front = view().forge === 0;
    expect(document.querySelectorAll(`#lane-${front ? 'myFront' : 'myBack'}-${lane} .ghost`)).toHaveLength(1);
    expect(find(`#lane-clash-${lane}`).textContent).toContain(front ? `${attack} through` : 'nobody in front');
    expect(find('.act .prompt').textContent).toContain(name);
    expect(client.acted).toEqual([]);
  });

  it('tells what the next level of a held card brings', async () => {
    const index = creatureAt();
    const card = hand()[index];
    const next = FACES[`${card.slice(0, -2)}:${Number(card.slice(-1)) + 1}` as LnCardId];
    await click(`#hand-card-${index}`);
    const inspector = find('[data-region="inspector"]').textContent;
    if (next) expect(inspector).toContain(`Attack ${FACES[card].attack} → ${next.attack}`);
    else expect(inspector).toContain('The last level');
  });

  it('puts a card back with Esc, at no cost', async () => {
    await click(`#hand-card-${creatureAt()}`);
    await key('Escape', 'Escape');
    expect(document.querySelectorAll('.place.legal')).toHaveLength(0);
    expect(client.acted).toEqual([]);
  });

  it('takes a digit for the card and another for the lane', async () => {
    const index = creatureAt();
    await key(String(index + 1), `Digit${index + 1}`);
    await key('2', 'Digit2');
    expect(client.acted.map(({ type }) => type)).toEqual(['playCard', 'chooseLane']);
    expect(client.acted[1]).toMatchObject({ lane: 2 });
  });

  it('banishes with X twice: asked first, then done', async () => {
    const card = hand()[0];
    find('#hand-card-0').focus();
    await key('x', 'KeyX');
    expect(client.acted).toEqual([]);
    expect(find('.act .prompt').textContent).toContain(`Banish ${FACES[card].name}?`);
    await key('x', 'KeyX');
    expect(client.acted).toEqual([{ type: 'banishCard', card }]);
  });

  it('names every place, and the whole lane at its head', () => {
    expect(document.querySelectorAll('[role="grid"] [role="row"]')).toHaveLength(5);
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
    for (const cell of document.querySelectorAll('[role="gridcell"]')) expect(cell.getAttribute('aria-label')).not.toBe('');
    expect(find('#lane-clash-3').getAttribute('aria-label')).toMatch(/^Lane 3: .*forecast/);
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });

  it('walks lanes and rows with the arrows', async () => {
    find('#lane-myFront-3').focus();
    await key('ArrowRight');
    await key('ArrowUp');
    expect(document.activeElement?.id).toBe('lane-clash-4');
    await key('ArrowDown');
    await key('ArrowDown');
    expect(document.activeElement?.id).toBe('lane-myBack-4');
  });

  it('opens Combat as it would be now, and the deck of the next cycle', async () => {
    await key('b', 'KeyB');
    expect(find('dialog').textContent).toContain('Combat as it would be now');
    expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(5);
    await click('dialog .close');
    await key('d', 'KeyD');
    expect(find('dialog h2').textContent).toBe('My deck of the next cycle');
    expect(document.querySelectorAll('dialog li').length).toBeGreaterThan(5);
  });
});

describe('an action that can be ended', () => {
  const canEnd = ({ view, actions }: EngineClient): boolean =>
    actions.some(({ type }) => type === 'endActionPhase') && lostAtEnd(view as LnView, actions as LnAction[]).length > 0;

  it('is asked about by E too where something would be left undone', async () => {
    await sitDown(canEnd, ({ settings }) => (settings.person.confirmMain = 'whenLeft'));
    await key('e', 'KeyE');
    expect(client.acted).toEqual([]);
    expect(find('.act .main').textContent).toMatch(/^\W*End phase.*\? \d+ can still act/);
    await key('e', 'KeyE');
    expect(client.acted).toEqual([{ type: 'endActionPhase' }]);
  });
});

describe('a press that can do nothing', () => {
  const asksForPlace = ({ view, actions }: EngineClient): boolean =>
    ((view as LnView).seats[0].hand ?? []).length > 0 && actions.some(({ type }) => type === 'chooseCreature');

  it('on a card while something else is asked: it says so and pins nothing', async () => {
    await sitDown(asksForPlace);
    await click('#hand-card-0');
    await vi.waitFor(() => expect(find('.act .hint').textContent).toContain('You have to answer the question on the table first.'));
    expect(find('[data-region="inspector"]').textContent).not.toContain('Unpin');
    expect(client.acted).toEqual([]);
  });

  it('of a key: it is written where other refusals are', async () => {
    await sitDown(myAction);
    find('#lane-rivalFront-3').focus();
    await key('a', 'KeyA');
    expect(find('.act .hint').textContent).toContain('go to a creature of yours first');
  });

  it('of the Banish button: a card that the pointer crossed on its way is not meant', async () => {
    await sitDown(myAction);
    find('#hand-card-1').dispatchEvent(new PointerEvent('pointerenter'));
    find('#hand-card-1').dispatchEvent(new PointerEvent('pointerleave'));
    await settle();
    const banish = () =>
      [...document.querySelectorAll<HTMLElement>('.mini button')].find(({ textContent }) => textContent?.includes('Banish'))!;
    expect(banish().getAttribute('aria-disabled')).toBe('true');
    await click('#hand-card-0');
    banish().click();
    await settle();
    expect(find('.act .prompt').textContent).toContain(`Banish ${FACES[hand()[0]].name}?`);
  });
});

describe('a double click on a lane', () => {
  /** A creature that plays a Minion when it is played, and does nothing else. */
  const playsAnother = (card: LnCardId): boolean =>
    FACES[card].abilities.length === 1 &&
    FACES[card].abilities.some(({ kind, plain }) => kind === 'deploy' && /^Deploy: Play a level \d [^()]+ \([^()]+\)\.$/.test(plain));

  /** Nobody else stands there, so that nothing else is asked. */
  const inEmptyLanes = (one: EngineClient): boolean => {
    const { creatures, seats } = one.view as LnView;
    return myAction(one) && creatures.length === 0 && (seats[0].hand ?? []).some(playsAnother);
  };

  it('plays the card, and does not answer what the card asks then', async () => {
    await sitDown(inEmptyLanes);
    const index = hand().findIndex(playsAnother);
    const card = hand()[index];
    await click(`#hand-card-${index}`);
    const lane = find('#lane-myFront-2');
    const press = async (detail: number): Promise<void> => {
      lane.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      await settle();
    };
    await press(1);
    expect(view().choice?.kind).toBe('lane');
    await press(2);
    expect(client.acted).toHaveLength(2);
    expect(view().creatures.some((one) => one.seat === 0 && one.lane === 2 && one.card === card)).toBe(true);
    await press(1);
    expect(client.acted).toHaveLength(3);
  });

  it('shows at once what the lane under the resting pointer would bring', async () => {
    await sitDown(inEmptyLanes);
    await click(`#hand-card-${hand().findIndex(playsAnother)}`);
    find('#lane-myFront-2').dispatchEvent(new PointerEvent('pointerenter'));
    await click('#lane-myFront-2');
    expect(document.querySelectorAll('.ghost')).toHaveLength(1);
    expect(find('.act .prompt').textContent).toMatch(/.+ there is banished, not destroyed/);
  });
});

describe('while a rival plays', () => {
  it('shows the card that was played, and has the recap at hand', async () => {
    await sitDown(myAction);
    const before = client.heard.length;
    const rivals = (): LnCardId | undefined => {
      const event = (client.heard.slice(before) as LnEvent[]).findLast(
        ({ type, ...rest }) => type === 'played' && 'seat' in rest && rest.seat === 1,
      );
      return event?.type === 'played' ? event.card : undefined;
    };
    client.skip((now) => rivals() !== undefined && myAction(now)).push();
    await settle();
    const card = rivals()!;
    expect(find('[data-region="inspector"]').textContent).toContain(FACES[card].name);
    const recap = [...document.querySelectorAll<HTMLElement>('[data-region="log"] button')].find((one) => one.textContent === 'Recap')!;
    // A press also skips what is still being shown, up to which the log is written.
    recap.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    recap.click();
    await settle();
    expect(find('.recap').textContent).toContain(FACES[card].name);
  });
});

describe('a question that may be declined', () => {
  const asksWhetherTo = ({ actions }: EngineClient): boolean =>
    actions.some(({ type }) => type === 'accept') && actions.some(({ type }) => type === 'decline');

  it.each([
    ['y', { type: 'accept' }],
    ['Y', { type: 'decline' }],
  ])('is answered by %s', async (pressed, action) => {
    await sitDown(asksWhetherTo);
    const shift = pressed === 'Y';
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, code: 'KeyY', shiftKey: shift, bubbles: true, cancelable: true }),
    );
    await settle();
    expect(client.acted).toEqual([action]);
  });

  it('leaves the keys alone while nothing is asked', async () => {
    await sitDown(myAction);
    await key('y', 'KeyY');
    expect(client.acted).toEqual([]);
  });
});

describe('with every play confirmed', () => {
  beforeEach(() => sitDown(myAction, ({ settings }) => (settings.person.games = { laneforge: { confirmPlays: true } })));

  it('a creature waits on its lane, may change to another, and goes with the main button', async () => {
    const index = creatureAt();
    const card = hand()[index];
    await click(`#hand-card-${index}`);
    await click('#lane-myBack-4');
    expect(client.acted).toEqual([]);
    expect(find('.act .main').textContent).toContain('Play in lane 4');
    await click('#lane-myBack-2');
    expect(client.acted).toEqual([]);
    await key(' ', 'Space');
    expect(client.acted).toEqual([
      { type: 'playCard', card, free: false },
      { type: 'chooseLane', lane: 2 },
    ]);
  });

  it('or with a second press on the lane', async () => {
    const index = creatureAt();
    await key(String(index + 1), `Digit${index + 1}`);
    await key('3', 'Digit3');
    expect(client.acted).toEqual([]);
    await key('3', 'Digit3');
    expect(client.acted[1]).toEqual({ type: 'chooseLane', lane: 3 });
  });

  it('or is put back with Esc', async () => {
    await click(`#hand-card-${creatureAt()}`);
    await click('#lane-myBack-4');
    await key('Escape', 'Escape');
    expect(client.acted).toEqual([]);
    expect(document.querySelectorAll('.place.legal')).toHaveLength(0);
  });
});

describe('an own hand that is covered', () => {
  const names = (): string[] => hand().map((card) => FACES[card].name);
  const shown = (): number => document.querySelectorAll('[id^="hand-card-"]').length;
  const twoAtScreen = (one: EngineClient): void => {
    one.settings.person.games = { laneforge: { coverOwnHand: true } };
    one.local = [0, 1];
  };

  it('is in the page only while its key is held', async () => {
    await sitDown(myAction, twoAtScreen);
    const text = document.body.innerHTML;
    const onBoard = new Set(view().creatures.map(({ card }) => FACES[card].name));
    for (const name of names().filter((one) => !onBoard.has(one))) expect(find('[data-region="hand"]').innerHTML).not.toContain(name);
    expect(text).toContain(`Hand, ${hand().length} cards face down`);
    await key('1', 'Digit1');
    expect(document.querySelector('.prompt')?.textContent).not.toContain(names()[0]);
    await key('h', 'KeyH');
    expect(shown()).toBe(hand().length);
    window.dispatchEvent(new KeyboardEvent('keyup', { key: '1', code: 'Digit1' }));
    await settle();
    expect(shown()).toBe(hand().length);
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'h', code: 'KeyH' }));
    await settle();
    expect(shown()).toBe(0);
  });

  it('lies open after a press on the button, and what it drew is not told in the log', async () => {
    await sitDown(myAction, twoAtScreen);
    const log = find('.log').textContent ?? '';
    expect(log).toMatch(/draw/i);
    expect(log).not.toContain(`draw ${names()[0]}`);
    [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.textContent?.includes('Show my hand'))!.click();
    await settle();
    expect(shown()).toBe(hand().length);
  });

  it('stays open where nobody else sits at the screen', async () => {
    await sitDown(myAction, ({ settings }) => (settings.person.games = { laneforge: { coverOwnHand: true } }));
    expect(shown()).toBe(hand().length);
  });
});

describe('the beginning', () => {
  it('keeps one of two Champions', async () => {
    await sitDown(() => true);
    const keep = [...document.querySelectorAll<HTMLButtonElement>('button')].find((button) => button.textContent?.startsWith('Keep '));
    keep!.click();
    await settle();
    expect(client.acted).toEqual([{ type: 'pickChampion', deck: 0 }]);
    expect(view().phase).toMatch(/^action/);
  });
});

/** What a person could press to answer, in the order in which this one tries; the main button answers to Space at once. */
const ANSWERS = ['.choice button', '.order button', '.place.legal', 'dialog li:not(.pale) button', '.hand button:not([aria-disabled])'];

/** One thing that the window offers to press now; whatever it leads to is a legal action or a step towards one. */
async function pressSomething(): Promise<void> {
  const before = client.acted.length;
  for (const selector of view().mainUsed && view().choice === null ? [] : ANSWERS) {
    const there = document.querySelector<HTMLElement>(selector);
    if (!there) continue;
    there.click();
    await settle();
    if (client.acted.length > before) return;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await key(' ', 'Space');
}

describe('a whole match', () => {
  it('can be played through its controls: whatever is asked can be answered', async () => {
    await sitDown(() => true);
    for (let i = 0; i < 400 && view().result === null; i++) {
      const before = client.acted.length;
      for (let presses = 0; presses < 4 && client.acted.length === before; presses++) await pressSomething();
      expect(client.acted.length, `stuck: ${find('.act').textContent}`).toBeGreaterThan(before);
    }
    expect(view().result).not.toBeNull();
  }, 180_000);
});
