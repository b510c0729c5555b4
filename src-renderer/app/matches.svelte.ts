import type { MatchSummary } from '../../src-shared/protocol/messages.ts';
import { newestFirst } from '../../src-shared/protocol/recent.ts';
import type { Client } from '../client/client.ts';
import { problemOf } from './words/problems.ts';

/** The list of saved matches, updated while a screen shows it. */
export class MatchList {
  all = $state.raw<MatchSummary[]>([]);
  problems = $state.raw<readonly string[]>([]);
  loaded = $state(false);
  #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  get unfinished(): MatchSummary[] {
    return this.all.filter((match) => match.state === 'unfinished');
  }

  get finished(): MatchSummary[] {
    return this.all.filter((match) => match.state === 'finished');
  }

  /** Those that cannot be gone on with here. */
  get stuck(): MatchSummary[] {
    return this.all.filter((match) => ['damaged', 'newer', 'elsewhere'].includes(match.state));
  }

  /** @returns stops listening */
  follow(): () => void {
    void this.#load();
    return this.#client.onMatches(() => void this.#load());
  }

  async #load(): Promise<void> {
    try {
      const { matches, problems } = await this.#client.request('match.list', {});
      this.all = newestFirst(matches, ({ updatedAt }) => updatedAt, Date.now());
      this.problems = problems;
    } catch (error) {
      this.problems = [problemOf(error).message];
    }
    this.loaded = true;
  }
}
