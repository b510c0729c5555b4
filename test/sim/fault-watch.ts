import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { DiskCall } from './disk.ts';
import { isHarmless } from './laws.ts';

/** How long after the last fault people have to be told of it, in milliseconds: reads are tried again every five seconds. */
const SOON_MS = 6000;

/** Faults of the disk that somebody has to be told of, from when they begin until they are over, and what was said meanwhile. */
export class FaultWatch {
  #code = '';
  #until = Infinity;
  #failed: DiskCall | null = null;
  #wasTold = false;

  begin(code: string, until: number): void {
    // What was said and goes on is not said again.
    if (code !== this.#code) this.#wasTold = false;
    this.#code = code;
    this.#until = until;
    this.#failed = null;
  }

  /** A call failed. */
  failed(call: DiskCall): void {
    if (!isHarmless(call)) this.#failed ??= { ...call };
  }

  heard(messages: readonly unknown[]): void {
    this.#wasTold ||= JSON.stringify(messages).includes(new DiskError('read', '', this.#code).reason);
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
    if (failed !== null && !this.#wasTold) throw new Error(`nobody was told of ${this.#code} in ${JSON.stringify(failed)}`);
  }
}
