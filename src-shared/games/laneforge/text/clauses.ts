/** Clauses: who does what. The same clause is told as an order, in the third person, or as a price. */
import type { Phrase } from './mentions.ts';
import { verbWords, type Verb } from './verbs.ts';

export type Clause =
  /** Done by the acting player: "destroy an enemy creature". */
  | { is: 'deed'; verb: Verb; rest: string }
  /** Done by something else: "this Strikes an enemy creature". */
  | { is: 'event'; subject: Phrase; verb: Verb; rest: string }
  /** Sentences of their own: conditions, repetitions. */
  | { is: 'whole'; words: string };

/** `order`: "draw a card"; `third`: "draws a card"; `they`: "they draw a card"; `price`: "drawing a card". */
export type Telling = 'order' | 'third' | 'they' | 'price';

const DEED_FORMS = { order: 'base', third: 'third', they: 'base', price: 'gerund' } as const;

export function clauseWords(clause: Clause, telling: Telling): string {
  switch (clause.is) {
    case 'whole':
      return clause.words;
    case 'deed':
      return `${telling === 'they' ? 'they ' : ''}${verbWords(clause.verb, DEED_FORMS[telling])} ${clause.rest}`;
    case 'event': {
      const form = telling === 'price' ? 'gerund' : clause.subject.plural ? 'base' : 'third';
      return `${clause.subject.words} ${verbWords(clause.verb, form)} ${clause.rest}`;
    }
  }
}

/** What follows "you may": "draw a card", "have this Strike an enemy creature". */
export function permitted(clause: Clause): string {
  if (clause.is === 'event') return `have ${clause.subject.words} ${verbWords(clause.verb, 'base')} ${clause.rest}`;
  return clause.is === 'whole' ? `do this: ${clause.words}` : clauseWords(clause, 'order');
}

/** Steps in one sentence: "draw 2 cards, then discard a card". */
export const inSequence = (words: readonly string[]): string => words.join(', then ');
