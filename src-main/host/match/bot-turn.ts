import { randomBytes } from 'node:crypto';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import type { GameAction } from '../../../src-shared/kernel/game.ts';
import type { SeatRecord, Thought } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { clockOf, type BotId, type Clock } from '../../../src-shared/protocol/bot-ids.ts';
import { BotCancelled } from '../bots/bot-runner.ts';
import type { BotCrew } from '../bots/crew.ts';
import { Pacing } from '../bots/pacing.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** What a bot does, and what it weighed to get there. */
export interface BotDecision {
  seat: Seat;
  action: GameAction;
  thought?: Thought;
}

export interface BotTurnEvents {
  /** Never called from inside `ask`. */
  decided(decision: BotDecision): void;
  notice(message: string): void;
}

const clockOfSeat = (record: SeatRecord): Clock =>
  record.kind === 'bot' ? clockOf(record.bot as BotId, record.budgetMs) : { choiceMs: 0, turnMs: 0 };

/**
 * One bot's decision at a time: what it is asked, for how long, and what happens in its place when it cannot
 * answer. Forced decisions cost nothing, and a bot that fails plays the game's routine.
 */
export class BotTurn {
  readonly #timeline: Timeline;
  readonly #table: Table;
  readonly #crew: () => BotCrew;
  readonly #events: BotTurnEvents;
  readonly #pacing = new Map<Seat, Pacing>();
  #question = 0;
  thinking: { seat: Seat; since: number } | null = null;

  constructor(timeline: Timeline, table: Table, crew: () => BotCrew, events: BotTurnEvents) {
    this.#timeline = timeline;
    this.#table = table;
    this.#crew = crew;
    this.#events = events;
  }

  ask(seat: Seat): void {
    const { game, state } = this.#timeline;
    const question = ++this.#question;
    const actions = game.actions(state);
    const budget = this.#pacingOf(seat).budget(this.#timeline.turn, state.choice !== null);
    if (actions.length === 1 || budget === 0) {
      setImmediate(() => this.#decide(question, { seat, action: actions.length === 1 ? actions[0] : this.routine() }));
      return;
    }
    void this.#think(question, seat, actions, budget);
  }

  /** Withdraws the question; its answer will not be heard. */
  drop(): void {
    this.#question++;
    if (this.thinking) this.#crew().cancel();
    this.thinking = null;
  }

  /** What a player with no opinion does. */
  routine(): GameAction {
    const { game, state } = this.#timeline;
    return game.decode(state, game.routine(state));
  }

  async #think(question: number, seat: Seat, actions: GameAction[], ms: number): Promise<void> {
    const { game, state } = this.#timeline;
    const record = this.#table.records[seat];
    if (record.kind !== 'bot') throw new Error(`seat ${seat} is not a bot's`);
    const request: BotRequest = {
      game: game.id,
      view: game.view(state, seat),
      actions,
      history: this.#timeline.history(seat),
      budget: { ms },
      // Chance of the bot's own, unrelated to the match's seed.
      seed: randomBytes(8).toString('hex'),
    };
    const since = performance.now();
    this.thinking = { seat, since };
    let decision: BotDecision;
    try {
      decision = decisionOf(seat, await this.#crew().choose(record.bot, request));
    } catch (error) {
      if (error instanceof BotCancelled || question !== this.#question) return;
      this.#events.notice(`${record.name} could not decide (${(error as Error).message}) and plays the obvious.`);
      decision = { seat, action: this.routine() };
    }
    this.#pacingOf(seat).spend(performance.now() - since);
    this.#decide(question, decision);
  }

  #decide(question: number, decision: BotDecision): void {
    if (question !== this.#question) return;
    this.thinking = null;
    this.#events.decided(decision);
  }

  #pacingOf(seat: Seat): Pacing {
    const record = this.#table.records[seat];
    let pacing = this.#pacing.get(seat);
    if (!pacing) this.#pacing.set(seat, (pacing = new Pacing(clockOfSeat(record))));
    return pacing;
  }
}

function decisionOf(seat: Seat, { action, stats: { iterations, candidates } }: BotAnswer): BotDecision {
  return candidates && candidates.length > 0 ? { seat, action, thought: { seat, iterations, candidates } } : { seat, action };
}
