/** Noun phrases for what a text means: filters of units and of cards. */
import { articled, mark } from '../../../text/markup.ts';
import { joined, numberWord, pluralOf } from '../../../text/words.ts';
import type { CardFilter, Ref, UnitFilter } from '../effects/dsl.ts';
import { keywordById, keywordMark, termMark } from './keywords.ts';
import { RARITY_NAMES } from './names.ts';

/** A noun phrase in one number and the other. */
export interface Noun {
  one: string;
  many: string;
}

/** "it", "this Troop", "the target": a unit inside a noun phrase ("adjacent to …"). */
export type RefWords = (ref: Ref) => string;

const TROOP: Noun = { one: 'Troop', many: 'Troops' };
const UNIT: Noun = { one: 'unit', many: 'units' };
const ENEMY: Noun = { one: 'enemy', many: 'enemies' };

/** "cavalry" and the like are no things to count. A type that the glossary explains is marked. */
function typeNoun(type: string): Noun {
  if (type.endsWith('ry')) return { one: `${type} Troop`, many: `${type} Troops` };
  const term = keywordById(type.toLowerCase());
  const shown = (words: string): string => (term ? mark(term.id, words) : words);
  return { one: shown(type), many: shown(pluralOf(type)) };
}

/** "3 or less health", "exactly 2 melee"; nothing without a limit. */
function limit(word: string, min: number | undefined, max: number | undefined): string[] {
  if (min === undefined && max === undefined) return [];
  if (max === 0) return [`0 ${word}`];
  if (min === max) return [`exactly ${min} ${word}`];
  if (min !== undefined && max !== undefined) return [`${min} to ${max} ${word}`];
  return [max === undefined ? `${min} or more ${word}` : `${max} or less ${word}`];
}

export const costLimit = (min: number | undefined, max: number | undefined): string | null => {
  if (min === undefined && max === undefined) return null;
  if (min === max || max === 0) return `${max}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return max === undefined ? `${min} or more` : `${max} or less`;
};

/** What a unit must have: "Flying", "3 or less health". */
export const havings = (filter: UnitFilter): string[] => [
  ...(filter.keyword ? [keywordMark(filter.keyword)] : []),
  ...limit('melee', filter.minMelee, filter.maxMelee),
  ...limit('ranged', filter.minRanged, filter.maxRanged),
  ...limit('health', filter.minHealth, filter.maxHealth),
];

/** What stands behind the noun. */
function afterwards(filter: UnitFilter, ref: RefWords): string[] {
  const cost = costLimit(undefined, filter.maxCost);
  const having = havings(filter);
  return [
    ...(cost === null ? [] : [`of cost ${cost}`]),
    ...(filter.adjacentTo && filter.adjacentTo !== 'this' ? [`${termMark('adjacent')} to ${ref(filter.adjacentTo)}`] : []),
    ...(having.length > 0 ? [`with ${joined(having, 'and')}`] : []),
    ...(filter.without ? [`without ${keywordMark(filter.without)}`] : []),
    ...(filter.arrived ? ['that arrived this turn'] : []),
  ];
}

/** Beside a unit that is named stand units of its own player: the side says itself. */
const sideIsPlain = ({ side, adjacentTo }: UnitFilter): boolean =>
  side === 'any' || (adjacentTo !== undefined && adjacentTo !== 'target' && adjacentTo !== 'it');

/** A filter of units as the phrases that texts need. */
export class UnitNoun {
  private readonly filter: UnitFilter;
  /** Without whose they are. */
  private readonly bare: Noun;
  private readonly full: Noun;

  constructor(filter: UnitFilter, ref: RefWords) {
    this.filter = filter;
    const behind = afterwards(filter, ref);
    const before = [...(filter.damaged ? ['damaged'] : []), ...(filter.adjacentTo === 'this' ? [termMark('adjacent')] : [])];
    const general = filter.type ? typeNoun(filter.type) : filter.kind === 'troop' ? TROOP : UNIT;
    const around = (words: string[]): string => [...words, ...behind].join(' ');
    const phrase = (noun: Noun, side: string[]): Noun => ({
      one: around([...before, ...side, noun.one]),
      many: around([...before, ...side, noun.many]),
    });
    this.bare = phrase(general, []);
    this.full = this.fullPhrase(general, phrase);
  }

  private fullPhrase(general: Noun, phrase: (noun: Noun, side: string[]) => Noun): Noun {
    const { side } = this.filter;
    if (sideIsPlain(this.filter)) return this.bare;
    if (side === 'enemy' && general === UNIT) return phrase(ENEMY, []);
    return phrase(general, [side === 'own' ? 'friendly' : 'enemy']);
  }

  /** The one Warlord that is meant, if the filter means a Warlord of one side. */
  private get warlord(): string | null {
    if (this.filter.kind !== 'warlord' || this.filter.side === 'any') return null;
    return this.filter.side === 'own' ? 'your Warlord' : 'the enemy Warlord';
  }

  private get other(): string {
    return this.filter.other && this.filter.adjacentTo !== 'this' ? 'other ' : '';
  }

  private get yours(): boolean {
    return this.filter.side === 'own' && !sideIsPlain(this.filter);
  }

  /** "a friendly Troop", "another friendly Beast", "an enemy with Flying", "your Warlord". */
  one(): string {
    if (this.filter.kind === 'warlord') return this.warlord ?? 'a Warlord';
    return this.other ? `another ${this.full.one}` : articled(this.full.one);
  }

  /** "a random enemy", "two random friendly Troops". */
  random(n: number): string {
    if (this.filter.kind === 'warlord') return this.warlord ?? 'a random Warlord';
    if (n > 1) return `${numberWord(n)} random ${this.other}${this.full.many}`;
    return this.other ? `another random ${this.full.one}` : `a random ${this.full.one}`;
  }

  /** "each enemy Troop", "each of your other Beasts". */
  each(): string {
    if (this.filter.kind === 'warlord') return this.warlord ?? 'each Warlord';
    return this.yours ? `each of your ${this.other}${this.bare.many}` : `each ${this.other}${this.full.one}`;
  }

  /** "your other Beasts", "enemy Troops". */
  all(): string {
    if (this.filter.kind === 'warlord') return this.warlord ?? 'Warlords';
    return this.yours ? `your ${this.other}${this.bare.many}` : `${this.other}${this.full.many}`;
  }

  /** What there must be, or must not be: `are` more than one. */
  existence(n: number): { yes: string; no: string; are: boolean } {
    const noun = this.yours ? this.bare : this.full;
    if (n > 1) {
      const many = `${numberWord(n)} ${this.other}${noun.many}`;
      return { yes: `at least ${many}`, no: `fewer than ${many}`, are: true };
    }
    return { yes: this.other ? `another ${noun.one}` : articled(noun.one), no: `no ${this.other}${noun.one}`, are: false };
  }

  /** Told as "you control …" rather than "there is …". */
  get controlled(): boolean {
    return this.yours;
  }
}

const CARD: Noun = { one: 'card', many: 'cards' };
const CARD_KINDS: Record<NonNullable<CardFilter['kind']>, Noun> = {
  troop: TROOP,
  stratagem: { one: 'Stratagem', many: 'Stratagems' },
  warlord: { one: 'Warlord', many: 'Warlords' },
};

/** "Troop with Armour", "non-Legendary Stratagems of cost 3 or less". */
export function cardNoun(filter: CardFilter): Noun {
  const noun = filter.type ? typeNoun(filter.type) : filter.kind ? CARD_KINDS[filter.kind] : CARD;
  const cost = costLimit(filter.minCost, filter.maxCost);
  const before = [...(filter.rarity ? [RARITY_NAMES[filter.rarity]] : []), ...(filter.notLegendary ? ['non-Legendary'] : [])];
  const behind = [...(cost === null ? [] : [`of cost ${cost}`]), ...(filter.keyword ? [`with ${keywordMark(filter.keyword)}`] : [])];
  const around = (word: string): string => [...before, word, ...behind].join(' ');
  return { one: around(noun.one), many: around(noun.many) };
}
