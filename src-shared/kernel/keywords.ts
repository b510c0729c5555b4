import type { Masks } from './masks.ts';

/** What players read of a keyword, and the rules that tests cite for it. One that lacks a part does not compile. */
export interface KeywordEntry {
  name: string;
  /** Name in the game-icons set. */
  icon: string;
  /** One line, for a chip's pop-up. */
  line: string;
  /** The whole rule. */
  rule: string;
  example: string;
  /** IDs in the game's checklist. */
  cites: readonly [string, ...string[]];
}

/** One keyword's part in a moment. `does` is what its module gives for that moment: a function, or a plain value. */
export interface Hook<Id, Mask, Does> {
  readonly id: Id;
  /** The keyword alone. */
  readonly mask: Mask;
  readonly does: Does;
}

/** The keywords that act at a moment. A thing whose mask does not meet `mask` has none of them and is done with. */
export interface Moment<Id, Mask, Does> {
  readonly mask: Mask;
  /** In the order in which they act. */
  readonly hooks: readonly Hook<Id, Mask, Does>[];
}

/** A keyword's behaviour: what it does at those of its game's moments at which it does something. */
export type KeywordModule<Moments> = Partial<Moments>;

/** The game's keywords with their words, their behaviour and the masks that states hold. */
export interface KeywordRegister<Id extends string, Mask, Moments> {
  readonly masks: Masks<Id, Mask>;
  readonly entries: Readonly<Record<Id, KeywordEntry>>;
  /** The table of a moment, the same one at each call: rules ask once, as they are loaded. */
  at<M extends keyof Moments>(moment: M): Moment<Id, Mask, Moments[M]>;
}

/** For each moment the keywords that act before the others, which follow in the order of the ids. */
export type Precedence<Id, Moments> = { readonly [M in keyof Moments]?: readonly Id[] };

interface Parts<Id extends string, Mask, Moments> {
  masks: Masks<Id, Mask>;
  entries: Readonly<Record<Id, KeywordEntry>>;
  modules: Readonly<Record<Id, KeywordModule<Moments>>>;
  first?: Precedence<Id, Moments>;
}

const WORDS = ['name', 'icon', 'line', 'rule', 'example'] as const satisfies readonly (keyof KeywordEntry)[];

/** What keeps a game from starting with this keyword; null if nothing does. */
function faultOf(entry: KeywordEntry, module: object): string | null {
  const blank = WORDS.find((word) => entry[word].trim() === '');
  if (blank) return `has no ${blank}`;
  return Object.keys(module).length === 0 ? 'does nothing: its module hooks on no moment' : null;
}

/** @throws for a keyword without words or behaviour, and for a precedence of keywords that do not act at the moment */
export function keywordRegister<Id extends string, Mask, Moments extends object>({
  masks,
  entries,
  modules,
  first = {},
}: Parts<Id, Mask, Moments>): KeywordRegister<Id, Mask, Moments> {
  for (const id of masks.ids) {
    const fault = faultOf(entries[id], modules[id]);
    if (fault) throw new Error(`the keyword "${id}" ${fault}`);
  }
  const table = <M extends keyof Moments>(moment: M): Moment<Id, Mask, Moments[M]> => {
    const acting = masks.ids.filter((id) => modules[id][moment] !== undefined);
    const before = first[moment] ?? [];
    const idle = before.find((id) => !acting.includes(id));
    if (idle) throw new Error(`the keyword "${idle}" is to be first at "${String(moment)}" and does nothing then`);
    const order = [...before, ...acting.filter((id) => !before.includes(id))];
    return { mask: masks.of(acting), hooks: order.map((id) => ({ id, mask: masks.only[id], does: modules[id][moment]! })) };
  };
  const tables = new Map<keyof Moments, unknown>();
  return {
    masks,
    entries,
    at<M extends keyof Moments>(moment: M) {
      if (!tables.has(moment)) tables.set(moment, table(moment));
      return tables.get(moment) as Moment<Id, Mask, Moments[M]>;
    },
  };
}
