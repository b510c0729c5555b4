import { z } from 'zod';

/** Messages between a pool and its worker processes, as JSON. */
export const toWorkerSchema = z.union([
  z.strictObject({ id: z.number().int(), order: z.unknown() }),
  /** Pause or resume the order in progress. */
  z.strictObject({ rest: z.boolean() }),
  z.strictObject({ quit: z.literal(true) }),
]);
export type ToWorker = { id: number; order: unknown } | { rest: boolean } | { quit: true };

export const fromWorkerSchema = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ id: z.number().int(), error: z.string() }),
  z.strictObject({ id: z.number().int(), result: z.unknown() }),
]);
export type FromWorker = { ready: true } | { id: number; error: string } | { id: number; result: unknown };
