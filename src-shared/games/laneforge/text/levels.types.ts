import type { TextPart } from '../../../text/markup.ts';
import type { LnLevel } from '../types.ts';

/** One number through the levels of a set; null where a level has none (spells). */
export interface LnNumberSteps {
  what: 'attack' | 'health' | 'armor' | 'mobility';
  at: [number, number, number];
}

/** A piece of a level's text; `fresh` is what the level before did not say there. */
export type LnLevelPart = TextPart & { fresh: boolean };

export interface LnLevelLine {
  /** `new`: the level before has no such paragraph; `changed`: it has, with other words or numbers. */
  change: 'same' | 'changed' | 'new';
  parts: LnLevelPart[];
}

/** One level of a set beside the level before. */
export interface LnLevelStep {
  level: LnLevel;
  lines: LnLevelLine[];
  /** Abilities of the level before that are gone, as plain text. */
  lost: string[];
  /** Keyword ids that are new on this level, and those that are gone. */
  gained: string[];
  dropped: string[];
  /** "+3 Attack, gains Breakthrough. New: …": what is other than one level before, in words; '' on level 1. */
  summary: string;
}

/** What grows from level 1 to level 3, for the card to show. */
export interface LnLevels {
  set: string;
  numbers: LnNumberSteps[];
  steps: [LnLevelStep, LnLevelStep, LnLevelStep];
}
