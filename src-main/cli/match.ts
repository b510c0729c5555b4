import { decide, type Bot, type BotBudget } from '../../src-shared/bots/index.ts';
import { emptyCut, recordInto, type EventCut } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { Outcome } from '../../src-shared/kernel/state.ts';

/** More decisions than any game takes; a match that gets here is reported as broken. */
const ENDLESS = 50_000;
const HOOKS = { now: () => performance.now(), cancelled: () => false };

export interface MatchPlan {
  config: unknown;
  seed: string;
  /** One per seat. */
  bots: readonly Bot[];
  budget: BotBudget;
}

export interface MatchReport {
  outcome: Outcome;
  decisions: number;
  /** Time spent per seat in decisions that were not forced, and how many those were. */
  seats: { ms: number; choices: number; slowest: number }[];
  ms: number;
  turns: number;
  /** Most decisions of one turn, all seats' together. */
  longestTurn: number;
  /** What everybody was told. */
  told: EventCut;
}

/**
 * Plays one match headless, each bot from its own view, actions and history, as a worker process would be asked.
 * @throws whatever a rule or a bot throws
 */
export function playMatch(game: Game, { config, seed, bots, budget }: MatchPlan): MatchReport {
  const started = performance.now();
  const told = emptyCut(bots.length);
  const state = recordInto(told, () => game.create(config, seed));
  const seats = bots.map(() => ({ ms: 0, choices: 0, slowest: 0 }));
  let decisions = 0;
  let longestTurn = 0;
  let began = { turn: -1, at: 0 };
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    if (decisions === ENDLESS) throw new Error(`the match does not end within ${ENDLESS} decisions`);
    const view = game.view(state, seat);
    const actions = game.actions(state);
    const asked = performance.now();
    const request = { game: game.id, view, actions, history: told.seats[seat], budget, seed: `${seed} decision ${decisions}` };
    const { action } = decide(bots[seat], request, HOOKS);
    if (actions.length > 1) {
      const ms = performance.now() - asked;
      seats[seat].ms += ms;
      seats[seat].choices++;
      seats[seat].slowest = Math.max(seats[seat].slowest, ms);
    }
    recordInto(told, () => game.apply(state, action));
    if (view.turn !== began.turn) began = { turn: view.turn, at: decisions };
    decisions++;
    longestTurn = Math.max(longestTurn, decisions - began.at);
  }
  const { turn } = game.view(state, 'spectator');
  return { outcome: game.outcome(state)!, decisions, seats, ms: performance.now() - started, turns: turn, longestTurn, told };
}
