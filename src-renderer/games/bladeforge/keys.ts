import { command } from '../../app/keys/commands.ts';
import type { GameKeys } from '../../app/keys/commands.ts';

export const KEYS = {
  title: 'Bladeforge bench',
  commands: {
    bladeBench: command('My bench', 'B'),
    bladeTray: command('Dice tray', 'D'),
    bladeSalvage: command('Salvage', 'X'),
    bladeAttack: command('Attack: choose a rival', 'A'),
    bladeReforge: command('Reforge', 'O'),
    bladeRecycle: command('Recycle two hand cards', 'C'),
    bladeBlock: command('Block an attack', 'Y'),
    bladeTake: command('Take an attack', 'Shift+Y'),
    bladeLuck: command('Luck sheet', 'U'),
    bladeSeat1: command('Seat 1', 'Mod+Digit1'),
    bladeSeat2: command('Seat 2', 'Mod+Digit2'),
    bladeSeat3: command('Seat 3', 'Mod+Digit3'),
    bladeSeat4: command('Seat 4', 'Mod+Digit4'),
    bladeSeat5: command('Seat 5', 'Mod+Digit5'),
    bladeSeat6: command('Seat 6', 'Mod+Digit6'),
  },
  series: [
    {
      ids: ['bladeSeat1', 'bladeSeat2', 'bladeSeat3', 'bladeSeat4', 'bladeSeat5', 'bladeSeat6'],
      label: 'Seats 1 to 6',
      first: 'Mod+Digit1',
      last: 'Mod+Digit6',
    },
  ],
} as const satisfies GameKeys;

export type BlCommand = keyof typeof KEYS.commands;
