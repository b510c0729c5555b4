import { flushSync, mount, unmount } from 'svelte';
import type { ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MainButton from '../../../src-renderer/ui/metal/MainButton.svelte';
import MiniButton from '../../../src-renderer/ui/metal/MiniButton.svelte';
import PhaseBar from '../../../src-renderer/ui/metal/PhaseBar.svelte';
import SeatEdge from '../../../src-renderer/ui/metal/SeatEdge.svelte';

const shown: ReturnType<typeof mount>[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const component of shown.splice(0)) await unmount(component);
});

describe('main button', () => {
  function setup(first: 'left' | 'wait') {
    const onpress = vi.fn();
    const props = $state<ComponentProps<typeof MainButton>>({ label: 'End turn', state: first, onpress });
    shown.push(mount(MainButton, { target: document.body, props }));
    flushSync();
    return { button: document.querySelector<HTMLButtonElement>('.main')!, onpress, props };
  }

  it('acts at once when it first appears', () => {
    const { button, onpress } = setup('left');
    button.click();
    expect(onpress).toHaveBeenCalledOnce();
  });

  it('ignores presses for a quarter of a second after its label changes', () => {
    const { button, onpress, props } = setup('left');
    props.label = 'Pass';
    flushSync();
    button.click();
    vi.advanceTimersByTime(240);
    button.click();
    expect(onpress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    button.click();
    expect(onpress).toHaveBeenCalledOnce();
  });

  it('does nothing while waiting, but can be focused', () => {
    const { button, onpress } = setup('wait');
    button.click();
    expect(onpress).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
  });
});

describe('mini button', () => {
  it('says why it cannot be pressed', () => {
    const onpress = vi.fn();
    shown.push(mount(MiniButton, { target: document.body, props: { onpress, reason: 'A card was drawn.' } }));
    flushSync();
    const button = document.querySelector<HTMLButtonElement>('.mini')!;
    button.click();
    expect(onpress).not.toHaveBeenCalled();
    expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe('A card was drawn.');
  });
});

describe('phase bar', () => {
  const phases = [
    { name: 'draw', label: 'Draw', interactive: false, term: { name: 'Draw', line: 'A card is drawn.' } },
    { name: 'move', label: 'Move', interactive: true, term: { name: 'Move', line: 'Units walk.' } },
  ];

  it('offers stops where players decide, and marks the present phase', () => {
    const onstop = vi.fn();
    const onpassuntil = vi.fn();
    shown.push(
      mount(PhaseBar, {
        target: document.body,
        props: { phases, current: 'draw', mine: true, stops: { own: ['move'], rival: [] }, onstop, onpassuntil },
      }),
    );
    flushSync();
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Draw');
    const [own, rival] = document.querySelectorAll<HTMLButtonElement>('.phases button');
    expect(document.querySelectorAll('.phases button')).toHaveLength(2);
    expect([own.getAttribute('aria-pressed'), rival.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
    rival.click();
    expect(onstop).toHaveBeenCalledWith('move', 'rival');
    own.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }));
    rival.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    expect(onpassuntil).toHaveBeenCalledTimes(2);
    expect(onpassuntil).toHaveBeenCalledWith('move');
  });
});

describe('seat edges', () => {
  it('differ for all six seats', () => {
    for (let seat = 0; seat < 6; seat++) shown.push(mount(SeatEdge, { target: document.body, props: { seat } }));
    flushSync();
    const drawings = [...document.querySelectorAll('svg')].map((svg) =>
      svg.innerHTML.replace(/var\(--seat-\d\)|c\d+-zigzag|s\d+-zigzag/g, ''),
    );
    expect(new Set(drawings).size).toBe(6);
  });
});
