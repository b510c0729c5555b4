import type { GameAction } from './game.ts';
import type { Seat } from './seat.ts';

/*
 * An action as one positive integer: its type in the high bits, its particulars below. A game describes once how the
 * particulars of each type of action are packed; encoding, decoding and the readers of rules code come from that.
 */

/** How the particulars of one type of action are packed. */
export interface Packing<A, S = unknown> {
  /** −1 for an action that no state could offer (an unknown card). */
  encode(action: A, state: S, seat: Seat): number;
  decode(particulars: number, state: S): Omit<A, 'type'>;
}

/** No particulars. */
export const nothing: Packing<object> = { encode: () => 0, decode: () => ({}) };

/** One number, as it is. */
export const one = <N extends string>(name: N): Packing<Record<N, number>> => ({
  encode: (action) => action[name],
  decode: (n) => ({ [name]: n }) as Record<N, number>,
});

/** One of a list, by its place there. */
export const oneOf = <N extends string, T>(name: N, list: readonly T[]): Packing<Record<N, T>> => ({
  encode: (action) => list.indexOf(action[name]),
  decode: (n) => ({ [name]: list[n] }) as Record<N, T>,
});

/** Two numbers in one, with readers by their names. */
export type Pair<High extends string, Low extends string> = Packing<Record<High | Low, number>> & {
  of(high: number, low: number): number;
} & { readonly [name in High | Low]: (particulars: number) => number };

/** @param bits room for the low number */
export function pair<High extends string, Low extends string>(high: High, low: Low, bits: number): Pair<High, Low> {
  const mask = (1 << bits) - 1;
  const of = (a: number, b: number): number => (a << bits) | b;
  const readHigh = (n: number): number => n >> bits;
  const readLow = (n: number): number => n & mask;
  return {
    of,
    [high]: readHigh,
    [low]: readLow,
    encode: (action: Record<High | Low, number>) => of(action[high], action[low]),
    decode: (n: number) => ({ [high]: readHigh(n), [low]: readLow(n) }),
  } as unknown as Pair<High, Low>;
}

/** A game's packings, one for each type of action; their order numbers the types and never changes. */
export type Packings<S, A extends GameAction> = { readonly [T in A['type']]: Packing<Extract<A, { type: T }>, S> };

/** What rules, search and the contract need of a layout of keys. */
export interface ActionKeys<S, A extends GameAction> {
  /** Number of each type, from 1. */
  readonly ACTION: Readonly<Record<A['type'], number>>;
  keyOf(kind: number, particulars: number): number;
  kindOf(key: number): number;
  particularsOf(key: number): number;
  typeOf(key: number): A['type'];
  /** −1 for an action that no state could offer. */
  encode(state: S, seat: Seat, action: A): number;
  decode(state: S, key: number): A;
}

/** @param shift room for the largest particulars, in bits; with the number of types in front a key fits 31 bits */
export function actionKeys<S, A extends GameAction>(shift: number, packings: Packings<S, A>): ActionKeys<S, A> {
  const types = Object.keys(packings) as A['type'][];
  const ACTION = Object.fromEntries(types.map((type, i) => [type, i + 1])) as Record<A['type'], number>;
  const mask = (1 << shift) - 1;
  const byType = packings as Readonly<Record<A['type'], Packing<A, S>>>;
  const kindOf = (key: number): number => key >> shift;
  const particularsOf = (key: number): number => key & mask;
  const typeOf = (key: number): A['type'] => types[kindOf(key) - 1];
  return {
    ACTION,
    keyOf: (kind, particulars) => (kind << shift) | particulars,
    kindOf,
    particularsOf,
    typeOf,
    encode(state, seat, action) {
      const type: A['type'] = action.type;
      const n = byType[type].encode(action, state, seat);
      return n < 0 ? -1 : (ACTION[type] << shift) | n;
    },
    decode(state, key) {
      const type = typeOf(key);
      return { type, ...byType[type].decode(particularsOf(key), state) } as A;
    },
  };
}
