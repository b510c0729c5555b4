import {
  WHENS,
  type Aim,
  type OnlineDeck,
  type DeckCard,
  type Duration,
  type Op,
  type Selector,
  type Trait,
  type When,
} from './decks/wire.ts';
import { PERMANENT, UNTIL_END } from './state.ts';
import { CARD_TYPES, type CardType } from './types.ts';

/*
 * An Online Deck as the rules run it (DK-17): numbers and closed words, nothing that could be carried out but the verbs of
 * `effects/`. Forged and built-in decks are compiled alike.
 */

/** Moments of abilities: a number in the state is a place among `WHENS`. */
export const WHEN = { cast: 0, static: 1, enter: 2, attack: 3, block: 4, hit: 5, destroyed: 6 } as const satisfies Record<When, number>;

/** Traits as bits: the keywords (DK-17.3), and flying, which comes from the type or from an effect. */
export const KW = { unb: 1, bfl: 2, bun: 4, ims: 8, ima: 16, fly: 32 } as const satisfies Record<Trait, number>;
/** What a player may hold (DK-11.8). */
export const PLAYER_KW = KW.ims | KW.ima;

export interface DkAbility {
  op: Op;
  on: Selector;
  n: number;
  /** DEF of `mod`; the keyword's bit of `gain` and `lose`. */
  m: number;
  /** `UNTIL_END`, 1–5 or `PERMANENT`; without meaning for ops that happen at once. */
  left: number;
}

export interface DkCard {
  name: string;
  /** Place among `CARD_TYPES`. */
  type: number;
  atk: number;
  def: number;
  kw: number;
  aim: Aim;
  /** By moment, in printed order. */
  at: readonly (readonly DkAbility[])[];
  /** Does any ability of the moment use the card's target? */
  aims: readonly boolean[];
  /** Printed place of the moment's first ability (DK-13.3). */
  first: readonly number[];
}

export interface DkDeck {
  cards: readonly DkCard[];
  /** For each type the deck's cards of it, each as often as it has copies (DK-1.5). */
  entries: readonly (readonly number[])[];
}

const leftOf = (dur: Duration): number => (dur === 'perm' ? PERMANENT : typeof dur === 'number' ? dur : UNTIL_END);

const bitsOf = (keywords: readonly Trait[]): number => keywords.reduce((bits, keyword) => bits | KW[keyword], 0);

function compileCard(card: DeckCard): DkCard {
  const abilities = card.abilities.map(([when, op, on, n, m, dur], printed) => ({
    when,
    printed,
    does: { op, on, n, m: typeof m === 'string' ? KW[m] : m, left: leftOf(dur) } satisfies DkAbility,
  }));
  const of = (when: When) => abilities.filter((ability) => ability.when === when);
  return {
    name: card.name,
    type: CARD_TYPES.indexOf(card.type),
    atk: card.atk,
    def: card.def,
    kw: bitsOf(card.keywords) | (card.type === 'flying' ? KW.fly : 0),
    aim: card.aim,
    at: WHENS.map((when) => of(when).map(({ does }) => does)),
    aims: WHENS.map((when) => of(when).some(({ does }) => does.on === 'target')),
    first: WHENS.map((when) => of(when)[0]?.printed ?? 0),
  };
}

export function compileDeck({ cards }: OnlineDeck): DkDeck {
  return {
    cards: cards.map(compileCard),
    entries: CARD_TYPES.map((type: CardType) =>
      cards.flatMap((card, i) => (card.type === type ? new Array<number>(card.copies).fill(i) : [])),
    ),
  };
}

/** By the list itself, and by its text for lists that came in a message: a search asks for the same ones again and again. */
const byList = new WeakMap<OnlineDeck, DkDeck>();
const byText = new Map<string, DkDeck>();
/** Texts remembered; those of a few matches at once. */
const MOST_TEXTS = 32;

export function deckOf(list: OnlineDeck): DkDeck {
  let deck = byList.get(list);
  if (deck !== undefined) return deck;
  const text = JSON.stringify(list.cards);
  deck = byText.get(text);
  if (deck === undefined) {
    deck = compileDeck(list);
    if (byText.size >= MOST_TEXTS) byText.clear();
    byText.set(text, deck);
  }
  byList.set(list, deck);
  return deck;
}
