/** The words of Laneforge. Names follow the checklist's section 23 (`docs/rules/laneforge.md`). */
import type { CREATURE_KEYWORDS } from './text/keywords-creature.ts';

export const FACTIONS = ['f1', 'f2', 'f3', 'f4'] as const;
export type LnFaction = (typeof FACTIONS)[number];

export type LnLevel = 1 | 2 | 3;
export const LEVELS = [1, 2, 3] as const satisfies readonly LnLevel[];
/** One card face: the set's id and a level, `brass-ox:2`. */
export type LnCardId = `${string}:${LnLevel}`;
export type LnCardType = 'creature' | 'spell';
export type LnRow = 'front' | 'back';
export type LnSide = 'own' | 'enemy' | 'any';
export type LnDuration = 'thisTurn' | 'whileInPlay';

/** Where one of a player's 60 cards can be (LN-1.9). A Minion's only other place is the supply. */
export const ZONES = ['deck', 'hand', 'discard', 'upgrade', 'banish', 'lane', 'resolving'] as const;
export type LnZone = (typeof ZONES)[number];

/** Keywords that a creature has or has not; Mobility carries a number. Armor is a pool of its own. */
export type LnKeyword = keyof typeof CREATURE_KEYWORDS;

/** What a card can forbid (LN-13.6): nothing overrides it. */
export const PROHIBITIONS = ['move', 'damagePlayers', 'gainHealth'] as const;
export type LnProhibition = (typeof PROHIBITIONS)[number];

export const PHASES = [
  'champions',
  'draw',
  'action1',
  'action2',
  'action3',
  'action4',
  'combat',
  'end',
  'maintenance',
  'cycleEnd',
] as const;
export type LnPhase = (typeof PHASES)[number];

export const RARITIES = ['common', 'uncommon', 'rare'] as const;
export type LnRarity = (typeof RARITIES)[number];
export const GROWTHS = ['early', 'even', 'late'] as const;
export type LnGrowth = (typeof GROWTHS)[number];
