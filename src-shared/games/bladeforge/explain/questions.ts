import { z } from 'zod';
import type { Seat } from '../../../kernel/seat.ts';
import type { BlDie } from '../types.ts';

const card = z.string().regex(/^[a-z0-9-]+$/);

/** What a window may ask beside "why not" and "what if": answered from the seat's view alone by `query.ts`. */
export const blQuestionSchema = z.discriminatedUnion('ask', [
  /** What an attack now would do to every rival. Of an onlooker or out of turn: as if it were the seat's turn. */
  z.strictObject({ ask: z.literal('attack') }),
  /** Whether a block of the running attack would hold. */
  z.strictObject({ ask: z.literal('block') }),
  /** What the own sword would be with this card in this place. */
  z.strictObject({ ask: z.literal('sword'), card, slot: z.enum(['blade', 'grip', 'left', 'right', 'shield']) }),
  /** What the own sword would be after Reforging, with this Blade or with the present one. */
  z.strictObject({ ask: z.literal('reforge'), blade: card.nullable() }),
  /** What each rival's attack in its next turn would do to the seat, swords and Shields as they are. Null for an onlooker. */
  z.strictObject({ ask: z.literal('threats') }),
  /** Throws of the match so far. */
  z.strictObject({ ask: z.literal('luck') }),
]);
export type BlQuestion = z.infer<typeof blQuestionSchema>;

/** Exact chances, 0…1, counted out over all rolls. */
export interface BlAttackOdds {
  target: Seat;
  /** Damage before Shield and block. */
  least: number;
  most: number;
  mean: number;
  /** Of any damage at all. */
  damages: number;
  /** The Shield that would take it, with the chance that it breaks; null if none would. */
  shield: { stability: number; breaks: number } | null;
  /** That a block holds; null where none can be tried. */
  blockHolds: number | null;
  /** That the target falls if it does not block, and if it does where it can. */
  defeats: number;
  defeatsBlocked: number;
}

/** Damage of the own attack against no defense: chance of each total. */
export interface BlSword {
  die: BlDie;
  attack: number;
  defense: number;
  totals: { total: number; chance: number }[];
}

export interface BlSwordAnswer {
  before: BlSword;
  after: BlSword;
}

/** An attack that a rival may make in its next turn, from public facts: what it plays before it can only be seen then. */
export interface BlThreat extends BlAttackOdds {
  by: Seat;
}

export interface BlBlockAnswer {
  damage: number;
  holds: number;
  /** Full damage would be the last. */
  fatal: boolean;
}

/** Throws of one seat with one die. */
export interface BlThrows {
  seat: Seat;
  die: BlDie;
  /** Single dice, both of `keepBest` counted. */
  throws: number;
  mean: number;
  expected: number;
  /** Standard deviations from the expectation, positive = high. */
  deviation: number;
}

export interface BlLuckAnswer {
  throws: BlThrows[];
  /** Block duels a seat tried and won, with the number it could expect. */
  blocks: { seat: Seat; tried: number; held: number; expected: number }[];
}

/** What each question is answered with, by its name. */
export type BlAnswers = {
  attack: BlAttackOdds[];
  block: BlBlockAnswer;
  threats: BlThreat[];
  sword: BlSwordAnswer;
  reforge: BlSwordAnswer;
  luck: BlLuckAnswer;
};
