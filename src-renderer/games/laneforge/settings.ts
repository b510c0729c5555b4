import type { GameSettings } from '../../app/game-settings.ts';

export const SETTINGS = {
  coverOwnHand: {
    label: 'Cover my own hand too',
    hint: 'Laneforge, two people at this screen: it is seen while H is held, or until your action ends after “Show my hand”.',
    usual: false,
  },
  confirmPlays: {
    label: 'Confirm each play',
    hint: 'Laneforge: a card that is put on a lane waits there for the main button or a second press.',
    usual: false,
  },
} satisfies GameSettings;
