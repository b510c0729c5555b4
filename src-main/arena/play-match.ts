import type { Bot, BotAnswer, BotBudget, BotOutlook, BotRequest } from '../../src-shared/bots/index.ts';
import { Recording, recordInto, type EventCut } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { Outcome } from '../../src-shared/kernel/state.ts';
import { thoughtRow, type ThoughtRow } from './thoughts.ts';
import { finish, Stopwatch, type Work } from './work.ts';

/** Limit on decisions, above any real match; reaching it is an error. */
const ENDLESS = 50_000;

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
  /** The events, cut for each viewer. */
  told: EventCut;
  /** Of each decision that was not forced: which of the offered actions was taken. With config and seed it is the whole match. */
  choices: number[];
  /** What was weighed in each of them. */
  thoughts: ThoughtRow[];
}

/**
 * Plays one match headless, each bot from its own view, actions and history, as a worker process would be asked.
 * @throws what the rules or a bot throw
 */
export const playMatch = (game: Game, plan: MatchPlan): MatchReport => finish(matchWork(game, plan));

/** The same in steps. Times are of work alone. */
export function* matchWork(game: Game, { config, seed, bots, budget }: MatchPlan): Work<MatchReport> {
  const watch = new Stopwatch();
  const told = new Recording(bots.length);
  const state = recordInto(told, () => game.create(config, seed));
  const seats = bots.map(() => ({ ms: 0, choices: 0, slowest: 0 }));
  const choices: number[] = [];
  const thoughts: ThoughtRow[] = [];
  let decisions = 0;
  let longestTurn = 0;
  /** Part of the last search's tree, for the next request of the same seat. */
  let before: { seat: Seat; outlook?: BotOutlook } | null = null;
  let began = { turn: -1, at: 0 };
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    if (decisions === ENDLESS) throw new Error(`the match does not end within ${ENDLESS} decisions`);
    const view = game.view(state, seat);
    const actions = game.actions(state);
    const asked = watch.now();
    const outlook: BotOutlook | undefined = before?.seat === seat ? before.outlook : undefined;
    const request: BotRequest = {
      game: game.id,
      view,
      actions,
      history: told.seats[seat],
      budget,
      seed: `${seed} decision ${decisions}`,
      outlook,
    };
    const { action, stats }: BotAnswer = yield* decision(bots[seat], request, watch);
    before = { seat, outlook: stats.outlook };
    if (actions.length > 1) {
      const ms = watch.now() - asked;
      seats[seat].ms += ms;
      seats[seat].choices++;
      seats[seat].slowest = Math.max(seats[seat].slowest, ms);
      choices.push(actions.indexOf(action));
      thoughts.push(thoughtRow(actions, stats));
    }
    recordInto(told, () => game.apply(state, action));
    if (view.turn !== began.turn) began = { turn: view.turn, at: decisions };
    decisions++;
    longestTurn = Math.max(longestTurn, decisions - began.at);
    yield* watch.rest();
  }
  const { turn } = game.view(state, 'spectator');
  return { outcome: game.outcome(state)!, decisions, seats, ms: watch.now(), turns: turn, longestTurn, told, choices, thoughts };
}

function* decision(bot: Bot, request: BotRequest, watch: Stopwatch): Work<BotAnswer> {
  const thinking = bot.think(request, { now: () => watch.now(), cancelled: () => false });
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    yield* watch.rest();
  }
}
