import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { DiskCall } from './disk.ts';
import { isHarmless } from './laws.ts';

/** How long after the last fault people have to be told of it, in milliseconds: reads are tried again every five seconds. */
const SOON_MS = 6000;

/** Faults of the disk that somebody has to be told of, from when they begin until they are over, and what was said meanwhile. */
export class FaultWatch {
  #code = '';
  #until = -Infinity;
  #failed: DiskCall | null = null;
  /** Codes that people were told of since the disk was last sound for long enough that everything could be read again. */
  readonly #told = new Set<string>();

  /** @param now,until in milliseconds of the process */
  begin(code: string, now: number, until: number): void {
    // What was said and still stands is not said again, also where faults of another kind come in between.
    if (now > this.#until + SOON_MS) this.#told.clear();
    this.#code = code;
    this.#until = until;
    this.#failed = null;
  }

  /** A call failed. */
  failed(call: DiskCall): void {
    if (!isHarmless(call)) this.#failed ??= { ...call };
  }

  heard(messages: readonly unknown[]): void {
    if (JSON.stringify(messages).includes(new DiskError('read', '', this.#code).reason)) this.#told.add(this.#code);
  }

  /** The process died, slept, or its screen was cut off: what it had to say may be lost. */
  interrupted(): void {
    this.#failed = null;
  }

  /** Everybody has been told if they ever will be. */
  isDue(now: number): boolean {
    return this.#failed !== null && now > this.#until + SOON_MS;
  }

  /** @throws when nobody was told */
  check(): void {
    const failed = this.#failed;
    this.#failed = null;
    if (failed !== null && !this.#told.has(this.#code)) throw new Error(`nobody was told of ${this.#code} in ${JSON.stringify(failed)}`);
  }
}
