/** Small builders with which the built-in cards are written down, one entry a card. */
import type { Ability, Aim, CardType, DeckCard, Duration, Keyword, Op, Selector, Trait, When } from '../wire.ts';

/** The built-in decks that a card is in, by their letters. */
export type DeckLetter = 'A' | 'B' | 'C';
export interface PoolCard {
  readonly card: DeckCard;
  readonly decks: readonly DeckLetter[];
}

interface Body {
  readonly copies?: number;
  readonly keywords?: readonly Keyword[];
  readonly aim?: Aim;
  readonly abilities?: readonly Ability[];
}

const lettersOf = (text: string): DeckLetter[] => (['A', 'B', 'C'] as const).filter((letter) => text.includes(letter));

const entry = (type: CardType, decks: string, name: string, [atk, def]: readonly [number, number], text: string, body: Body): PoolCard => ({
  card: { type, name, copies: 1, atk, def, keywords: [], aim: 'none', abilities: [], text, ...body },
  decks: lettersOf(decks),
});

type Numbers = readonly [atk: number, def: number];
export const creature = (decks: string, name: string, numbers: Numbers, text: string, body: Body = {}): PoolCard =>
  entry('creature', decks, name, numbers, text, body);
export const flying = (decks: string, name: string, numbers: Numbers, text: string, body: Body = {}): PoolCard =>
  entry('flying', decks, name, numbers, text, body);

const spell =
  (type: CardType) =>
  (decks: string, name: string, text: string, abilities: readonly Ability[], aim: Aim = 'none'): PoolCard =>
    entry(type, decks, name, [0, 0], text, { aim, abilities });
export const attack = spell('attack');
export const defense = spell('defense');
export const artifact = spell('artifact');

/** Ops that are done at once. */
export const on = (when: When, op: Op, selector: Selector, n = 0): Ability => [when, op, selector, n, 0, 'now'];
export const mod = (when: When, selector: Selector, atk: number, def: number, dur: Duration): Ability => [
  when,
  'mod',
  selector,
  atk,
  def,
  dur,
];
export const trait = (when: When, op: 'gain' | 'lose', selector: Selector, what: Trait, dur: Duration): Ability => [
  when,
  op,
  selector,
  0,
  what,
  dur,
];
