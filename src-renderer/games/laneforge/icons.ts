import { KEYWORDS } from '../../../src-shared/games/laneforge/text/keywords.ts';

/**
 * Icons of the game-icons set that this game shows beside those of its cards, for the build to bundle
 * (`build/vite-game-icons.ts`): keywords', and those that its parts name.
 */
export const ICONS: readonly string[] = [
  ...KEYWORDS.map(({ icon }) => icon),
  'anvil',
  'bellows',
  'cog',
  'crossed-swords',
  'empty-hourglass',
  'fast-arrow',
  'sands-of-time',
  'skull-crack',
  'sprint',
];
