/** Queries the engine about the pointed-at thing: why it is not legal, and what it would change without responses. */
import type { GameTypes, Preview } from '../../src-shared/kernel/game-types.ts';
import type { MatchSession } from './session.svelte.ts';

/** Debounce: a pointer that only passes by sends no request. */
const SETTLE_MS = 110;

export class Explainer<G extends GameTypes> {
  /** Why the pointed-at action is not legal. */
  reason = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What goes on without anything pointed at: kept while an answer to it is held. */
  standing = $state.raw<Preview | null>(null);
  readonly foreseen: Preview | null = $derived(this.preview ?? this.standing);

  readonly #session: Pick<MatchSession<G>, 'frame' | 'busy' | 'why' | 'preview'>;
  /** Cache; answers are valid for one frame. */
  #cache = new Map<string, string | Preview | null>();
  #cachedFor = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(session: Pick<MatchSession<G>, 'frame' | 'busy' | 'why' | 'preview'>) {
    this.#session = session;
  }

  /** Nothing is pointed at. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.reason = null;
    this.preview = null;
  }

  explain(intent: G['action']): void {
    this.#later(async () => {
      const reason = (await this.#answer(`why ${JSON.stringify(intent)}`, () => this.#session.why(intent))) as string | null;
      return () => {
        this.reason = reason;
        this.preview = null;
      };
    });
  }

  /** Why a pressed thing does nothing, at once. */
  async refuse(intent: G['action']): Promise<string | null> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const reason = await this.#session.why(intent);
    if (asked === this.#asked) this.reason = reason;
    return reason;
  }

  foresee(action: G['action']): void {
    this.#later(async () => {
      const preview = await this.#previewOf(action);
      return () => {
        this.preview = preview;
        this.reason = null;
      };
    });
  }

  /** Nothing is pointed at: what this action would bring is shown, and kept when something is. */
  stand(action: G['action']): void {
    this.clear();
    this.#later(async () => {
      const preview = await this.#previewOf(action);
      return () => (this.standing = preview);
    });
  }

  /** What was going on is over. */
  lay(): void {
    this.standing = null;
  }

  #previewOf(action: G['action']): Promise<Preview | null> {
    return this.#answer(`preview ${JSON.stringify(action)}`, () => this.#session.preview(action)) as Promise<Preview | null>;
  }

  #later(work: () => Promise<() => void>): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => {
      // An action is in flight: an answer would be outdated.
      if (this.#session.busy) return;
      void work().then((show) => {
        if (asked === this.#asked) show();
      });
    }, SETTLE_MS);
  }

  async #answer(key: string, ask: () => Promise<string | Preview | null>): Promise<string | Preview | null> {
    const seq = this.#session.frame?.seq ?? -1;
    if (seq !== this.#cachedFor) {
      this.#cache.clear();
      this.#cachedFor = seq;
    }
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const answer = await ask();
    if (this.#cachedFor === seq) this.#cache.set(key, answer);
    return answer;
  }
}
