import { briefly } from '../host-error.ts';
import { isolated } from '../../../src-shared/text/names.ts';
import { isDeepStrictEqual } from 'node:util';
import { isMidway } from '../../../src-shared/bots/lookahead.ts';
import type { BotOutlook } from '../../../src-shared/bots/outlook.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import type { LogEntry, StandIn, Thought } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { clockOf, type BotId, type Clock, type Pace } from '../../../src-shared/protocol/bot-ids.ts';
import { BotCancelled } from '../bots/bot-runner.ts';
import type { BotCrew } from '../bots/crew.ts';
import { randomBelow, realEnv } from '../env/env.ts';
import type { Env } from '../env/env.ts';
import { Pacing, type Asked } from '../bots/pacing.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** A bot's action, with the search statistics behind it. */
export interface BotDecision {
  seat: Seat;
  action: GameAction;
  thought?: Thought;
  /** It decided for a person. */
  standIn?: true;
}

export interface BotTurnEvents {
  /** Always asynchronous: never called from inside `ask`. */
  decided(decision: BotDecision): void;
  notice(message: string): void;
}

/** The random bot answers immediately: its response time carries no information. */
const isThoughtless = (bot: StandIn | null): boolean => bot?.bot === 'random';

/** The state of one request to a bot. */
interface Question {
  seat: Seat;
  asked: Asked;
  since: number;
  /** Milliseconds after `since` before which the answer may not be seen. */
  due: number;
  /** A person asked for the answer now. */
  hurried: boolean;
  /** Resolves the delay of an answer that is held back. */
  release: (() => void) | null;
}

/**
 * Classifies the decision. Only the seat that acted last can be within a choice of its own; a block, for instance, is a choice too, but
 * replies to another seat's attack and gets a budget of its own.
 * @param goesOn the seat that decides also took the last action
 */
export function kindOf(game: Game, state: GameState, view: GameView, goesOn: boolean): Asked {
  if (goesOn && (state.choice !== null || isMidway(game, state))) return 'step';
  return game.isReply?.(view) ? 'reply' : 'choice';
}

/**
 * Runs one bot decision at a time: its request, its budget, the delay until its answer is shown, and the fallback when it fails. A bot that
 * fails plays the game's routine action.
 */
export class BotTurn {
  readonly #env: Env;
  readonly #timeline: Timeline;
  readonly #table: Table;
  readonly #crew: () => BotCrew;
  readonly #pace: () => Pace;
  readonly #events: BotTurnEvents;
  readonly #pacing = new Map<Seat, Pacing>();
  #question: Question | null = null;
  /** The last answer and whose it is, the tree to reuse after it, and the log entry before it. */
  #last: { after: LogEntry | undefined; bot: string; action: GameAction; outlook: BotOutlook | undefined } | null = null;

  constructor(timeline: Timeline, table: Table, crew: () => BotCrew, pace: () => Pace, events: BotTurnEvents, env: Env = realEnv) {
    this.#env = env;
    this.#timeline = timeline;
    this.#table = table;
    this.#crew = crew;
    this.#pace = pace;
    this.#events = events;
  }

  /** The seat that is shown as thinking, and for how long. */
  get thinking(): { seat: Seat; sinceMs: number } | null {
    const question = this.#question;
    return question && { seat: question.seat, sinceMs: Math.round(this.#env.clock.ticks() - question.since) };
  }

  ask(seat: Seat): void {
    const { game, state } = this.#timeline;
    const actions = game.actions(state);
    const view = game.view(state, seat);
    const asked = kindOf(game, state, view, this.#timeline.entries.at(-1)?.seat === seat);
    const pacing = this.#pacingOf(seat);
    const budget = pacing.budget(this.#timeline.turn, asked);
    const only = actions.length === 1;
    const atOnce = budget === 0 || isThoughtless(this.#table.botOf(seat));
    const due = atOnce ? 0 : pacing.due(asked, only ? actions[0].type : null, budget);
    const question: Question = { seat, asked, since: this.#env.clock.ticks(), due, hurried: false, release: null };
    this.#question = question;
    if (only || budget === 0) this.#showWhenDue(question, { seat, action: only ? actions[0] : this.routine() });
    else void this.#think(question, view, actions, budget);
  }

  /** Asks the thinking bot for the best action found so far. */
  hurry(): void {
    const question = this.#question;
    if (question === null) return;
    question.hurried = true;
    if (question.release) question.release();
    else this.#crew().hurry();
  }

  /** Cancels the request; its answer is ignored. */
  drop(): void {
    if (this.#question && this.#question.release === null) this.#crew().cancel();
    this.#question = null;
  }

  /** The decision, or the routine in its place where the rules do not allow it. */
  possible(decision: BotDecision): BotDecision {
    const { game, state } = this.#timeline;
    const { seat } = decision;
    const standIn = this.#table.standInOf(seat) ? { standIn: true as const } : {};
    if (game.actions(state).some((action) => isDeepStrictEqual(action, decision.action))) return { ...decision, ...standIn };
    this.#events.notice(`${this.#nameOf(seat)} wanted something impossible and plays the obvious.`);
    return { seat, action: this.routine(), ...standIn };
  }

  #nameOf(seat: Seat): string {
    const name = isolated(this.#table.records[seat].name);
    return this.#table.standInOf(seat) ? `The bot that plays for ${name}` : name;
  }

  /** The game's default action. */
  routine(): GameAction {
    const { game, state } = this.#timeline;
    return game.decode(state, game.routine(state));
  }

  async #think(question: Question, view: GameView, actions: GameAction[], ms: number): Promise<void> {
    const { seat } = question;
    const bot = this.#table.botOf(seat);
    if (bot === null) throw new Error(`seat ${seat} is not a bot's`);
    const request: BotRequest = {
      game: this.#timeline.game.id,
      view,
      actions,
      history: this.#timeline.history(seat),
      budget: { ms },
      // Not derived from the match's seed, which must stay hidden.
      seed: this.#env.random(8).toString('hex'),
      people: this.#table.humans,
      outlook: this.#outlook(seat, bot.bot),
    };
    const after = this.#timeline.entries.at(-1);
    let decision: BotDecision;
    try {
      const answer = await this.#crew().choose(bot.bot, request);
      this.#last = { after, bot: bot.bot, action: answer.action, outlook: answer.stats.outlook };
      decision = decisionOf(seat, answer);
    } catch (error) {
      if (error instanceof BotCancelled || question !== this.#question) return;
      this.#events.notice(`${this.#nameOf(seat)} could not decide (${briefly(error)}) and plays the obvious.`);
      decision = { seat, action: this.routine() };
    }
    if (question !== this.#question) return;
    if (question.asked === 'choice' && !question.hurried && !isThoughtless(bot)) this.#paceOwn(question, decision.action.type, ms);
    this.#showWhenDue(question, decision);
  }

  /** In its own turn: records the thinking time, and delays a pass by the time of an earlier one (see `Pacing`). */
  #paceOwn(question: Question, kind: string, budget: number): void {
    const pacing = this.#pacingOf(question.seat);
    if (kind === this.routine().type) question.due = pacing.dueOfPass(kind, budget);
    pacing.took(kind, this.#env.clock.ticks() - question.since);
  }

  /** The search tree to reuse, when the same bot's last answer is the only action since. */
  #outlook(seat: Seat, bot: string): BotOutlook | undefined {
    const { entries } = this.#timeline;
    const own = entries.at(-1);
    const last = this.#last;
    const goesOn = last?.bot === bot && own?.seat === seat && entries.at(-2) === last.after && isDeepStrictEqual(own.action, last.action);
    return goesOn ? last.outlook : undefined;
  }

  /** Shows the answer once its delay has passed. */
  #showWhenDue(question: Question, decision: BotDecision): void {
    const decide = (): void => {
      if (question !== this.#question) return;
      this.#question = null;
      const { seat, asked, since, due } = question;
      // A reply is charged a full beat whatever the thinking took; otherwise the next budget would leak it.
      this.#pacingOf(seat).spend(asked === 'reply' ? due : this.#env.clock.ticks() - since);
      this.#events.decided(decision);
    };
    const left = question.hurried ? 0 : question.due - (this.#env.clock.ticks() - question.since);
    const timer = this.#env.clock.after(Math.max(left, 0), decide);
    question.release = () => {
      timer.cancel();
      this.#env.clock.soon(decide);
    };
  }

  #pacingOf(seat: Seat): Pacing {
    let pacing = this.#pacing.get(seat);
    if (!pacing) {
      pacing = new Pacing(
        () => clockOfBot(this.#table.botOf(seat), this.#pace()),
        (n) => randomBelow(this.#env, n),
      );
      this.#pacing.set(seat, pacing);
    }
    return pacing;
  }
}

const clockOfBot = (bot: StandIn | null, pace: Pace): Clock =>
  bot ? clockOf(bot.bot as BotId, bot.budgetMs, pace) : { choiceMs: 0, turnMs: 0 };

function decisionOf(seat: Seat, { action, stats: { iterations, candidates } }: BotAnswer): BotDecision {
  return candidates && candidates.length > 0 ? { seat, action, thought: { seat, iterations, candidates } } : { seat, action };
}
