import type { SettledInfo } from '../../src-shared/protocol/together.ts';
import type { MatchHeader } from '../../src-shared/kernel/match-log.ts';
import { isolated } from '../../src-shared/text/names.ts';
import type { MatchHandover } from '../lan/table-host.ts';
import type { Matches } from './matches.ts';
import type { HandedFile } from './store/handed-file.ts';

export interface HandedParts {
  file: HandedFile;
  matches: Matches;
  /** Takes it from all screens, and ends the tokens of its seats. */
  clear(match: string): void;
  log(error: unknown): void;
}

/** Matches that go to another machine with its table, or come from one. There is one at every moment that goes on with it. */
export class HandedMatches implements MatchHandover {
  readonly #parts: HandedParts;

  constructor(parts: HandedParts) {
    this.#parts = parts;
  }

  isPlaying(match: string): boolean {
    const { matches } = this.#parts;
    return matches.has(match) && matches.open(match).status === 'playing';
  }

  async ask(match: string, seat: number): Promise<SettledInfo['how']> {
    return this.#parts.matches.open(match).together.handOver(seat);
  }

  keep(match: string): void {
    this.#parts.matches.find(match)?.together.keep();
  }

  text(match: string): string {
    return this.#parts.matches.text(match);
  }

  hand(match: string, to: string): void {
    const { matches, file, clear, log } = this.#parts;
    if (!matches.has(match) || matches.isOver(match)) return;
    try {
      file.leaves(match, to);
    } catch (error) {
      // The table's own file says it as well, and is read at every start.
      log(error);
    }
    clear(match);
    matches.letGo(match).catch(log);
  }

  claim(match: string): void {
    const { file } = this.#parts;
    if (file.of(match)?.arrives) file.remove(match);
  }

  /** Validates one that comes, and keeps it for nobody to go on with yet. @throws HostError, DiskError */
  receive(match: string, text: string, from: string): Promise<MatchHeader> {
    const { matches, file } = this.#parts;
    return matches.intake.receive(match, text, () => file.arrives(match, from));
  }

  /** It does not come after all. */
  drop(match: string): void {
    const { matches, file, log } = this.#parts;
    try {
      if (file.stays(match)) matches.remove(match).catch(log);
    } catch (error) {
      log(error);
    }
  }
}

/** Why the match is not this machine's to go on with, in a sentence; null when it is. @throws DiskError when nobody knows */
export function whyElsewhere(file: HandedFile, match: string): string | null {
  const handed = file.of(match);
  if (!handed) return null;
  const who = isolated(handed.who);
  return handed.arrives
    ? `${who} was handing you this match, and it is not certain yet that it is yours.`
    : `Handed to ${who}: it goes on at the table on their computer.`;
}
