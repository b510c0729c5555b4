import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';

const OPEN_AFTER_MS = 150;
/** Grace period to move the pointer from the trigger into the pop-up. */
const CLOSE_AFTER_MS = 220;
const GAP = 10;

/** The open pop-up that is not pinned; opening another closes it. */
const shown: { now: PopoverState | null } = { now: null };

/**
 * Visibility of a pop-up: opens after a hover delay or immediately on focus, and stays while pointer or focus is on the trigger or inside.
 * Esc closes it, Shift pins it.
 */
export class PopoverState {
  open = $state(false);
  pinned = $state(false);
  trigger: HTMLElement | null = null;
  panel: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hover(): void {
    this.#after(OPEN_AFTER_MS, () => this.show());
  }

  leave(): void {
    if (this.pinned) return;
    this.#after(CLOSE_AFTER_MS, () => this.hide());
  }

  /** The pointer has entered the pop-up. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  show(): void {
    clearTimeout(this.#timer);
    if (shown.now !== this && !shown.now?.pinned) shown.now?.hide();
    shown.now = this;
    this.open = true;
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (shown.now === this) shown.now = null;
    this.open = false;
    this.pinned = false;
  }

  /** @returns whether the pop-up has handled the key */
  key(event: KeyboardEvent): boolean {
    if (!this.open) return false;
    if (event.key === 'Escape') {
      this.hide();
      return true;
    }
    if (event.key === 'Shift' && !event.repeat) this.pinned = !this.pinned;
    return false;
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}

/** Positions `panel` beside `trigger`, within the window and never over the trigger, until the returned function is called. */
export function placeBeside(trigger: HTMLElement, panel: HTMLElement, placement: Placement): () => void {
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(trigger, panel, {
      placement,
      strategy: 'fixed',
      middleware: [
        offset(GAP),
        flip({ fallbackPlacements: ['left-start', 'bottom', 'top'], padding: GAP }),
        shift({ padding: GAP }),
        size({ padding: GAP, apply: ({ availableHeight }) => panel.style.setProperty('--room', `${Math.max(160, availableHeight)}px`) }),
      ],
    });
    panel.style.left = `${x}px`;
    panel.style.top = `${y}px`;
  };
  return autoUpdate(trigger, panel, () => void place());
}
