import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { LogEnd, MatchHeader, MatchLog } from '../../../src-shared/kernel/match-log.ts';
import { MATCH_ID } from '../../../src-shared/protocol/fields.ts';
import type { MatchSummary } from '../../../src-shared/protocol/messages.ts';
import type { DataFolder } from './files.ts';
import { Journal } from './journal.ts';
import { LARGEST, readText } from './read-file.ts';
import { readHeader, readLog } from './read-log.ts';
import { seatInfos } from './seat-infos.ts';

const EXTENSION = '.ffmatch';

interface Scanned {
  stamp: string;
  header: MatchHeader;
  turn: number;
  end: LogEnd | null;
  assisted: boolean;
}

/** The folder of match files: one JSON-lines file per match, named by its id. */
export class MatchFiles {
  readonly #data: DataFolder;
  readonly #folder: string;
  /** Cache of summaries by version of the file. */
  readonly #scanned = new Map<string, Scanned>();
  /** Problems found by replaying a match. */
  readonly #damage = new Map<string, string>();
  readonly #reported = new Set<string>();

  constructor(data: DataFolder) {
    this.#data = data;
    this.#folder = data.folder('matches');
  }

  path(id: string): string {
    return join(this.#folder, id + EXTENSION);
  }

  create(header: MatchHeader): { id: string; journal: Journal } {
    const id = beginOf(header) + randomBytes(3).toString('hex');
    return { id, journal: Journal.create(this.path(id), header) };
  }

  /** Id of the match with an equal file; '' when there is none. */
  same(text: string): string {
    const begin = beginOf(headerOf(text));
    const twin = readdirSync(this.#folder).find(
      (name) => name.startsWith(begin) && name.endsWith(EXTENSION) && this.text(idOf(name)) === text,
    );
    return twin === undefined ? '' : idOf(twin);
  }

  /**
   * Imports a match file; idempotent.
   * @returns its id
   */
  add(text: string): string {
    const kept = this.same(text);
    if (kept !== '') return kept;
    const id = beginOf(headerOf(text)) + createHash('sha256').update(text).digest('hex').slice(0, 12);
    writeFileAtomic.sync(this.path(id), text);
    return id;
  }

  /** The list entry of a file that is not in the folder. */
  describe(text: string, titleOf: (game: string) => string | undefined): MatchSummary {
    return this.#inWords(this.same(text), scan(text), new Date(), titleOf);
  }

  exists(id: string): boolean {
    return existsSync(this.path(id));
  }

  /** Version of the file: changes whenever the file does. */
  stamp(id: string): string {
    const { mtimeMs, size } = statSync(this.path(id));
    return `${mtimeMs} ${size}`;
  }

  text(id: string): string {
    return readText(this.path(id), LARGEST.match);
  }

  /** @throws UnreadableLog or UnreadableFile, after the file was set aside */
  read(id: string): MatchLog {
    try {
      return readLog(this.text(id));
    } catch (error) {
      this.#data.setAside(this.path(id), (error as Error).message);
      throw error;
    }
  }

  remove(id: string): void {
    rmSync(this.path(id), { force: true });
    this.#scanned.delete(id);
    this.#damage.delete(id);
  }

  markDamaged(id: string, message: string): void {
    this.#damage.set(id, message);
  }

  isDamaged(id: string): boolean {
    return this.#damage.has(id);
  }

  /** Newest first. */
  list(titleOf: (game: string) => string | undefined): MatchSummary[] {
    const summaries: MatchSummary[] = [];
    for (const name of readdirSync(this.#folder)) {
      if (!name.endsWith(EXTENSION)) continue;
      const id = idOf(name);
      if (!MATCH_ID.test(id)) {
        this.#reportOnce(name);
        continue;
      }
      try {
        summaries.push(this.#summary(id, titleOf));
      } catch (error) {
        this.#data.setAside(this.path(id), (error as Error).message);
      }
    }
    return summaries.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  }

  #reportOnce(name: string): void {
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#data.report(`${name} was left out of the list: a match file's name holds only a–z, 0–9 and dashes.`);
  }

  #summary(id: string, titleOf: (game: string) => string | undefined): MatchSummary {
    const stamp = this.stamp(id);
    let scanned = this.#scanned.get(id);
    if (scanned?.stamp !== stamp) {
      scanned = { stamp, ...scan(this.text(id)) };
      this.#scanned.set(id, scanned);
    }
    return this.#inWords(id, scanned, statSync(this.path(id)).mtime, titleOf);
  }

  #inWords(
    id: string,
    { header, turn, end, assisted }: Omit<Scanned, 'stamp'>,
    updatedAt: Date,
    titleOf: (game: string) => string | undefined,
  ): MatchSummary {
    const title = titleOf(header.game);
    const damage = this.#damage.get(id) ?? (title === undefined ? `This version does not know the game "${header.game}".` : undefined);
    return {
      match: id,
      game: header.game,
      title: title ?? header.game,
      seats: seatInfos(header.seats),
      startedAt: header.startedAt,
      updatedAt: updatedAt.toISOString(),
      turn,
      state: damage !== undefined ? 'damaged' : end ? 'finished' : 'unfinished',
      note: damage ?? (end ? endInWords(header, end) : ''),
      assisted,
      continued: header.continued !== undefined,
    };
  }
}

const idOf = (fileName: string): string => fileName.slice(0, -EXTENSION.length);

/** An id consists of the game and the second in which the match began. */
const beginOf = ({ game, startedAt }: MatchHeader): string => `${game}-${startedAt.slice(0, 19).replace(/[^0-9]/g, '')}-`;

const headerOf = (text: string): MatchHeader => readHeader(text.slice(0, text.indexOf('\n')));

/** The summary, without parsing long lines: turn numbers are first in snapshot lines. */
function scan(text: string): Omit<Scanned, 'stamp'> {
  const lines = text.split('\n');
  lines.pop();
  const header = readHeader(lines[0] ?? '');
  let turn = 1;
  let end: LogEnd | null = null;
  let assisted = false;
  for (const line of lines) {
    const snapshot = /^\{"turn":(\d+),/.exec(line);
    if (snapshot) turn = Number(snapshot[1]);
    else if (line.startsWith('{"end":')) end = (JSON.parse(line) as { end: LogEnd }).end;
    else if (line.startsWith('{"hint":')) assisted = true;
    // Lines after an end line void it, except settings and content tables.
    else if (!line.startsWith('{"wishes":') && !line.startsWith('{"content":')) end = null;
  }
  return { header, turn, end, assisted };
}

function endInWords(header: MatchHeader, { winners }: LogEnd): string {
  if (winners.length === 0) return 'A draw.';
  return `${winners.map((seat) => header.seats[seat]?.name ?? `Seat ${seat + 1}`).join(' and ')} won.`;
}
