import { PICTURE_ICONS } from '../../../src-shared/games/deckforge/decks/picture.ts';
import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { TERM_IDS, TERMS } from '../../../src-shared/games/deckforge/text/terms.ts';

/** A type where there is no room for its word. */
export const TYPE_ICONS: Readonly<Record<CardType, string>> = {
  creature: 'wolf-head',
  flying: 'feathered-wing',
  attack: 'thrown-charcoal',
  defense: 'checked-shield',
  artifact: 'gears',
};

/** Icons of the game-icons set that are used here: of the pictures of forged cards, of words, and of components. Read by the build. */
export const ICONS: readonly string[] = [
  ...PICTURE_ICONS,
  ...TERM_IDS.map((id) => TERMS[id].icon),
  ...Object.values(TYPE_ICONS),
  'anvil',
  'card-draw',
  'card-random',
  'trophy',
  'crossed-swords',
  'death-skull',
  'gears',
  'hourglass',
];
