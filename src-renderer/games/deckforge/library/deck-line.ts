/** A deck in a few words. */
import { deckPower, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { isolated } from '../../../../src-shared/text/names.ts';
import { counted } from '../../../../src-shared/text/words.ts';

export const copiesOf = ({ cards }: OnlineDeck): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** “60 cards, 120 copies; power 61.2, Standard; by Ann”. @param deck a legal one */
export function deckLine(deck: OnlineDeck): string {
  const cards = `${counted(deck.cards.length, 'card')}, ${counted(copiesOf(deck), 'copy', 'copies')}`;
  const power = `power ${deckPower(deck).shown}, ${powerLabel(deck)}`;
  return [cards, power, ...(deck.author === '' ? [] : [`by ${isolated(deck.author)}`])].join('; ');
}
