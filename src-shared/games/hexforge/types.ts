/** The words of Hexforge. Names follow the checklist's glossary (`docs/rules/hexforge.md`). */
import type { ENTITY_KEYWORDS } from './text/keywords-entity.ts';

export const COLOURS = ['F', 'O', 'R', 'G', 'E'] as const;
export const RESOURCES = ['F', 'O', 'R', 'G', 'E', 'C'] as const;
export type HxColour = (typeof COLOURS)[number];
/** F Frexine purple, O Ornite blue, R Rudine red, G Grite green, E Equint yellow, C generic colourless. */
export type HxResource = (typeof RESOURCES)[number];
/** Amounts by resource; absent = 0. `'1FF'` is `{C:1,F:2}`. */
export type HxCost = Partial<Record<HxResource, number>>;

export const TILE_TYPES = ['blank', 'mineral', 'grass', 'sensor', 'wall', 'strife', 'base'] as const;
export type HxTileType = (typeof TILE_TYPES)[number];
export interface HxHex {
  q: number;
  r: number;
}

export const PHASES = ['upkeep', 'harvest', 'draw', 'summon1', 'move', 'combatDeclaration', 'combatResolution', 'summon2', 'end'] as const;
export type HxPhase = (typeof PHASES)[number];

export type HxSide = 'own' | 'enemy' | 'any';
export type HxCardType = 'unit' | 'spell' | 'equipment';
export type HxRole = 'normal' | 'commander' | 'primaryWorker' | 'secondaryWorker' | 'token';
export type HxDuration = 'fleeting' | 'lasting' | 'eternal';
export type HxSpeed = 'slow' | 'fast';
export type HxListId = 0 | 1 | 2 | 3 | 4; // 0 = base list, 1..4 = forge slots

/** Keywords that sit on a unit. */
export type HxEntityKeyword = keyof typeof ENTITY_KEYWORDS;
/** Keywords that can be granted: they need no text or number of their own (Splash carries one). */
export type HxGrantable = Exclude<HxEntityKeyword, 'adapt' | 'brilliance' | 'entry' | 'memento' | 'spellbound' | 'unity' | 'worker'>;

export const BASE_ABILITIES = ['summonCommander', 'summonPrimaryWorker', 'summonSecondaryWorker', 'raiseForge'] as const;
export type HxBaseAbility = (typeof BASE_ABILITIES)[number];
