import type { HiddenThing } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { cardOfHand, type WrState } from '../state.ts';

/** Other hands, and Troops face down, in words. */
export const hidden = (s: WrState, viewer: Viewer): HiddenThing[] =>
  s.seats.flatMap(({ hand, line }, seat) => {
    if (seat === viewer) return [];
    const thing = (place: string, card: number): HiddenThing => ({ seat, place, what: DEFS[card].name, card: DEFS[card].id });
    return [
      ...hand.map((entry) => thing('hand', cardOfHand(entry))),
      ...line.filter((unit) => unit.hidden === 1).map((unit) => thing('face down', unit.card)),
    ];
  });
