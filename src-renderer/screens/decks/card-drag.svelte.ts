/** Cards dragged by pointer between the cards to choose from and the zones of a list. Keys have their own ways to the same ends. */
import { Drag } from '../../ui/drag.svelte.ts';

/** Where a card comes from or is let go: a zone, or the cards to choose from. */
export const POOL = '';
/** Attribute of an element on which cards can be dropped, with the zone's id or `POOL`. */
const DROP = 'data-drop';

export interface HeldCard {
  readonly id: string;
  readonly from: string;
}

/** The place under a point; null for none. Pop-ups lie above it without being part of it. */
function placeAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[popover]') === null);
  return under?.closest(`[${DROP}]`)?.getAttribute(DROP) ?? null;
}

export class CardDrag {
  /** The card that is dragged. */
  held: HeldCard | null = $state.raw(null);
  /** Where the pointer is meanwhile. */
  at = $state.raw({ x: 0, y: 0 });
  /** The place below it. */
  over: string | null = $state.raw(null);
  #pressed: HeldCard | null = null;
  readonly #drag: Drag;

  /** @param drop a card was let go over a place */
  constructor(drop: (card: HeldCard, to: string) => void) {
    this.#drag = new Drag(() => ({
      can: this.#pressed !== null,
      start: () => (this.held = this.#pressed),
      over: (x, y) => {
        this.at = { x, y };
        this.over = placeAt(x, y);
      },
      drop: (at) => {
        const card = this.held;
        const to = at && placeAt(at.x, at.y);
        this.held = null;
        this.over = null;
        if (card && to !== null && to !== card.from) drop(card, to);
      },
    }));
  }

  /** The click that ends a drag is none. */
  get dragged(): boolean {
    return this.#drag.dragged;
  }

  /** Attributes of a card's control. */
  ways(card: HeldCard) {
    return {
      onpointerdown: (event: PointerEvent) => {
        this.#pressed = card;
        this.#drag.down(event);
      },
      onpointermove: this.#drag.move,
      onpointerup: this.#drag.up,
      onpointercancel: this.#drag.cancel,
    };
  }
}
