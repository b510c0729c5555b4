/**
 * Covers the viewer's hand while two people share the screen: visible while its key is held, or after a press until the action ends.
 * Optional, by a setting.
 */
import type { Switches } from '../../../app/game-settings.ts';
import { isShared } from '../../../match/game-ui.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';
import type { SETTINGS } from '../settings.ts';

type Rules = Pick<Switches<typeof SETTINGS>, 'coverOwnHand'>;

export class HandCover {
  readonly #session: Pick<MatchSession, 'frame'>;
  readonly #settings: () => Rules;
  #held = $state(false);
  #open = $state(false);

  /** The hand is hidden from others at the screen. */
  readonly on = $derived.by(() => this.#settings().coverOwnHand && isShared(this.#session.frame));
  /** The hand is face down now. */
  readonly down = $derived.by(() => this.on && !this.#held && !this.#open);

  constructor(session: Pick<MatchSession, 'frame'>, settings: () => Rules) {
    this.#session = session;
    this.#settings = settings;
  }

  /** Shows the hand while the key is held. False without a covered hand. */
  lift(event: KeyboardEvent): boolean {
    if (!this.on) return false;
    if (this.#held) return true;
    this.#held = true;
    const done = new AbortController();
    const lower = (): void => {
      this.#held = false;
      done.abort();
    };
    window.addEventListener('keyup', (up) => up.code === event.code && lower(), { signal: done.signal });
    // A keyup outside the window is not received.
    window.addEventListener('blur', lower, { signal: done.signal });
    return true;
  }

  show(): void {
    this.#open = true;
  }

  /** Covers it again: the action is over. */
  cover(): void {
    this.#open = false;
  }
}
