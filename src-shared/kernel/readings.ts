import type { GameEvent } from './events.ts';
import type { Reading } from './foresight.ts';
import { IllegalAction, type Game, type GameAction, type GameView, type History, type PreviewChange } from './game.ts';
import { Random } from './rng.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

/*
 * Previews by simulation: the action is applied to several determinizations and the numbers of everything the seat sees
 * are compared before and after; where determinizations, or what others may openly decide, lead to different numbers, a
 * number is uncertain. Each game says what to read (`Foresight`).
 */

type Differences = Map<string, PreviewChange>;

/** `arrives` and `gone` mark things that are only in one of the two; where it arrives is its `place`. */
export function differences(before: Reading, after: Reading, place: string): Differences {
  const found: Differences = new Map();
  const note = (subject: string, what: string, from: number, to: number) =>
    found.set(`${subject} ${what}`, { subject, what, from, to, certain: true });
  for (const [subject, numbers] of before) {
    const now = after.get(subject);
    if (!now) note(subject, 'gone', 0, 1);
    else for (const [what, from] of numbers) if (now.get(what) !== from) note(subject, what, from, now.get(what) ?? 0);
  }
  for (const [subject, numbers] of after) if (!before.has(subject)) note(subject, 'arrives', -1, numbers.get(place) ?? -1);
  return found;
}

/** What the game reads, and who has lost. */
export function readingOf<S extends GameState>({ foresight, seatCount }: Readable<S>, state: S, seat: Seat): Reading {
  const reading = foresight.read(state, seat);
  const fallen = foresight.fallen?.(state) ?? losers(state, seatCount(state));
  for (let other = 0; other < seatCount(state); other++) {
    const sign = `seat:${other}`;
    reading.set(sign, new Map(reading.get(sign)).set('falls', fallen.includes(other) ? 1 : 0));
  }
  return reading;
}

const losers = ({ result }: GameState, seats: number): Seat[] =>
  result === null ? [] : Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !result.winners.includes(seat));

interface Span {
  least: number;
  most: number;
}

/** The values of a change over some runs; where a thing is gone it has none, and no run may have one. */
function span(runs: readonly Differences[], sign: string, { subject, from, what }: PreviewChange): Span {
  const values = runs.filter((run) => what === 'gone' || !run.has(`${subject} gone`)).map((run) => run.get(sign)?.to ?? from);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/**
 * One list over all worlds, each with a run for every way of others, the first run's changes first. Unless all ways were tried and
 * nothing unseen takes part, nothing is certain.
 */
function merged(worlds: readonly Differences[][], sure: boolean): PreviewChange[] {
  const runs = worlds.flat();
  const last: Differences = new Map(runs.flatMap((run) => [...run]).toReversed());
  const signs = new Set(runs.flatMap((run) => [...run.keys()]));
  return [...signs].map((sign) => {
    const change = runs[0].get(sign) ?? last.get(sign)!;
    if (sure && runs.every((run) => run.get(sign)?.to === change.to)) return change;
    const range = span(runs, sign, change);
    const alike = worlds.every((world) => {
      const { least, most } = span(world, sign, change);
      return least === range.least && most === range.most;
    });
    return { ...change, certain: false, hangsOn: sure && alike ? 'choice' : 'unknown', ...range };
  });
}

/** Everything that others may decide: each run follows another path of their answers. */
class Replies {
  readonly #path: { way: number; ways: number }[] = [];
  #depth = 0;

  /** The next answer, one of `ways`. */
  pick(ways: number): number {
    if (this.#depth === this.#path.length) this.#path.push({ way: 0, ways });
    return this.#path[this.#depth++].way;
  }

  /** Turns to the next path; false after the last. */
  next(): boolean {
    this.#depth = 0;
    while (this.#path.length > 0) {
      const last = this.#path[this.#path.length - 1];
      if (++last.way < last.ways) return true;
      this.#path.pop();
    }
    return false;
  }
}

/** Sampled worlds a preview is tried in; what differs among them is marked uncertain. */
const WORLDS = 4;
/** The same where chance comes in, or the first worlds differ. */
const MORE_WORLDS = 24;
/** Paths of others' answers that are tried in each world: twice the orders of five things. */
const MOST_PATHS = 240;
/** More steps than anything takes to be carried out with everybody passing. */
const PATIENCE = 200;

type Readable<S extends GameState> = Pick<Game<S>, 'foresight' | 'seatCount'>;

/** What of a game's rules a preview is made from. */
export interface Foreseeable<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent> extends Pick<
  Game<S, A, V, E>,
  'determinize' | 'clone' | 'play' | 'foresight' | 'seatCount'
> {
  encode(state: S, seat: Seat, action: A): number;
  whyNot(state: S, seat: Seat, action: A): string | null;
}

/**
 * What would change without a response, in several sampled worlds and by all that others may decide on the way, merged. From the
 * seat's knowledge alone.
 * @throws IllegalAction when the action is not legal now
 */
export function foresee<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  game: Foreseeable<S, A, V, E>,
  view: V,
  history: History<E>,
  action: A,
): PreviewChange[] {
  const { foresight } = game;
  const seat = view.viewer as Seat;
  const worlds: Differences[][] = [];
  let chance = false;
  let sure = true;
  let sampled: S | undefined;
  for (let i = 0; i < (chance || !alike(worlds) ? MORE_WORLDS : WORLDS); i++) {
    sampled = game.determinize(view, history, new Random(`preview ${i}`), sampled);
    // What is legal is the same in every sampled world.
    const reason = i === 0 ? game.whyNot(sampled, seat, action) : null;
    if (reason !== null) throw new IllegalAction(reason);
    foresight.prepare?.(sampled);
    const before = readingOf(game, sampled, seat);
    const replies = new Replies();
    const runs: Differences[] = [];
    do {
      const world = game.clone(sampled);
      carryOut(game, world, seat, action, replies);
      runs.push(differences(before, readingOf(game, world, seat), foresight.place));
      chance ||= world.rng.drawn > sampled.rng.drawn;
    } while (replies.next() && runs.length < MOST_PATHS);
    worlds.push(runs);
    sure &&= runs.length < MOST_PATHS && !foresight.doubt?.(sampled, seat);
  }
  return merged(worlds, sure);
}

/** Do the first ways through all worlds lead to the same? */
function alike(worlds: readonly Differences[][]): boolean {
  const ends = worlds.map(([first]) => JSON.stringify([...first.values()]));
  return ends.every((end) => end === ends[0]);
}

function carryOut<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  game: Foreseeable<S, A, V, E>,
  world: S,
  seat: Seat,
  action: A,
  replies: Replies,
): void {
  game.play(world, game.encode(world, seat, action));
  for (let step = 0; step < PATIENCE && world.result === null; step++) {
    const keys = game.foresight.next(world, seat);
    if (keys.length === 0) return;
    game.play(world, keys[keys.length === 1 ? 0 : replies.pick(keys.length)]);
  }
}
