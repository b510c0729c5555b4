import { KEYWORDS } from '../../../src-shared/games/laneforge/text/keywords.ts';

/**
 * Icons of the game-icons set beside those of the cards: keywords' and those used by components. Read by the build
 * (`build/vite-game-icons.ts`).
 */
export const ICONS: readonly string[] = [
  ...KEYWORDS.map(({ icon }) => icon),
  'anvil',
  'bellows',
  'broken-shield',
  'cog',
  'crossed-swords',
  'empty-hourglass',
  'fast-arrow',
  'sands-of-time',
  'skull-crack',
  'sprint',
];
