import type { LobbyResults } from '../../src-shared/protocol/lobby.ts';
import type { LibraryEntry } from '../../src-shared/protocol/messages.ts';
import { problemOf } from '../app/words/problems.ts';
import { PickKeeper } from '../screens/lobby/pick-keeper.ts';
import type { GuestSession } from './session.svelte.ts';

/** Where a guest chooses from: in the app its own library, elsewhere what the host offers to everybody. */
export type Shelf = (game: string) => Promise<readonly LibraryEntry[]>;

/**
 * What a guest brings to the match: bound to before it starts, and opened when the table asks. Everybody with a seat gives a share of the seed so,
 * also where there is nothing to choose.
 */
export class Bringing {
  /** Null until they are there. */
  entries = $state.raw<{ game: string; entries: readonly LibraryEntry[] } | null>(null);
  problem = $state<string | null>(null);
  readonly #session: GuestSession;
  readonly #shelf: Shelf;
  /** Chosen last, by game. */
  #chosen: { game: string; pick: unknown } | null = null;
  #keeper: { you: string; keeper: PickKeeper } | null = null;

  constructor(session: GuestSession, shelf?: Shelf) {
    this.#session = session;
    this.#shelf = shelf ?? (async () => ((await session.client.ask('lobby.shelf', {})) as LobbyResults['lobby.shelf']).entries);
  }

  async load(game: string): Promise<void> {
    this.problem = null;
    try {
      this.entries = { game, entries: await this.#shelf(game) };
    } catch (error) {
      this.problem = problemOf(error).message;
    }
  }

  /** Binds the guest to this pick; null brings nothing. The table is told once. */
  bring(pick: unknown): void {
    const { lobby, seat } = this.#session;
    if (!lobby || seat === null || lobby.match !== null) return;
    this.#chosen = { game: lobby.game, pick };
    const hash = this.#keeperOf(lobby.you).commit(lobby.game, pick);
    if (lobby.seats[seat].hash !== hash) void this.#session.ask('lobby.commit', { hash });
  }

  /** Binds the guest anew to what it chose last, where the table has let go of that: a match that did not begin, another number of seats. */
  bringAgain(): void {
    const chosen = this.#chosen;
    const { lobby } = this.#session;
    if (chosen && chosen.game === lobby?.game) this.bring(chosen.pick);
  }

  /** Whether the draw of a match that is over is what all had committed to, in a sentence; null while nobody can say. */
  async drawOf(match: string): Promise<string | null> {
    const { lobby, client } = this.#session;
    if (!lobby) return null;
    try {
      const problem = this.#keeperOf(lobby.you).check(await client.request('match.draw', { match }));
      if (problem !== null) return `About the draw: ${problem}`;
      return 'The draw was fair: everybody’s share went into it, as all had committed to before the match.';
    } catch {
      // The host does not say, or the line is lost.
      return null;
    }
  }

  /** @returns stops listening */
  follow(): () => void {
    return this.#session.client.onOpen((commitments) => {
      const { lobby, seat } = this.#session;
      const opening = lobby && seat !== null ? this.#keeperOf(lobby.you).open(seat, commitments) : null;
      if (opening) void this.#session.ask('lobby.open', opening);
    });
  }

  /** A guest is another at every table, also in one browser. */
  #keeperOf(you: string): PickKeeper {
    if (this.#keeper?.you !== you) this.#keeper = { you, keeper: new PickKeeper(you) };
    return this.#keeper.keeper;
  }
}
