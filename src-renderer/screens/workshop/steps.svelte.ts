/** Work on one thing: how it is now, every step back to where it began, and how it is kept. Things are values: a step puts another in its place. */

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Steps<T> {
  #now = $state.raw() as T;
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  /** What is in the library; null for something that is not kept yet. */
  #kept = $state.raw<T | null>(null);

  /** @param isKept it is in the library as it is */
  constructor(begin: T, isKept: boolean) {
    this.#now = begin;
    if (isKept) this.#kept = begin;
  }

  get now(): T {
    return this.#now;
  }

  get changed(): boolean {
    return this.#kept === null || !same(this.#kept, this.#now);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(next: T): void {
    if (same(next, this.#now)) return;
    this.#past = [...this.#past, this.#now];
    this.#future = [];
    this.#now = next;
  }

  /**
   * A change that follows each letter: those after each other are one step together.
   * @param without the thing without what is typed in
   */
  type(next: T, without: (one: T) => unknown): void {
    const before = this.#past.at(-1);
    const goesOn = before !== undefined && same(without(before), without(this.#now));
    this.change(next);
    if (goesOn) this.#past = this.#past.slice(0, -1);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#now];
    this.#now = before;
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#now];
    this.#now = next;
  }

  /** It is in the library now, in this form. */
  keep(as: T): void {
    this.#now = as;
    this.#kept = as;
  }
}
