/** What each attack of the selected unit would do, from the engine: shown on every target in both modes. */
import type { WrAttackForecast } from '../../../../src-shared/games/warforge/explain/questions.ts';
import type { WrGame } from '../../../../src-shared/games/warforge/game-types.ts';
import type { WrAttackMode, WrPlace } from '../../../../src-shared/games/warforge/types.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

export class Forecasts {
  #all = $state.raw<readonly WrAttackForecast[]>([]);
  #asked = 0;
  readonly #session: Pick<MatchSession<WrGame>, 'query'>;

  constructor(session: Pick<MatchSession<WrGame>, 'query'>) {
    this.#session = session;
  }

  /** @param from place of the selected unit, null for none */
  async refresh(from: WrPlace | null): Promise<void> {
    const asked = ++this.#asked;
    if (from === null) this.#all = [];
    const all = from === null ? [] : ((await this.#session.query({ ask: 'attacks', from })) ?? []);
    if (asked === this.#asked) this.#all = all;
  }

  of(to: WrPlace, mode: WrAttackMode): WrAttackForecast | null {
    return this.#all.find((one) => one.to === to && one.mode === mode) ?? null;
  }

  close(): void {
    this.#asked++;
  }
}
