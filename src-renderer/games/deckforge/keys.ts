import { command } from '../../app/keys/commands.ts';
import type { GameKeys } from '../../app/keys/commands.ts';

export const KEYS = {
  title: 'Deckforge table',
  commands: {
    deckBattlefield: command('Battlefield, all of it', 'B'),
    deckAttack: command('Attack: take up the next ready creature', 'A'),
    deckArtifact: command('Take up the next Artifact', 'X'),
    deckRespond: command('Respond with a Defense Spell', 'Y'),
    deckPass: command('No block, no response, no Artifact', 'Shift+Y'),
    deckSeat1: command('Seat 1', 'Mod+Digit1'),
    deckSeat2: command('Seat 2', 'Mod+Digit2'),
    deckSeat3: command('Seat 3', 'Mod+Digit3'),
    deckSeat4: command('Seat 4', 'Mod+Digit4'),
    deckSeat5: command('Seat 5', 'Mod+Digit5'),
  },
  series: [
    {
      ids: ['deckSeat1', 'deckSeat2', 'deckSeat3', 'deckSeat4', 'deckSeat5'],
      label: 'Seats 1 to 5',
      first: 'Mod+Digit1',
      last: 'Mod+Digit5',
    },
  ],
} as const satisfies GameKeys;

export type DkCommand = keyof typeof KEYS.commands;
