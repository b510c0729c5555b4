import type { NearTable, VisitPlace, VisitState } from '../../../src-shared/protocol/visit.ts';
import { problemOf } from '../../app/words/problems.ts';
import type { Client } from '../../client/client.ts';

/** Tables elsewhere: those near by, and the one at which this device has a seat. */
export class VisitStore {
  #state = $state.raw<VisitState>({ state: 'off' });
  problem = $state<string | null>(null);
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  get isOff(): boolean {
    return this.#state.state === 'off';
  }

  /** Null while they are not looked for. */
  get near(): readonly NearTable[] | null {
    return this.#state.state === 'on' ? this.#state.near : null;
  }

  get kept(): VisitPlace | null {
    return this.#state.state === 'on' ? this.#state.kept : null;
  }

  /** @returns stops listening, and looking */
  follow(): () => void {
    const stop = this.#client.onVisit((state) => (this.#state = state));
    void this.#ask('visit.state');
    return () => {
      stop();
      if (this.near !== null) void this.look(false);
    };
  }

  look(looking: boolean): Promise<void> {
    return this.#take(this.#client.request('visit.look', { looking }));
  }

  forget(): Promise<void> {
    return this.#ask('visit.forget');
  }

  #ask(method: 'visit.state' | 'visit.forget'): Promise<void> {
    return this.#take(this.#client.request(method, {}));
  }

  async #take(asked: Promise<VisitState>): Promise<void> {
    try {
      this.#state = await asked;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error).message;
    }
  }
}
