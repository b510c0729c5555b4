import { Digest } from './digest.ts';
import type { RngState } from './rng.ts';

/*
 * The members of a state, listed once: what its hash is made of, in this order, and what is left out of it. A member that
 * is in no part of the list does not compile. Clones are written by hand beside it, since a loop over names takes five times
 * as long; a law of the conformance suite holds the two together.
 */

/** Adds a value to a hash. */
export type Hash<T> = (d: Digest, value: T) => void;

/** Some members of a record, and what they add to its hash. */
interface Part<K extends PropertyKey, T> {
  readonly names: readonly K[];
  readonly hash: Hash<T>;
}

/** Small integers, as one list. */
export const numbers = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, number>>> => ({
  names,
  hash(d, value) {
    d.add(names.length);
    for (const name of names) d.add(value[name]);
  },
});

/** Small integers without their number in front. */
export const bare = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, number>>> => ({
  names,
  hash(d, value) {
    for (const name of names) d.add(value[name]);
  },
});

/** Small integers, with the draws taken from the generator behind them, and its streams. */
export const numbersAndChance = <K extends string>(...names: K[]): Part<K | 'rng', Readonly<Record<K, number>> & { rng: RngState }> => ({
  names: [...names, 'rng'],
  hash(d, value) {
    d.add(names.length + 1);
    for (const name of names) d.add(value[name]);
    const { drawn, streams } = value.rng;
    d.add(drawn);
    for (const name of Object.keys(streams).sort()) d.list(streams[name]);
  },
});

export const lists = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, readonly number[]>>> => ({
  names,
  hash(d, value) {
    for (const name of names) d.list(value[name]);
  },
});

/** What never changes and is shared by all clones. */
export const fixed = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, object>>> => ({
  names,
  hash(d, value) {
    for (const name of names) d.fixed(value[name]);
  },
});

/** What varies in shape, together as one JSON list. */
export const json = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, unknown>>> => ({
  names,
  hash(d, value) {
    d.json(names.map((name) => value[name]));
  },
});

/** What does not matter for the further game, or follows from the rest. */
export const unhashed = <K extends string>(...names: K[]): Part<K, Readonly<Record<K, unknown>>> => ({ names, hash: () => undefined });

/** One member with a hash of its own. */
export const member = <K extends string, T>(name: K, hash: Hash<T>): Part<K, Readonly<Record<K, T>>> => ({
  names: [name],
  hash: (d, value) => hash(d, value[name]),
});

/** Members that only make sense together. */
export const together = <K extends string, T extends Readonly<Record<K, unknown>>>(names: readonly K[], hash: Hash<T>): Part<K, T> => ({
  names,
  hash,
});

export const each =
  <T>(hash: Hash<T>): Hash<readonly T[]> =>
  (d, values) => {
    for (const value of values) hash(d, value);
  };

/** The same behind how many there are. */
export const counted =
  <T>(hash: Hash<T>): Hash<readonly T[]> =>
  (d, values) => {
    d.add(values.length);
    for (const value of values) hash(d, value);
  };

/** Nothing counts as an empty list. */
export const orNothing =
  <T>(hash: Hash<T>): Hash<T | null> =>
  (d, value) => {
    if (value === null) d.add(0);
    else hash(d, value);
  };

type Complete<T, P extends readonly Part<keyof T, T>[]> = [Exclude<keyof T, P[number]['names'][number]>] extends [never]
  ? unknown
  : { readonly missing: Exclude<keyof T, P[number]['names'][number]> };

/** The hash of a record from all of its members: `record<State>()(numbers('turn'), lists('deck'))`. */
export const record =
  <T>() =>
  <const P extends readonly Part<keyof T, T>[]>(...parts: P & Complete<T, P>): Hash<T> =>
  (d, value) => {
    for (const part of parts as P) part.hash(d, value);
  };

/** A game's `hash`: sixteen hex digits over everything that matters for the further game. */
export const digestOf =
  <S>(fields: Hash<S>) =>
  (state: S): string => {
    const d = new Digest();
    fields(d, state);
    return d.hex();
  };
