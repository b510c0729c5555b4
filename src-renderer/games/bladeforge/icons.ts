import { KEYWORDS } from '../../../src-shared/games/bladeforge/text/keywords.ts';

/**
 * Icons of the game-icons set beside those of the cards: keywords' and those used by components. Read by the build
 * (`build/vite-game-icons.ts`).
 */
export const ICONS: readonly string[] = [
  ...KEYWORDS.map(({ icon }) => icon),
  'all-seeing-eye',
  'anvil',
  'anvil-impact',
  'breastplate',
  'broken-shield',
  'card-draw',
  'checked-shield',
  'crossed-swords',
  'death-skull',
  'drop',
  'gears',
  'hand',
  'hourglass',
  'recycle',
  'relic-blade',
  'rolling-dices',
  'saber-slash',
  'skull-crack',
  'striking-clamps',
  'sword-wound',
  'vibrating-shield',
];
