import { command } from '../../app/keys/commands.ts';
import type { GameKeys } from '../../app/keys/commands.ts';

export const KEYS = {
  title: 'Warforge line',
  commands: {
    warMelee: command('Attack in melee', 'M'),
    warRanged: command('Attack at range', 'D'),
    warAction: command('Use the first action of the unit at the cursor', 'A'),
    warLine: command('My line', 'B'),
  },
} as const satisfies GameKeys;

export type WrCommand = keyof typeof KEYS.commands;
