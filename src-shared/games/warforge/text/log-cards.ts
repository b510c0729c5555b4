import { line, type LogSegment } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { WrCardId } from '../types.ts';
import type { Lines } from './log-lines.ts';
import { card, cards } from './voice.ts';

const some = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
/** The cards by name if the reader may know them, else how many. */
const known = (count: number, ids: readonly WrCardId[] | undefined): LogSegment[] => (ids?.length ? cards(ids) : line(some(count)));
const one = (id: WrCardId | undefined): LogSegment[] => known(1, id === undefined ? undefined : [id]);

/** Hands, decks and what is played. */
export const CARD_LINES: Lines<
  | 'drew'
  | 'mulligan'
  | 'burned'
  | 'fatigue'
  | 'created'
  | 'discarded'
  | 'shuffledIn'
  | 'played'
  | 'stays'
  | 'ended'
  | 'mayPlay'
  | 'offered'
  | 'took'
> = {
  drew: (e, v) => line(`${v.does(e.seat, 'draw')} `, known(e.count, e.cards), '.'),
  mulligan: (e, v) => {
    if (e.count === 0) return line(`${v.does(e.seat, 'keep')} ${v.isReader(e.seat) ? 'your' : 'their'} opening hand.`);
    return line(`${v.does(e.seat, 'put')} back `, known(e.count, e.returned), ` and ${v.isReader(e.seat) ? 'draw' : 'draws'} as many.`);
  },
  burned: (e, v) => line(card(e.card), ` is burned: ${v.whose(e.seat)} hand is full.`),
  fatigue: (e, v) => line(`${v.Whose(e.seat)} deck is empty: ${e.n} fatigue.`),
  created: (e, v) => line(`${v.does(e.seat, 'get')} `, one(e.card), '.'),
  discarded: (e, v) => line(`${v.does(e.seat, 'discard')} `, one(e.card), '.'),
  shuffledIn: (e, v) => line(known(e.count, e.card === undefined ? undefined : [e.card]), ` is shuffled into ${v.whose(e.seat)} deck.`),
  played: (e, v) => {
    const on = e.target === null ? [] : line(' on ', v.thing(e.target));
    return line(`${v.does(e.seat, 'play')} `, card(e.card), on, ` for ${e.cost} energy.`);
  },
  stays: (e) => line(card(e.card), ' stays and works on.'),
  ended: (e) => line(card(e.card), ' ends.'),
  mayPlay: (e, v) => line(`${v.does(e.seat, 'may', 'may')} play `, card(e.card), ` ${counted(e.n, 'more time')} this turn.`),
  offered: (e, v) => line(`${v.does(e.seat, 'choose')} from `, known(e.count, e.cards), '.'),
  took: (e, v) => line(`${v.does(e.seat, 'take')} `, one(e.card), '.'),
};
