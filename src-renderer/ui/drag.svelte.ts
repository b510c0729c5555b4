/** Drag and drop by pointer. Acts on release only; a press without movement is a click. */
const FROM_PX = 8;

export interface DragHandlers {
  /** May a drag start now? */
  can: boolean;
  start: () => void;
  /** Pointer position while dragging. */
  over: (x: number, y: number) => void;
  /** Pointer position on release; null when the drag is cancelled. */
  drop: (at: { x: number; y: number } | null) => void;
}

export class Drag {
  /** Drag offset in pixels; null while nothing is dragged. */
  by = $state.raw<{ x: number; y: number } | null>(null);
  /** Set until the next press, so that the click event after a drag is ignored. */
  dragged = false;
  readonly #ways: () => DragHandlers | undefined;
  #from: { x: number; y: number } | null = null;

  constructor(ways: () => DragHandlers | undefined) {
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
