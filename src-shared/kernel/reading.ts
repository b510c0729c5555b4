/** Lines of a log that were written with other content, in the numbers of the present one. */
import { ContentGone, contentOf, foundingContent, renumbered, Renumbering, sameContent, type ContentTable } from './content.ts';
import type { Game, GameAction } from './game.ts';
import type { LogEntry, LoggedContent, LogSnapshot, Thought } from './match-log.ts';
import type { GameState } from './state.ts';

export interface Reading {
  /** The numbers are the present ones. */
  readonly isPlain: boolean;
  /** A state of its own. @throws ContentGone */
  snapshot(snapshot: LogSnapshot): GameState;
  /** @param before state before the entry, in present numbers */
  entry(entry: LogEntry, before: GameState): LogEntry;
  thought(thought: Thought, before: GameState): Thought;
  /** Hash that the writer would have given to the state; '' for a position that it did not know. */
  hash(state: GameState): string;
}

const plain = (game: Game): Reading => ({
  isPlain: true,
  snapshot: ({ state }) => game.clone(state as GameState),
  entry: (entry) => entry,
  thought: (thought) => thought,
  hash: (state) => game.hash(state),
});

function foreign(game: Game, table: ContentTable): Reading {
  const now = contentOf(game);
  const forth = new Renumbering(table, now);
  const back = new Renumbering(now, table);
  const asWritten = (state: GameState): GameState | null => {
    try {
      return renumbered(game, state, back);
    } catch (error) {
      if (error instanceof ContentGone) return null;
      throw error;
    }
  };
  const action = (a: GameAction, before: GameState): GameAction => {
    const { renumberAction } = game.content;
    const written = renumberAction && asWritten(before);
    return written ? renumberAction(a, written, before) : a;
  };
  return {
    isPlain: false,
    snapshot: ({ state }) => renumbered(game, state as GameState, forth),
    entry: (entry, before) => (entry.action ? { ...entry, action: action(entry.action, before) } : entry),
    thought: (thought, before) => ({
      ...thought,
      candidates: thought.candidates.map((candidate) => ({ ...candidate, action: action(candidate.action, before) })),
    }),
    hash(state) {
      const written = asWritten(state);
      return written ? game.hash(written) : '';
    },
  };
}

/** How to read what stands under one of a log's contents; under none: in present numbers. */
export function readings(game: Game, contents: readonly LoggedContent[]): (content: number | undefined) => Reading {
  const now = contentOf(game);
  const ours = plain(game);
  const all = contents.map(({ table }) => {
    const written = table ?? foundingContent(game);
    return sameContent(written, now) ? ours : foreign(game, written);
  });
  return (content) => (content === undefined ? ours : all[content]);
}
