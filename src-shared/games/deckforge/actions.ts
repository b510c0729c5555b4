import { z } from 'zod';
import { ID_END, MAX_SEATS } from './state.ts';
import { CARD_TYPES, FIRST_ID } from './types.ts';

/** What a seat can do. Tokens are named by their type; permanents by their id, players by their seat (`DkRef`). */
const type = z.enum(CARD_TYPES);
const permanent = z
  .number()
  .int()
  .min(FIRST_ID)
  .max(ID_END - 1);
const ref = z.union([
  permanent,
  z
    .number()
    .int()
    .min(0)
    .max(MAX_SEATS - 1),
]);

export const dkActionSchema = z.discriminatedUnion('type', [
  /** Creature or Flying Creature (DK-3.1). */
  z.strictObject({ type: z.literal('revealInitiative'), cardType: z.enum(['creature', 'flying']) }),
  // ---- in the own main phase
  z.strictObject({ type: z.literal('playCard'), cardType: type }),
  z.strictObject({ type: z.literal('declareAttack'), attacker: permanent, target: ref }),
  z.strictObject({ type: z.literal('endMain') }),
  // ---- there, in a window or as response; with the target that its effect needs
  z.strictObject({ type: z.literal('activateArtifact'), artifact: permanent, target: ref.nullable() }),
  // ---- answers
  z.strictObject({ type: z.literal('assignBlock'), blocker: permanent }),
  /** Plays a Defense Spell, which is revealed afterwards (DK-8.8). */
  z.strictObject({ type: z.literal('respond') }),
  z.strictObject({ type: z.literal('choose'), target: ref }),
  z.strictObject({ type: z.literal('discard'), cardType: type }),
  /** No block, no response, no artifact. */
  z.strictObject({ type: z.literal('pass') }),
]);

export type DkAction = z.infer<typeof dkActionSchema>;
