/** CPU seconds of a command with all that it started, from `/proc`: what a browser's renderers use never reaches the process that waits for the browser. */
import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks of `/proc` in a second, the same on every Linux that Node runs on. */
const TICKS = 100;
const EVERY_MS = 500;

export interface ProcessTimes {
  pid: number;
  parent: number;
  /** Tells two processes apart that bore the same number one after the other. */
  started: string;
  /** Its own CPU seconds. */
  own: number;
  /** Those of its children that have ended and that it has waited for. */
  reaped: number;
}

/** @param stat the text of `/proc/<pid>/stat` */
export function readStat(stat: string): ProcessTimes {
  // The name of the program, in brackets, may hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), started: fields[19], own: seconds(11), reaped: seconds(13) };
}

function allProcesses(): ProcessTimes[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

interface Entry {
  own: number;
  reaped: number;
  children: Set<Entry>;
}

/** Adds up what a process and its descendants have used, as seen at several moments. */
export class CpuLedger {
  readonly #root: number;
  readonly #entries = new Map<string, Entry>();
  #rootEntry: Entry = { own: 0, reaped: 0, children: new Set() };

  constructor(root: number) {
    this.#root = root;
  }

  note(processes: readonly ProcessTimes[]): void {
    const byPid = new Map(processes.map((process) => [process.pid, process]));
    for (const process of processes) this.#entryOf(process, byPid);
  }

  /** What was never seen alive is among what its parent has reaped. */
  get seconds(): number {
    const total = ({ own, reaped, children }: Entry): number =>
      own +
      Math.max(
        reaped,
        [...children].reduce((sum, child) => sum + total(child), 0),
      );
    return total(this.#rootEntry);
  }

  /** One that was a descendant once remains one, whoever adopts it. */
  #entryOf(process: ProcessTimes, byPid: ReadonlyMap<number, ProcessTimes>): Entry | undefined {
    const { pid, parent, started, own, reaped } = process;
    const key = `${pid} ${started}`;
    let entry = this.#entries.get(key);
    if (!entry) {
      if (pid === this.#root) entry = this.#rootEntry;
      else {
        const above = byPid.get(parent);
        const family = above && this.#entryOf(above, byPid);
        if (!family) return undefined;
        entry = { own, reaped, children: new Set() };
        family.children.add(entry);
      }
      this.#entries.set(key, entry);
    }
    Object.assign(entry, { own, reaped });
    return entry;
  }
}

/** Watches a process from now on. @returns what ends it with the CPU seconds used, null where the system does not tell */
export function meterCpu(pid: number | undefined): () => number | null {
  if (process.platform !== 'linux' || pid === undefined) return () => null;
  const ledger = new CpuLedger(pid);
  const timer = setInterval(() => ledger.note(allProcesses()), EVERY_MS);
  return () => {
    clearInterval(timer);
    return ledger.seconds;
  };
}
