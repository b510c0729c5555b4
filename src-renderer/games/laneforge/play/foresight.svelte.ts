/**
 * Forecast of the coming Combat: for the present state, and after playing the held card in a lane or the hovered action. Computed by the
 * engine from the seat's view.
 */
import type { LnForecast, LnLaneForecast, LnPlaceAnswer, LnQuestion } from '../../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnGame } from '../../../../src-shared/games/laneforge/game-types.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import { Questions } from '../../../match/questions.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

const LANES = [1, 2, 3, 4, 5] as const;

/** A play of a held card, or a legal action. */
export type Plan = Pick<Extract<LnQuestion, { ask: 'forecast' }>, 'plays' | 'after'>;

export class Foresight {
  /** Present state. */
  now = $state.raw<LnForecast | null>(null);
  /** After the plan. */
  planned = $state.raw<LnForecast | null>(null);
  /** By lane: the place of the held card. */
  places = $state.raw<ReadonlyMap<number, LnPlaceAnswer>>(new Map());

  readonly shown: LnForecast | null = $derived(this.planned ?? this.now);
  /** Lanes whose forecast the plan changes. */
  readonly changed: ReadonlySet<number> = $derived.by(() => {
    const { planned, now } = this;
    const differs = (lane: LnLaneForecast, i: number) => JSON.stringify(lane) !== JSON.stringify(now?.lanes[i]);
    return new Set(planned?.lanes.filter(differs).map(({ lane }) => lane));
  });

  readonly #questions: Questions<LnGame>;
  /** The latest plan; late answers to earlier ones are dropped. */
  #wanted: Plan | null = null;
  #held: LnCardId | null = null;

  constructor(session: MatchSession<LnGame>) {
    // With covered hands a public query is used: the lanes are open to all.
    this.#questions = new Questions(session, 'curtain');
  }

  /** A new frame: queries everything again. */
  async refresh(): Promise<void> {
    this.planned = null;
    this.#wanted = null;
    const { seq } = this.#questions;
    const answer = await this.#questions.ask({ ask: 'forecast' });
    if (seq === this.#questions.seq) this.now = answer;
  }

  /** A card is taken up or put back. */
  async hold(card: LnCardId | null): Promise<void> {
    this.#held = card;
    this.places = new Map();
    this.plan(null);
    if (!card) return;
    const answers = await Promise.all(LANES.map((lane) => this.#questions.ask({ ask: 'place', card, lane })));
    if (this.#held !== card) return;
    this.places = new Map(LANES.flatMap((lane, i) => (answers[i] ? [[lane, answers[i]] as const] : [])));
  }

  /** The present plan; null without one. */
  plan(plan: Plan | null): void {
    this.#wanted = plan;
    if (!plan) {
      this.planned = null;
      return;
    }
    void this.#questions.ask({ ask: 'forecast', ...plan }).then((forecast) => {
      if (this.#wanted === plan) this.planned = forecast;
    });
  }

  close(): void {
    this.#wanted = null;
    this.#held = null;
  }
}
