/** Ratings of cards, power and label of decks (DK-20.1 to 20.5), in whole numbers and with everything they are the sum of. */
import { isCreature } from './limits.ts';
import {
  CARD_TYPES,
  type Ability,
  type CardType,
  type DeckCard,
  type Duration,
  type Keyword,
  type OnlineDeck,
  type Op,
  type Selector,
} from './wire.ts';

const KEYWORD_POINTS: Readonly<Record<Keyword, number>> = { unb: 15, bfl: 5, bun: 4, ims: 15, ima: 6 };
const FLYING_POINTS = 12;
/** DK-20.5. */
export const STANDARD_CARD = 120;
export const STANDARD_POWER = 90;

const ENEMY: readonly Selector[] = ['source', 'eachOpp', 'oppCre'];
const OWN: readonly Selector[] = ['self', 'me', 'myCre', 'myOthers', 'protected'];
const WIDE: readonly Selector[] = ['eachOpp', 'oppCre', 'myCre', 'myOthers'];
const HELPFUL: readonly Op[] = ['heal', 'draw', 'extra', 'cleanse', 'gain'];
const HARMFUL: readonly Op[] = ['dmg', 'destroy', 'stun', 'freeze', 'lose', 'discard', 'bounce', 'wreck'];

/** One part of a card's rating. */
export type RatingItem =
  | { readonly of: 'atk' | 'def'; readonly n: number; readonly points: number }
  | { readonly of: 'flying'; readonly points: number }
  | { readonly of: 'keyword'; readonly keyword: Keyword; readonly points: number }
  /** points = base × when × area × sign (DK-20.2). */
  | {
      readonly of: 'ability';
      /** Its place on the card. */
      readonly ability: number;
      readonly base: number;
      readonly when: 1 | 2;
      readonly area: 1 | 2;
      readonly sign: 1 | -1;
      readonly points: number;
    };

export interface CardRating {
  /** The sum of the items, or 0 where that is below 0. */
  readonly total: number;
  readonly items: readonly RatingItem[];
}

const lastingFactor = (dur: Duration): number => (dur === 'turn' ? 1 : dur === 1 ? 2 : 3);

const BASES: Readonly<Record<Op, (ability: Ability) => number>> = {
  dmg: ([, , , n]) => 10 * n,
  heal: ([, , , n]) => 8 * n,
  prevent: ([, , , n]) => (n === 0 ? 45 : 8 * n),
  stun: ([, , , n]) => 12 * n,
  freeze: ([, , , n]) => 12 * n,
  destroy: () => 60,
  negate: () => 50,
  reflect: () => 35,
  bounce: () => 30,
  extra: () => 25,
  wreck: () => 20,
  draw: ([, , , n]) => 15 * n,
  discard: ([, , , n]) => 12 * n,
  cleanse: () => 6,
  gain: ([, , , , , dur]) => 12 * lastingFactor(dur),
  lose: ([, , , , , dur]) => 10 * lastingFactor(dur),
  mod: ([, , selector, n, m, dur]) => {
    const base = (6 * n + 5 * Number(m)) * lastingFactor(dur);
    return OWN.includes(selector) || ENEMY.includes(selector) ? base : Math.abs(base);
  },
};

function signOf([, op, selector]: Ability): 1 | -1 {
  const isForEnemies = ENEMY.includes(selector);
  if (op === 'mod') return isForEnemies ? -1 : 1;
  return (isForEnemies && HELPFUL.includes(op)) || (OWN.includes(selector) && HARMFUL.includes(op)) ? -1 : 1;
}

function abilityItem(ability: Ability, at: number): RatingItem {
  const [moment, op, selector] = ability;
  const base = BASES[op](ability);
  const when = moment === 'attack' || moment === 'hit' ? 2 : 1;
  const area = WIDE.includes(selector) ? 2 : 1;
  const sign = signOf(ability);
  // A base of 0 stays one.
  return { of: 'ability', ability: at, base, when, area, sign, points: base === 0 ? 0 : base * when * area * sign };
}

/** DK-20.1, 20.2. */
export function cardRating(card: DeckCard): CardRating {
  const items: RatingItem[] = [];
  if (isCreature(card.type)) {
    items.push({ of: 'atk', n: card.atk, points: 10 * card.atk }, { of: 'def', n: card.def, points: 7 * card.def });
    if (card.type === 'flying') items.push({ of: 'flying', points: FLYING_POINTS });
  }
  items.push(...card.keywords.map((keyword): RatingItem => ({ of: 'keyword', keyword, points: KEYWORD_POINTS[keyword] })));
  items.push(...card.abilities.map(abilityItem));
  return {
    total: Math.max(
      0,
      items.reduce((sum, { points }) => sum + points, 0),
    ),
    items,
  };
}

export interface TypePower {
  readonly type: CardType;
  readonly copies: number;
  /** Ratings of all copies together; their mean is `sum / copies`. */
  readonly sum: number;
}

export interface DeckPower {
  readonly types: readonly TypePower[];
  /** The mean of the types' means, exactly: `numerator / denominator`, both whole. */
  readonly numerator: number;
  readonly denominator: number;
  /** Tenths, halves up (DK-20.5). */
  readonly tenths: number;
  /** “29.8”. */
  readonly shown: string;
}

/**
 * DK-20.5.
 * @param deck one with a card of each type
 */
export function deckPower(deck: OnlineDeck): DeckPower {
  const types = CARD_TYPES.map((type): TypePower => {
    const cards = deck.cards.filter((card) => card.type === type);
    return {
      type,
      copies: cards.reduce((n, { copies }) => n + copies, 0),
      sum: cards.reduce((n, card) => n + card.copies * cardRating(card).total, 0),
    };
  });
  // 300 copies at most, so the product stays below 60⁵ and the whole far below 2⁵³.
  const product = types.reduce((n, { copies }) => n * copies, 1);
  const numerator = types.reduce((n, { sum, copies }) => n + sum * (product / copies), 0);
  const denominator = CARD_TYPES.length * product;
  const tenths = Math.floor((20 * numerator + denominator) / (2 * denominator));
  return { types, numerator, denominator, tenths, shown: `${Math.floor(tenths / 10)}.${tenths % 10}` };
}

export type PowerLabel = 'Standard' | 'Unlimited';

/** DK-20.5; the power counts exactly, not as it is shown. */
export function powerLabel(deck: OnlineDeck): PowerLabel {
  const { numerator, denominator } = deckPower(deck);
  const isStandard = numerator <= STANDARD_POWER * denominator && deck.cards.every((card) => cardRating(card).total <= STANDARD_CARD);
  return isStandard ? 'Standard' : 'Unlimited';
}
