/**
 * Forged cards and decks as data (DK-17): what a deck can say, and nothing else. Everything here is a closed list, so that the rules can carry out
 * whatever passes the check of a deck, and no deck can ask for more. Ranges that types cannot hold stand beside each member; `check.ts` holds them.
 */

/** DK-1.1, in the order in which a deck keeps its cards (DK-19.2). */
export const CARD_TYPES = ['creature', 'flying', 'attack', 'defense', 'artifact'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Keywords that a creature can have printed (DK-17.3): unblockable, can block flying, can block unblockable, immune to spells, immune to Artifacts. */
export const KEYWORDS = ['unb', 'bfl', 'bun', 'ims', 'ima'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What `gain` and `lose` can be about (DK-17.7). Flying is printed by the type alone. */
export const TRAITS = [...KEYWORDS, 'fly'] as const;
export type Trait = (typeof TRAITS)[number];

/** What a card's player chooses when it is played or does its work (DK-17.9): `any` an opponent or a creature, `own` a creature of the player. */
export const AIMS = ['none', 'any', 'opp', 'cre', 'own'] as const;
export type Aim = (typeof AIMS)[number];

/** DK-17.5: `cast` on spells and Artifacts, all others on creatures. */
export const WHENS = ['cast', 'static', 'enter', 'attack', 'block', 'hit', 'destroyed'] as const;
export type When = (typeof WHENS)[number];

/**
 * DK-17.6: `target` what was chosen, `self` the controller, `me` this creature, `source` in an event the attacker or the casting player, `protected`
 * what would take the damage.
 */
export const SELECTORS = [
  'target',
  'self',
  'me',
  'myCre',
  'myOthers',
  'oppCre',
  'allCre',
  'eachOpp',
  'eachPl',
  'source',
  'protected',
] as const;
export type Selector = (typeof SELECTORS)[number];

/** Ops with a number n (DK-17.7): `dmg` and `heal` 1–20, `prevent` 0–20 (0 is all), `stun` and `freeze` 1–5, `draw` and `discard` 1–3. */
export const COUNTED_OPS = ['dmg', 'heal', 'prevent', 'stun', 'freeze', 'draw', 'discard'] as const;
export type CountedOp = (typeof COUNTED_OPS)[number];

/** Ops without a number (DK-17.7). */
export const PLAIN_OPS = ['destroy', 'reflect', 'negate', 'bounce', 'wreck', 'extra', 'cleanse'] as const;
export type PlainOp = (typeof PLAIN_OPS)[number];

/** Ops that say which trait (DK-17.7). */
export const TRAIT_OPS = ['gain', 'lose'] as const;
export type TraitOp = (typeof TRAIT_OPS)[number];

/** DK-17.7. */
export const OPS = [...COUNTED_OPS, ...PLAIN_OPS, 'mod', ...TRAIT_OPS] as const;
export type Op = (typeof OPS)[number];

/** DK-17.8: until the end of the turn, for so many of the controller's turns, or while in play. */
export const LASTING = ['turn', 1, 2, 3, 4, 5, 'perm'] as const;
export type Lasting = (typeof LASTING)[number];
/** DK-17.8: `now` for ops that are done when they are done. */
export type Duration = Lasting | 'now';

/**
 * DK-17.5. n and m are what the op says: a count; the changes of ATK and DEF for `mod`, each −10 to 10 and not both 0; for `gain` and `lose` m is the
 * trait. What is not used is 0. What can stand together on which card is DK-17.8 to DK-17.11.
 */
export type Ability = readonly [when: When, op: Op, selector: Selector, n: number, m: number | Trait, dur: Duration];

/** One concrete card of an Online Deck (DK-1.3, DK-17). */
export interface DeckCard {
  readonly type: CardType;
  /** 1 to 40 characters, unique in its deck ignoring case (DK-17.1). */
  readonly name: string;
  /** 1–20 (DK-17.2); each copy is one equally likely entry (DK-1.5). */
  readonly copies: number;
  /** Printed ATK: 0–20 on creatures, 0 on others (DK-17.2). */
  readonly atk: number;
  /** Printed DEF: 1–20 on creatures, 0 on others (DK-17.2). */
  readonly def: number;
  /** 0 to 3, none twice, on creatures only (DK-17.3). */
  readonly keywords: readonly Keyword[];
  readonly aim: Aim;
  /** 0 to 3 on creatures, 1 to 3 on others (DK-17.4); carried out from top to bottom (DK-5.10). */
  readonly abilities: readonly Ability[];
  /** A note of its maker, 0 to 200 characters (DK-17.1); the rules text is written from the abilities. */
  readonly text: string;
}

/** An Online Deck (DK-1.3): at least one card of each type, 150 cards and 300 copies at most (DK-17.4). */
export interface OnlineDeck {
  /** 1 to 40 characters (DK-17.4). */
  readonly name: string;
  /** 0 to 40 characters (DK-17.4). */
  readonly author: string;
  readonly cards: readonly DeckCard[];
}
