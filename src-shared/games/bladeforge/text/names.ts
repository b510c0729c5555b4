/** What players call things. Ids are for code; these are the only names people read. */
import type { BlCardType, BlDie, BlPhase, BlSlot } from '../types.ts';

export const PHASE_NAMES: Record<BlPhase, { long: string; short: string }> = {
  setup: { long: 'Setup', short: 'Setup' },
  start: { long: 'Start', short: 'Start' },
  main: { long: 'Main', short: 'Main' },
  finish: { long: 'Finish', short: 'Finish' },
};

export const TYPE_NAMES: Record<BlCardType, string> = { blade: 'Blade', grip: 'Grip', guard: 'Guard', shield: 'Shield', gadget: 'Gadget' };

/** Places of a Forge. */
export const SLOT_NAMES: Record<BlSlot, string> = {
  blade: 'Blade',
  grip: 'Grip',
  left: 'left Guard',
  right: 'right Guard',
  shield: 'Shield',
};

/** "d8". */
export const dieName = (die: BlDie): string => `d${die}`;

export const ZONE_NAMES = { armory: 'Armory', salvage: 'Salvage', hand: 'hand', forge: 'Forge' } as const;

/** One sentence on each pile, for the window that opens it. */
export const ZONE_HELP: Record<keyof typeof ZONE_NAMES, string> = {
  armory: 'What everybody draws from. Nobody sees its order; emptied, it is made anew from the Salvage when the next turn starts.',
  salvage: 'Played gadgets, replaced, lost and reforged cards, broken Shields and whatever was recycled, face up for all.',
  hand: 'As many cards as you like, and yours alone to see.',
  forge: 'A Blade, a Grip, two Guards and a Shield: all their Attack and Defense add up.',
};
