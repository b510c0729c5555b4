/** Words and signs are explained where they stand: on hover, focus, a long press and by Shift with a card's number. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { specOf as bladeforge } from '../../../src-renderer/games/bladeforge/card-spec.ts';
import { specOf as hexforge } from '../../../src-renderer/games/hexforge/card-spec.ts';
import { specOf as laneforge } from '../../../src-renderer/games/laneforge/card-spec.ts';
import { handCardId } from '../../../src-renderer/match/hand/shelf.ts';
import { tableCommands } from '../../../src-renderer/match/table-commands.ts';
import type { CardSpec } from '../../../src-renderer/ui/card/spec.ts';
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
function sign() {
  const node = document.createElement('button');
  const pressed = vi.fn();
  document.body.append(node);
  const end = explained(() => ({ terms: [HASTE] }))(node);
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
