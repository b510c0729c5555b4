import { z } from 'zod';
import type { siteProblem } from '../rules/targets.ts';

const tile = z.number().int().min(0).max(255);

/** What a window may ask beside "why not" and "what if": answered from the seat's view alone by `query.ts`. Tiles are outline indices. */
export const hxQuestionSchema = z.discriminatedUnion('ask', [
  /** Tiles that visible rival units could strike in their next turn. */
  z.strictObject({ ask: z.literal('threats') }),
  /** The path a unit would be proposed to a tile. */
  z.strictObject({ ask: z.literal('path'), unit: tile, to: tile }),
  /** Tiles beside own workers: forge sites, and why the others are none. */
  z.strictObject({ ask: z.literal('sites') }),
  /** Where a unit's power and health come from. */
  z.strictObject({ ask: z.literal('derivation'), unit: tile }),
  /** How a defender's power splits over attackers in this order; none for those that fell it before it strikes. */
  z.strictObject({ ask: z.literal('shares'), tile, order: z.array(tile).max(6) }),
  /** Tiles that a unit of one's own standing on `at` would see, and those it would no longer see. */
  z.strictObject({ ask: z.literal('vision'), unit: tile, at: tile }),
]);
export type HxQuestion = z.infer<typeof hxQuestionSchema>;

export interface HxThreat {
  tile: number;
  /** Tiles of the rivals that reach it. */
  by: number[];
}
export interface HxSite {
  tile: number;
  problem: ReturnType<typeof siteProblem> | 'unseen';
}
/** One part of a unit's power and health. */
export interface HxPart {
  label: string;
  power: number;
  health: number;
}
/** Tiles that come into sight and go out of it. */
export interface HxOutlook {
  gains: number[];
  loses: number[];
}

/** What each question is answered with, by its name. */
export type HxAnswers = {
  threats: HxThreat[];
  path: number[];
  sites: HxSite[];
  derivation: HxPart[];
  shares: number[];
  vision: HxOutlook;
};
