import type { HiddenThing } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { knownOf } from '../rules/hands.ts';
import { cardIds } from '../rules/tell.ts';
import type { BlState } from '../state.ts';
import { cardName } from '../text/faces.ts';

/** `cards` without one copy of each of `known`. */
function without(cards: readonly number[], known: readonly number[]): number[] {
  const left = [...known];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Other hands, without the cards that the viewer has seen go into them (BL-15.7). */
export function hidden(s: BlState, viewer: Viewer): HiddenThing[] {
  return s.seats.flatMap(({ hand }, seat) =>
    seat === viewer
      ? []
      : cardIds(without(hand, viewer === 'spectator' ? [] : knownOf(s, viewer, seat))).map((card) => ({
          seat,
          place: 'hand',
          what: cardName(card),
          card,
        })),
  );
}
