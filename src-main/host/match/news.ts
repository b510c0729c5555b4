/** What others than its screens hear of a match. */
export interface Listeners {
  /** What lists show of the match has changed. */
  listed(): void;
  /** It has come to its end. */
  over(): void;
  /** All of the lesson that it is has been done. */
  learned(): void;
}

/** What has happened and is told once it is saved. */
export class News {
  readonly #untold = new Set<keyof Listeners>();

  note(...what: (keyof Listeners)[]): void {
    for (const one of what) this.#untold.add(one);
  }

  tell(listeners: Listeners): void {
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const one of untold) listeners[one]();
  }
}
