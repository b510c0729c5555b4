/** Pointer gestures on the board: a short press is a click, a longer one pans or drags a unit. Acts on release only. */
import type { HexforgeTable } from '../table.svelte.ts';
import type { Point } from './geometry.ts';
import type { ViewControl } from './view-control.svelte.ts';

const DRAG_FROM_PX = 6;

type Pull = { kind: 'press'; start: Point; tile: number | null; pan: boolean } | { kind: 'pan'; last: Point } | { kind: 'carry' };

/** Tile under an event's target, from the `data-tile` of every hit shape. */
export function tileOf(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const holder = target.closest('[data-tile]');
  return holder ? Number(holder.getAttribute('data-tile')) : null;
}

type Table = Pick<HexforgeTable, 'hovered' | 'point' | 'hands'>;

export class BoardGestures {
  readonly #table: Table;
  readonly #control: ViewControl;
  #pull: Pull | null = null;
  /** Panning: shows a grabbing cursor. */
  panning = $state(false);

  constructor(table: Table, control: ViewControl) {
    this.#table = table;
    this.#control = control;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    const tile = tileOf(event.target);
    this.#pull = { kind: 'press', start: { x: event.clientX, y: event.clientY }, tile, pan: event.button === 1 };
    if (event.button === 1) event.preventDefault();
  };

  move = (event: PointerEvent): void => {
    const pull = this.#pull;
    if (!pull) {
      const tile = tileOf(event.target);
      if (tile !== this.#table.hovered) this.#table.point(tile);
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    if (pull.kind === 'press') {
      if (Math.hypot(at.x - pull.start.x, at.y - pull.start.y) < DRAG_FROM_PX) return;
      this.#begin(pull, event);
    } else if (pull.kind === 'pan') {
      this.#control.pan(at.x - pull.last.x, at.y - pull.last.y);
      pull.last = at;
    } else {
      const tile = tileOf(document.elementFromPoint(at.x, at.y));
      if (tile !== this.#table.hovered) this.#table.point(tile);
    }
  };

  #begin(press: Extract<Pull, { kind: 'press' }>, event: PointerEvent): void {
    const { tile } = press;
    if (!press.pan && tile !== null && this.#table.hands.canCarry(tile)) {
      this.#pull = { kind: 'carry' };
      void this.#table.hands.pickUp({ kind: 'unit', tile });
      return;
    }
    this.#pull = { kind: 'pan', last: { x: event.clientX, y: event.clientY } };
    this.panning = true;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  up = (event: PointerEvent): void => {
    const pull = this.#pull;
    this.#pull = null;
    this.panning = false;
    if (pull?.kind === 'press' && !pull.pan && pull.tile !== null && tileOf(event.target) === pull.tile) {
      void this.#table.hands.activateTile(pull.tile, event.shiftKey);
    }
    if (pull?.kind === 'carry') void this.#table.hands.drop(tileOf(document.elementFromPoint(event.clientX, event.clientY)));
  };

  cancel = (): void => {
    if (this.#pull?.kind === 'carry') void this.#table.hands.drop(null);
    this.#pull = null;
    this.panning = false;
  };

  leave = (): void => {
    if (!this.#pull) this.#table.point(null);
  };

  wheel = (event: WheelEvent): void => {
    const board = event.currentTarget as Element;
    // Where the table is one column that scrolls, the wheel scrolls it; with Ctrl, as of a pinch, it zooms there too.
    const table = board.closest('.table');
    if (table && table.scrollHeight > table.clientHeight && !event.ctrlKey) return;
    event.preventDefault();
    const box = board.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.#control.wheel(event.deltaY * lines, { x: event.clientX - box.left, y: event.clientY - box.top });
  };
}
