/**
 * Last-seen marks: where a rival's piece left sight. The view has no memory of occupants; this one is the window's, made from the seat's
 * events, and only a reminder.
 */
import type { HxEvent, HxThing } from '../../../../src-shared/games/hexforge/events.ts';
import type { HxView } from '../../../../src-shared/games/hexforge/view.ts';

export interface Ghost {
  tile: number;
  owner: number;
  kind: 'unit' | 'forge';
  def: string | null;
  turn: number;
}

export class GhostKeeper {
  #seen = new Map<number, Ghost>();
  #turn = 0;

  /** After an undo or a jump the whole history is replayed. */
  forget(): void {
    this.#seen.clear();
    this.#turn = 0;
  }

  hear(events: readonly HxEvent[], me: number): void {
    for (const event of events) {
      if (event.type === 'turn') this.#turn = event.turn;
      if (!('thing' in event) || event.thing.owner === me || event.thing.kind === 'base') continue;
      if (event.type === 'left' || event.type === 'forgeFell') {
        this.#seen.delete(event.thing.id);
        continue;
      }
      const went = event.type === 'moved' || event.type === 'teleported' ? (event.to ?? event.from) : event.thing.tile;
      if (went !== null) this.#note(event.thing, went);
    }
  }

  /**
   * Updates with the present board.
   * @returns the marks that are still valid
   */
  look(view: HxView): Ghost[] {
    if (!view.me) return [];
    this.#turn = view.turn;
    const present = new Set(view.entities.map((e) => e.id));
    for (const e of view.entities) {
      if (e.owner !== view.me.seat && e.kind !== 'base') this.#note({ ...e, kind: e.kind }, e.tile);
    }
    for (const [id, ghost] of this.#seen) {
      // A tile in sight is known, so its mark is dropped.
      if (!present.has(id) && view.map.tiles[ghost.tile]?.seen) this.#seen.delete(id);
    }
    return [...this.#seen].filter(([id]) => !present.has(id)).map(([, ghost]) => ghost);
  }

  #note(thing: Pick<HxThing, 'id' | 'owner' | 'kind' | 'def'>, tile: number): void {
    if (thing.kind === 'base') return;
    this.#seen.set(thing.id, { tile, owner: thing.owner, kind: thing.kind, def: thing.def, turn: this.#turn });
  }
}
