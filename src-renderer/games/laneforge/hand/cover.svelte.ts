/**
 * The own hand, face down too while two people share the screen: it is seen while its key is held, or until the
 * present action ends once it was asked for. A setting; without it the hand lies open.
 */
import type { Switches } from '../../../app/game-settings.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';
import type { SETTINGS } from '../settings.ts';

type Rules = Pick<Switches<typeof SETTINGS>, 'coverOwnHand'>;

export class HandCover {
  readonly #session: Pick<MatchSession, 'frame'>;
  readonly #settings: () => Rules;
  #held = $state(false);
  #open = $state(false);

  /** The hand is one that others at the screen are not to see. */
  readonly on = $derived.by(() => this.#settings().coverOwnHand && (this.#session.frame?.local.length ?? 0) > 1);
  /** …and lies face down now. */
  readonly down = $derived.by(() => this.on && !this.#held && !this.#open);

  constructor(session: Pick<MatchSession, 'frame'>, settings: () => Rules) {
    this.#session = session;
    this.#settings = settings;
  }

  /** Shows the hand as long as the key stays down. False where no hand is covered. */
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
    // A key that is let go elsewhere is not heard here.
    window.addEventListener('blur', lower, { signal: done.signal });
    return true;
  }

  show(): void {
    this.#open = true;
  }

  /** The action is over. */
  cover(): void {
    this.#open = false;
  }
}
