import type { Announcer } from './announcer.svelte.ts';

export type ToastKind = 'info' | 'problem';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** `performance.now()` at its creation. */
  since: number;
}

const STAYS_MS = 7000;
/** One that is being read goes so long after it is not any more, at most. */
const AGAIN_MS = 500;
/** A toast newer than this when the screen changes may concern the next screen and stays. */
const OVERTAKES_MS = 1000;

/** Toasts. Each is spoken too; a problem stays until it is dismissed or its screen is left. */
export class Toasts {
  list = $state<Toast[]>([]);
  #announcer: Announcer;
  #nextId = 1;
  /** Whether pointer or focus is on a toast: none expires then. */
  isRead: () => boolean = () => false;

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  show(text: string, kind: ToastKind = 'info'): void {
    this.#announcer.announce(text, kind === 'problem' ? 'assertive' : 'polite');
    // Deduplicates: the same text is one toast.
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

  /** The screen has changed: removes the toasts of the former one. */
  leaveBehind(): void {
    const now = performance.now();
    this.list = this.list.filter(({ kind, since }) => kind === 'info' || now - since < OVERTAKES_MS);
  }

  #expire(id: number): void {
    if (this.isRead()) setTimeout(() => this.#expire(id), AGAIN_MS);
    else this.dismiss(id);
  }
}
