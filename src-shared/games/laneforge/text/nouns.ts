/** Noun phrases for what a text means: filters of creatures and cards, piles, lanes. */
import { articled, mark } from '../../../text/markup.ts';
import { numberWord, pluralOf } from '../../../text/words.ts';
import type { CardFilter, CreatureFilter, LaneLimit, Ref } from '../effects/dsl.ts';
import { FACTION_INFO } from '../factions.ts';
import { keywordMark, termMark } from './keywords.ts';
import { ROW_NAMES } from './names.ts';

/** Whose text it is: the reader's, or (within "each player …") that of the acting player. */
export type Doer = 'you' | 'they';

/** What noun phrases need to know of the sentence round them. */
export interface NounContext {
  doer: Doer;
  /** "it", "this", "the chosen creature": a creature inside a noun phrase ("adjacent to …"). */
  ref(ref: Ref): string;
}

export const YOUR: Record<Doer, string> = { you: 'your', they: 'their' };

/** Slots of a noun phrase: what stands before the noun, in this order; the noun; what stands after it. */
type Slot = 'state' | 'side' | 'level' | 'faction' | 'kind' | 'subtype' | 'after';
const BEFORE = ['state', 'side', 'level', 'faction', 'kind'] as const satisfies readonly Slot[];
interface Piece {
  slot: Slot;
  words: string;
}

const after = (words: string): Piece => ({ slot: 'after', words });
const before = (slot: (typeof BEFORE)[number], words: string): Piece => ({ slot, words });
const upToLevel = (level: number): string => (level === 2 ? 'level 1 or 2' : `level ${level}`);

/** The words of each restriction; null for what the whole phrase is built on. A field without an entry does not compile. */
const CREATURE: {
  [K in keyof Required<CreatureFilter>]: (value: NonNullable<CreatureFilter[K]>, context: NounContext) => Piece | null;
} = {
  side: (side) => (side === 'enemy' ? before('side', 'enemy') : null),
  other: () => null,
  adjacentTo: (ref, { ref: words }) =>
    ref === 'this' ? before('state', termMark('adjacent')) : after(`${termMark('adjacent')} to ${words(ref)}`),
  opposing: (ref, { ref: words }) =>
    ref === 'this' ? before('state', termMark('opposing')) : after(`${termMark('opposing')} ${words(ref)}`),
  subtype: (subtype) => ({ slot: 'subtype', words: subtype }),
  faction: (faction) => before('faction', FACTION_INFO[faction].name),
  minion: (is) => (is ? null : before('kind', `non-${mark('minion', 'Minion')}`)),
  level: (level) => before('level', `level ${level}`),
  maxLevel: (level) => before('level', upToLevel(level)),
  row: (row) => after(`in the ${ROW_NAMES[row]}`),
  keyword: (keyword) => after(`with ${keywordMark(keyword)}`),
  armored: () => after(`with ${keywordMark('armor')}`),
  ready: (is) => before('state', is ? mark('ready', 'Ready') : mark('exhaust', 'Exhausted')),
  opposed: (is) => before('state', is ? termMark('opposed') : mark('opposed', 'unopposed')),
  maxAttack: (n) => after(`with ${n} or less Attack`),
  minAttack: (n) => after(`with ${n} or more Attack`),
  maxHealth: (n) => after(`with ${n} or less Health`),
  minHealth: (n) => after(`with ${n} or more Health`),
  fed: () => after('that gained Health this turn'),
  least: (what) => after(`with the lowest ${NUMBER_NAMES[what]}`),
  most: (what) => after(`with the highest ${NUMBER_NAMES[what]}`),
};

export const NUMBER_NAMES = { attack: 'Attack', health: 'Health', armor: 'Armor', level: 'level' } as const;

const CARD: { [K in keyof Required<CardFilter>]: (value: NonNullable<CardFilter[K]>) => Piece | null } = {
  type: () => null,
  subtype: (subtype) => ({ slot: 'subtype', words: subtype }),
  notSubtype: (subtype) => before('kind', `non-${subtype}`),
  faction: (faction) => before('faction', FACTION_INFO[faction].name),
  level: (level) => before('level', `level ${level}`),
  maxLevel: (level) => before('level', upToLevel(level)),
};

type Reader = (value: unknown, context: NounContext) => Piece | null;

function piecesOf(filter: object, readers: object, context: NounContext): Piece[] {
  const pieces: Piece[] = [];
  for (const [key, value] of Object.entries(filter)) {
    const piece = value === undefined ? null : (readers as Record<string, Reader>)[key](value, context);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** A phrase about a noun, in one number and the other. */
interface Noun {
  one: string;
  many: string;
}

const CREATURES: Noun = { one: 'creature', many: 'creatures' };
const MINIONS: Noun = { one: mark('minion', 'Minion'), many: mark('minion', 'Minions') };

/** A Golem that must be a Minion is a "Golem Minion", any other simply a "Golem". */
function withSubtype(subtype: string | undefined, general: Noun): Noun {
  if (subtype === undefined) return general;
  if (general === MINIONS) return { one: `${subtype} ${MINIONS.one}`, many: `${subtype} ${MINIONS.many}` };
  return { one: subtype, many: pluralOf(subtype) };
}

function nounFrom(pieces: readonly Piece[], general: Noun): Noun {
  const inSlot = (slot: Slot) => pieces.filter((piece) => piece.slot === slot).map((piece) => piece.words);
  const noun = withSubtype(inSlot('subtype')[0], general);
  const around = (word: string): string => [...BEFORE.flatMap(inSlot), word, ...inSlot('after')].join(' ');
  return { one: around(noun.one), many: around(noun.many) };
}

/** A filter of creatures as the phrases that texts need. */
export class CreatureNoun {
  private readonly filter: CreatureFilter;
  private readonly noun: Noun;
  private readonly your: string;

  constructor(filter: CreatureFilter, context: NounContext) {
    this.filter = filter;
    this.your = YOUR[context.doer];
    const pieces = piecesOf(filter, CREATURE, context).filter((piece) => piece.slot !== 'side' || filter.opposing === undefined);
    // for a player in turn, "another" would mean another than the one just named
    if (filter.other && context.doer === 'they') pieces.push(after('other than this'));
    this.noun = nounFrom(pieces, filter.minion ? MINIONS : CREATURES);
  }

  /** "one of your …" unless the phrase itself says whose it is: an adjacent creature is on the same side. */
  private get owned(): boolean {
    return this.filter.side === 'own' && this.filter.adjacentTo !== 'this';
  }

  /** There is at most one such creature, or the text means the extreme one. */
  private get definite(): boolean {
    return this.filter.opposing !== undefined || this.extreme;
  }

  private get extreme(): boolean {
    return this.filter.least !== undefined || this.filter.most !== undefined;
  }

  private get other(): boolean {
    return this.filter.other === true && this.your === 'your' && this.filter.side !== 'enemy' && this.filter.adjacentTo !== 'this';
  }

  /** "a Golem", "another Minion": without whose. */
  any(): string {
    return this.other ? `another ${this.noun.one}` : articled(this.noun.one);
  }

  /** "an enemy creature", "one of your Golems", "the opposing creature". */
  one(): string {
    if (this.owned) {
      if (this.extreme) return `${this.your} ${this.other ? 'other ' : ''}${this.noun.one}`;
      return `${this.other ? 'another' : 'one'} of ${this.your} ${this.noun.many}`;
    }
    return this.definite ? `the ${this.other ? 'other ' : ''}${this.noun.one}` : this.any();
  }

  /** "each enemy creature", "each of your other Golems". */
  each(): string {
    const other = this.other ? 'other ' : '';
    if (this.owned) return `each of ${this.your} ${other}${this.noun.many}`;
    return this.filter.opposing !== undefined ? `the ${this.noun.one}` : `each ${other}${this.noun.one}`;
  }

  /** "two enemy creatures", "up to two of your other Golems". */
  several(n: number, upTo: boolean): string {
    const count = `${upTo ? 'up to ' : ''}${numberWord(n)}`;
    const other = this.other ? 'other ' : '';
    if (this.owned) return `${count} of ${this.your} ${other}${this.noun.many}`;
    return `${count} ${other}${n === 1 ? this.noun.one : this.noun.many}`;
  }

  /** "enemy creatures", "your other Golems". */
  all(): string {
    return `${this.owned ? `${this.your} ` : ''}${this.other ? 'other ' : ''}${this.noun.many}`;
  }

  /** "at least two other Golems": how many there must be, without whose. */
  atLeast(n: number): string {
    return n === 1 ? this.any() : `at least ${this.number(n)}`;
  }

  /** "fewer than two other Golems", "no Golem". */
  fewerThan(n: number): string {
    return n === 1 ? `no ${this.other ? 'other ' : ''}${this.noun.one}` : `fewer than ${this.number(n)}`;
  }

  private number(n: number): string {
    return `${numberWord(n)} ${this.other ? 'other ' : ''}${this.noun.many}`;
  }
}

const CARDS: Noun = { one: 'card', many: 'cards' };
const BY_TYPE: Record<NonNullable<CardFilter['type']>, Noun> = { creature: CREATURES, spell: { one: 'spell', many: 'spells' } };

export type CardWords = CardFilter & { minion?: boolean };

/** "level 1 Golem", "spells". `general` is what a card is called that nothing narrows down. */
export function cardNoun({ minion, ...filter }: CardWords, general: Noun = CARDS): Noun {
  const context: NounContext = { doer: 'you', ref: () => '' };
  const pieces = piecesOf(filter, CARD, context);
  if (minion === false) pieces.push(before('kind', `non-${mark('minion', 'Minion')}`));
  return nounFrom(pieces, minion ? MINIONS : filter.type ? BY_TYPE[filter.type] : general);
}

/** The same where the cards are creatures in play or just gone. */
export const creatureCardNoun = (filter: CardWords): Noun => cardNoun(filter, CREATURES);

const PILES = { banish: 'banish pile', discard: 'discard pile', hand: 'hand', deck: 'deck' } as const;
export type Pile = keyof typeof PILES;

/** "your banish pile", "your rival’s hand". */
export function pileWords(pile: Pile, whose: 'you' | 'opponent', doer: Doer): string {
  return `${YOUR[doer]} ${whose === 'you' ? '' : 'rival’s '}${PILES[pile]}`;
}

/** Where an effect plays a creature; nothing where any own lane will do. */
export function laneWords(limit: LaneLimit | undefined, doer: Doer): string {
  switch (limit) {
    case undefined:
      return '';
    case 'empty':
      return ` into one of ${YOUR[doer]} empty lanes`;
    case 'adjacent':
      return ` into an ${termMark('adjacent')} lane`;
    case 'opposed':
      return ` into an ${termMark('opposed')} lane`;
    case 'unopposed':
      return ` into an ${mark('opposed', 'unopposed')} lane`;
  }
}
