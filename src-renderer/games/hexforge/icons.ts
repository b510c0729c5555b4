import { KEYWORDS } from '../../../src-shared/games/hexforge/text/keywords.ts';

/**
 * Icons of the game-icons set beside those of the cards: keywords' and those used by components. Read by the build
 * (`build/vite-game-icons.ts`).
 */
export const ICONS: readonly string[] = [
  ...KEYWORDS.map(({ icon }) => icon),
  'anvil',
  'castle',
  'crossed-swords',
  'crown',
  'empty-hourglass',
  'locked-chest',
  'war-pick',
];
