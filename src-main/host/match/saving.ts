import type { MatchRecord } from './match-record.ts';
import type { Timeline } from './timeline.ts';

/** The match that is saved. */
export interface Saved {
  readonly timeline: Timeline;
  readonly failure: string | null;
  fail(message: string): void;
}

/** Brings a match's record to the disk, and stops the match in words when that cannot be done. */
export class Saving {
  /** The match has stopped for that alone, and can go on once it is saved. */
  isUnsaved = false;
  readonly #record: MatchRecord;
  readonly #match: Saved;
  readonly #notice: (message: string) => void;

  constructor(record: MatchRecord, match: Saved, notice: (message: string) => void) {
    this.#record = record;
    this.#match = match;
    this.#notice = notice;
  }

  /**
   * What follows from the end lasts, so the end does as well.
   * @returns false when it could not be saved
   */
  save(durable: boolean): boolean {
    try {
      this.#record.flush(durable || this.#match.timeline.toAct === null, (error) => this.#saveAnew(error));
      return true;
    } catch (error) {
      this.isUnsaved ||= this.#match.failure === null;
      this.#match.fail((error as Error).message);
      return false;
    }
  }

  /** The disk said afterwards that it had not kept what was written. */
  #saveAnew(error: Error): void {
    this.#notice(`${error.message}. The match is written anew.`);
    this.save(true);
  }
}
