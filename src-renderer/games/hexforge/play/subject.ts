/** What the inspector shows. */
import type { HxGame } from '../../../../src-shared/games/hexforge/game-types.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Looked } from '../../../match/table-base.svelte.ts';

/** Beside cards. */
export type Other =
  | { kind: 'piece'; id: number }
  /** A hex, with whatever stands on it. */
  | { kind: 'tile'; tile: number }
  /** A forge of one's own that is not raised yet. */
  | { kind: 'forge'; slot: number };
export type Subject = Looked<HxGame, Other>;

/** The subject as it is now: on a hex what stands there goes first, and what has left shows nothing any more. */
export function presentOf(subject: Subject | null, view: HxView | null): Subject | null {
  if (subject?.kind === 'tile') {
    const there = view?.entities.find((piece) => piece.tile === subject.tile);
    return there ? { kind: 'piece', id: there.id } : subject;
  }
  return subject?.kind === 'piece' && !view?.entities.some((piece) => piece.id === subject.id) ? null : subject;
}
