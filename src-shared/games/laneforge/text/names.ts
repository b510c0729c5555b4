/** What players call things. Ids are for code; these are the only names people read. */
import type { LnLevel, LnPhase, LnRow } from '../types.ts';

export const PHASE_NAMES: Record<LnPhase, { long: string; short: string }> = {
  champions: { long: 'Choosing Champions', short: 'Champions' },
  draw: { long: 'Draw', short: 'Draw' },
  action1: { long: 'Action 1', short: 'Action 1' },
  action2: { long: 'Action 2', short: 'Action 2' },
  action3: { long: 'Action 3', short: 'Action 3' },
  action4: { long: 'Action 4', short: 'Action 4' },
  combat: { long: 'Combat', short: 'Combat' },
  end: { long: 'End of turn', short: 'End' },
  maintenance: { long: 'Maintenance', short: 'Maintenance' },
  cycleEnd: { long: 'End of cycle', short: 'Cycle end' },
};

export const ROW_NAMES: Record<LnRow, string> = { front: 'front row', back: 'back row' };

/** Levels are drawn as pips and written as Roman numerals. */
export const LEVEL_NUMERALS: Record<LnLevel, string> = { 1: 'I', 2: 'II', 3: 'III' };

export const ZONE_NAMES = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  upgrade: 'upgrade pile',
  banish: 'banish pile',
  lane: 'in play',
  supply: 'supply',
} as const;

/** One sentence on each pile, for the window that opens it. */
export const ZONE_HELP: Record<keyof typeof ZONE_NAMES, string> = {
  deck: 'What you draw from until the cycle ends. Nobody sees its order.',
  hand: 'Five cards a turn. What is left is discarded in Maintenance, without levelling.',
  discard: 'Shuffled into the deck at the end of the cycle, next levels included.',
  upgrade: 'Next levels not yet earned. Playing or banishing a card from your hand brings its next level to your discard pile.',
  banish: 'Cards used up, and creatures that left play. They return only by Reanimate.',
  lane: 'Your creatures, at most one in each lane.',
  supply: 'Where Minions come from and go back to. It never runs out.',
};
