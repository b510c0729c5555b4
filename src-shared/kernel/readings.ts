import { IllegalAction, type PreviewChange } from './game.ts';
import { Random } from './rng.ts';

/*
 * Previews by simulation: the action is applied to several determinizations and the numbers of everything the seat sees
 * are compared before and after; where determinizations disagree a number is uncertain. Each game says what to read.
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

/** One list over all sampled worlds, the first world's changes first. */
function mergeWorlds(worlds: readonly Differences[]): PreviewChange[] {
  const changes: PreviewChange[] = [];
  for (const [sign, change] of worlds[0]) changes.push({ ...change, certain: worlds.every((world) => world.get(sign)?.to === change.to) });
  for (const world of worlds.slice(1))
    for (const [sign, change] of world)
      if (!worlds[0].has(sign) && !changes.some((c) => `${c.subject} ${c.what}` === sign)) changes.push({ ...change, certain: false });
  return changes;
}

/** How a game tries an action out. */
export interface Trial<S> {
  /** A world in which the seat sees exactly its view. */
  sample(random: Random): S;
  /** The first reason why it cannot be done; null if it can. What is legal is the same in every sampled world. */
  problem(world: S): string | null;
  read(world: S): Reading;
  /** Does it, and what others would be asked with no opinion, until nothing of it is pending. */
  carryOut(world: S): void;
  /** Which number says where a thing is. */
  place: string;
}

/** Sampled worlds a preview is tried in; what differs among them is marked uncertain. */
const WORLDS = 4;

/**
 * What would change, in several sampled worlds, merged.
 * @throws IllegalAction when the action is not legal now
 */
export function foresee<S>({ sample, problem, read, carryOut, place }: Trial<S>): PreviewChange[] {
  const worlds: Differences[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = sample(new Random(`preview ${i}`));
    const reason = i === 0 ? problem(world) : null;
    if (reason !== null) throw new IllegalAction(reason);
    const before = read(world);
    carryOut(world);
    worlds.push(differences(before, read(world), place));
  }
  return mergeWorlds(worlds);
}
