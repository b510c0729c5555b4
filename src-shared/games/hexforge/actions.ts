import { z } from 'zod';
import { BASE_ABILITIES, RESOURCES } from './types.ts';

/**
 * What a seat can do. Tiles are indices into the public outline of the map (`view.map.tiles`), stack items
 * positions from the bottom (0 = oldest). Big choices are small steps in a row: a card first, then each target,
 * then other costs, then how generic costs are paid (asked only when there is a real choice).
 */
const tile = z.number().int().min(0).max(255);
const cardClass = z.number().int().nonnegative();

export const hxActionSchema = z.discriminatedUnion('type', [
  // ---- with priority (Summon 1, Combat Resolution, Summon 2)
  /** `class` names naming id, list, lasting and eternal effects, and age rank among equals (`view.me.hand[].class`). */
  z.strictObject({ type: z.literal('playCard'), card: z.string(), class: cardClass }),
  z.strictObject({ type: z.literal('activateAbility'), unit: tile, ability: z.number().int().min(0).max(7) }),
  z.strictObject({ type: z.literal('baseAbility'), ability: z.enum(BASE_ABILITIES), slot: z.number().int().min(1).max(4).optional() }),
  z.strictObject({ type: z.literal('letResolve') }),
  z.strictObject({ type: z.literal('offerAdvance') }),
  z.strictObject({ type: z.literal('agreeAdvance') }),
  // ---- answers while something is being played or resolved
  z.strictObject({ type: z.literal('chooseTile'), tile }),
  z.strictObject({ type: z.literal('chooseItem'), item: z.number().int().min(0).max(63) }),
  /** A card in a discard or lost pile: `index` from the bottom. */
  z.strictObject({
    type: z.literal('choosePile'),
    seat: z.number().int().min(0).max(1),
    pile: z.enum(['discard', 'lost']),
    index: z.number().int().min(0).max(127),
  }),
  z.strictObject({ type: z.literal('chooseHand'), card: z.string(), class: cardClass }),
  /** The next generic resource is paid with this type… */
  z.strictObject({ type: z.literal('payWith'), resource: z.enum(RESOURCES) }),
  /** …or all of the rest as HX-26.9 proposes. */
  z.strictObject({ type: z.literal('payDefault') }),
  // ---- Move: one order after another, each a path; nothing moves before `confirmMoves`
  z.strictObject({ type: z.literal('orderUnit'), unit: tile }),
  z.strictObject({ type: z.literal('step'), tile }),
  /** The proposed shortest path to a tile, in one go; ends the order. */
  z.strictObject({ type: z.literal('goTo'), tile }),
  z.strictObject({ type: z.literal('endOrder') }),
  z.strictObject({ type: z.literal('confirmMoves') }),
  // ---- Combat Declaration
  z.strictObject({ type: z.literal('attack'), unit: tile, tile }),
  z.strictObject({ type: z.literal('confirmAttacks') }),
  /** The defender puts the attacker standing on `unit` next in line for `tile`… */
  z.strictObject({ type: z.literal('orderAttacker'), tile, unit: tile }),
  /** …or leaves the rest in the order declared. */
  z.strictObject({ type: z.literal('keepOrder'), tile }),
]);

export type HxAction = z.infer<typeof hxActionSchema>;
