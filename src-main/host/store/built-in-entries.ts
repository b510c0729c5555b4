import type { Game } from '../../../src-shared/kernel/game.ts';
import { LIBRARY_KINDS } from '../../../src-shared/kernel/library.ts';
import type { LibraryKind, LibraryKindId } from '../../../src-shared/kernel/library.ts';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';

export function entryOf(id: LibraryKindId, kind: LibraryKind, entryId: string, value: unknown, builtIn: boolean): LibraryEntry {
  return { id: entryId, kind: id, name: kind.name(value), builtIn, note: kind.note(value), value };
}

/** What comes with a kind of thing. */
export const builtInOf = (id: LibraryKindId, kind: LibraryKind): LibraryEntry[] =>
  kind.builtIn.map((item) => entryOf(id, kind, item.id, item.value, true));

/** What comes with a game, of all kinds. */
export const builtInEntries = ({ library }: Game): LibraryEntry[] =>
  LIBRARY_KINDS.flatMap((id) => {
    const kind = library?.kinds[id];
    return kind ? builtInOf(id, kind) : [];
  });
