import type { GameSettings } from '../../app/game-settings.ts';

export const SETTINGS = {
  ghosts: {
    label: 'Ghosts in the fog',
    hint: 'Outlines where you last saw a rival’s piece, stamped with the turn.',
    usual: true,
  },
} satisfies GameSettings;
