/** What ratings are the sum of, in words (DK-20.1 to 20.5). */
import { quoted } from '../../../text/names.ts';
import { counted, signedNumber } from '../../../text/words.ts';
import { plainText } from '../../../text/markup.ts';
import { cardRating, STANDARD_CARD, STANDARD_POWER, type DeckPower, type RatingItem, type TypePower } from '../decks/rating.ts';
import type { DeckCard, OnlineDeck } from '../decks/wire.ts';
import { abilityLine } from './rules-text.ts';
import { TERMS } from './terms.ts';
import { TYPE_NAMES } from './type-names.ts';

export interface SumLine {
  readonly what: string;
  /** How its points come about; '' where they are told by the line itself. */
  readonly how: string;
  readonly points: string;
}

const times = ({ base, when, area, sign }: Extract<RatingItem, { of: 'ability' }>): string =>
  [
    String(base),
    ...(when === 2 ? ['2, for it comes again and again'] : []),
    ...(area === 2 ? ['2, for it reaches many'] : []),
    ...(sign === -1 ? ['−1, for it serves the other side'] : []),
  ].join(' × ');

/** A line of a card's sum. */
export function itemWords(item: RatingItem, card: DeckCard): SumLine {
  const points = signedNumber(item.points);
  switch (item.of) {
    case 'atk':
      return { what: 'ATK', how: `${item.n} × 10`, points };
    case 'def':
      return { what: 'DEF', how: `${item.n} × 7`, points };
    case 'flying':
      return { what: 'Flying Creature', how: '', points };
    case 'keyword':
      return { what: TERMS[item.keyword].name, how: '', points };
    case 'ability':
      return { what: plainText(abilityLine(card, item.ability)), how: times(item), points };
  }
}

const tenth = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

/** A type's part of a deck's power: the mean of its copies. */
export const typeWords = ({ type, sum, copies }: TypePower): SumLine => ({
  what: TYPE_NAMES[type],
  how: copies === 0 ? 'no card yet' : `${sum} points in ${counted(copies, 'copy', 'copies')}`,
  points: copies === 0 ? '–' : tenth(sum / copies),
});

/** Why a deck is Standard or Unlimited. The label restricts nothing. */
export function labelWords(deck: OnlineDeck, power: DeckPower): string {
  const strong = deck.cards.filter((card) => cardRating(card).total > STANDARD_CARD).map(({ name }) => quoted(name));
  if (strong.length > 0)
    return `Unlimited, for ${strong.length > 3 ? counted(strong.length, 'card') : strong.join(', ')} passes ${STANDARD_CARD} points.`;
  if (power.numerator > STANDARD_POWER * power.denominator) return `Unlimited, for the power passes ${STANDARD_POWER}.0.`;
  return `Standard: no card passes ${STANDARD_CARD} points, and the power does not pass ${STANDARD_POWER}.0.`;
}
