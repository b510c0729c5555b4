/** The words of Deckforge. Names follow the checklist's glossary (`docs/rules/deckforge.md`). */

import { CARD_TYPES, type CardType } from './decks/wire.ts';

/** A token's type by its number is its place among them (DK-1.1). */
export { CARD_TYPES, type CardType };

/** The same by name, for rules that count tokens. */
export const TYPE = { creature: 0, flying: 1, attack: 2, defense: 3, artifact: 4 } as const satisfies Record<CardType, number>;

export const PHASES = ['setup', 'initiative', 'draw', 'main', 'end'] as const;
export type DkPhase = (typeof PHASES)[number];

/** How far a targeting event has come (DK-10.1, 13.1). */
export const EVENT_STEPS = ['block', 'reflect', 'response', 'inEvent', 'resolve', 'triggers'] as const;
export type DkEventStep = (typeof EVENT_STEPS)[number];

/** When artifacts may be activated (DK-12.5). */
export type ArtifactWindow = 'afterDraw' | 'main' | 'afterAction' | 'inEvent' | 'end';

/** One decision may wait at a time; these are its kinds. */
export type DkChoiceKind = 'initiative' | 'block' | 'respond' | 'window' | 'aim' | 'reflect' | 'wreck' | 'discard';

export const STATUSES = ['stun', 'freeze'] as const;
export type StatusKind = (typeof STATUSES)[number];

/**
 * An object of the rules as one number: players by their seat, below `FIRST_ID`; permanents by their id, from there on.
 * `NONE` where there is no object.
 */
export type DkRef = number;
export const NONE = -1;
export const FIRST_ID = 8;

/** A concrete card of an Online Deck in use: which deck of the match, and its place there. */
export interface DkCardRef {
  deck: number;
  card: number;
}
