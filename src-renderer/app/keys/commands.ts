/**
 * Every command that has a key, with its default chords: the same in all games. Screens register what a command
 * does while they are there; the keys page and the rebinding list are drawn from this table alone.
 */
export interface CommandDef {
  /** What it does, for lists. */
  label: string;
  group: CommandGroup;
  chords: readonly string[];
}

export type CommandGroup =
  'Everywhere' | 'Moving about' | 'Playing' | 'Looking' | 'Replay' | 'Hand' | 'Hexforge map' | 'Laneforge lanes' | 'Bladeforge bench';
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  'Everywhere',
  'Moving about',
  'Playing',
  'Looking',
  'Replay',
  'Hand',
  'Hexforge map',
  'Laneforge lanes',
  'Bladeforge bench',
];
/** Groups whose keys work in one game alone. */
export const GAME_GROUPS: ReadonlySet<CommandGroup> = new Set(['Hexforge map', 'Laneforge lanes', 'Bladeforge bench']);

const command = (group: CommandGroup, label: string, ...chords: string[]): CommandDef => ({ group, label, chords });

export const COMMANDS = {
  help: command('Everywhere', 'Rules for what has focus', 'F1'),
  keys: command('Everywhere', 'All keys', '?'),
  settings: command('Everywhere', 'Settings', 'Mod+,'),
  back: command('Everywhere', 'One step back, then the menu', 'Escape'),
  mute: command('Everywhere', 'Sound on or off', 'Mod+Shift+M'),

  nextRegion: command('Moving about', 'Next region of the screen', 'F6'),
  previousRegion: command('Moving about', 'Previous region', 'Shift+F6'),
  nextReady: command('Moving about', 'Next thing that can act', 'N'),
  previousReady: command('Moving about', 'Previous thing that can act', 'Shift+N'),
  goTo: command('Moving about', 'Go to a hex, lane, card or unit by name', 'G'),

  main: command('Playing', 'The main button', 'Space'),
  endTurn: command('Playing', 'End turn', 'E'),
  passUntil: command('Playing', 'Pass until…', 'P'),
  fullControl: command('Playing', 'Full control on or off (hold Ctrl for once)', 'F'),
  hint: command('Playing', 'Hint: what a bot would do', 'Shift+H'),
  hurry: command('Playing', 'Play now: a bot that thinks decides at once', 'J'),
  undo: command('Playing', 'Undo', 'Mod+Z'),
  redo: command('Playing', 'Redo', 'Mod+Shift+Z', 'Mod+Y'),

  threats: command('Looking', 'Threats next turn', 'T'),
  inspect: command('Looking', 'Inspector on what has focus', 'I'),
  log: command('Looking', 'Log', 'L'),
  recap: command('Looking', 'Recap since I last acted', 'R'),
  stack: command('Looking', 'Stack', 'K'),
  mySummary: command('Looking', 'Say my state', 'S'),
  rivalSummary: command('Looking', 'Say the rival’s state, then the next rival’s', 'V'),

  replayForward: command('Replay', 'One action forward', '.'),
  replayBack: command('Replay', 'One action back', ','),
  replayNextTurn: command('Replay', 'To the next turn', 'PageDown'),
  replayPreviousTurn: command('Replay', 'To the turn before', 'PageUp'),
  replayEyes: command('Replay', 'Through the next eyes', 'Q'),
  replayOpen: command('Replay', 'All cards open, or not', 'Shift+Q'),

  card1: command('Hand', 'Hand card 1', 'Digit1'),
  card2: command('Hand', 'Hand card 2', 'Digit2'),
  card3: command('Hand', 'Hand card 3', 'Digit3'),
  card4: command('Hand', 'Hand card 4', 'Digit4'),
  card5: command('Hand', 'Hand card 5', 'Digit5'),
  card6: command('Hand', 'Hand card 6', 'Digit6'),
  card7: command('Hand', 'Hand card 7', 'Digit7'),
  card8: command('Hand', 'Hand card 8', 'Digit8'),
  card9: command('Hand', 'Hand card 9', 'Digit9'),
  card10: command('Hand', 'Hand card 10', 'Digit0'),
  readCard1: command('Hand', 'Read hand card 1 in full', 'Shift+Digit1'),
  readCard2: command('Hand', 'Read hand card 2 in full', 'Shift+Digit2'),
  readCard3: command('Hand', 'Read hand card 3 in full', 'Shift+Digit3'),
  readCard4: command('Hand', 'Read hand card 4 in full', 'Shift+Digit4'),
  readCard5: command('Hand', 'Read hand card 5 in full', 'Shift+Digit5'),
  readCard6: command('Hand', 'Read hand card 6 in full', 'Shift+Digit6'),
  readCard7: command('Hand', 'Read hand card 7 in full', 'Shift+Digit7'),
  readCard8: command('Hand', 'Read hand card 8 in full', 'Shift+Digit8'),
  readCard9: command('Hand', 'Read hand card 9 in full', 'Shift+Digit9'),
  readCard10: command('Hand', 'Read hand card 10 in full', 'Shift+Digit0'),

  hexCommander: command('Hexforge map', 'My commander', 'C'),
  hexBase: command('Hexforge map', 'My base', 'B'),
  hexNextWorker: command('Hexforge map', 'Next worker', 'W'),
  hexNextForge: command('Hexforge map', 'Next forge', 'O'),
  hexOrders: command('Hexforge map', 'Orders panel', 'M'),
  hexNearby: command('Hexforge map', 'Say all within three hexes', 'Alt+W'),
  zoomIn: command('Hexforge map', 'Zoom in', '+', '='),
  zoomOut: command('Hexforge map', 'Zoom out', '-'),
  centreBase: command('Hexforge map', 'Centre my base', 'Home'),
  panUp: command('Hexforge map', 'Pan up', 'Shift+ArrowUp'),
  panDown: command('Hexforge map', 'Pan down', 'Shift+ArrowDown'),
  panLeft: command('Hexforge map', 'Pan left', 'Shift+ArrowLeft'),
  panRight: command('Hexforge map', 'Pan right', 'Shift+ArrowRight'),

  laneBanish: command('Laneforge lanes', 'Banish a hand card to level it', 'X'),
  laneFree: command('Laneforge lanes', 'Play a hand card for Free', 'Z'),
  laneActivate: command('Laneforge lanes', 'Activate the creature that has focus', 'A'),
  laneMove: command('Laneforge lanes', 'Mobility of the creature that has focus', 'M'),
  laneChampion: command('Laneforge lanes', 'My Champion’s ability', 'C'),
  laneCombat: command('Laneforge lanes', 'Combat as it would be now', 'B'),
  laneYes: command('Laneforge lanes', 'Yes to a question', 'Y'),
  laneNo: command('Laneforge lanes', 'No to a question', 'Shift+Y'),
  laneShowHand: command('Laneforge lanes', 'My covered hand, while held', 'H'),
  lanePiles: command('Laneforge lanes', 'My next cycle’s deck', 'D'),

  bladeBench: command('Bladeforge bench', 'My bench', 'B'),
  bladeTray: command('Bladeforge bench', 'Dice tray', 'D'),
  bladeSalvage: command('Bladeforge bench', 'Salvage', 'X'),
  bladeAttack: command('Bladeforge bench', 'Attack: choose a rival', 'A'),
  bladeReforge: command('Bladeforge bench', 'Reforge', 'O'),
  bladeRecycle: command('Bladeforge bench', 'Recycle two hand cards', 'C'),
  bladeBlock: command('Bladeforge bench', 'Block an attack', 'Y'),
  bladeTake: command('Bladeforge bench', 'Take an attack', 'Shift+Y'),
  bladeLuck: command('Bladeforge bench', 'Luck sheet', 'U'),
  bladeSeat1: command('Bladeforge bench', 'Seat 1', 'Mod+Digit1'),
  bladeSeat2: command('Bladeforge bench', 'Seat 2', 'Mod+Digit2'),
  bladeSeat3: command('Bladeforge bench', 'Seat 3', 'Mod+Digit3'),
  bladeSeat4: command('Bladeforge bench', 'Seat 4', 'Mod+Digit4'),
  bladeSeat5: command('Bladeforge bench', 'Seat 5', 'Mod+Digit5'),
  bladeSeat6: command('Bladeforge bench', 'Seat 6', 'Mod+Digit6'),
} as const satisfies Record<string, CommandDef>;

export type CommandId = keyof typeof COMMANDS;
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];

/** Rows of commands that lists show as one as long as their keys are as they came. */
export const SERIES: readonly { ids: readonly CommandId[]; label: string; first: string; last: string }[] = [
  { ids: COMMAND_IDS.filter((id) => /^card\d/.test(id)), label: 'Hand cards 1 to 10', first: 'Digit1', last: 'Digit0' },
  {
    ids: COMMAND_IDS.filter((id) => /^readCard\d/.test(id)),
    label: 'Read hand cards 1 to 10 in full',
    first: 'Shift+Digit1',
    last: 'Shift+Digit0',
  },
  {
    ids: COMMAND_IDS.filter((id) => /^bladeSeat\d/.test(id)),
    label: 'Seats 1 to 6',
    first: 'Mod+Digit1',
    last: 'Mod+Digit6',
  },
];

/** Keys that every control answers to by itself; listed, but not for changing. */
export const FIXED_KEYS: readonly { keys: string; label: string }[] = [
  { keys: 'Tab', label: 'Next control; while targeting the next legal target' },
  { keys: 'Enter', label: 'Act on what has focus' },
  { keys: 'ArrowUp', label: 'Arrows: move inside a region' },
  { keys: 'Shift', label: 'Pin an open card so that it stays' },
];
