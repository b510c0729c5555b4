/** Explains words and signs beside where they stand: on hover, on focus by keyboard and on a long press. One tip is shown at a time. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Placement } from '@floating-ui/dom';
import type { Term } from './term.ts';

const HOVER_MS = 350;
const LONG_PRESS_MS = 500;

export interface Explanation {
  terms: readonly Term[];
  /** Why it cannot be used now. */
  problem?: string | null;
}

interface Shown {
  node: HTMLElement;
  read: () => Explanation;
  placement: Placement;
  /** By a key, with the focus elsewhere: the sign is marked, and Escape does nothing besides closing it. */
  asked?: boolean;
}

export class Tips {
  shown = $state.raw<Shown | null>(null);
  /** All that explains itself, on whichever screen. */
  readonly signs = new Map<HTMLElement, Shown>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(shown: Shown, after = 0): void {
    clearTimeout(this.#timer);
    if (after === 0) this.shown = shown;
    else this.#timer = setTimeout(() => (this.shown = shown), after);
  }

  /** Also where an effect moves the focus, which is not to run again with each tip. */
  hide(node?: HTMLElement): void {
    clearTimeout(this.#timer);
    if (!node || untrack(() => this.shown)?.node === node) this.shown = null;
  }
}

export const tips = new Tips();

/**
 * Attachment: `read` says what explains the element; it is called while the tip is shown.
 * @param onPress the element is there for its explanation alone: a press shows it
 */
export function explained(read: () => Explanation, placement: Placement = 'right', onPress = false): Attachment<HTMLElement> {
  return (node) => {
    const shown: Shown = { node, read, placement };
    tips.signs.set(node, shown);
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const on = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      node.addEventListener(type, hear, { signal: on.signal, capture });

    listen('pointerenter', (event) => event.pointerType !== 'touch' && tips.show(shown, HOVER_MS));
    listen('pointerleave', () => tips.hide(node));
    listen('focusin', () => node.matches(':focus-visible') && tips.show(shown));
    listen('focusout', () => tips.hide(node));
    // Used by keyboard as by pointer: what it does is to be seen, on the board that the tip may cover.
    listen('keydown', ({ key }) => (key === 'Enter' || key === ' ') && tips.hide(node));
    listen('pointerdown', (event) => {
      pressed = false;
      if (event.pointerType !== 'touch') return tips.hide(node);
      press = setTimeout(() => {
        pressed = true;
        tips.show(shown);
      }, LONG_PRESS_MS);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
      listen(end, (event) => {
        if (end !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 2) clearTimeout(press);
      });
    if (onPress) listen('click', () => tips.show(shown));
    // The release of a long press explains, and does nothing else.
    listen(
      'click',
      (event) => {
        if (!pressed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    return () => {
      on.abort();
      clearTimeout(press);
      tips.signs.delete(node);
      tips.hide(node);
    };
  };
}
