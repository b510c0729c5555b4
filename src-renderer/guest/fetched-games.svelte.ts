import { z } from 'zod';
import type { GameUi } from '../app/game-ui.ts';
import { recall, remember } from '../app/memory.ts';

const KEY = 'table-game';

/** Windows of games that a guest's page has fetched: a table plays one, so no other comes with it. */
export class FetchedGames {
  #uis = $state.raw<Readonly<Record<string, GameUi>>>({});
  #problem = $state.raw<unknown>(null);
  readonly #asked = new Set<string>();

  /** @param windows how each is fetched; the game that the table played last is, at once */
  constructor(private readonly windows: Readonly<Record<string, () => Promise<GameUi>>>) {
    const last = recall(KEY, z.string());
    if (last !== null) this.#fetch(last);
  }

  /** By id; another value with each that has come. */
  get uis(): Readonly<Record<string, GameUi>> {
    return this.#uis;
  }

  /** Why the last one has not come. */
  get problem(): unknown {
    return this.#problem;
  }

  /** Whether the game is still on its way. One that this page does not have is not waited for. */
  awaits(game: string): boolean {
    return Object.hasOwn(this.windows, game) && !Object.hasOwn(this.#uis, game);
  }

  /** Fetches the game of the table. */
  want(game: string): void {
    remember(KEY, game);
    this.#fetch(game);
  }

  #fetch(game: string): void {
    if (this.#asked.has(game) || !Object.hasOwn(this.windows, game)) return;
    this.#asked.add(game);
    this.windows[game]().then(
      (ui) => (this.#uis = { ...this.#uis, [game]: ui }),
      (error: unknown) => {
        this.#asked.delete(game);
        this.#problem = error;
      },
    );
  }
}
