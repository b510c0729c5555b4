import type { GameAction, GameView, History } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotId } from '../protocol/bot-ids.ts';
import type { BotOutlook } from './outlook.ts';

/** What a decision may cost. Absent members are unlimited; a search needs at least one. */
export interface BotBudget {
  ms?: number;
  iterations?: number;
}

/**
 * All that a bot is given: what a person in its seat sees, and nothing else. No field could hold a state.
 * A decision depends on the request alone, so undo, resume and a restarted process change nothing.
 */
export interface BotRequest {
  game: string;
  view: GameView;
  /** Legal actions, as offered to a person. Never empty. */
  actions: readonly GameAction[];
  history: History;
  budget: BotBudget;
  seed: string;
  /** The seats that people have at this table, as everybody there knows. Absent: none. */
  people?: readonly Seat[];
  /**
   * Reused subtree of the seat's previous answer, if no other action came between. The search continues from it, so that its memory of
   * the turn travels with the request.
   */
  outlook?: BotOutlook;
}

/** One of the actions a bot weighed against each other. */
export interface BotCandidate {
  action: GameAction;
  /** Visits of a search, or determinizations of a lookahead. */
  visits: number;
  /** Value the bot expects of it for its seat, 0…1. */
  value: number;
}

/** How many candidates an answer names at most: enough to add up what several searches found. */
export const MOST_CANDIDATES = 12;

export interface BotStats {
  iterations: number;
  /** Value the bot expects for its seat, 0…1; null if it does not think about that. */
  value: number | null;
  /** The best of what it weighed, best first: the first is its answer. Absent: it weighed nothing. */
  candidates?: BotCandidate[];
  /** Subtree for the seat's next request. */
  outlook?: BotOutlook;
}

export interface BotAnswer {
  /** One of the request's actions. */
  action: GameAction;
  stats: BotStats;
}

/** What a bot needs from outside: rules and bots know no clock. */
export interface BotHooks {
  /** Milliseconds of a clock that never runs backwards. */
  now(): number;
  /** True once the answer is not wanted any more; the bot then answers at once with the best it has. */
  cancelled(): boolean;
}

export interface BotProgress {
  /** Share of the budget spent, 0…1. */
  done: number;
  iterations: number;
}

/** A decision as a generator, which yields every few milliseconds to the event loop. */
export type Thinking = Generator<BotProgress, BotAnswer, void>;

export interface Bot {
  readonly id: BotId;
  think(request: BotRequest, hooks: BotHooks): Thinking;
}

/** Runs a decision to its end, for headless games. */
export function decide(bot: Bot, request: BotRequest, hooks: BotHooks): BotAnswer {
  const thinking = bot.think(request, hooks);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
