/** Definition of a command. Changed keys are saved by its id, which must never change. */
export interface CommandDef {
  /** Description in lists. */
  readonly label: string;
  readonly chords: readonly string[];
}

/** Rows of lists that combine several commands while their keys are the defaults. */
export interface CommandSeries {
  readonly ids: readonly string[];
  readonly label: string;
  readonly first: string;
  readonly last: string;
}

/** Commands of one game. */
export interface GameKeys {
  /** Heading of their list: the game and the place in it, e.g. “Workshop bench”. */
  readonly title: string;
  /** By id, unique among all commands: start it with a word of the game. */
  readonly commands: Readonly<Record<string, CommandDef>>;
  readonly series?: readonly CommandSeries[];
}

/** @param chords default keys, such as `Mod+Shift+Z`; may be empty */
export const command = (label: string, ...chords: string[]): CommandDef => ({ label, chords });

/** In the order of lists. */
export const GROUPS = ['Everywhere', 'Moving about', 'Playing', 'Looking', 'Replay', 'Hand'] as const;
type Group = (typeof GROUPS)[number];

interface SharedDef extends CommandDef {
  readonly group: Group;
}

const shared = (group: Group, label: string, ...chords: string[]): SharedDef => ({ group, ...command(label, ...chords) });

/** Commands shared by all games. Screens register handlers while they are mounted. */
export const COMMANDS = {
  help: shared('Everywhere', 'Rules for what has focus', 'F1'),
  keys: shared('Everywhere', 'All keys', '?'),
  settings: shared('Everywhere', 'Settings', 'Mod+,'),
  back: shared('Everywhere', 'One step back, then the menu', 'Escape'),
  mute: shared('Everywhere', 'Sound on or off', 'Mod+Shift+M'),

  nextRegion: shared('Moving about', 'Next region of the screen', 'F6'),
  previousRegion: shared('Moving about', 'Previous region', 'Shift+F6'),
  nextReady: shared('Moving about', 'Next thing that can act', 'N'),
  previousReady: shared('Moving about', 'Previous thing that can act', 'Shift+N'),
  goTo: shared('Moving about', 'Go to a hex, lane, card or unit by name', 'G'),

  main: shared('Playing', 'The main button', 'Space'),
  endTurn: shared('Playing', 'End turn', 'E'),
  passUntil: shared('Playing', 'Pass until…', 'P'),
  fullControl: shared('Playing', 'Full control on or off (hold Ctrl for once)', 'F'),
  hint: shared('Playing', 'Hint: what a bot would do', 'Shift+H'),
  hurry: shared('Playing', 'Play now: a bot that thinks decides at once', 'J'),
  undo: shared('Playing', 'Undo', 'Mod+Z'),
  redo: shared('Playing', 'Redo', 'Mod+Shift+Z', 'Mod+Y'),

  threats: shared('Looking', 'Threats next turn', 'T'),
  explainNext: shared('Looking', 'Explain the next sign of the region', 'Shift+F1'),
  inspect: shared('Looking', 'Inspector on what has focus', 'I'),
  log: shared('Looking', 'Log', 'L'),
  recap: shared('Looking', 'Recap since I last acted', 'R'),
  stack: shared('Looking', 'Stack', 'K'),
  mySummary: shared('Looking', 'Say my state', 'S'),
  rivalSummary: shared('Looking', 'Say the rival’s state, then the next rival’s', 'V'),

  replayForward: shared('Replay', 'One action forward', '.'),
  replayBack: shared('Replay', 'One action back', ','),
  replayNextTurn: shared('Replay', 'To the next turn', 'PageDown'),
  replayPreviousTurn: shared('Replay', 'To the turn before', 'PageUp'),
  replayEyes: shared('Replay', 'Through the next eyes', 'Q'),
  replayOpen: shared('Replay', 'All cards open, or not', 'Shift+Q'),

  card1: shared('Hand', 'Hand card 1', 'Digit1'),
  card2: shared('Hand', 'Hand card 2', 'Digit2'),
  card3: shared('Hand', 'Hand card 3', 'Digit3'),
  card4: shared('Hand', 'Hand card 4', 'Digit4'),
  card5: shared('Hand', 'Hand card 5', 'Digit5'),
  card6: shared('Hand', 'Hand card 6', 'Digit6'),
  card7: shared('Hand', 'Hand card 7', 'Digit7'),
  card8: shared('Hand', 'Hand card 8', 'Digit8'),
  card9: shared('Hand', 'Hand card 9', 'Digit9'),
  card10: shared('Hand', 'Hand card 10', 'Digit0'),
  readCard1: shared('Hand', 'Read hand card 1 in full', 'Shift+Digit1'),
  readCard2: shared('Hand', 'Read hand card 2 in full', 'Shift+Digit2'),
  readCard3: shared('Hand', 'Read hand card 3 in full', 'Shift+Digit3'),
  readCard4: shared('Hand', 'Read hand card 4 in full', 'Shift+Digit4'),
  readCard5: shared('Hand', 'Read hand card 5 in full', 'Shift+Digit5'),
  readCard6: shared('Hand', 'Read hand card 6 in full', 'Shift+Digit6'),
  readCard7: shared('Hand', 'Read hand card 7 in full', 'Shift+Digit7'),
  readCard8: shared('Hand', 'Read hand card 8 in full', 'Shift+Digit8'),
  readCard9: shared('Hand', 'Read hand card 9 in full', 'Shift+Digit9'),
  readCard10: shared('Hand', 'Read hand card 10 in full', 'Shift+Digit0'),
} as const satisfies Record<string, SharedDef>;

export type SharedCommand = keyof typeof COMMANDS;

const idsLike = (form: RegExp): string[] => Object.keys(COMMANDS).filter((id) => form.test(id));

export const SERIES: readonly CommandSeries[] = [
  { ids: idsLike(/^card\d/), label: 'Hand cards 1 to 10', first: 'Digit1', last: 'Digit0' },
  { ids: idsLike(/^readCard\d/), label: 'Read hand cards 1 to 10 in full', first: 'Shift+Digit1', last: 'Shift+Digit0' },
];

/** Standard keys of controls; listed, but not configurable. */
export const FIXED_KEYS: readonly { keys: string; label: string }[] = [
  { keys: 'Tab', label: 'Next control; while targeting the next legal target' },
  { keys: 'Enter', label: 'Act on what has focus' },
  { keys: 'ArrowUp', label: 'Arrows: move inside a region' },
  { keys: 'Shift', label: 'Pin an open card so that it stays' },
];
