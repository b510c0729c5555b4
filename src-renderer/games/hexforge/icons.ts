import { KEYWORDS } from '../../../src-shared/games/hexforge/text/keywords.ts';

/**
 * Icons of the game-icons set that this game shows beside those of its cards, for the build to bundle
 * (`build/vite-game-icons.ts`): keywords', and those that its parts name.
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
