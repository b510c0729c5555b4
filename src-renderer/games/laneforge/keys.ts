import { command } from '../../app/keys/commands.ts';
import type { GameKeys } from '../../app/keys/commands.ts';

export const KEYS = {
  title: 'Laneforge lanes',
  commands: {
    laneBanish: command('Banish a hand card to level it', 'X'),
    laneFree: command('Play a hand card for Free', 'Z'),
    laneActivate: command('Activate the creature that has focus', 'A'),
    laneMove: command('Mobility of the creature that has focus', 'M'),
    laneChampion: command('My Champion’s ability', 'C'),
    laneCombat: command('Combat as it would be now', 'B'),
    laneYes: command('Yes to a question', 'Y'),
    laneNo: command('No to a question', 'Shift+Y'),
    laneShowHand: command('My covered hand, while held', 'H'),
    lanePiles: command('My next cycle’s deck', 'D'),
  },
} as const satisfies GameKeys;

export type LnCommand = keyof typeof KEYS.commands;
