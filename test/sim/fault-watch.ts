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
  /** What could not be read, and has not failed otherwise since. */
  readonly #unread = new Map<string, string>();
  /** What of it somebody was told of: that goes on, and is not said again, until it was read. */
  readonly #said = new Set<string>();

  begin(code: string, until: number): void {
    this.#code = code;
    this.#until = until;
    this.#failed = null;
    this.#wasTold = false;
  }

  /** A call failed. */
  failed(call: DiskCall): void {
    if (isHarmless(call)) return;
    if (call.deed === 'read') this.#fails(subjectOf(call));
    if (call.deed !== 'read' || !this.#said.has(subjectOf(call))) this.#failed ??= { ...call };
  }

  /** A call did what it is for. */
  succeeded(call: DiskCall): void {
    if (!BEFORE_READING.has(call.op)) this.#forget(subjectOf(call));
  }

  heard(messages: readonly unknown[]): void {
    if (!JSON.stringify(messages).includes(new DiskError('read', '', this.#code).reason)) return;
    this.#wasTold = true;
    for (const [subject, code] of this.#unread) if (code === this.#code) this.#said.add(subject);
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

  #fails(subject: string): void {
    if (this.#unread.get(subject) === this.#code) return;
    this.#forget(subject);
    this.#unread.set(subject, this.#code);
    if (this.#wasTold) this.#said.add(subject);
  }

  #forget(subject: string): void {
    this.#unread.delete(subject);
    this.#said.delete(subject);
  }
}

/** Without its bytes a file is not read yet. */
const BEFORE_READING: ReadonlySet<DiskCall['op']> = new Set(['open', 'statOf']);

const subjectOf = ({ op, path }: DiskCall): string => `${BEFORE_READING.has(op) ? 'read' : op} ${path}`;
