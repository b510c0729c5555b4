/** The rules text of a forged card, written from its abilities (DK-C6): its maker's words are never read for what it does. */
import { capital, partsOf, plainText, type TextPart } from '../../../text/markup.ts';
import type { DeckCard } from '../decks/wire.ts';
import { clauseOf, WHEN_WORDS } from './ability-words.ts';
import { term, TERMS } from './terms.ts';

export type CardLine = readonly TextPart[];

/** The words of one ability: “When this attacks, deal 2 damage to each opponent.” */
export function abilityLine(card: DeckCard, at: number): CardLine {
  const before = card.abilities.slice(0, at);
  const ability = card.abilities[at];
  const isAgain = before.some((other) => other[2] === 'target' && other[0] === ability[0]);
  return partsOf(`${capital(WHEN_WORDS[ability[0]] + clauseOf(ability, card.aim, isAgain))}.`);
}

function keywordLine({ type, keywords }: DeckCard): CardLine[] {
  const ids = [...(type === 'flying' ? (['fly'] as const) : []), ...keywords];
  if (ids.length === 0) return [];
  const words = ids.map((id, i) => term(id, i === 0 ? TERMS[id].name : lowerFirst(TERMS[id].name)));
  return [partsOf(`${words.join(', ')}.`)];
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** One line for the keywords, if there are any, and one for each ability, in their order. */
export const cardLines = (card: DeckCard): CardLine[] => [...keywordLine(card), ...card.abilities.map((_, at) => abilityLine(card, at))];

/** The same as one plain text, for search and speech. */
export const cardText = (card: DeckCard): string => cardLines(card).map(plainText).join(' ');

/** That text where another sentence cites it. */
export const quoted = (card: DeckCard): string => `“${cardText(card)}”`;
