/**
 * What the coming Combat would bring: as things stand, and as they would be with the card that is held over a lane, or
 * after the action that is pointed at.
 * The engine works it out from the seat's view; nothing is computed here.
 */
import type { LnForecast, LnLaneForecast, LnPlaceAnswer, LnQuestion } from '../../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
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

  readonly #session: MatchSession;
  /** Answers hold for one frame. */
  #cache = new Map<string, Promise<unknown>>();
  #cachedFor = -1;
  /** What was wanted last: late answers to earlier questions are dropped. */
  #wanted: Plan | null = null;
  #held: LnCardId | null = null;

  constructor(session: MatchSession) {
    this.#session = session;
  }

  /** A new frame: everything is asked anew. */
  async refresh(): Promise<void> {
    this.planned = null;
    this.#wanted = null;
    const seq = this.#seq();
    const answer = (await this.#ask({ ask: 'forecast' })) as LnForecast | null;
    if (seq === this.#seq()) this.now = answer;
  }

  /** A card is taken up, or put back. */
  async hold(card: LnCardId | null): Promise<void> {
    this.#held = card;
    this.places = new Map();
    this.plan(null);
    if (!card) return;
    const answers = await Promise.all(LANES.map((lane) => this.#ask({ ask: 'place', card, lane })));
    if (this.#held !== card) return;
    this.places = new Map(LANES.flatMap((lane, i) => (answers[i] ? [[lane, answers[i] as LnPlaceAnswer] as const] : [])));
  }

  /** What is meant now; null: nothing. */
  plan(plan: Plan | null): void {
    this.#wanted = plan;
    if (!plan) {
      this.planned = null;
      return;
    }
    void this.#ask({ ask: 'forecast', ...plan }).then((forecast) => {
      if (this.#wanted === plan) this.planned = forecast as LnForecast | null;
    });
  }

  close(): void {
    this.#wanted = null;
    this.#held = null;
  }

  #seq(): number {
    return this.#session.frame?.seq ?? -1;
  }

  #ask(question: LnQuestion): Promise<unknown> {
    if (this.#seq() !== this.#cachedFor) {
      this.#cache.clear();
      this.#cachedFor = this.#seq();
    }
    const key = JSON.stringify(question);
    const known = this.#cache.get(key);
    if (known) return known;
    const { frame } = this.#session;
    // While hands are covered the lanes lie open, and anybody may know what they come to.
    const answer = frame?.mode === 'curtain' ? this.#session.queryInPublic(question) : this.#session.query(question);
    this.#cache.set(key, answer);
    return answer;
  }
}
