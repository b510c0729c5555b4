import { line } from '../../../text/voice.ts';
import { counted, joined } from '../../../text/words.ts';
import type { CardType } from '../types.ts';
import type { Lines } from './log-lines.ts';
import { PHASE_NAMES, TYPE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { card, type Voice } from './voice.ts';

/** "2 Creatures and an Attack Spell". */
const tokens = (types: readonly CardType[]): string =>
  joined(
    [...new Set(types)].map((type) => {
      const n = types.filter((other) => other === type).length;
      return n === 1 ? oneToken(type) : counted(n, TYPE_NAMES[type]);
    }),
    'and',
  );

/** "an Artifact". */
export const oneToken = (type: CardType): string => `${type === 'attack' || type === 'artifact' ? 'an' : 'a'} ${TYPE_NAMES[type]}`;

const hers = (seat: number, v: Voice): string => (v.isReader(seat) ? 'yours' : v.whose(seat));

/** The start, turns, phases, hands and piles, the end. */
export const TURN_LINES: Lines<
  | 'dealt'
  | 'initiative'
  | 'tied'
  | 'starter'
  | 'cleared'
  | 'turn'
  | 'phase'
  | 'reshuffled'
  | 'drew'
  | 'discarded'
  | 'spent'
  | 'extraPlay'
  | 'eliminated'
  | 'turnEnded'
  | 'gameOver'
> = {
  dealt: ({ seat, count, cards }, v) =>
    line(`${v.does(seat, 'are', 'is')} dealt ${cards?.length ? tokens(cards) : counted(count, 'token')}.`),
  initiative: ({ seat, card: told, score }, v) => line(`${v.does(seat, 'reveal')} `, card(told), ` for the initiative: ${score}.`),
  tied: ({ seats }, v) =>
    line(
      `A tie between ${joined(
        seats.map((seat) => v.whom(seat)),
        'and',
      )}: they reveal again.`,
    ),
  starter: ({ seat, byLot }, v) => line(`${v.does(seat, 'begin')}${byLot ? ', by lot' : ''}.`),
  cleared: () => line('The Battlefield is cleared for the first turn.'),
  turn: ({ turn, seat }, v) => line(`Turn ${turn}: ${hers(seat, v)}.`),
  phase: ({ phase, seat }, v) => line(phase === 'initiative' ? 'Initiative.' : `${PHASE_NAMES[phase].long}: ${hers(seat, v)}.`),
  reshuffled: ({ count }) => line(`The Graveyard becomes a new type deck of ${counted(count, 'token')}.`),
  drew: ({ seat, count, cards }, v) => {
    if (count === 0) return line(`${v.does(seat, 'draw')} nothing: there is no token left.`);
    return line(`${v.does(seat, 'draw')} ${cards?.length ? tokens(cards) : counted(count, 'token')}.`);
  },
  discarded: ({ seat, cards }, v) => line(`${v.does(seat, 'discard')} ${tokens(cards)}.`),
  spent: ({ seat, cardType }, v) => line(`${v.Whose(seat)} ${TYPE_NAMES[cardType]} goes to the Graveyard.`),
  extraPlay: ({ seat, limit }, v) => line(`${v.does(seat, 'may', 'may')} play ${counted(limit, 'card')} this turn.`),
  eliminated: ({ seat, why }, v) =>
    line(why === 'concede' ? `${v.does(seat, 'concede')}.` : `${v.does(seat, 'are', 'is')} at 0 life and out of the match.`),
  turnEnded: ({ seat }, v) => line(`${v.Whose(seat)} turn ends.`),
  gameOver: ({ outcome }, v) => {
    const { title, reason } = describeOutcome(outcome, v.reader.viewer, v.reader.names);
    return line(`${title}. ${reason}`);
  },
};
