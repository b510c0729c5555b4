/** What rivals may hold, from public counts: asked of the engine once for each position. */
import type { DkHeldAnswer } from '../../../../src-shared/games/deckforge/explain/questions.ts';
import type { DkGame } from '../../../../src-shared/games/deckforge/game-types.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

export class Held {
  #all = $state.raw<readonly DkHeldAnswer[]>([]);
  #asked = 0;
  readonly #session: Pick<MatchSession<DkGame>, 'query'>;

  constructor(session: Pick<MatchSession<DkGame>, 'query'>) {
    this.#session = session;
  }

  async refresh(): Promise<void> {
    const asked = ++this.#asked;
    const all = (await this.#session.query({ ask: 'held' })) ?? [];
    if (asked === this.#asked) this.#all = all;
  }

  of(seat: number): DkHeldAnswer | null {
    return this.#all.find((one) => one.seat === seat) ?? null;
  }

  close(): void {
    this.#asked++;
  }
}
