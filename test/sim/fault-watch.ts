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
  /** Paths that could not be read, and why. */
  readonly #unread = new Map<string, string>();
  /** Those that somebody was told of: that is not said again until they have been read, and long enough for the host to have noticed. */
  readonly #said = new Set<string>();
  readonly #readAt = new Map<string, number>();

  begin(code: string, until: number): void {
    this.#code = code;
    this.#until = until;
    this.#failed = null;
    this.#wasTold = false;
  }

  /** @param now in milliseconds of the process, as everywhere here */
  failed(call: DiskCall, now: number): void {
    if (isHarmless(call)) return;
    if (isReading(call)) this.#fails(call.path, now);
    if (!isReading(call) || !this.#said.has(call.path)) this.#failed ??= { ...call };
  }

  /** A call did what it is for. */
  succeeded({ op, path }: DiskCall, now: number): void {
    if ((op === 'read' || op === 'list') && !this.#readAt.has(path)) this.#readAt.set(path, now);
  }

  heard(messages: readonly unknown[]): void {
    if (!JSON.stringify(messages).includes(new DiskError('read', '', this.#code).reason)) return;
    this.#wasTold = true;
    for (const [path, code] of this.#unread) if (code === this.#code) this.#said.add(path);
  }

  /** The process slept, or its screen was cut off: what it had to say may be lost. */
  interrupted(): void {
    this.#failed = null;
  }

  /** The process is another one: what the last one said it says again. */
  restarted(): void {
    this.interrupted();
    this.#unread.clear();
    this.#said.clear();
    this.#readAt.clear();
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

  #fails(path: string, now: number): void {
    const readAt = this.#readAt.get(path) ?? Infinity;
    this.#readAt.delete(path);
    if (this.#unread.get(path) === this.#code && now <= readAt + SOON_MS) return;
    this.#said.delete(path);
    this.#unread.set(path, this.#code);
    if (this.#wasTold) this.#said.add(path);
  }
}

/** A path is resolved to be written. */
const isReading = ({ op, deed }: DiskCall): boolean => deed === 'read' && op !== 'resolve';
