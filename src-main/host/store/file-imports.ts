import { isolated } from '../../../src-shared/text/names.ts';
import { z } from 'zod';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LIBRARY_KINDS } from '../../../src-shared/kernel/library.ts';
import type { LibraryKindId } from '../../../src-shared/kernel/library.ts';
import type { FileSight } from '../../../src-shared/protocol/messages.ts';
import { HostError } from '../host-error.ts';
import type { Matches } from '../matches.ts';
import { parseFile } from './json.ts';
import type { LibraryStore } from './library-store.ts';

/** Enough of a deck or map to choose the parser of the rest. */
const entrySchema = z.looseObject({ game: z.string(), kind: z.enum(LIBRARY_KINDS), value: z.unknown() });
/** The same for the first line of a match. */
const matchSchema = z.looseObject({ game: z.string(), seats: z.array(z.unknown()), rng: z.unknown() });

export interface FileImportsDeps {
  library: LibraryStore;
  matches: Matches;
  games: Readonly<Record<string, Game>>;
}

/** Import of dropped and opened files. The kind is recognized by the content, not by the file name. */
export class FileImports {
  readonly #deps: FileImportsDeps;

  constructor(deps: FileImportsDeps) {
    this.#deps = deps;
  }

  /** @throws HostError `invalid` with every problem in words */
  async look(fileName: string, text: string): Promise<FileSight> {
    const found = this.#recognise(fileName, text);
    if (found === 'match') return { holds: 'match', match: await this.#deps.matches.intake.look(fileName, text) };
    return entrySight(found.game, this.#deps.library.look(found.game, found.kind, fileName, text));
  }

  /**
   * Imports the file; idempotent.
   * @throws HostError `invalid` with every problem in words; nothing is written then
   */
  async keep(fileName: string, text: string): Promise<FileSight> {
    const { library, matches } = this.#deps;
    const found = this.#recognise(fileName, text);
    if (found === 'match') return { holds: 'match', match: await matches.intake.take(fileName, text) };
    const seen = library.look(found.game, found.kind, fileName, text);
    return entrySight(found.game, seen.id === '' ? library.import(found.game, found.kind, fileName, text) : seen);
  }

  #recognise(fileName: string, text: string): 'match' | { game: Game; kind: LibraryKindId } {
    if (matchSchema.safeParse(parseFile(text.split('\n', 1)[0])).success) return 'match';
    const entry = entrySchema.safeParse(parseFile(text));
    if (!entry.success) {
      const problem = 'It is no deck or loadout (.ffdeck), no map (.ffmap) and no match (.ffmatch) of Five Forges.';
      throw new HostError('invalid', `${isolated(fileName)} cannot be used.`, [problem]);
    }
    const { game, kind } = entry.data;
    if (!Object.hasOwn(this.#deps.games, game)) {
      throw new HostError('invalid', `${isolated(fileName)} cannot be used.`, [
        `This version does not know its game, “${game.slice(0, 40)}”.`,
      ]);
    }
    return { game: this.#deps.games[game], kind };
  }
}

const entrySight = ({ id, title }: Game, entry: Extract<FileSight, { holds: 'entry' }>['entry']): FileSight => ({
  holds: 'entry',
  game: id,
  title,
  entry,
});
