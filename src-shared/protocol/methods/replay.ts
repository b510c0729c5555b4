import { z } from 'zod';
import { matchId, seat } from '../fields.ts';
import { seatSetupsSchema } from '../messages.ts';
import type { Course, Explanation, ReplayInfo, ReplayLook, ReplayRoad } from '../replay.ts';
import { OWNER, answer, method } from './row.ts';

const match = { match: matchId };
const viewer = z.union([seat, z.literal('spectator')]);
/** A moment of a replay: the how-manieth at which its viewer may stop. */
const at = z.number().int().nonnegative();
const sight = { ...match, viewer, open: z.boolean(), at };

export const replayMethods = {
  /** Reads a match to be looked at. One that is over hides nothing; any other shows what its one person may know. */
  'replay.open': method(OWNER, match, answer<ReplayInfo>()),
  /** The moments at which `viewer` may stop, and what it was told at each. */
  'replay.road': method(OWNER, { ...match, viewer }, answer<ReplayRoad>()),
  /** The view at one moment; with `open`, with nothing hidden. */
  'replay.look': method(OWNER, sight, answer<ReplayLook>()),
  /** A game's own question, answered from that view. */
  'replay.ask': method(OWNER, { ...sight, question: z.unknown() }, answer<{ answer: unknown }>()),
  /** What the bot that decides at this moment weighed and believed; null where no bot decided, or none weighed anything. */
  'replay.explain': method(OWNER, { ...match, at }, answer<Explanation | null>()),
  /** Who stood how well, turn by turn. */
  'replay.course': method(OWNER, match, answer<Course>()),
  /** A new match that goes on from this moment, with these seats. */
  'replay.continue': method(OWNER, { ...match, at, seats: seatSetupsSchema }, answer<{ match: string }>()),
};
