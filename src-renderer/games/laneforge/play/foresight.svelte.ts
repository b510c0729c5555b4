/**
 * What the coming Combat would bring: as things stand, and as they would be with the card that is held over a lane, or
 * after the action that is pointed at.
 * The engine works it out from the seat's view; nothing is computed here.
 */
import type { LnForecast, LnLaneForecast, LnPlaceAnswer, LnQuestion } from '../../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnGame } from '../../../../src-shared/games/laneforge/game-types.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import { Questions } from '../../../match/questions.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

const LANES = [1, 2, 3, 4, 5] as const;

/** A play of a held card, or any action that could be taken now. */
export type Plan = Pick<Extract<LnQuestion, { ask: 'forecast' }>, 'plays' | 'after'>;

export class Foresight {
  /** As things stand. */
  now = $state.raw<LnForecast | null>(null);
  /** With what is planned. */
  planned = $state.raw<LnForecast | null>(null);
  /** By lane: where the held card would stand. */
  places = $state.raw<ReadonlyMap<number, LnPlaceAnswer>>(new Map());

  readonly shown: LnForecast | null = $derived(this.planned ?? this.now);
  /** Lanes that the plan makes another thing of. */
  readonly changed: ReadonlySet<number> = $derived.by(() => {
    const { planned, now } = this;
    const differs = (lane: LnLaneForecast, i: number) => JSON.stringify(lane) !== JSON.stringify(now?.lanes[i]);
    return new Set(planned?.lanes.filter(differs).map(({ lane }) => lane));
  });

  readonly #questions: Questions<LnGame>;
  /** What was wanted last: late answers to earlier questions are dropped. */
  #wanted: Plan | null = null;
  #held: LnCardId | null = null;

  constructor(session: MatchSession<LnGame>) {
    // While hands are covered the lanes lie open, and anybody may know what they come to.
    this.#questions = new Questions(session, 'curtain');
  }

  /** A new frame: everything is asked anew. */
  async refresh(): Promise<void> {
    this.planned = null;
    this.#wanted = null;
    const { seq } = this.#questions;
    const answer = await this.#questions.ask({ ask: 'forecast' });
    if (seq === this.#questions.seq) this.now = answer;
  }

  /** A card is taken up, or put back. */
  async hold(card: LnCardId | null): Promise<void> {
    this.#held = card;
    this.places = new Map();
    this.plan(null);
    if (!card) return;
    const answers = await Promise.all(LANES.map((lane) => this.#questions.ask({ ask: 'place', card, lane })));
    if (this.#held !== card) return;
    this.places = new Map(LANES.flatMap((lane, i) => (answers[i] ? [[lane, answers[i]] as const] : [])));
  }

  /** What is meant now; null: nothing. */
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
