import type { HiddenThing } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { derive } from '../rules/derive.ts';
import { seesEntity } from '../rules/vision.ts';
import { KIND, type HxEntity, type HxState } from '../state.ts';
import { cardName } from '../text/faces.ts';
import { TILE_TYPES } from '../types.ts';
import type { HxView } from '../view.ts';
import { entityView } from './entity-view.ts';
import { makeView } from './make-view.ts';
import { stackItemView } from './stack-view.ts';

const isSeen = (s: HxState, viewer: Viewer, e: HxEntity): boolean =>
  viewer === 'spectator' ? e.kind === KIND.base : e.owner === viewer || seesEntity(s, viewer, e);

/** Other hands, and what stands out of sight; terrain is not worth words. */
export function hidden(s: HxState, viewer: Viewer): HiddenThing[] {
  derive(s);
  const hands = s.seats.flatMap(({ hand }, seat) =>
    seat === viewer
      ? []
      : hand.map((inst) => {
          const { id } = DEFS[s.defs[inst]];
          return { seat, place: 'hand', what: cardName(id), card: id };
        }),
  );
  const unseen = s.entities
    .filter((e) => !isSeen(s, viewer, e))
    .map((e) => ({
      seat: e.owner,
      place: 'pieces out of sight',
      ...(e.kind === KIND.unit ? { what: cardName(DEFS[e.def].id), card: DEFS[e.def].id } : { what: 'a forge' }),
    }));
  return [...hands, ...unseen];
}

/** The seat's view with the fog lifted and the stack open. */
export function openView(s: HxState, seat: number): HxView {
  const view = makeView(s, seat);
  return {
    ...view,
    map: { tiles: view.map.tiles.map((tile, i) => ({ ...tile, type: TILE_TYPES[s.board.types[i]], seen: true })) },
    // What is out of sight has no id of the seat's own; ages are never reused and never below 1.
    entities: s.entities.toSorted((a, b) => a.tile - b.tile).map((e) => ({ ...entityView(s, e, seat), id: e.id })),
    stack: s.stack.map((item, position) => stackItemView(s, item, position, item.owner)),
  };
}
