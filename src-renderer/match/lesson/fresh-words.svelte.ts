/** Pixels that a hand moves the pointer without meaning to point at something else. */
const JITTER = 40;

/**
 * Whether what was taught last has just come: then it stays in sight though the pointer rests on something, for the pointer is where the last
 * press was. It ends when the person goes on to something else.
 */
export class FreshWords {
  are = $state(false);
  #from: { x: number; y: number } | null = null;

  come(): void {
    this.are = true;
    this.#from = null;
  }

  /** The pointer may be moved under it by the page itself, in which case it has not gone anywhere. */
  move({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    if (!this.are) return;
    this.#from ??= { x, y };
    if (Math.hypot(x - this.#from.x, y - this.#from.y) > JITTER) this.are = false;
  }

  goOn(): void {
    this.are = false;
  }
}
