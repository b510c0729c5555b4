/** Something that is to happen later. */
export interface Timer {
  cancel(): void;
}

/** Time and the event loop, as the host uses them. A simulation brings its own. */
export interface Clock {
  /** Milliseconds since 1970, by the system's clock; it may be set back or forward at any time. */
  now(): number;
  /** Milliseconds from an arbitrary start that only ever rise, for durations. */
  ticks(): number;
  after(ms: number, run: () => void): Timer;
  /** Once everything that waits already has had its turn. */
  soon(run: () => void): void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return { cancel: () => clearTimeout(timer) };
  },
  soon: (run) => void setImmediate(run),
};

/** The present moment as it is written into files. */
export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString();
