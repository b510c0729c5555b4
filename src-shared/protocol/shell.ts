/** What the desktop around the page tells it: presses in the system's menu, and files and links that were opened. */

/** Menu entries that the page carries out. */
export const MENU_COMMANDS = [
  'newMatch',
  'library',
  'lab',
  'networkTable',
  'settings',
  'textLarger',
  'textSmaller',
  'textUsual',
  'rules',
  'keys',
  'accessibility',
  'credits',
  'report',
] as const;
export type MenuCommand = (typeof MENU_COMMANDS)[number];

/** Letters of a deck's code in a link: what every system passes on to a program that runs already. */
export const MOST_LINK_CODE = 8000;

export const LINK_SCREENS = ['library', 'lab', 'settings', 'keys', 'accessibility', 'credits'] as const;
/** What a `fiveforges://` link may ask for, after it was checked. None of it changes anything. */
export type Link =
  | { to: 'screen'; screen: (typeof LINK_SCREENS)[number] }
  | { to: 'rules'; game?: string; topic?: string }
  | { to: 'setup'; game: string }
  /** A deck is shown; keeping it is the person's own press. */
  | { to: 'deck'; game: string; code: string };

/** Something that was opened from outside and waits for the page. */
export type Opened =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'link'; link: Link }
  /** Why something could not be opened, in one sentence. */
  | { kind: 'problem'; message: string };
