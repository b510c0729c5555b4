import { command } from '../../app/keys/commands.ts';
import type { GameKeys } from '../../app/keys/commands.ts';

export const KEYS = {
  title: 'Hexforge map',
  commands: {
    hexCommander: command('My commander', 'C'),
    hexBase: command('My base', 'B'),
    hexNextWorker: command('Next worker', 'W'),
    hexNextForge: command('Next forge', 'O'),
    hexOrders: command('Orders panel', 'M'),
    hexNearby: command('Say all within three hexes', 'Alt+W'),
    zoomIn: command('Zoom in', '+', '='),
    zoomOut: command('Zoom out', '-'),
    centreBase: command('Centre my base', 'Home'),
    panUp: command('Pan up', 'Shift+ArrowUp'),
    panDown: command('Pan down', 'Shift+ArrowDown'),
    panLeft: command('Pan left', 'Shift+ArrowLeft'),
    panRight: command('Pan right', 'Shift+ArrowRight'),
  },
} as const satisfies GameKeys;

export type HxCommand = keyof typeof KEYS.commands;
