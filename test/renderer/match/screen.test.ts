import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';
import type { FrameClient } from './frame-client.ts';
import { framePage, settle } from './frame-page.ts';

let client: FrameClient;
const open = framePage();

async function show(name: keyof typeof FRAMES): Promise<void> {
  client = await open(FRAMES[name]);
}

const one = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const acted = () =>
  client.asked.filter((asked) => asked.method === 'match.act').map((asked) => (asked.params as { action: HxAction }).action);
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }));

describe('while a bot thinks', () => {
  const thinking = (sinceMs: number) => client.push({ ...FRAMES.summon, seq: 99, actions: [], thinking: { seat: 1, sinceMs } });
  const hurried = () => client.asked.filter(({ method }) => method === 'match.hurry');
  const now = () => document.querySelector<HTMLElement>('#play-now');

  it('says who and for how long, and offers to have it play now once it takes a while', async () => {
    await show('summon');
    thinking(300);
    await settle();
    expect(one('.prompt').textContent).toContain('(bot), 0.3 s.');
    expect(now()).toBeNull();
    thinking(900);
    await settle();
    now()!.click();
    expect(hurried()).toHaveLength(1);
  });

  it('leads whoever stands on the offer to the main button when it goes', async () => {
    await show('summon');
    thinking(900);
    await settle();
    now()!.focus();
    client.push({ ...FRAMES.summon, seq: 100 });
    await settle();
    expect(now()).toBeNull();
    expect(document.activeElement?.id).toBe('main-button');
  });

  it('J does the same at any time, and nothing while nobody thinks', async () => {
    await show('summon');
    key(document.body, 'j');
    await settle();
    expect(hurried()).toEqual([]);
    thinking(10);
    await settle();
    key(document.body, 'j');
    expect(hurried()).toHaveLength(1);
  });
});

describe('a message that much comes with', () => {
  const news = { seq: 100, log: [], reset: false };
  const held = () => document.querySelectorAll('[data-region=hand] li button').length;
  const view = FRAMES.summon.view as HxView;
  const { hand } = view.me!;
  /** Until it has come to the page, and before anything of it has been drawn. */
  const arrive = async (frame: MatchFrame) => {
    const undrawn: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (tell: FrameRequestCallback) => undrawn.push(tell));
    client.push(frame);
    await new Promise((go) => setTimeout(go));
    flushSync();
    vi.unstubAllGlobals();
    for (const tell of undrawn) requestAnimationFrame(tell);
  };
  const pushHand = (now: typeof hand) => {
    const after: HxView = { ...view, me: { ...view.me!, hand: now } };
    return arrive({ ...FRAMES.summon, ...news, view: after });
  };

  it('is drawn on the board first: a new card in hand follows', async () => {
    await show('summon');
    await pushHand([...hand, { ...hand[0], id: 'drawn' }]);
    expect(held()).toBe(hand.length);
    await settle();
    expect(held()).toBe(hand.length + 1);
  });

  it('takes away at once what has left the hand', async () => {
    await show('summon');
    await pushHand(hand.slice(1));
    expect(held()).toBe(hand.length - 1);
  });

  it('tells how it ended after the last move', async () => {
    await show('summon');
    await arrive({ ...FRAMES.over, ...news });
    expect(one('#end-title')).toBeNull();
    // The board is looked at first.
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('end-title'), { timeout: 10_000 });
    expect(one('#end-title').textContent).toBe('You won');
  });

  it.each(['summon', 'failed', 'curtain'] as const)('takes the result away when the match is in another state again: %s', async (name) => {
    await show('over');
    expect(one('#end-title').textContent).toBe('You won');
    client.push({ ...FRAMES[name], seq: 200, reset: true });
    await settle();
    expect(one('#end-title')).toBeNull();
  });
});

describe('the frame', () => {
  it('has the regions in their order, each with a heading', async () => {
    await show('stack');
    const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
    expect(regions.map((region) => region.dataset.region)).toEqual([
      'top',
      'players',
      'board',
      'stack',
      'hand',
      'inspector',
      'log',
      'prompt',
    ]);
    for (const region of regions) {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
      expect(heading?.tagName).toBe('H2');
    }
  });

  it('says who must do what', async () => {
    await show('target');
    expect(one('.prompt').textContent).toContain('Flint Spark: choose a unit — 4 to choose from.');
    expect(one('button.main').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a failed match with its save intact', async () => {
    await show('failed');
    expect(one('#failure-title').textContent).toBe('This match has stopped');
    expect(document.body.textContent).toContain('What was saved before is intact');
  });

  it('says how it ended and offers to go on', async () => {
    await show('over');
    expect(one('#end-title').textContent).toBe('You won');
    const names = [...document.querySelectorAll('.veil .buttons button')].map((button) => button.textContent?.trim());
    expect(names).toEqual(['Rematch', 'Swap seats', 'Same seed', 'Replay', 'Save as file', 'Look at the board', 'Home']);
  });
});

describe('playing', () => {
  it('answers with one of the legal actions, or with nothing', async () => {
    await show('target');
    key(one(`#hex-${at(3, 3)}`) ?? one(`#hex-${at(0, 5)}`), 'Enter');
    await settle();
    expect(acted()).toEqual([]);
    const cell = one(`#hex-${at(1, 0)}`);
    cell.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    key(cell, 'Enter');
    await settle();
    expect(acted()).toEqual([{ type: 'chooseTile', tile: at(1, 0) }]);
  });

  it('plays a card that can be played and explains one that cannot', async () => {
    await show('summon');
    one('#hand-card-1').click();
    await settle();
    expect(acted()).toEqual([]);
    expect(one('#hand-card-1').getAttribute('aria-disabled')).toBe('true');
    one('#hand-card-2').click();
    await settle();
    expect(acted()).toEqual([{ type: 'playCard', card: 'flint-spark', class: 3 }]);
  });

  it('re-sorts orders by sending the whole list again', async () => {
    await show('move');
    one('#orders-panel [aria-label^="Move down"]').click();
    await settle();
    const sent = client.asked.find((asked) => asked.method === 'match.restage')?.params as { actions: HxAction[] };
    expect(sent.actions.filter((action) => action.type === 'orderUnit')).toEqual(
      [at(-5, 4), at(-3, 1), at(-2, 3)].map((unit) => ({ type: 'orderUnit', unit })),
    );
    expect(one('#orders-panel').textContent).toContain('still held by 2');
  });

  it('pays otherwise than proposed', async () => {
    await show('pay');
    key(one('[role="spinbutton"][aria-label="Rudine"]'), 'ArrowUp');
    flushSync();
    expect(one('button.main').textContent).toContain('Pay 2 generic and 1 Rudine');
    // Right after its label changed the button is deaf.
    await new Promise((go) => setTimeout(go, 300));
    one('button.main').click();
    await settle();
    expect(acted()[0]).toEqual({ type: 'payWith', resource: 'R' });
  });

  it('steps back from half a play with Esc', async () => {
    await show('target');
    key(document.body, 'Escape');
    await settle();
    expect(client.asked.some((asked) => asked.method === 'match.undo')).toBe(true);
  });
});

describe('curtain', () => {
  it('leaves nothing of the table in the page', async () => {
    await show('summon');
    expect(document.body.innerHTML).toContain('Quench Raven');
    client.push(FRAMES.curtain);
    await settle();
    expect(one('#curtain-title').textContent).toBe('Ida');
    for (const secret of ['Quench Raven', 'Flint Spark', 'Slagfoot', 'data-piece', 'gridcell'])
      expect(document.body.innerHTML).not.toContain(secret);
    expect(document.title).toBe('Five Forges');
  });
});
