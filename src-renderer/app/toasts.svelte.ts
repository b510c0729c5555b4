import type { Announcer } from './announcer.svelte.ts';

export type ToastKind = 'info' | 'problem';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Of `performance.now()`. */
  since: number;
}

const STAYS_MS = 7000;
/** What came up just as a screen was left may concern the next one. */
const OVERTAKES_MS = 1000;

/** Short notes in the corner. Each is spoken too; a problem stays until it is dismissed, or left behind with its screen. */
export class Toasts {
  list = $state<Toast[]>([]);
  #announcer: Announcer;
  #nextId = 1;
  #held = false;
  #expired = new Set<number>();

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  show(text: string, kind: ToastKind = 'info'): void {
    this.#announcer.announce(text, kind === 'problem' ? 'assertive' : 'polite');
    // The same note twice is one note.
    this.list = this.list.filter((toast) => toast.text !== text);
    const id = this.#nextId++;
    this.list.push({ id, kind, text, since: performance.now() });
    if (kind === 'info') setTimeout(() => this.#expire(id), STAYS_MS);
  }

  problem(text: string): void {
    this.show(text, 'problem');
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Another screen is shown: what was said on the one before belongs there. */
  leaveBehind(): void {
    const now = performance.now();
    this.list = this.list.filter(({ kind, since }) => kind === 'info' || now - since < OVERTAKES_MS);
  }

  /** While pointer or focus is on a note, none of them goes away. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) return;
    this.list = this.list.filter((toast) => !this.#expired.has(toast.id));
    this.#expired.clear();
  }

  #expire(id: number): void {
    if (this.#held) this.#expired.add(id);
    else this.dismiss(id);
  }
}
