/**
 * The language Bladeforge's gadgets are written in: one or two effects out of a fixed vocabulary, plain data. The same
 * data is carried out (`effects/`) and worded (`../text/rules-text.ts`), so that text and behaviour cannot disagree.
 */
import type { ArtSpec } from '../../../text/art.ts';
import type { BlCardId, BlCardType, BlDie } from '../types.ts';

/** BL-12 and BL-13; numbers are whole and positive. */
export type BlEffect =
  /** Own attack this turn +n. */
  | { do: 'attackMod'; n: number }
  /** Own defense +n until the start of the own next turn. */
  | { do: 'defenseMod'; n: number }
  /** A rival's defense −n until the end of this turn. */
  | { do: 'weaken'; n: number }
  /** Own attack total ×2 this turn, after all additions. */
  | { do: 'attackTimes' }
  /** The attack die is one size larger for this turn's attack. */
  | { do: 'dieStep' }
  /** This turn's attack rolls twice and keeps the higher. */
  | { do: 'keepBest' }
  /** This turn's attack cannot be blocked. */
  | { do: 'noBlock' }
  /** This turn's attack treats the Shield as absent. */
  | { do: 'pierce' }
  /** Own block rolls +n until the start of the own next turn. */
  | { do: 'blockMod'; n: number }
  /** A rival's Shield to the Salvage. */
  | { do: 'breakShield' }
  /** A part of a rival's Forge to the Salvage, picked by the user. */
  | { do: 'breakPart' }
  /** A rival loses n health. */
  | { do: 'hit'; n: number }
  | { do: 'hitAll'; n: number; scope: 'others' | 'everyone' }
  /** Own health +n, at most 20. */
  | { do: 'heal'; n: number }
  | { do: 'draw'; n: number }
  /** One card of the type from the Salvage into the hand. */
  | { do: 'fetch'; type: BlCardType }
  /** Any player's die one size up or down. */
  | { do: 'forgeStep'; by: 1 | -1 }
  /** One more placement this turn. */
  | { do: 'extraPlace' }
  /** Armory cards face up until one of the type appears, which goes to the hand. */
  | { do: 'searchUp'; type: BlCardType }
  /** A random card of a rival's hand, for one of the own hand if `give`. */
  | { do: 'steal'; give: boolean }
  /** Cannot be played; turned up in a search or stolen it costs n health. */
  | { do: 'trap'; n: number };

export type BlEffectKind = BlEffect['do'];
export type EffectOf<K extends BlEffectKind> = Extract<BlEffect, { do: K }>;

export const attackMod = (n: number): BlEffect => ({ do: 'attackMod', n });
export const defenseMod = (n: number): BlEffect => ({ do: 'defenseMod', n });
export const weaken = (n: number): BlEffect => ({ do: 'weaken', n });
export const attackTimes: BlEffect = { do: 'attackTimes' };
export const dieStep: BlEffect = { do: 'dieStep' };
export const keepBest: BlEffect = { do: 'keepBest' };
export const noBlock: BlEffect = { do: 'noBlock' };
export const pierce: BlEffect = { do: 'pierce' };
export const blockMod = (n: number): BlEffect => ({ do: 'blockMod', n });
export const breakShield: BlEffect = { do: 'breakShield' };
export const breakPart: BlEffect = { do: 'breakPart' };
export const hit = (n: number): BlEffect => ({ do: 'hit', n });
export const hitAll = (n: number, scope: 'others' | 'everyone'): BlEffect => ({ do: 'hitAll', n, scope });
export const heal = (n: number): BlEffect => ({ do: 'heal', n });
export const draw = (n: number): BlEffect => ({ do: 'draw', n });
export const fetch = (type: BlCardType): BlEffect => ({ do: 'fetch', type });
export const forgeStep = (by: 1 | -1): BlEffect => ({ do: 'forgeStep', by });
export const extraPlace: BlEffect = { do: 'extraPlace' };
export const searchUp = (type: BlCardType): BlEffect => ({ do: 'searchUp', type });
export const steal = (give = false): BlEffect => ({ do: 'steal', give });
export const trap = (n: number): BlEffect => ({ do: 'trap', n });

interface CardBase {
  id: BlCardId;
  name: string;
  /** Smallest die with which it can be placed or played (BL-D11). */
  req: BlDie;
  /** Copies in the Armory; 0 for starter cards, which have a supply of their own. */
  copies: number;
  flavour: string;
  art: ArtSpec;
}

export interface PieceSpec extends CardBase {
  type: 'blade' | 'grip' | 'guard';
  attack: number;
  defense: number;
}

export interface ShieldSpec extends CardBase {
  type: 'shield';
  attack: number;
  defense: number;
  stability: number;
}

export interface GadgetSpec extends CardBase {
  type: 'gadget';
  effects: readonly BlEffect[];
}

/** One card of the Armory, with all of its copies; one entry is one card. */
export type CardSpec = PieceSpec | ShieldSpec | GadgetSpec;

export const blade = (spec: Omit<PieceSpec, 'type' | 'copies'>): PieceSpec => ({ type: 'blade', copies: 1, ...spec });
export const grip = (spec: Omit<PieceSpec, 'type'>): PieceSpec => ({ type: 'grip', ...spec });
export const guard = (spec: Omit<PieceSpec, 'type'>): PieceSpec => ({ type: 'guard', ...spec });
export const shield = (spec: Omit<ShieldSpec, 'type' | 'attack' | 'defense'> & { attack?: number; defense?: number }): ShieldSpec => ({
  type: 'shield',
  attack: 0,
  defense: 0,
  ...spec,
});
export const gadget = (spec: Omit<GadgetSpec, 'type'>): GadgetSpec => ({ type: 'gadget', ...spec });
