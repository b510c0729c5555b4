import type { HiddenThing } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import type { DkState } from '../state.ts';
import { TYPE_NAMES } from '../text/names.ts';
import { CARD_TYPES } from '../types.ts';

/** Other hands, without the tokens that everybody knows of. */
export function hidden(s: DkState, viewer: Viewer): HiddenThing[] {
  return s.seats.flatMap(({ hand, known }, seat) =>
    seat === viewer
      ? []
      : CARD_TYPES.flatMap((type, i) =>
          Array.from({ length: hand[i] - known[i] }, () => ({ seat, place: 'hand', what: TYPE_NAMES[type] })),
        ),
  );
}
