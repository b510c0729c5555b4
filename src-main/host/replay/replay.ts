import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { EventCut, GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import { endsSo, takeUp } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, MatchHeader, MatchLog, Thought } from '../../../src-shared/kernel/match-log.ts';
import { applyEntry, beforeDamage, replaying } from '../../../src-shared/kernel/replay.ts';
import type { Replayed } from '../../../src-shared/kernel/replay.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Stage } from '../../../src-shared/protocol/messages.ts';
import { actionInWords } from '../match/action-words.ts';
import { Staging } from '../match/staging.ts';

/** Distance between keyframes in actions: the most that a seek has to replay. */
const STRIDE = 16;

/** Keyframe: the whole state after `line` actions. */
interface Keyframe {
  line: number;
  state: GameState;
}

/**
 * Random access to a match. Reads the log once, verifies every line as `npm run replay` does, and keeps keyframes. Holds everything,
 * secrets included; `road.ts` limits what a viewer may see.
 */
export class Replay {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly entries: readonly LogEntry[];
  /** Actions before this index were played with other cards or rules and cannot be shown. */
  readonly base: number;
  /** The match is over and can be followed to its end: nothing is secret any more. */
  readonly finished: boolean;
  readonly casual: boolean;
  readonly assisted: boolean;
  /** Why it cannot be followed from its first moment or to its last; '' when it can. */
  readonly note: string;
  /** Number of the turn after each action from `base` on. */
  readonly #turns: readonly number[];
  readonly #cuts: readonly EventCut[];
  readonly #keyframes: readonly Keyframe[];
  readonly #thoughts: ReadonlyMap<number, Thought>;

  /** Reads a log. Yields after every action. */
  static *read(game: Game, log: MatchLog): Generator<void, Replay, void> {
    const from = takeUp(game, log);
    const base = from?.line ?? 0;
    const turns: number[] = [];
    const keyframes: Keyframe[] = [];
    const onLine = (line: number, state: GameState): void => {
      turns.push(game.turn(state));
      if ((line - base) % STRIDE === 0) keyframes.push({ line, state: game.clone(state) });
    };
    const replayed = yield* replaying(game, log, { from, onLine });
    const before = replayed.disagreement && beforeDamage(log, replayed.disagreement);
    if (before) return yield* Replay.read(game, before);
    return new Replay(game, log, base, replayed, turns, keyframes);
  }

  private constructor(
    game: Game,
    log: MatchLog,
    base: number,
    { state, cuts, entries, thoughts, disagreement }: Replayed,
    turns: readonly number[],
    keyframes: readonly Keyframe[],
  ) {
    this.game = game;
    this.header = log.header;
    this.casual = log.casual;
    this.assisted = log.assisted;
    this.base = base;
    this.entries = entries;
    this.#thoughts = thoughts;
    this.#cuts = cuts;
    this.#turns = turns;
    this.#keyframes = keyframes;
    const problem = disagreement?.message ?? log.problem?.message ?? null;
    this.finished = log.end !== null && problem === null && endsSo(game.outcome(state), log.end);
    this.note = [
      base > 0 && `It was played with other cards or rules: only what follows the start of turn ${this.turnAt(base)} can be shown.`,
      problem !== null && `It can be followed only as far as this: ${problem}.`,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Number of actions. */
  get length(): number {
    return this.entries.length;
  }

  /** A copy of the state after `line` actions, which the caller may change. */
  stateAt(line: number): GameState {
    const { game } = this;
    const keyframe = this.#keyframes.findLast((kept) => kept.line <= line)!;
    const state = game.clone(keyframe.state);
    for (let i = keyframe.line; i < line; i++) applyEntry(game, state, this.entries[i]);
    return state;
  }

  turnAt(line: number): number {
    return this.#turns[line - this.base];
  }

  /** Search statistics of the bot's action that follows `line` actions. */
  thoughtAt(line: number): Thought | null {
    return this.#thoughts.get(line + 1) ?? null;
  }

  /** Events that `viewer` was told by the action that led to `line`; by the set-up for the first. */
  eventsAt(line: number, viewer: Viewer): GameEvent[] {
    const cut = this.#cuts[line - this.base];
    return viewer === 'spectator' ? cut.spectator : cut.seats[viewer];
  }

  /** Positions that `viewer` saw on the way from the action before to `line`, without that at its end. */
  stagesTo(line: number, viewer: Viewer): Stage[] {
    if (line <= this.base) return [];
    const state = this.stateAt(line - 1);
    const staging = new Staging(this.game, [viewer]);
    const recording = new Recording(this.header.seats.length);
    const look = staging.watch(line, recording);
    recordInto(recording, () => applyEntry(this.game, state, this.entries[line - 1]));
    look(state);
    return staging.of(line, viewer).slice(0, -1);
  }

  /** All events that `viewer` had been told after `line` actions. */
  history(line: number, viewer: Viewer): GameEvent[] {
    const told: GameEvent[] = [];
    for (let i = this.base; i <= line; i++) told.push(...this.eventsAt(i, viewer));
    return told;
  }

  /** Description of an action (the recorded one by default) after `line` actions, from its seat’s view. */
  wordsAt(line: number, state = this.stateAt(line), action: GameAction | undefined = this.entries[line].action): string {
    const { seat } = this.entries[line];
    return action === undefined ? 'concede' : actionInWords(this.game, this.game.view(state, seat), action);
  }
}
