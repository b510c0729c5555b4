import type { History } from '../../../../kernel/game.ts';
import { DEFS, defOf } from '../../catalog.ts';
import type { HxEvent, HxThing } from '../../events.ts';
import { movementOf } from '../../keywords/index.ts';
import { BASE_MOVEMENT } from '../../state.ts';
import type { HxView } from '../../view.ts';

/* What a seat that pays attention remembers of its rival's pieces after they have gone out of its sight. */

/** A piece that was seen, and may be somewhere else by now. */
export interface Remembered {
  /** Definition of a unit; −1 for a forge. */
  def: number;
  /** Where it was seen last. */
  tile: number;
  damage: number;
  /** Steps it may have taken since, as far as its numbers go. */
  steps: number;
}

/** A piece that goes out of sight by a step has this many left at most. */
const STEPS_LEFT = BASE_MOVEMENT - 1;
/** Farther than any map reaches. */
const ANYWHERE = 99;
const FORGE = -1;

interface Track extends Remembered {
  inSight: boolean;
}

/** Follows the rival's pieces through what a seat was told, by the ids under which it saw them. */
class Tracker {
  readonly #tracks = new Map<number, Track>();

  /** Whatever is told of a piece tells where it is; a new id may be an old piece that has come back, unless it has just been made. */
  see({ id, def: name, tile }: HxThing, isNew = false): Track {
    const def = name === null ? FORGE : defOf(name).index;
    const known = this.#tracks.get(id);
    if (known) {
      known.tile = tile;
      return known;
    }
    const before = isNew ? 0 : this.#lostOf(def, tile);
    const track = { def, tile, damage: this.#tracks.get(before)?.damage ?? 0, steps: 0, inSight: true };
    this.#tracks.delete(before);
    this.#tracks.set(id, track);
    return track;
  }

  lose(id: number, steps: number): void {
    const track = this.#tracks.get(id);
    if (!track) return;
    track.inSight = false;
    track.steps = steps;
  }

  forget(id: number): void {
    this.#tracks.delete(id);
  }

  /** A commander's fall is told to everybody. */
  forgetCommander(): void {
    for (const [id, { def }] of this.#tracks) if (def >= 0 && DEFS[def].isCommander) this.#tracks.delete(id);
  }

  /** The rival moves once more. */
  march(): void {
    for (const track of this.#tracks.values()) {
      if (!track.inSight && track.def !== FORGE) track.steps += Math.max(0, BASE_MOVEMENT + movementOf(DEFS[track.def].kw));
    }
  }

  /** What is known of but has none of these ids, the surest first. */
  without(ids: ReadonlySet<number>): Remembered[] {
    const found: Remembered[] = [];
    for (const [id, { def, tile, damage, steps }] of this.#tracks) if (!ids.has(id)) found.push({ def, tile, damage, steps });
    return found.sort((a, b) => a.steps - b.steps);
  }

  /** The id of the piece out of sight that has most likely come back; 0 if there is none. Forges stay where they are. */
  #lostOf(def: number, tile: number): number {
    let found = 0;
    let fewest = Infinity;
    for (const [id, track] of this.#tracks) {
      if (track.inSight || track.def !== def || track.steps >= fewest || (def === FORGE && track.tile !== tile)) continue;
      found = id;
      fewest = track.steps;
    }
    return found;
  }
}

/** What the seat of a view has seen of its rival and sees no more, the surest places first. */
export function outOfSight(view: HxView, history: History<HxEvent>): readonly Remembered[] {
  const rival = 1 - view.me!.seat;
  const tracker = new Tracker();
  const isPiece = (thing: HxThing): boolean => thing.owner === rival && thing.kind !== 'base';
  for (const event of history) {
    if ('thing' in event && !isPiece(event.thing)) continue;
    switch (event.type) {
      case 'lostSight':
        tracker.lose(event.id, 0);
        break;
      case 'moved':
      case 'teleported':
        tracker.see(event.thing);
        if (event.to === null) tracker.lose(event.thing.id, event.type === 'moved' ? STEPS_LEFT : ANYWHERE);
        break;
      case 'sighted':
        tracker.see(event.thing).damage = event.damage;
        break;
      case 'damaged':
        tracker.see(event.thing).damage += event.amount;
        break;
      case 'healed':
      case 'repaired':
        tracker.see(event.thing).damage -= event.amount;
        break;
      case 'left':
      case 'forgeFell':
        tracker.forget(event.thing.id);
        break;
      case 'entered':
        tracker.see(event.thing, true);
        break;
      case 'commanderPenalty':
        if (event.seat === rival) tracker.forgetCommander();
        break;
      case 'phase':
        if (event.phase === 'move' && event.seat === rival) tracker.march();
    }
  }
  return tracker.without(new Set(view.entities.map(({ id }) => id)));
}
