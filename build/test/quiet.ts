/** Whether the machine is at its usual pace and ours alone: only then does it mean something how long a part took. */
import { cpus } from 'node:os';
import { readFileSync } from 'node:fs';

/** What `calibrate` takes on the machine on which the budgets were measured. */
export const REFERENCE_MS = 185;
const ROUNDS = 3;
const STEPS = 100_000_000;

/** Above these it is not quiet: pace against the reference, and shares of all its cores that went to others or were withheld. */
export const LIMITS = { pace: 1.3, others: 0.12, withheld: 0.03 };

/** Time of all cores since the machine was started, in seconds. */
export interface MachineTimes {
  busy: number;
  /** What the host of a virtual machine gave to somebody else. */
  withheld: number;
  cores: number;
  at: number;
}

const stolen = (): number => {
  try {
    const [, , , , , , , , steal] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/);
    return Number(steal) / 100;
  } catch {
    return 0;
  }
};

export function machineTimes(): MachineTimes {
  const all = cpus();
  const busy = all.reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
  return { busy, withheld: stolen(), cores: all.length, at: performance.now() / 1000 };
}

/** @returns how long a fixed piece of work takes by the clock, in ms: the best of a few, since the first ones are compiled on the way */
export function calibrate(): number {
  const once = (): number => {
    const start = performance.now();
    let x = 1;
    for (let i = 0; i < STEPS; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
    if (x === 0) throw new Error('never');
    return performance.now() - start;
  };
  return Math.min(...Array.from({ length: ROUNDS }, once));
}

export interface Span {
  /** Of the calibrations before and after, the slower one. */
  calibrationMs: number;
  from: MachineTimes;
  to: MachineTimes;
  /** CPU seconds that were ours. */
  own: number;
}

/** What is wrong with a span of time, in words; nothing on a quiet machine. */
export function disturbances({ calibrationMs, from, to, own }: Span): string[] {
  const capacity = Math.max((to.at - from.at) * to.cores, 0.001);
  const others = (to.busy - from.busy - own) / capacity;
  const withheld = (to.withheld - from.withheld) / capacity;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    calibrationMs > LIMITS.pace * REFERENCE_MS &&
      `its pace is ${(calibrationMs / REFERENCE_MS).toFixed(1)} times slower than the reference`,
    others > LIMITS.others && `others used ${percent(others)} of it`,
    withheld > LIMITS.withheld && `${percent(withheld)} of it was withheld by its host`,
  ].filter((fault) => fault !== false);
}
