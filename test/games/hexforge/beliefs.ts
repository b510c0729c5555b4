import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { KIND, LIST_CARDS, type HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { History } from '../../../src-shared/kernel/game.ts';
import type { Beliefs } from '../../bots/beliefs.ts';

/** Facts that a seat cannot see, and facts it was shown, for the tests of the determinizers. */
export const BELIEFS: Beliefs<HxState> = {
  facts(s, seat) {
    const rival = s.seats[1 - seat];
    return [
      ...rival.hand.map((inst) => `${DEFS[s.defs[inst]].id} in hand`),
      ...s.entities.filter(({ kind, owner }) => kind === KIND.unit && owner !== seat).map(({ tile }) => `a unit on ${tile}`),
      ...s.board.types.map((type, tile) => `tile ${tile} of type ${type}`),
      ...s.seats[seat].deck.slice(0, 1).map((inst) => `own ${DEFS[s.defs[inst]].id} at one end`),
    ];
  },
  /** A card that the rival discarded or played openly is one of its cards. */
  forgotten(s, seat, history) {
    const rival = 1 - seat;
    const lists = new Set(s.defs.slice(rival * LIST_CARDS, (rival + 1) * LIST_CARDS).map((def) => DEFS[def].id));
    return (history as History<HxEvent>).flatMap((event) => {
      const isShown = event.type === 'discarded' || (event.type === 'stacked' && event.what === 'card');
      if (!isShown || event.seat !== rival || !event.def || lists.has(event.def)) return [];
      return DEFS.some(({ id, isToken, isWorker, isCommander }) => id === event.def && (isToken || isWorker || isCommander))
        ? []
        : [event.def];
    });
  },
};
