import { z } from 'zod';
import { timingSchema } from '../timing.ts';
import { gameId, matchId, seat } from '../fields.ts';
import { BOT_IDS } from '../bot-ids.ts';
import { fillingSchema } from '../lan.ts';
import type { LanState } from '../lan.ts';
import { OWNER, answer, method } from './row.ts';

const state = answer<LanState>();
const guest = z.string().regex(/^g\d{1,6}$/);
const seats = z.number().int().min(2).max(6);

/** The owner's table on this network. Nothing is open, and no packet is sent, before `lan.open` or `lan.resume`. */
export const lanMethods = {
  'lan.state': method(OWNER, {}, state),
  'lan.open': method(OWNER, { game: gameId, seats }, state),
  /** Opens the table again that was there when the program ended. */
  'lan.resume': method(OWNER, {}, state),
  /** For good: closes the port, and code and guests' tokens are worth nothing any more. Also forgets a table that could be resumed. */
  'lan.close': method(OWNER, {}, state),
  'lan.game': method(OWNER, { game: gameId, seats }, state),
  /** The match as it is set up now; parsed by the game's own schema. Guests see it without what seats bring. */
  'lan.config': method(OWNER, { config: z.unknown() }, state),
  /** How the people at the table share out time. */
  'lan.timing': method(OWNER, { timing: timingSchema }, state),
  'lan.fill': method(OWNER, { seat, filling: fillingSchema }, state),
  'lan.seat': method(OWNER, { guest, seat }, state),
  'lan.lock': method(OWNER, { locked: z.boolean() }, state),
  /** Whether guests without a seat may look on, also at the match that is on. */
  'lan.watch': method(OWNER, { allowed: z.boolean() }, state),
  /** Shows a guest out; a seat of its own in a match goes to this screen. */
  'lan.remove': method(OWNER, { guest }, state),
  /**
   * Begins a match with everybody at the table, once they have opened what they bring. `config`: like `lan.config` before; absent: as it was.
   * `seed`: draws the match from this, and not from everybody's shares.
   */
  'lan.start': method(OWNER, { config: z.unknown().optional(), seed: z.string().min(1).max(64).optional() }, answer<{ match: string }>()),
  /**
   * Offers everybody at this screen to take their hand in the match to a device of their own, by a claim each; opens a table for that where none
   * is open.
   */
  'lan.offer': method(OWNER, { match: matchId }, state),
  /** The claims are worth nothing any more. A table for hands that nobody has taken is closed. */
  'lan.withdraw': method(OWNER, {}, state),
  /** In a match: a bot plays for a guest who is away, or another than now; null gives the seat back. */
  'lan.standIn': method(OWNER, { seat, bot: z.enum(BOT_IDS).nullable() }, state),
  /** Offers the table to a guest who came with the app: its machine keeps table and match then. Null: not any more. */
  'lan.handOver': method(OWNER, { guest: guest.nullable() }, state),
  /** Links, the likeliest first, that seat a guest who is away again, on whatever device: one use, and an earlier one of theirs ends. */
  'lan.seatLink': method(OWNER, { guest }, answer<{ links: string[]; minutes: number }>()),
  /** Back to the lobby, with everybody at their seats. */
  'lan.end': method(OWNER, {}, state),
};
