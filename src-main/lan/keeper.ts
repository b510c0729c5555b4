import type { Clock, Timer } from '../host/env/clock.ts';
import type { KeptTable } from '../host/store/table-file.ts';

/** Guests may change things many times a second; the disk is asked once. */
const SOON_MS = 500;

/** A place that outlasts the process. */
export interface TableKeep {
  /** @throws DiskError */
  write(table: KeptTable): void;
  /** @throws DiskError */
  remove(): void;
}

/** Keeps a table on the disk: at once where something is promised, otherwise soon. */
export class Keeper {
  readonly #place: TableKeep | undefined;
  readonly #clock: Clock;
  readonly #table: () => KeptTable;
  readonly #log: (error: unknown) => void;
  #timer: Timer | null = null;
  #isDone = false;

  /** @param place absent: nothing is kept */
  constructor(place: TableKeep | undefined, clock: Clock, table: () => KeptTable, log: (error: unknown) => void) {
    this.#place = place;
    this.#clock = clock;
    this.#table = table;
    this.#log = log;
  }

  /** @throws DiskError */
  now(): void {
    this.#stop();
    this.#place?.write(this.#table());
  }

  /** At once, or soon if the disk refuses. */
  try(): void {
    try {
      this.now();
    } catch (error) {
      this.#log(error);
      this.soon();
    }
  }

  soon(): void {
    if (this.#place && !this.#isDone) this.#timer ??= this.#clock.after(SOON_MS, () => this.try());
  }

  /** For the last time: what guests hear of the end is no change of the table. @throws DiskError */
  finish(): void {
    this.#isDone = true;
    this.now();
  }

  /** Nothing is kept, now or later. @throws DiskError */
  remove(): void {
    this.#isDone = true;
    this.#stop();
    this.#place?.remove();
  }

  #stop(): void {
    this.#timer?.cancel();
    this.#timer = null;
  }
}
