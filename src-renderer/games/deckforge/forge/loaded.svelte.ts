/** The loaded Online Deck (DK-18.4): what “Play” brings to the table. It stays loaded until another one takes its place. */
import { DEFAULT_DECK } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { onlineDeckSchema } from '../../../../src-shared/games/deckforge/decks/schema.ts';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { recall, remember } from '../../../app/memory.ts';

const KEY = 'loaded.deckforge';

export class LoadedDeck {
  #deck = $state.raw<OnlineDeck>(recall(KEY, onlineDeckSchema) ?? DEFAULT_DECK);

  get deck(): OnlineDeck {
    return this.#deck;
  }

  /** @param deck a legal one */
  load(deck: OnlineDeck): void {
    this.#deck = deck;
    remember(KEY, deck);
  }
}
