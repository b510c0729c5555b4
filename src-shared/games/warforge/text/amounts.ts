/** Numbers that a text works out: "2 damage for each Beast", "damage equal to its melee". */
import { mark } from '../../../text/markup.ts';
import { numberWord, signedNumber } from '../../../text/words.ts';
import type { Amount, Ref } from '../effects/dsl.ts';
import { keywordMark, termMark } from './keywords.ts';
import { UnitNoun, type RefWords } from './nouns.ts';

export interface AmountContext {
  ref: RefWords;
  /** "its", "this Troop’s". */
  possessive(ref: Ref): string;
  /** What the trigger's number is: "the damage taken". */
  that: string;
}

/** What is counted out: stuff ("3 damage") or things ("2 cards"). */
export interface Unit {
  one: string;
  many: string;
  /** How the trigger's number is called. */
  that: string;
  /** Where a number is worked out: "damage" in "damage equal to …". */
  equal: string;
}

const stuff = (name: string): Unit => ({ one: `1 ${name}`, many: name, that: `that much ${name}`, equal: name });
const things = (one: string, many: string): Unit => ({ one, many, that: `that many ${many}`, equal: `a number of ${many}` });

export const DAMAGE = stuff('damage');
export const CARDS = things('a card', 'cards');
export const ENERGY = stuff(termMark('energy'));
export const FAITH = stuff(keywordMark('faith'));
export const QUEST = stuff(keywordMark('questProgress'));
export const EMBERS = things(`an ${mark('ember', 'Ember')}`, mark('ember', 'Embers'));
export const troops = (one: string, many: string): Unit => things(one, many);

type Worked = Exclude<Amount, number>;
type Ranged = Extract<Amount, { from: number }>;
export const isRange = (amount: Amount): amount is Ranged => typeof amount === 'object' && 'from' in amount;

/** What a number goes by, if it goes up with things that can be counted one by one. */
function eachOf(amount: Amount, context: AmountContext): string | null {
  if (typeof amount !== 'object') return null;
  if ('count' in amount) return new UnitNoun(amount.count, context.ref).each();
  if (!('counter' in amount)) return null;
  if (amount.counter === 'embers') return `each ${mark('ember', 'Ember')} you have`;
  return amount.counter === 'hand' ? 'each card in your hand' : null;
}

const timesOf = (amount: Worked): number => (typeof amount === 'object' && 'times' in amount ? (amount.times ?? 1) : 1);
const plusOf = (amount: Worked): number => (typeof amount === 'object' && 'plus' in amount ? (amount.plus ?? 0) : 0);

const multiplied = (words: string, n: number): string => (n === 1 ? words : n === 2 ? `twice ${words}` : `${numberWord(n)} times ${words}`);

const COUNTERS = {
  faith: `your ${keywordMark('faith')}`,
  embers: `the number of your ${mark('ember', 'Embers')}`,
  energy: `your ${termMark('energy')} left`,
  hand: 'the number of cards in your hand',
} as const;

const OF_UNITS = { melee: 'melee', ranged: 'ranged', health: 'health', missing: 'missing health' } as const;

function baseValue(amount: Worked, context: AmountContext): string {
  if (amount === 'that') return context.that;
  if ('from' in amount) return `a random number from ${amount.from} to ${amount.to}`;
  if ('count' in amount) return `the number of ${new UnitNoun(amount.count, context.ref).all()}`;
  return 'counter' in amount ? COUNTERS[amount.counter] : `${context.possessive(amount.who)} ${OF_UNITS[amount.of]}`;
}

/** A number as a phrase: "its melee", "twice the number of enemies plus 1". A negative one loses its sign. */
function valueWords(amount: Worked, context: AmountContext): string {
  const words = multiplied(baseValue(amount, context), Math.abs(timesOf(amount)));
  return plusOf(amount) ? `${words} plus ${plusOf(amount)}` : words;
}

/** So much of something, in two parts between which a sentence may put whom it concerns. */
export interface Quantity {
  /** "2 damage", "damage". */
  head: string;
  /** " for each Beast", " equal to its melee", or nothing. */
  tail: string;
}

const units = (n: number, unit: Unit): string => (n === 1 ? unit.one : `${n} ${unit.many}`);

export function quantity(amount: Amount, unit: Unit, context: AmountContext): Quantity {
  if (typeof amount === 'number') return { head: units(amount, unit), tail: '' };
  if (amount === 'that') return { head: unit.that, tail: '' };
  if (isRange(amount)) return { head: `${amount.from}–${amount.to} ${unit.many}`, tail: '' };
  const each = eachOf(amount, context);
  if (each === null) return { head: unit.equal, tail: ` equal to ${valueWords(amount, context)}` };
  const [per, plus] = [timesOf(amount), plusOf(amount)];
  if (plus === 0) return { head: units(per, unit), tail: ` for ${each}` };
  return { head: units(plus, unit), tail: `, plus ${per} for ${each}` };
}

/** A bare number: "3", "1–4", "1" " for each Beast". */
export const number = (amount: Amount, context: AmountContext): Quantity => {
  if (typeof amount === 'number') return { head: `${amount}`, tail: '' };
  if (isRange(amount)) return { head: `${amount.from}–${amount.to}`, tail: '' };
  const each = plusOf(amount) === 0 ? eachOf(amount, context) : null;
  return each === null ? { head: valueWords(amount, context), tail: '' } : { head: `${timesOf(amount)}`, tail: ` for ${each}` };
};

/** One number of a unit that changes: "+1 melee". */
export interface Change {
  amount: Amount;
  word: string;
}

export interface Changes {
  parts: string[];
  /** What follows the duration: " for each Beast", ", where X is its health". */
  tail: string;
}

const basis = (amount: Amount): string => JSON.stringify(typeof amount === 'object' ? { ...amount, times: 1 } : amount);

export function changeWords(changes: readonly Change[], context: AmountContext): Changes {
  const each = changes.map(({ amount }) => (typeof amount === 'object' && plusOf(amount) === 0 ? eachOf(amount, context) : null));
  const [first] = each;
  if (typeof first === 'string' && changes.every(({ amount }) => basis(amount) === basis(changes[0].amount))) {
    return { parts: changes.map(({ amount, word }) => `${signedNumber(timesOf(amount as Worked))} ${word}`), tail: ` for ${first}` };
  }
  return workedOut(changes, context);
}

/** "+1–4", "−1–3". */
const rangeWords = ({ from, to }: Ranged): string => (from < 0 ? `−${-to}–${-from}` : `+${from}–${to}`);

/** "+X melee and +2 health", ", where X is its missing health". */
function workedOut(changes: readonly Change[], context: AmountContext): Changes {
  const meanings: string[] = [];
  const parts = changes.map(({ amount, word }) => {
    if (typeof amount === 'number') return `${signedNumber(amount)} ${word}`;
    if (isRange(amount)) return `${rangeWords(amount)} ${word}`;
    const meaning = valueWords(amount, context);
    if (!meanings.includes(meaning)) meanings.push(meaning);
    return `${timesOf(amount) < 0 ? '−' : '+'}${LETTERS[meanings.indexOf(meaning)]} ${word}`;
  });
  const where = meanings.map((meaning, i) => `${LETTERS[i]} is ${meaning}`);
  return { parts, tail: where.length > 0 ? `, where ${where.join(' and ')}` : '' };
}

const LETTERS = ['X', 'Y', 'Z'];
