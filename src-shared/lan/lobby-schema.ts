import { z } from 'zod';
import { NO_TIMING, timingSchema } from '../protocol/timing.ts';
import { BOT_IDS } from '../protocol/bot-ids.ts';
import { gameId, matchId, personName, sha256Hex } from '../protocol/fields.ts';
import { seatSetupSchema } from '../protocol/messages.ts';
import { COLOURS, EMBLEMS, lookWishSchema } from '../protocol/looks.ts';
import { MOST_PLAYED, guestSeats, type Lobby } from './lobby.ts';

export const guestId = z.string().regex(/^g\d{1,6}$/);
const isConsistent = (lobby: Lobby): boolean => {
  const seated = guestSeats(lobby).map(({ guest }) => guest);
  const isSeatedOnce = new Set(seated).size === seated.length;
  return isSeatedOnce && seated.every((guest) => lobby.guests.some(({ id }) => id === guest));
};

/** A lobby that was kept: each guest has one seat at most, and is known. */
export const lobbySchema: z.ZodType<Lobby> = z
  .strictObject({
    game: gameId,
    seats: z
      .array(
        z.union([
          z.strictObject({ kind: z.literal('open') }),
          z.strictObject({ kind: z.literal('screen'), name: personName }),
          z.strictObject({
            kind: z.literal('guest'),
            guest: guestId,
            ready: z.boolean(),
            commitment: sha256Hex.nullable().default(null),
            standIn: z.enum(BOT_IDS).optional(),
          }),
          seatSetupSchema.options[1],
        ]),
      )
      .min(1)
      .max(6),
    guests: z
      .array(
        z.strictObject({
          id: guestId,
          name: personName,
          connected: z.boolean(),
          hand: z.literal(true).optional(),
          app: z.literal(true).optional(),
        }),
      )
      .max(16),
    locked: z.boolean(),
    spectators: z.boolean().default(true),
    match: matchId.nullable(),
    played: z
      .array(z.strictObject({ match: matchId, guests: z.array(guestId).max(6) }))
      .max(MOST_PLAYED)
      .default([]),
    wishes: z
      .array(lookWishSchema.extend({ guest: guestId }))
      .max(16)
      .default([]),
    worn: z
      .array(z.strictObject({ colour: z.enum(COLOURS), emblem: z.enum(EMBLEMS) }))
      .max(6)
      .nullable()
      .default(null),
    timing: timingSchema.default(NO_TIMING),
    // What the host brings is committed anew when the table is resumed.
    common: z
      .unknown()
      .optional()
      .transform(() => null),
    commitments: z
      .unknown()
      .optional()
      .transform(() => []),
    opening: z
      .unknown()
      .optional()
      .transform(() => false),
  })
  .refine(isConsistent, { error: 'its guests and seats do not fit together' });
