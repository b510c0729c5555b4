export type Politeness = 'polite' | 'assertive';

/** Debounce: announcements within this time are spoken as one. */
const JOIN_MS = 80;

/**
 * Feeds the two ARIA live regions. Each has two slots, used in turn: a repeated sentence enters an empty slot, so screen readers speak it
 * again.
 */
export class Announcer {
  readonly slots = $state<Record<Politeness, [string, string]>>({ polite: ['', ''], assertive: ['', ''] });
  #waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
  #turn: Record<Politeness, 0 | 1> = { polite: 0, assertive: 0 };
  #timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};

  announce = (text: string, politeness: Politeness = 'polite'): void => {
    const sentence = text.trim();
    if (sentence === '') return;
    this.#waiting[politeness].push(sentence);
    this.#timers[politeness] ??= setTimeout(() => this.#flush(politeness), JOIN_MS);
  };

  /** Clears both regions and the queue: another person has the screen. */
  hush = (): void => {
    for (const politeness of ['polite', 'assertive'] as const) {
      clearTimeout(this.#timers[politeness]);
      this.#timers[politeness] = undefined;
      this.#waiting[politeness] = [];
      this.slots[politeness] = ['', ''];
    }
  };

  #flush(politeness: Politeness): void {
    const text = this.#waiting[politeness].join(' ');
    this.#waiting[politeness] = [];
    this.#timers[politeness] = undefined;
    const turn = this.#turn[politeness];
    this.slots[politeness] = turn === 0 ? [text, ''] : ['', text];
    this.#turn[politeness] = turn === 0 ? 1 : 0;
  }
}
