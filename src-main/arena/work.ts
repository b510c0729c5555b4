/** Something long under way: stops every few milliseconds, so that its process can look at its messages. */
export type Work<Result> = Generator<void, Result, void>;

/** Works to the end without stopping. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Something done in one go, for whoever expects steps. */
// eslint-disable-next-line require-yield -- its one step is the whole
export function* whole<Result>(act: () => Result): Work<Result> {
  return act();
}

/** Time spent working: it stands still while the work rests between two steps. */
export class Stopwatch {
  #spent = 0;
  #since = performance.now();

  now(): number {
    return this.#spent + performance.now() - this.#since;
  }

  /** `yield* watch.rest()` stops the work for a moment, or for as long as its process is told to rest. */
  *rest(): Work<void> {
    this.#spent = this.now();
    yield;
    this.#since = performance.now();
  }
}
