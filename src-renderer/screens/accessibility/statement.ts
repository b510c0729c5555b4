/** The accessibility statement, each claim of which can be tested. */
export const DOES: readonly { title: string; points: readonly string[] }[] = [
  {
    title: 'Seeing',
    points: [
      'Text from 80 to 200 %, text on cards on top of that; menus and settings reflow down to a width of 320 pixels.',
      'Text stands out by 4.5 to 1 or more, in the high-contrast theme by 7 to 1. The system’s own contrast colours are respected.',
      'Colour is never the only sign: seats have an emblem and an edge pattern, resources a shape and a letter, tiles a pattern, fog a hatch.',
      'A legible font by default, OpenDyslexic as an option, and plain cards without textures.',
    ],
  },
  {
    title: 'Operating',
    points: [
      'Everything works with the mouse alone and with the keyboard alone. Dragging is never needed.',
      'All keys can be changed; single letters can be switched off as a group. Nothing is hidden behind a gesture.',
      'There are no time limits. Hover pop-ups stay while you point at them and close with Esc.',
      'The main button asks again before it wastes something, and ignores presses right after its label has changed.',
    ],
  },
  {
    title: 'Hearing and speech',
    points: [
      'Every sound has a sign on screen. Effects and interface have volumes of their own; mono is there.',
      'Boards, hands and stacks are real grids, lists and buttons with names for screen readers, at three lengths.',
      'What happens is announced politely, what you must decide at once. The summary keys speak without moving the focus.',
    ],
  },
  {
    title: 'Moving pictures',
    points: ['Reduced motion follows the system or the setting: short fades only. Nothing flashes.'],
  },
];

export const NOT_YET: readonly string[] = [
  'Screen readers have been checked through the accessibility tree and its names, not yet by people who use NVDA, JAWS, VoiceOver or Orca every day.',
  'Gamepads are not supported yet.',
  'The interface is in English only; texts inside saved matches keep the language they were recorded in.',
  'The map needs two directions of scrolling when it is zoomed in; the table of tiles is its one-dimensional twin.',
];
