import { KEYWORDS } from '../../../src-shared/games/warforge/text/keywords.ts';

/** Icons of the game-icons set beside those of the cards: keywords' and those used by components. Read by the build. */
export const ICONS: readonly string[] = [
  ...KEYWORDS.map(({ icon }) => icon),
  'bow-arrow',
  'crossed-swords',
  'death-skull',
  'empty-hourglass',
  'hourglass',
  'padlock',
  'sight-disabled',
  'swords-emblem',
  'upgrade',
];
