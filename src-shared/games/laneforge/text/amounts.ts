/** Numbers that a text works out: "2 damage for each Golem", "Health equal to its Attack". */
import { numberWord } from '../../../text/words.ts';
import type { Amount, Ref } from '../effects/dsl.ts';
import { CreatureNoun, NUMBER_NAMES, cardNoun, pileWords, type NounContext } from './nouns.ts';

export interface AmountContext extends NounContext {
  /** "its", "this creature’s". */
  possessive(ref: Ref): string;
  /** What "that" means where it cannot be called "that much": "the damage taken". */
  that: string;
}

/** What is counted out: stuff ("3 damage") or things ("2 cards"). */
export interface Unit {
  one: string;
  many: string;
  /** How the trigger's number is called: "that much damage". */
  that: string;
  /** Where a number is worked out: "damage equal to …". */
  equal: string;
}

export const stuff = (name: string): Unit => ({ one: `1 ${name}`, many: name, that: `that much ${name}`, equal: name });
export const DAMAGE = stuff('damage');
export const HEALTH = stuff('Health');
export const CARDS: Unit = { one: 'a card', many: 'cards', that: 'that many cards', equal: 'a number of cards' };

type Counted = Extract<Amount, { count: unknown } | { cards: unknown }>;
const isCounted = (amount: Amount): amount is Counted => typeof amount === 'object' && !('of' in amount && 'who' in amount);

const units = (n: number, unit: Unit): string => (n === 1 ? unit.one : `${n} ${unit.many}`);

/** "each of your other creatures", "each spell in your banish pile". */
function eachOf(amount: Counted, context: AmountContext): string {
  if ('count' in amount) return new CreatureNoun(amount.count, context).each();
  return `each ${cardNoun(amount.of ?? {}).one} in ${pileWords(amount.cards, amount.whose, context.doer)}`;
}

function numberOf(amount: Counted, context: AmountContext): string {
  if ('count' in amount) return `the number of ${new CreatureNoun(amount.count, context).all()}`;
  return `the number of ${cardNoun(amount.of ?? {}).many} in ${pileWords(amount.cards, amount.whose, context.doer)}`;
}

const multiplied = (words: string, n: number): string => (n === 1 ? words : n === 2 ? `twice ${words}` : `${numberWord(n)} times ${words}`);

/** A number as a phrase: "its Attack", "twice the number of enemy creatures plus 1". A negative one loses its sign. */
function valueWords(amount: Exclude<Amount, number>, context: AmountContext): string {
  if (amount === 'that') return context.that;
  const base = isCounted(amount) ? numberOf(amount, context) : `${context.possessive(amount.who)} ${NUMBER_NAMES[amount.of]}`;
  const words = multiplied(base, Math.abs(amount.times ?? 1));
  return amount.plus ? `${words} plus ${amount.plus}` : words;
}

/** So much of something, in two parts between which a sentence may put whom it concerns. */
export interface Quantity {
  /** "2 damage", "damage equal to its Attack". */
  head: string;
  /** " for each Golem", or nothing. */
  tail: string;
}

export function quantity(amount: Amount, unit: Unit, context: AmountContext): Quantity {
  if (typeof amount === 'number') return { head: units(amount, unit), tail: '' };
  if (amount === 'that') return { head: unit.that, tail: '' };
  if (!isCounted(amount)) return { head: `${unit.equal} equal to ${valueWords(amount, context)}`, tail: '' };
  const each = ` for ${eachOf(amount, context)}`;
  const per = amount.times ?? 1;
  return amount.plus ? { head: units(amount.plus, unit), tail: `, plus ${per}${each}` } : { head: units(per, unit), tail: each };
}

/** A change of Attack and Health, and what follows the duration: "+1 Attack and +1 Health" " for each Golem". */
export interface Change {
  parts: string[];
  tail: string;
}

const signed = (n: number, word: string): string => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${word}`;
const basis = (amount: Counted): string => JSON.stringify({ ...amount, times: 1 });

export function changeWords(attack: Amount, health: Amount, context: AmountContext): Change {
  const both = [
    { amount: attack, word: NUMBER_NAMES.attack },
    { amount: health, word: NUMBER_NAMES.health },
  ].filter(({ amount }) => amount !== 0);
  const counted = both.flatMap(({ amount }) => (isCounted(amount) && !amount.plus ? [amount] : []));
  if (counted.length > 0 && counted.length === both.length && counted.every((one) => basis(one) === basis(counted[0]))) {
    return {
      parts: both.map(({ word }, i) => signed(counted[i].times ?? 1, word)),
      tail: ` for ${eachOf(counted[0], context)}`,
    };
  }
  return workedOut(both, context);
}

/** "+X Attack and +2 Health", ", where X is its level". */
function workedOut(both: readonly { amount: Amount; word: string }[], context: AmountContext): Change {
  const letters = new Map<string, string>();
  const meanings: string[] = [];
  const parts = both.map(({ amount, word }) => {
    if (typeof amount === 'number') return signed(amount, word);
    const meaning = valueWords(amount, context);
    let letter = letters.get(meaning);
    if (letter === undefined) {
      letter = letters.size === 0 ? 'X' : 'Y';
      letters.set(meaning, letter);
      meanings.push(`${letter} is ${meaning}`);
    }
    return `${typeof amount === 'object' && (amount.times ?? 1) < 0 ? '−' : '+'}${letter} ${word}`;
  });
  return { parts, tail: meanings.length > 0 ? `, where ${meanings.join(' and ')}` : '' };
}
