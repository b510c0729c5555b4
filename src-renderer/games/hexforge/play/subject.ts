/** Subjects of the inspector. */
import type { HxGame } from '../../../../src-shared/games/hexforge/game-types.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Looked } from '../../../match/table-base.svelte.ts';

/** Subjects besides cards. */
export type Other =
  | { kind: 'piece'; id: number }
  /** A hex, with the piece on it. */
  | { kind: 'tile'; tile: number }
  /** A forge of the viewer that is not raised yet. */
  | { kind: 'forge'; slot: number };
export type Subject = Looked<HxGame, Other>;

/** The subject's present state: a hex gives its piece first; a piece that has left gives null. */
export function presentOf(subject: Subject | null, view: HxView | null): Subject | null {
  if (subject?.kind === 'tile') {
    const there = view?.entities.find((piece) => piece.tile === subject.tile);
    return there ? { kind: 'piece', id: there.id } : subject;
  }
  return subject?.kind === 'piece' && !view?.entities.some((piece) => piece.id === subject.id) ? null : subject;
}
