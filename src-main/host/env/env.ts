import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { realClock } from './clock.ts';
import type { Disk } from './disk.ts';
import { realDisk } from './real-disk.ts';

/** Everything outside the program that the host depends on. A simulation brings its own, drawn from a seed. */
export interface Env {
  readonly disk: Disk;
  readonly clock: Clock;
  /** So many random bytes, which nobody can guess. */
  random(bytes: number): Buffer;
}

export const realEnv: Env = { disk: realDisk, clock: realClock, random: randomBytes };

/** A random whole number below `n`, which is 65,536 at most. */
export const randomBelow = (env: Pick<Env, 'random'>, n: number): number => env.random(4).readUInt32LE() % n;
