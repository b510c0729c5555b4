import type { Game } from '../../../src-shared/kernel/game.ts';
import type { libraryMethods } from '../../../src-shared/protocol/methods/library.ts';
import type { DataFolder } from '../store/files.ts';
import type { LibraryStore } from '../store/library-store.ts';
import { DONE, type Handlers } from './handlers.ts';

export const libraryHandlers = (
  library: LibraryStore,
  gameOf: (id: string) => Game,
  data: DataFolder,
): Handlers<keyof typeof libraryMethods> => ({
  'library.list': ({ game }) => ({ entries: library.list(gameOf(game)), problems: data.problems }),
  'library.import': ({ game, kind, fileName, text }) => ({ entry: library.import(gameOf(game), kind, fileName, text) }),
  'library.add': ({ game, kind, value }) => ({ entry: library.add(gameOf(game), kind, value) }),
  'library.change': ({ game, kind, id, value }) => ({ entry: library.change(gameOf(game), kind, id, value) }),
  'library.rename': ({ game, kind, id, name }) => ({ entry: library.rename(gameOf(game), kind, id, name) }),
  'library.history': ({ game, kind, id }) => library.history(gameOf(game), kind, id),
  'library.annotate': ({ game, kind, id, notes }) => {
    library.annotate(gameOf(game), kind, id, notes);
    return DONE;
  },
  'library.export': ({ game, kind, id }) => library.export(gameOf(game), kind, id),
  'library.delete': ({ game, kind, id }) => {
    library.remove(gameOf(game), kind, id);
    return DONE;
  },
});
