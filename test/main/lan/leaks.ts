/** What a guest may be sent: every text of its line is looked at. */
import { z } from 'zod';
import type { Role } from '../../../src-main/host/connection.ts';
import { movedSchema, tableOfferSchema } from '../../../src-shared/protocol/handover.ts';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { timeLeftSchema } from '../../../src-shared/kernel/timing.ts';
import { timingSchema } from '../../../src-shared/protocol/timing.ts';
import { breachOf } from '../../sim/secrets.ts';

const id = z.number().int();
const hash = z.string().length(64).nullable();
const guest = z.strictObject({
  id: z.string(),
  name: z.string().max(24),
  connected: z.boolean(),
  hand: z.literal(true).optional(),
  app: z.literal(true).optional(),
});
const look = z.strictObject({ colour: z.string(), emblem: z.string() });
const lobby = z.strictObject({
  you: z.string(),
  host: z.strictObject({ version: z.string(), content: z.number() }),
  game: z.string(),
  seats: z.array(
    z.strictObject({
      kind: z.enum(['open', 'screen', 'bot', 'guest']),
      name: z.string().max(24),
      bot: z.string().optional(),
      guest: z.string().nullable(),
      ready: z.boolean(),
      connected: z.boolean(),
      standIn: z.string().optional(),
      hand: z.literal(true).optional(),
      app: z.literal(true).optional(),
      picked: z.enum(['none', 'committed']),
      hash,
    }),
  ),
  waiting: z.array(guest),
  locked: z.boolean(),
  timing: timingSchema,
  spectators: z.boolean(),
  /** Looked at by itself: nothing of what anybody brings. */
  common: z.unknown(),
  seedHash: hash,
  /** Of the guest's own matches alone. */
  before: z.string().nullable(),
  looks: z.array(look),
  wish: z.strictObject({ colour: z.string().nullable(), emblem: z.string().nullable() }),
  match: z.strictObject({ id: z.string(), seat: z.number().nullable() }).nullable(),
});
/** The parts of a frame; what view, actions and log hold is looked at by itself. */
const frame = z.strictObject({
  match: z.string(),
  game: z.string(),
  seq: id,
  mode: z.string(),
  seat: id,
  view: z.unknown(),
  actions: z.array(z.unknown()),
  log: z.array(z.unknown()),
  reset: z.boolean(),
  recapFrom: id,
  undo: z.strictObject({ can: z.boolean(), label: z.string(), canRedo: z.boolean(), anything: z.boolean() }),
  seats: z.array(
    z.strictObject({
      seat: id,
      name: z.string(),
      kind: z.string(),
      bot: z.string().optional(),
      away: z.literal(true).optional(),
      standIn: z.string().optional(),
      timeUp: z.literal(true).optional(),
    }),
  ),
  local: z.array(id),
  prefs: z.unknown(),
  together: z
    .strictObject({
      proposal: z.strictObject({ id, wish: z.unknown(), by: id, asked: z.array(id), agreed: z.array(id), line: id.nullable() }).nullable(),
      settled: z.strictObject({ id, how: z.string().max(9), who: id.nullable() }).nullable(),
      paused: z.boolean(),
      noTakeBack: z.string().nullable(),
      talks: z.boolean(),
      said: z.array(z.strictObject({ n: id, seat: id, phrase: z.string().max(12) })),
    })
    .optional(),
  clocks: z.strictObject({ running: id.nullable(), graceMs: id, left: z.array(timeLeftSchema.nullable()) }).optional(),
  thinking: z.unknown(),
  waitingForStep: z.boolean(),
  casual: z.boolean(),
  assisted: z.boolean(),
  continued: z.boolean(),
  status: z.string(),
  failure: z.null(),
});
const told = z.union([
  z.strictObject({ push: z.literal('share'), share: z.string() }),
  z.strictObject({ push: z.literal('welcome'), you: z.string(), token: z.string().optional(), proof: z.string().optional() }),
  z.strictObject({ push: z.literal('lobby'), lobby }),
  z.strictObject({ push: z.literal('open'), commitments: z.array(hash) }),
  z.strictObject({ push: z.literal('offer'), offer: tableOfferSchema.nullable() }),
  z.strictObject({ push: z.literal('moved'), moved: movedSchema }),
  z.strictObject({ push: z.literal('beat') }),
  z.strictObject({ push: z.literal('frame'), frame }),
  z.strictObject({ id, result: z.strictObject({ seq: id.optional() }) }),
  z.strictObject({ id, error: z.strictObject({ code: z.string(), message: z.string(), problems: z.array(z.string()).optional() }) }),
]);

export interface Known {
  match: string;
  /** Null for one who looks on. */
  seat: number | null;
  /** Texts that nobody at a guest's end may ever see: the seed, other devices' tokens. */
  never: readonly string[];
}

/** @returns what the text tells that its guest may not know; null when it keeps all secrets */
export function leakIn(text: string, { match, seat, never }: Known): string | null {
  const found = never.find((secret) => text.includes(secret));
  if (found !== undefined) return `it holds ${found}`;
  const message = told.safeParse(JSON.parse(text));
  if (!message.success) return `no guest is told this: ${text.slice(0, 100)}`;
  if (!('push' in message.data) || message.data.push !== 'frame') return null;
  const role: Role = seat === null ? { kind: 'watcher', match } : { kind: 'seat', match, seat };
  return breachOf(message.data.frame as unknown as MatchFrame, role, undefined);
}
