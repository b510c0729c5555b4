/**
 * Content has stable ids. Inside a running state numbers stand for cards, keywords, phases and the like; what is saved or
 * sent carries the table that explains them. A state kept under another table is renumbered, or refused in words.
 */
import { inOrder } from './in-order.ts';
import type { Game, GameAction } from './game.ts';
import type { WideMask } from './masks.ts';
import { hashText } from './rng.ts';
import type { GameState } from './state.ts';

/** Ids at their numbers, kind by kind: `cards`, `keywords`, `phases`… A part behind `#` is the mark of the thing's text. */
export type ContentTable = Readonly<Record<string, readonly string[]>>;

/** What a game's numbers mean. The kind `phases` is the kernel's own. */
export interface GameContent<S extends GameState = GameState, A extends GameAction = GameAction> {
  /** As this version has it. */
  table(): ContentTable;
  /** As the version had it that last wrote logs without tables. Never changes again. Absent: no such version was ever out. */
  readonly founding?: ContentTable;
  /** Puts every number of the state that points into the table through `n`, in place. The state shares nothing with others. */
  renumber(state: S, n: Numbers): void;
  /** An action that holds such a number, read in the state before it under both tables. Absent: no action holds any. */
  renumberAction?(action: A, written: S, now: S): A;
}

/** From the numbers of one table to those of another. Negative numbers stand for nothing and stay. */
export interface Numbers {
  /** @throws ContentGone */
  of(kind: string, n: number): number;
  /** For what is being carried out: its text has to be the same as well. @throws ContentGone */
  exact(kind: string, n: number): number;
  /** A narrow or a wide mask (`masks.ts`). @throws ContentGone */
  bits<M extends number | WideMask>(kind: string, mask: M): M;
  /** A number each, by its place in the list; 0 is none. @throws ContentGone */
  values(kind: string, values: readonly number[]): number[];
}

/** Something in play is not part of this version any more, or not as it was; a sentence for people. */
export class ContentGone extends Error {
  override readonly name = 'ContentGone';
}

export const contentOf = (game: Pick<Game, 'compiled' | 'content'>): ContentTable => ({
  phases: game.compiled.leaves,
  ...game.content.table(),
});
export const foundingContent = (game: Game): ContentTable => game.content.founding ?? contentOf(game);

/** Id with the mark of what it says. @param text what the rules read of it, names and pictures left out */
export const withMark = (id: string, text: unknown): string => `${id}#${hashText(inOrder(text)).toString(36)}`;

export const sameContent = (a: ContentTable, b: ContentTable): boolean => JSON.stringify(packed(a)) === JSON.stringify(packed(b));

/** One text per kind, for the log: ids hold no blanks. Kinds in alphabetical order. */
export const packed = (table: ContentTable): Record<string, string> =>
  Object.fromEntries(
    Object.keys(table)
      .sort()
      .map((kind) => [kind, table[kind].join(' ')]),
  );

/** Short, for what cannot be renumbered: other marks, other content. */
export const contentMark = (table: ContentTable): string => hashText(JSON.stringify(packed(table))).toString(36);

export const unpacked = (table: Readonly<Record<string, string>>): ContentTable =>
  Object.fromEntries(Object.entries(table).map(([kind, ids]) => [kind, ids.split(/\s+/).filter(Boolean)]));

const idOf = (entry: string): string => entry.split('#')[0];

export class Renumbering implements Numbers {
  readonly #from: ContentTable;
  readonly #to: ContentTable;
  /** Number in `to` by id, kind by kind, made at first use. */
  readonly #places = new Map<string, ReadonlyMap<string, number>>();

  constructor(from: ContentTable, to: ContentTable) {
    this.#from = from;
    this.#to = to;
  }

  of(kind: string, n: number): number {
    if (n < 0) return n;
    const entry = this.#entry(kind, n);
    const place = this.#placesOf(kind).get(idOf(entry));
    if (place === undefined) throw new ContentGone(`${inWords(kind, entry)} is in play and not part of this version`);
    return place;
  }

  exact(kind: string, n: number): number {
    const place = this.of(kind, n);
    if (n >= 0 && this.#to[kind][place] !== this.#entry(kind, n))
      throw new ContentGone(`${inWords(kind, this.#entry(kind, n))} is being carried out and says something else in this version`);
    return place;
  }

  bits<M extends number | WideMask>(kind: string, mask: M): M {
    const words: WideMask = typeof mask === 'number' ? [mask] : mask;
    const moved = new Array<number>(typeof mask === 'number' ? 1 : Math.ceil((this.#to[kind]?.length ?? 0) / 32)).fill(0);
    for (let i = 0; i < words.length * 32; i++) {
      if (!(words[i >>> 5] & (1 << (i & 31)))) continue;
      const place = this.of(kind, i);
      moved[place >>> 5] |= 1 << (place & 31);
    }
    return (typeof mask === 'number' ? moved[0] : moved) as M;
  }

  values(kind: string, values: readonly number[]): number[] {
    const moved = new Array<number>(this.#to[kind]?.length ?? 0).fill(0);
    values.forEach((value, n) => {
      if (value !== 0) moved[this.of(kind, n)] = value;
    });
    return moved;
  }

  #entry(kind: string, n: number): string {
    const entry = this.#from[kind]?.[n];
    if (entry === undefined) throw new ContentGone(`number ${n} among its ${kind} is explained nowhere`);
    return entry;
  }

  #placesOf(kind: string): ReadonlyMap<string, number> {
    let places = this.#places.get(kind);
    if (!places) this.#places.set(kind, (places = new Map((this.#to[kind] ?? []).map((entry, place) => [idOf(entry), place]))));
    return places;
  }
}

/** `cards`, `struck-from-the-ledger#1x2` → the card “struck-from-the-ledger”. */
const inWords = (kind: string, entry: string): string => `the ${kind.replace(/s$/, '')} “${idOf(entry)}”`;

/** A copy of a state with other numbers for the same things. @throws ContentGone */
export function renumbered(game: Game, state: GameState, n: Numbers): GameState {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  copy.phase = n.of('phases', copy.phase);
  game.content.renumber(copy, n);
  return copy;
}
