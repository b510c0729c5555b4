import type { GameEvent } from '../../../src-shared/kernel/game-types.ts';
import type { SettingsStore } from '../../app/settings.svelte.ts';
import type { Arrival, LiveSession } from '../session.svelte.ts';
import { isAlone } from '../words.ts';
import type { Idea } from './idea.ts';

/**
 * Explains a game's ideas to a person who plays it alone against bots, one at a time, each the first time it matters. It begins with the
 * person's first match, and they can end it.
 */
export class Coach {
  readonly #game: string;
  readonly #ideas: readonly Idea[];
  readonly #session: LiveSession;
  readonly #settings: SettingsStore;
  /** What the person was told since they last did something. */
  #events: GameEvent[] = [];
  /** The idea that is explained now. */
  shown = $state.raw<Idea | null>(null);

  constructor(game: string, ideas: readonly Idea[], session: LiveSession, settings: SettingsStore) {
    this.#game = game;
    this.#ideas = ideas;
    this.#session = session;
    this.#settings = settings;
  }

  get #isWanted(): boolean {
    const { frame } = this.#session;
    const met = this.#settings.ideasOf(this.#game);
    return met !== null && !met.off && frame?.mode === 'seat' && frame.lesson === undefined && isAlone(frame);
  }

  /** Takes in what has arrived. An idea stays until the person has done something. */
  hear({ before, events, jumped }: Arrival): void {
    const hasActed = before !== null && before.actions.length > 0;
    if (jumped || hasActed) this.shown = null;
    if (jumped) this.#events = [];
    else if (hasActed) this.#events = [...events];
    else this.#events.push(...events);
  }

  /** The person is asked: shows the first idea that matters now, unless one is shown. */
  ask(): void {
    const { frame, actions } = this.#session;
    if (this.shown || !frame || actions.length === 0 || !this.#isWanted) return;
    const met = this.#settings.ideasOf(this.#game)?.met ?? [];
    const moment = { seat: frame.seat, view: frame.view, actions, events: this.#events };
    const unmet = this.#ideas.filter(({ id }) => !met.includes(id));
    const known = unmet.filter((idea) => idea.known?.(moment));
    const idea = unmet.find((one) => !known.includes(one) && one.matters(moment)) ?? null;
    this.shown = idea;
    const fresh = [...known, ...(idea ? [idea] : [])].map(({ id }) => id);
    if (fresh.length > 0) void this.#settings.patchIdeas(this.#game, { met: [...met, ...fresh] });
  }

  /** It has been read. */
  dismiss(): void {
    this.shown = null;
  }

  /** No more of them in this game; the settings have the way back. */
  end(): void {
    this.shown = null;
    void this.#settings.patchIdeas(this.#game, { off: true });
  }
}
