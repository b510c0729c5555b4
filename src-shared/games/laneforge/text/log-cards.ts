import { line } from '../../../text/voice.ts';
import type { LnPlayedFrom } from '../events.ts';
import type { Lines } from './log-lines.ts';
import { card, cards, leveled, type Voice } from './voice.ts';

/** Where a card was played from, unless it was the hand. */
const FROM: Record<Exclude<LnPlayedFrom, 'hand' | 'banish' | 'supply'>, (whose: string) => string> = {
  discard: (whose) => ` from ${whose} discard pile`,
  upgrade: (whose) => ` from ${whose} upgrade pile`,
  deck: (whose) => ` from ${whose} deck`,
  lane: () => ' anew',
};

const own = (seat: number, v: Voice): string => (v.isReader(seat) ? 'your' : 'the');
const IN = { lane: '', hand: ' in hand', discard: ' in the discard pile', deck: ' in the deck' } as const;

/** Hands, decks, piles, playing and levelling. */
export const CARD_LINES: Lines<
  'drew' | 'played' | 'levelled' | 'banishedFromHand' | 'spellDone' | 'upgraded' | 'discarded' | 'stepFailed' | 'activated' | 'usedMobility'
> = {
  drew: (e, v) => {
    if (e.count === 0) return line(`${v.does(e.seat, 'have', 'has')} nothing to draw.`);
    if (e.cards?.length) return line(`${v.does(e.seat, 'draw')} `, cards(e.cards), '.');
    return line(`${v.does(e.seat, 'draw')} ${e.count === 1 ? 'a card' : `${e.count} cards`}.`);
  },
  played: (e, v) => {
    if (e.from === 'banish') return line(`${v.does(e.seat, 'Reanimate')} `, leveled(e.card), '.');
    const where = e.from === 'hand' || e.from === 'supply' ? '' : FROM[e.from](own(e.seat, v));
    return line(`${v.does(e.seat, 'play')} `, leveled(e.card), `${where}${e.free ? ' for Free' : ''}.`);
  },
  levelled: (e, v) => line(`${v.does(e.seat, 'earn')} `, leveled(e.card), '.'),
  banishedFromHand: (e, v) => line(`${v.does(e.seat, 'banish', 'banishes')} `, leveled(e.card), ' from hand.'),
  spellDone: (e, v) => line(`${v.Whose(e.seat)} `, card(e.card), ' is banished.'),
  upgraded: (e, v) =>
    line(`${v.Whose(e.seat)} `, card(e.card), `${IN[e.in]} is Upgraded to level `, { card: e.to, text: e.to.slice(-1) }, '.'),
  discarded: (e, v) => line(`${v.does(e.seat, 'discard')} `, leveled(e.card), '.'),
  stepFailed: (e) => line('The rest of ', e.card === null ? 'the Champion’s ability' : card(e.card), ' does nothing.'),
  activated: (e, v) => line(v.Thing(e.thing), ' uses its Activate.'),
  usedMobility: (e, v) => line(v.Thing(e.thing), ` uses Mobility to lane ${e.to}.`),
};
