import { IllegalAction, type PreviewChange } from './game.ts';
import { Random } from './rng.ts';

/*
 * Previews by simulation: the action is applied to several determinizations and the numbers of everything the seat sees
 * are compared before and after; where determinizations, or what others may openly decide, lead to different numbers, a
 * number is uncertain. Each game says what to read.
 */

/** Named numbers of things, by the subject's sign. */
export type Reading = Map<string, Map<string, number>>;
type Differences = Map<string, PreviewChange>;

/** `arrives` and `gone` mark things that are only in one of the two; where it arrives is its `place`. */
function differences(before: Reading, after: Reading, place: string): Differences {
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

/** The values of a change over all runs; where a thing is gone it has none. */
function range(runs: readonly Differences[], sign: string, { subject, from, what }: PreviewChange): { least: number; most: number } {
  const values = runs.filter((run) => what === 'gone' || !run.has(`${subject} gone`)).map((run) => run.get(sign)?.to ?? from);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** One list over all runs, the first run's changes first. */
function merged(runs: readonly Differences[]): PreviewChange[] {
  const all: Differences = new Map(runs.flatMap((run) => [...run]).toReversed());
  const signs = new Set(runs.flatMap((run) => [...run.keys()]));
  return [...signs].map((sign) => {
    const change = runs[0].get(sign) ?? all.get(sign)!;
    const certain = runs.every((run) => run.get(sign)?.to === change.to);
    return certain ? change : { ...change, certain, ...range(runs, sign, change) };
  });
}

/** Everything that others may openly decide: each run follows another path of their answers. */
class Replies {
  readonly #path: { way: number; ways: number }[] = [];
  #depth = 0;

  /** The next answer, one of `ways`. */
  readonly pick = (ways: number): number => {
    if (this.#depth === this.#path.length) this.#path.push({ way: 0, ways });
    return this.#path[this.#depth++].way;
  };

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

/** How a game tries an action out. */
export interface Trial<S> {
  /** A world in which the seat sees exactly its view. */
  sample(random: Random): S;
  /** The first reason why it cannot be done; null if it can. What is legal is the same in every sampled world. */
  problem(world: S): string | null;
  read(world: S): Reading;
  /**
   * Does it, and what others would be asked with no opinion, until nothing of it is pending. What they decide openly is asked of `reply`,
   * with the number of their ways, and gone through one way after the other.
   */
  carryOut(world: S, reply: (ways: number) => number): void;
  /** Which number says where a thing is. */
  place: string;
}

/** Sampled worlds a preview is tried in; what differs among them is marked uncertain. */
const WORLDS = 4;
/** Paths of others' answers that are tried in each world: the orders of four things. */
const MOST_PATHS = 24;

/**
 * What would change, in several sampled worlds, merged.
 * @throws IllegalAction when the action is not legal now
 */
export function foresee<S>({ sample, problem, read, carryOut, place }: Trial<S>): PreviewChange[] {
  const runs: Differences[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const replies = new Replies();
    let paths = 0;
    do {
      const world = sample(new Random(`preview ${i}`));
      const reason = runs.length === 0 ? problem(world) : null;
      if (reason !== null) throw new IllegalAction(reason);
      const before = read(world);
      carryOut(world, replies.pick);
      runs.push(differences(before, read(world), place));
    } while (++paths < MOST_PATHS && replies.next());
  }
  return merged(runs);
}
