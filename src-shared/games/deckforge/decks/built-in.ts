/** The decks that come with the game (DK-C1), made of one pool of cards. */
import { inOrder } from './canonical.ts';
import { ARTIFACTS } from './pool/artifacts.ts';
import { ATTACKS } from './pool/attacks.ts';
import type { DeckLetter, PoolCard } from './pool/build.ts';
import { CREATURES } from './pool/creatures.ts';
import { DEFENSES } from './pool/defenses.ts';
import { FLYING } from './pool/flying.ts';
import type { OnlineDeck } from './wire.ts';

/** Every built-in card. */
export const POOL: readonly PoolCard[] = [...CREATURES, ...FLYING, ...ATTACKS, ...DEFENSES, ...ARTIFACTS];

const deckOf = (letter: DeckLetter, name: string): OnlineDeck => ({
  name,
  author: 'Five Forges',
  cards: inOrder(POOL.filter(({ decks }) => decks.includes(letter)).map(({ card }) => card)),
});

export interface BuiltInDeck {
  /** Stable: settings and lists name the deck by it. */
  readonly id: string;
  /** One line on how it plays. */
  readonly line: string;
  readonly deck: OnlineDeck;
}

/** The first is the default deck (DK-2.4). */
export const BUILT_IN_DECKS: readonly [BuiltInDeck, ...BuiltInDeck[]] = [
  { id: 'the-open-forge', line: 'A bit of everything the forge can do.', deck: deckOf('A', 'The Open Forge') },
  { id: 'iron-and-coal', line: 'Thick plates, heavy throws, and walls that hit back.', deck: deckOf('B', 'Iron and Coal') },
  { id: 'glass-and-wind', line: 'Quick wings, sharp edges, and nothing left where you put it.', deck: deckOf('C', 'Glass and Wind') },
];

export const DEFAULT_DECK: OnlineDeck = BUILT_IN_DECKS[0].deck;
