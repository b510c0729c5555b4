/** Words and signs are explained where they stand: on hover, focus, a long press and by Shift with a card's number. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { specOf as bladeforge } from '../../../src-renderer/games/bladeforge/card-spec.ts';
import { specOf as hexforge } from '../../../src-renderer/games/hexforge/card-spec.ts';
import { specOf as laneforge } from '../../../src-renderer/games/laneforge/card-spec.ts';
import InspectorFrame from '../../../src-renderer/match/inspector/InspectorFrame.svelte';
import { explainNext } from '../../../src-renderer/match/next-sign.ts';
import { handCardId } from '../../../src-renderer/match/hand/shelf.ts';
import { tableCommands } from '../../../src-renderer/match/table-commands.ts';
import type { CardSpec } from '../../../src-renderer/ui/card/spec.ts';
import CardPopup from '../../../src-renderer/ui/dialog/CardPopup.svelte';
import PhaseBar from '../../../src-renderer/ui/metal/PhaseBar.svelte';
import TipPanel from '../../../src-renderer/ui/terms/TipPanel.svelte';
import { explained, tips } from '../../../src-renderer/ui/terms/tips.svelte.ts';
import { FACES as BLADEFORGE } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { FACES as HEXFORGE } from '../../../src-shared/games/hexforge/text/faces.ts';
import { FACES as LANEFORGE } from '../../../src-shared/games/laneforge/text/faces.ts';

const HASTE = { name: 'Haste', line: 'Moves one tile farther.' };

let leave: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const panel = mount(TipPanel, { target: document.body });
  leave = [() => void unmount(panel)];
});
afterEach(() => {
  for (const act of leave) act();
  tips.hide();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A button that is explained, and how often it was pressed. */
function sign({ onPress = false } = {}) {
  const node = document.createElement('button');
  const pressed = vi.fn();
  document.body.append(node);
  const end = explained(() => ({ terms: [HASTE] }), 'right', onPress)(node);
  if (end) leave.unshift(end);
  node.addEventListener('click', pressed);
  return { node, pressed };
}
const tip = (): string => {
  flushSync();
  return document.querySelector('[role="tooltip"]')?.textContent ?? '';
};
const pointer = (type: string, pointerType: string) => new PointerEvent(type, { pointerType, bubbles: true, cancelable: true });

describe('a tip', () => {
  it('comes when the pointer rests, not when it passes by, and goes with it', () => {
    const { node } = sign();
    node.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(100);
    node.dispatchEvent(pointer('pointerleave', 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(tip()).toBe('');
    node.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(400);
    expect(tip()).toContain('Moves one tile farther.');
    expect(node.getAttribute('aria-describedby')).toBe(document.querySelector('[role="tooltip"]')!.id);
    node.dispatchEvent(pointer('pointerleave', 'mouse'));
    expect(tip()).toBe('');
    expect(node.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([false, true])('comes at a press on what is there for it alone, and on nothing else: %s', (onPress) => {
    const { node } = sign({ onPress });
    node.dispatchEvent(pointer('pointerdown', 'mouse'));
    node.click();
    expect(tip().includes('Haste')).toBe(onPress);
  });

  it('comes with the focus by keyboard, and goes by Escape, with the focus, and when the thing is used', () => {
    const { node } = sign();
    Object.assign(node, { matches: (selector: string) => selector === ':focus-visible' });
    const focus = () => node.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const away of [
      () => node.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    ]) {
      focus();
      expect(tip()).toContain('Haste');
      away();
      expect(tip()).toBe('');
    }
  });

  it('comes on a long press, which does nothing else; a short one is a press', () => {
    const { node, pressed } = sign();
    node.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(600);
    expect(tip()).toContain('Haste');
    node.dispatchEvent(pointer('pointerup', 'touch'));
    node.click();
    expect(pressed).not.toHaveBeenCalled();
    node.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(100);
    node.dispatchEvent(pointer('pointerup', 'touch'));
    node.click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('comes by a key for signs that are no tab stops, region by region, and Escape closes it alone', () => {
    const table = document.createElement('main');
    const [top, players] = ['top', 'players'].map((name) => {
      const region = document.createElement('section');
      region.dataset.region = name;
      region.tabIndex = -1;
      table.append(region);
      return region;
    });
    document.body.append(table);
    const plant = (region: HTMLElement, name: string) => {
      const node = document.createElement('span');
      region.append(node);
      const end = explained(() => ({ terms: name ? [{ name, line: 'It counts.' }] : [] }))(node);
      if (end) leave.unshift(end);
      return node;
    };
    // Their order on the screen counts, not the one in which they came.
    const income = plant(players, 'Income');
    players.prepend(plant(players, 'Ore'));
    plant(players, '');
    plant(top, 'Draw');
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    plant(elsewhere, 'Another screen');

    players.focus();
    const walked = ['Ore', 'Income', 'Ore'].map((name) => {
      expect(explainNext(table)).toBe(`${name}: It counts.`);
      return tip();
    });
    expect(walked).toEqual(['Ore', 'Income', 'Ore'].map((name) => expect.stringContaining(name) as string));
    explainNext(table);
    flushSync();
    expect(income.hasAttribute('data-asked')).toBe(true);
    const below = vi.fn();
    document.body.addEventListener('keydown', below);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(tip()).toBe('');
    expect(income.hasAttribute('data-asked')).toBe(false);
    expect(below).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', below);

    players.blur();
    expect(explainNext(table)).toBe('Draw: It counts.');
    top.focus();
    expect(tip()).toBe('');
    expect(explainNext(elsewhere)).toBe('Another screen: It counts.');
    elsewhere.replaceChildren();
    expect(explainNext(elsewhere)).toBe('There is no sign to explain.');
  });

  it('comes by Shift with the number of a card, and what it says is spoken', () => {
    const { node } = sign();
    node.id = handCardId(1);
    const said: string[] = [];
    const none = () => undefined;
    const table = { pinned: null, inspected: null, pin: none, focusCard: none, say: (text: string) => said.push(text) };
    const commands = tableCommands(table, {
      hand: () => ['boar', 'fox'],
      press: none,
      read: (card) => `${card}.`,
      face: () => ({ terms: [HASTE] }) as unknown as CardSpec,
      stops: () => [],
      mine: () => '',
      rivals: () => '',
    });
    commands.readCard2?.(new KeyboardEvent('keydown'));
    expect(said).toEqual(['fox. Haste: Moves one tile farther.']);
    expect(tip()).toContain('Haste');
  });
});

it('no card explains anything twice', () => {
  const specs = [
    ...Object.values(BLADEFORGE).map(bladeforge),
    ...Object.values(HEXFORGE).map(hexforge),
    ...Object.values(LANEFORGE).map(laneforge),
  ];
  const twice = specs.filter(({ terms }) => new Set(terms.map(({ name }) => name)).size < terms.length);
  expect(specs.filter(({ terms }) => terms.length > 1).length).toBeGreaterThan(50);
  expect(twice.map(({ name }) => name)).toEqual([]);
});

describe('where a card or sign stands', () => {
  const drawn = (component: ReturnType<typeof mount>): void => {
    leave.unshift(() => void unmount(component));
    flushSync();
  };
  /** Card and term of a real game. */
  const face = Object.values(HEXFORGE)
    .map(hexforge)
    .find(({ terms }) => terms.length > 1)!;

  it('a card of a list or of the library opens in full with its words, by keyboard', () => {
    // Popovers are missing in the DOM of these tests.
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
    drawn(mount(CardPopup, { target: document.body, props: { face } }));
    const button = document.querySelector('button')!;
    Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' });
    button.dispatchEvent(new FocusEvent('focus'));
    for (const { line } of face.terms) expect(tip()).toContain(line);
  });

  it('the inspector explains the words of its card', () => {
    const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
    drawn(mount(InspectorFrame, { target: document.body, props: { filled: true, pinned: false, onpin: () => undefined, face, children } }));
    const said = explainNext(document.body);
    for (const { line } of face.terms) expect(said).toContain(line);
    expect(tip()).toContain(face.terms[0].line);
  });

  it('each phase says what happens in it, with stops and without', () => {
    const phases = ['Draw', 'Main'].map((name, i) => ({
      name,
      label: name,
      interactive: i === 1,
      term: { name, line: `What ${name} is.` },
    }));
    const none = () => undefined;
    const props = { phases, current: 'Draw', mine: true, stops: { own: [], rival: [] }, onstop: none, onpassuntil: none };
    drawn(mount(PhaseBar, { target: document.body, props }));
    expect([explainNext(document.body), explainNext(document.body)]).toEqual(['Draw: What Draw is.', 'Main: What Main is.']);
  });
});
