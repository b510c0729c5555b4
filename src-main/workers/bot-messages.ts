import { z } from 'zod';
import { MOST_NODES, type OutlookNode } from '../../src-shared/bots/outlook.ts';
import { MOST_CANDIDATES } from '../../src-shared/bots/types.ts';
import type { BotAnswer, BotRequest } from '../../src-shared/bots/types.ts';

/**
 * Messages between the host and a bot process, as JSON. A request holds a seat's view, history and legal actions; no field could hold
 * a state.
 */
const eventSchema = z.looseObject({ type: z.string() });

const viewSchema = z
  .looseObject({ game: z.string(), viewer: z.number(), toAct: z.number().nullable(), turn: z.number() })
  .refine((view) => !('rng' in view) && !('agenda' in view), { error: 'that is a state, not a view' });

const number = z.number();
const outlookNodeSchema = z.tuple([number, number, number, number, number, number, number]) satisfies z.ZodType<OutlookNode>;
/** Part of the search tree, which the seat's next request brings back. */
const outlookSchema = z.array(outlookNodeSchema).max(MOST_NODES);

export const toWorkerSchema = z.union([
  z.strictObject({
    id: z.number().int(),
    bot: z.string(),
    request: z.strictObject({
      game: z.string(),
      view: viewSchema,
      actions: z.array(eventSchema).min(1),
      history: z.array(eventSchema),
      budget: z.strictObject({ ms: z.number().optional(), iterations: z.number().optional() }),
      seed: z.string(),
      people: z.array(z.number().int()).optional(),
      outlook: outlookSchema.optional(),
    }),
  }),
  z.strictObject({ cancel: z.number().int() }),
  z.strictObject({ quit: z.literal(true) }),
]);

export type ToWorker = { id: number; bot: string; request: BotRequest } | { cancel: number } | { quit: true };

export const fromWorkerSchema = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({
    id: z.number().int(),
    answer: z.strictObject({
      action: eventSchema,
      stats: z.strictObject({
        iterations: z.number(),
        value: z.number().nullable(),
        candidates: z
          .array(z.strictObject({ action: eventSchema, visits: z.number(), value: z.number() }))
          .max(MOST_CANDIDATES)
          .optional(),
        outlook: outlookSchema.optional(),
      }),
    }),
  }),
  z.strictObject({ id: z.number().int(), error: z.string() }),
]);

export type FromWorker = { ready: true } | { id: number; answer: BotAnswer } | { id: number; error: string };
