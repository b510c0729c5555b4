import { line, listed, type LogSegment } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { BlSalvaged } from '../events.ts';
import type { EventOf, Lines } from './log-lines.ts';
import { card, cards, type Voice } from './voice.ts';

const go = (ids: readonly string[]): string => (ids.length === 1 ? 'goes' : 'go');
const toSalvage = (ids: readonly string[]): LogSegment[] => line(cards(ids), ` ${go(ids)} to the Salvage.`);

/** Why cards went to the Salvage. */
const SALVAGED: Record<BlSalvaged, (event: EventOf<'salvaged'>, voice: Voice) => LogSegment[]> = {
  played: ({ cards: ids }) => toSalvage(ids),
  replaced: ({ cards: ids }) => toSalvage(ids),
  recycled: ({ cards: ids }) => toSalvage(ids),
  reforged: ({ cards: ids }) => toSalvage(ids),
  revealed: ({ cards: ids }) => toSalvage(ids),
  broken: ({ seat, cards: ids }, v) => line(`${v.Whose(seat)} `, cards(ids), ' is broken.'),
  lost: ({ seat, cards: ids }, v) => line(`${v.does(seat, 'lose')} `, cards(ids), '.'),
  defeated: ({ seat, cards: ids }, v) => line(`${v.Whose(seat)} cards go to the Salvage: `, cards(ids), '.'),
};

/** "[A], [B] and 3 cards of the hand", the hand's cards named for viewers who may know them. */
function lootWords({ forge, hand, handCount }: EventOf<'looted'>): LogSegment[] {
  if (hand) return cards([...forge, ...hand]);
  return listed([...forge.map(card), ...(handCount > 0 ? [{ text: `${counted(handCount, 'card')} of the hand` }] : [])]);
}

/** Draws, searches, thefts and loot. */
export const CARD_LINES: Lines<
  'drew' | 'salvaged' | 'recycled' | 'fetched' | 'revealed' | 'searchEnded' | 'stole' | 'trapSprung' | 'looted'
> = {
  drew: ({ seat, count, cards: ids }, v) => {
    if (count === 0) return line(`${v.does(seat, 'find')} the Armory empty and ${v.isReader(seat) ? 'draw' : 'draws'} nothing.`);
    if (ids?.length) return line(`${v.does(seat, 'draw')} `, cards(ids), '.');
    return line(`${v.does(seat, 'draw')} ${count === 1 ? 'a card' : counted(count, 'card')}.`);
  },
  salvaged: (event, v) => SALVAGED[event.why](event, v),
  recycled: ({ seat, cards: ids }, v) => line(`${v.does(seat, 'recycle')} `, cards(ids), '.'),
  fetched: ({ seat, card: id }, v) => line(`${v.does(seat, 'fetch', 'fetches')} `, card(id), ' from the Salvage.'),
  revealed: ({ seat, card: id }, v) => revealedLine(seat, [id], v),
  searchEnded: ({ seat, found }, v) =>
    found === null
      ? line('The Armory runs out: the search finds nothing.')
      : line(`${v.does(seat, 'take')} `, card(found), ` into ${v.isReader(seat) ? 'your' : 'their'} hand.`),
  stole: ({ seat, from, gave, card: id, gift }, v) => {
    const stolen = id ? line(card(id)) : line('a card');
    const given = !gave ? [] : gift ? line(' and ', v.isReader(seat) ? 'give ' : 'gives ', card(gift)) : line(' for one of theirs');
    return line(`${v.does(seat, 'steal')} `, stolen, ` from ${v.whom(from)}`, given, '.');
  },
  trapSprung: ({ card: id, seat }, v) => line(card(id), ` goes off on ${v.whom(seat)}.`),
  looted: (event, v) => {
    const all = line(`${v.does(event.seat, 'loot')} ${v.whom(event.from)}`);
    const nothing = event.forge.length + event.handCount === 0;
    return nothing ? line(all, ': nothing is left.') : line(all, ': ', lootWords(event), '.');
  },
};

/** "You turn up [A], [B] and [C]." */
export const revealedLine = (seat: number, ids: readonly string[], v: Voice): LogSegment[] =>
  line(`${v.does(seat, 'turn')} up `, cards(ids), '.');
