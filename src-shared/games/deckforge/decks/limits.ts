/** The ranges of forged cards (DK-17); both ends are allowed. Forms show them, `check.ts` holds them. */
import type { CardType, CountedOp } from './wire.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Characters are Unicode code points. */
export const NAME_LENGTH: Range = { min: 1, max: 40 };
export const AUTHOR_LENGTH: Range = { min: 0, max: 40 };
export const NOTE_LENGTH: Range = { min: 0, max: 200 };
export const COPIES: Range = { min: 1, max: 20 };
export const KEYWORD_COUNT: Range = { min: 0, max: 3 };
/** Change of ATK or DEF by `mod`. */
export const CHANGE: Range = { min: -10, max: 10 };
/** A `dur` in turns. */
export const TURNS: Range = { min: 1, max: 5 };

export const MOST_CARDS = 150;
export const MOST_COPIES = 300;

export const COUNTS: Readonly<Record<CountedOp, Range>> = {
  dmg: { min: 1, max: 20 },
  heal: { min: 1, max: 20 },
  prevent: { min: 0, max: 20 },
  stun: { min: 1, max: 5 },
  freeze: { min: 1, max: 5 },
  draw: { min: 1, max: 3 },
  discard: { min: 1, max: 3 },
};

export const isCreature = (type: CardType): boolean => type === 'creature' || type === 'flying';

const NONE: Range = { min: 0, max: 0 };
export const atkRange = (type: CardType): Range => (isCreature(type) ? { min: 0, max: 20 } : NONE);
export const defRange = (type: CardType): Range => (isCreature(type) ? { min: 1, max: 20 } : NONE);
export const abilityRange = (type: CardType): Range => ({ min: isCreature(type) ? 0 : 1, max: 3 });
