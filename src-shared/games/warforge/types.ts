/** The words of Warforge. Names follow the glossary of its checklist (`docs/rules/warforge.md`). */

export const FACTIONS = ['f1', 'f2', 'f3', 'f4', 'f5'] as const;
export type WrFaction = (typeof FACTIONS)[number];

export const MODES = ['classic', 'skirmish'] as const;
export type WrMode = (typeof MODES)[number];

/** Cards a hand holds at most; further ones burn (WR-13.1). */
export const HAND_LIMITS: Readonly<Record<WrMode, number>> = { classic: 10, skirmish: 8 };

export const SIDES = ['left', 'right'] as const;
export type WrSide = (typeof SIDES)[number];

export const ATTACK_MODES = ['melee', 'ranged'] as const;
export type WrAttackMode = (typeof ATTACK_MODES)[number];

/** From their owner's point of view, left to right; W is the Warlord's. */
export const PLACES = ['L4', 'L3', 'L2', 'L1', 'W', 'R1', 'R2', 'R3', 'R4'] as const;
export type WrPlace = (typeof PLACES)[number];

export const KINDS = ['warlord', 'troop', 'stratagem'] as const;
export type WrKind = (typeof KINDS)[number];

export const ROLES = ['deck', 'defence', 'talent', 'token', 'secret', 'sabotage', 'exclusive', 'warlord'] as const;
export type WrRole = (typeof ROLES)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type WrRarity = (typeof RARITIES)[number];

/** The keywords in the order of the checklist's table, which is that of their positions in a state's masks. */
export const KEYWORD_IDS = [
  'agenda',
  'ambush',
  'armour',
  'artifice',
  'backlash',
  'blast',
  'blind',
  'brink',
  'camouflage',
  'cantAttack',
  'companion',
  'concussive',
  'cruelty',
  'duty',
  'ember',
  'emberheart',
  'ephemeral',
  'faith',
  'fast',
  'ferocity',
  'fixated',
  'flank',
  'flechette',
  'flying',
  'frenzy',
  'huntMark',
  'invulnerable',
  'lastSpark',
  'longRange',
  'mob',
  'oath',
  'pack',
  'pact',
  'pray',
  'questProgress',
  'rally',
  'regeneration',
  'regiment',
  'relay',
  'remnant',
  'sabotage',
  'scarred',
  'sentry',
  'shield',
  'slay',
  'sniper',
  'stealth',
  'stimulation',
  'stomp',
  'strike',
  'stun',
  'swarm',
  'talent',
  'teleport',
  'tide',
  'tracer',
  'unstable',
  'uprising',
  'vanguard',
  'vulnerable',
] as const;
export type WrKeyword = (typeof KEYWORD_IDS)[number];

/** The four blessings of a Pact (WR-23.18). */
export const PACTS = ['fury', 'endurance', 'splendour', 'veils'] as const;
export type WrPact = (typeof PACTS)[number];

/** Keywords by what they are, for glossary and search. */
export const KEYWORD_GROUPS = ['attack', 'protection', 'state', 'trigger', 'action', 'play', 'counter'] as const;
export type WrKeywordGroup = (typeof KEYWORD_GROUPS)[number];

/** Keywords with a number, which adds up (WR-19.9) or, for Stun and Blind, names the turn at whose end they go. */
export const NUMBERED = [
  'armour',
  'blast',
  'blind',
  'brink',
  'flechette',
  'huntMark',
  'oath',
  'regeneration',
  'sentry',
  'stun',
  'tracer',
  'vulnerable',
] as const satisfies readonly WrKeyword[];
export type WrNumbered = (typeof NUMBERED)[number];

/** Keywords whose text on a card is carried out when they fire or are used. */
export const SCRIPTED = [
  'agenda',
  'ambush',
  'artifice',
  'backlash',
  'brink',
  'cruelty',
  'duty',
  'ferocity',
  'lastSpark',
  'mob',
  'oath',
  'rally',
  'regiment',
  'scarred',
  'slay',
  'stimulation',
  'strike',
  'uprising',
] as const satisfies readonly WrKeyword[];
export type WrScripted = (typeof SCRIPTED)[number];

export const PHASES = ['mulligan', 'refill', 'startTriggers', 'draw', 'talents', 'action', 'endStep'] as const;
export type WrPhase = (typeof PHASES)[number];

/** Id of a card definition, `writ-drummer`. */
export type WrCardId = string;
