import type { Game, GameView } from '../../src-shared/kernel/game.ts';
import type * as kernelKeywords from '../../src-shared/kernel/keywords.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

/** How a list of content is changed: something put in somewhere, perhaps everything in another order. */
export type Change = <T>(list: readonly T[], made: (first: T, id: string) => T) => T[];

/** As it is recorded: with something at the front that is never used. */
export const recorded: Change = (list, made) => [made(list[0], 'planted-before'), ...list];

/** As it is resumed: that is gone, all is turned round, and something else is in the midst of it. */
export const rebuilt: Change = (list, made) => {
  const turned = [...list].reverse();
  return turned.toSpliced(turned.length >> 1, 0, made(list[0], 'planted-after'));
};

/** The entries of keywords, changed; a planted one has the words of the first. */
export const changedEntries = <E extends object>(entries: E, change: Change): E =>
  Object.fromEntries(change(Object.entries(entries), ([, words], id) => [id, words])) as E;

/** The kernel's register of keywords, in which a planted one, whose module and perhaps words are nowhere, has those of the first. */
export async function withPlantedKeywords(original: () => Promise<typeof kernelKeywords>) {
  const kernel = await original();
  const keywordRegister: typeof kernel.keywordRegister = (parts) => {
    const { masks, modules, entries } = parts;
    const [like] = Object.keys(modules) as (typeof masks.ids)[number][];
    const complete = <E>(all: Readonly<Record<typeof like, E>>) =>
      Object.fromEntries(masks.ids.map((id) => [id, all[id in modules ? id : like]])) as Record<typeof like, E>;
    return kernel.keywordRegister({ ...parts, modules: complete(modules), entries: complete(entries) });
  };
  return { ...kernel, keywordRegister };
}

/** A game that can be loaded anew with other content (`test/games/<game>/variant.ts`). */
export interface Varied {
  load(change: Change): Promise<Game>;
  /** Kinds of content that `load` leaves as they are. */
  fixed: readonly string[];
  /** A view without what follows the order of content by design. */
  plain(view: GameView): unknown;
  /** From one state to the next something was taken in the order of content by design, so that other content may differ. */
  followsOrder(before: GameState, after: GameState): boolean;
  /** Kinds of content that no state of a random match holds while somebody is asked. */
  unreached: readonly string[];
}

/** A view with some members changed, or left out where that answers undefined. */
export const changed = (view: GameView, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(view, change)) as unknown;

/** A list without its order. */
export const inAnyOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;
