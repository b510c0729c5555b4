/** When the motions of a timeline begin, in milliseconds: one after the other, simultaneous ones together on one beat. */
export class Beats {
  /** Where the timeline has got to. */
  now = 0;
  #beat: number | null = null;

  /** @returns when a motion begins that shares its time with no other */
  alone(ms: number): number {
    this.end();
    return this.#after(ms);
  }

  /** @returns when a motion begins that shares its time with all since the beat began */
  together(ms: number): number {
    return (this.#beat ??= this.#after(ms));
  }

  /** What comes is not simultaneous with what was. */
  end(): void {
    this.#beat = null;
  }

  #after(ms: number): number {
    const at = this.now;
    this.now += ms;
    return at;
  }
}
