/** A long computation as a generator, which yields every few milliseconds to the event loop. */
export type Work<Result> = Generator<void, Result, void>;

/** Runs it to the end without pausing. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A computation of one step. */
// eslint-disable-next-line require-yield -- its one step is the whole
export function* whole<Result>(act: () => Result): Work<Result> {
  return act();
}

/** A stopwatch of the time spent computing, without the pauses between steps. */
export class Stopwatch {
  #spent = 0;
  #since = performance.now();

  now(): number {
    return this.#spent + performance.now() - this.#since;
  }

  /** `yield* watch.rest()` yields to the event loop, for as long as the process is paused. */
  *rest(): Work<void> {
    this.#spent = this.now();
    yield;
    this.#since = performance.now();
  }
}
