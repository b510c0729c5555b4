/** Picking something up with the pointer and letting it go elsewhere. Acts on release only; a short press is a click. */
const FROM_PX = 8;

export interface CarryWays {
  /** May it be picked up now? */
  can: boolean;
  start: () => void;
  /** The pointer is here with it. */
  over: (x: number, y: number) => void;
  /** Let go here; null = the gesture was broken off. */
  drop: (at: { x: number; y: number } | null) => void;
}

export class Carry {
  /** How far it has been carried; null while it lies where it belongs. */
  by = $state.raw<{ x: number; y: number } | null>(null);
  /** A release that ends a drag is no click. */
  dragged = false;
  readonly #ways: () => CarryWays | undefined;
  #from: { x: number; y: number } | null = null;

  constructor(ways: () => CarryWays | undefined) {
    this.#ways = ways;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.dragged = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    const ways = this.#ways();
    if (!this.dragged) {
      if (Math.hypot(by.x, by.y) < FROM_PX || !ways?.can) return;
      this.dragged = true;
      ways.start();
    }
    this.by = by;
    ways?.over(event.clientX, event.clientY);
  };

  up = (event: PointerEvent): void => this.#end({ x: event.clientX, y: event.clientY });
  cancel = (): void => this.#end(null);

  #end(at: { x: number; y: number } | null): void {
    this.#from = null;
    this.by = null;
    if (this.dragged) this.#ways()?.drop(at);
  }
}
