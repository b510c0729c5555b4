import type { HxKeywordHelp } from './keyword-help.ts';

const card = (help: Omit<HxKeywordHelp, 'group'>): HxKeywordHelp => ({ ...help, group: 'card' });

/** What stands on cards and on no unit. */
export const CARD_HELP: readonly HxKeywordHelp[] = [
  card({
    id: 'instant',
    name: 'Instant',
    icon: 'chain-lightning',
    line: 'May be played whenever you have priority.',
    rule: 'Besides the usual time, an Instant card may be played in either player’s Summon 1, Combat resolution or Summon 2 while you have priority, also in answer to something on the stack.',
    example: 'Your rival plays a spell. You answer with an Instant, which resolves first.',
  }),
  card({
    id: 'unstable',
    name: 'Unstable',
    icon: 'unstable-orb',
    line: 'Goes to the lost pile instead of the discard.',
    rule: 'An Unstable spell goes to your lost pile after it resolved. An Unstable unit or equipment goes there whenever it leaves the battlefield. Only a countered Unstable card goes to the discard.',
    example: 'An Unstable 3/2 dies: its card is lost and no reshuffle brings it back. Its Memento would not fire.',
  }),
];
