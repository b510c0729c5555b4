import { DEFS, findCard } from '../../../src-shared/games/warforge/catalog.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { cardOfHand, type WrState } from '../../../src-shared/games/warforge/state.ts';
import type { History } from '../../../src-shared/kernel/game.ts';
import type { Beliefs } from '../../bots/beliefs.ts';

/** Deck cards that a seat has shown, by what happened. */
const shown = (history: History<WrEvent>, seat: number): string[] =>
  history.flatMap((event) => {
    const isTheirs = (event.type === 'played' && event.seat === seat) || (event.type === 'deployed' && event.thing.seat === seat);
    const card = isTheirs ? (event.type === 'played' ? event.card : event.thing.card) : null;
    return card !== null && DEFS[findCard(card)].spec.role === 'deck' ? [card] : [];
  });

/** Facts that a seat cannot see, and facts it was shown, for the tests of the determinizers. */
export const BELIEFS: Beliefs<WrState> = {
  facts(s, seat) {
    const rival = s.seats[1 - seat];
    return [
      ...rival.hand.map((entry) => `${DEFS[cardOfHand(entry)].id} in hand`),
      ...rival.line.filter(({ hidden }) => hidden === 1).map(({ id, card }) => `${DEFS[card].id} face down as ${id}`),
      ...rival.deck.slice(-2).map((card, i) => `${DEFS[card].id} ${i} of the rival's last two`),
      ...s.seats[seat].deck.slice(-1).map((card) => `own ${DEFS[card].id} next`),
    ];
  },
  /** A card of the deck that the rival has shown is one of its list. */
  forgotten: (s, seat, history) =>
    shown(history as History<WrEvent>, 1 - seat).filter((card) => !s.config.lists[1 - seat].main.includes(card)),
};
