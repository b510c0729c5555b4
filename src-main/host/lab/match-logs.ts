import { join } from 'node:path';
import { logWork } from '../../arena/log.ts';
import { dealtTable } from '../../arena/deal.ts';
import { botInSeat, type ArenaPlan, type MatchLine } from '../../arena/plan.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import {
  contentLine,
  encodeHeader,
  encodeLine,
  LOG_FORMAT,
  UnreadableLog,
  type MatchHeader,
  type MatchLog,
} from '../../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import { HostError } from '../host-error.ts';
import { inSlices } from '../slices.ts';
import type { DataFolder } from '../store/files.ts';
import { LARGEST, readText, UnreadableFile } from '../store/read-file.ts';
import { readLog } from '../store/read-log.ts';
import { tryTo, writeWhole } from '../store/write-file.ts';
import type { LabHeader } from './lab-files.ts';

const EXTENSION = '.ffmatch';

/** Folder of the Lab's matches as match logs, apart from the matches that people played. */
export class LabMatchLogs {
  readonly #data: DataFolder;
  readonly #folder: string;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#folder = data.folder('lab', 'matches');
  }

  has(match: string): boolean {
    return this.#data.env.disk.stat(this.#path(match)) !== null;
  }

  /** Cache without invalidation: a written log never changes. */
  stamp(match: string): string {
    return match;
  }

  text(match: string): string {
    return readText(this.#data.env.disk, this.#path(match), LARGEST.match);
  }

  /** @throws HostError `invalid` */
  read(match: string): MatchLog {
    try {
      return readLog(this.text(match));
    } catch (error) {
      if (!(error instanceof UnreadableLog) && !(error instanceof UnreadableFile)) throw error;
      throw new HostError('invalid', `The file of the match cannot be read: ${error.message}.`);
    }
  }

  /**
   * Writes a match; idempotent.
   * @returns its id
   */
  async write(
    game: Game,
    run: string,
    header: LabHeader,
    plan: ArenaPlan,
    place: { deal: number; rotation: number; line: MatchLine },
  ): Promise<string> {
    const { deal, rotation, line } = place;
    const match = `${run}-${deal}-${rotation}`;
    if (this.has(match)) return match;
    const first = headerOf(game, header, plan, deal, rotation);
    const lines = await inSlices(logWork(game, first, line), this.#data.env.clock);
    writeWhole(this.#data.env.disk, this.#path(match), encodeHeader(first) + [contentLine(game), ...lines].map(encodeLine).join(''));
    return match;
  }

  /** Removes all matches of a run. What the system refuses is told of and tried again; the run is gone all the same. */
  forget(run: string): void {
    tryTo(() =>
      this.#data.attempt(`${this.#folder} (${run})`, () => {
        for (const name of this.#data.names(this.#folder)) {
          if (name.startsWith(`${run}-`)) this.#data.env.disk.remove(join(this.#folder, name));
        }
      }),
    );
  }

  #path(match: string): string {
    return join(this.#folder, match + EXTENSION);
  }
}

function headerOf(
  game: Game,
  { engine, contentVersion, startedAt, plan: { bots } }: LabHeader,
  plan: ArenaPlan,
  deal: number,
  rotation: number,
): MatchHeader {
  const { config, seed } = dealtTable(game, plan, deal, rotation);
  return {
    format: LOG_FORMAT,
    engine,
    contentVersion,
    game: game.id,
    config,
    seats: bots.map((_bot, seat) => ({ kind: 'bot', ...bots[botInSeat(seat, rotation, bots.length)], budgetMs: 0 })),
    rng: { algo: RNG_ALGORITHM, seed },
    startedAt,
  };
}
