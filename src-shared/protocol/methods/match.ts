import { z } from 'zod';
import type { FairDraw } from '../../kernel/fair-draw.ts';
import type { GameView, Preview } from '../../kernel/game-types.ts';
import { frameSeq, matchId, seat } from '../fields.ts';
import { askSchema, priorityPrefsSchema, tableSetupSchema, usualPrefsSchema } from '../messages.ts';
import type { MatchSummary } from '../messages.ts';
import type { Hint } from '../replay.ts';
import { proposalId, wishSchema } from '../together.ts';
import { EVERYBODY, OWNER, OWNER_AND_SEAT, SEAT, answer, done, method } from './row.ts';

const match = { match: matchId };
const ownSeat = { ...match, seat };
/** `seq` is the frame the decision was made on; an older one is refused and changes nothing. */
const decision = { ...ownSeat, seq: frameSeq };
/** The frame after it. */
const frame = answer<{ seq: number }>();

export const matchMethods = {
  'match.list': method(OWNER, {}, answer<{ matches: MatchSummary[]; problems: string[] }>()),
  'match.create': method(OWNER, { setup: tableSetupSchema }, answer<{ match: string }>()),
  /** Starts pushing frames of the match to this screen; also resumes an unfinished one, and tries again one that failed. */
  'match.open': method(EVERYBODY, match, done),
  'match.close': method(EVERYBODY, match, done),
  'match.delete': method(OWNER, match, done),
  'match.act': method(OWNER_AND_SEAT, { ...decision, action: z.unknown() }, frame),
  'match.undo': method(OWNER_AND_SEAT, ownSeat, frame),
  'match.redo': method(OWNER_AND_SEAT, ownSeat, frame),
  /** Undoes to the last checkpoint and applies these staged actions instead: re-sorting orders and attacks. */
  'match.restage': method(OWNER_AND_SEAT, { ...decision, actions: z.array(z.unknown()).max(200) }, frame),
  'match.concede': method(OWNER_AND_SEAT, ownSeat, done),
  /** Asks the other people for something; what everybody has to agree on happens once they have. */
  'match.propose': method(OWNER_AND_SEAT, { ...ownSeat, wish: wishSchema }, done),
  /** Agrees to what is asked, or not; who has asked withdraws with a no. */
  'match.answer': method(OWNER_AND_SEAT, { ...ownSeat, proposal: proposalId, agree: z.boolean() }, done),
  /** “Go on”: ends a pause on which the people have agreed. */
  'match.resume': method(OWNER_AND_SEAT, ownSeat, done),
  /** The named seat's person sits at the screen now: lift the curtain. */
  'match.ready': method(OWNER, ownSeat, done),
  /** The eyes have left the table on this page (another screen, a hidden window): its shared screen waits behind a curtain again. */
  'match.cover': method(OWNER, match, done),
  'match.prefs': method(OWNER_AND_SEAT, { ...ownSeat, prefs: priorityPrefsSchema }, done),
  /** A guest's page says how its person usually wants to be asked; of its own people the host knows that from their settings. */
  'match.usual': method(SEAT, { ...ownSeat, usual: usualPrefsSchema }, done),
  /** A bot plays on for this page's own person (`stands`), or the person takes the seat back. */
  'match.standIn': method(OWNER_AND_SEAT, { ...ownSeat, stands: z.boolean() }, done),
  'match.ask': method(OWNER_AND_SEAT, { ...ownSeat, ask: askSchema }, answer<{ answer: string | null | Preview | unknown }>()),
  /** The seat's view as it was after log line `line`. */
  'match.past': method(OWNER_AND_SEAT, { ...ownSeat, line: z.number().int().nonnegative() }, answer<{ view: GameView; line: number }>()),
  /** "Step" speed: lets the waiting bot play its next action. */
  'match.step': method(OWNER, match, done),
  /** "Play now": the bot that is thinking answers at once with the best it has. */
  'match.hurry': method(OWNER, match, done),
  /** What came before the damage of a match as a match of its own; the damaged one stays. */
  'match.salvage': method(OWNER, match, answer<{ match: string }>()),
  'match.rematch': method(OWNER, { ...match, swap: z.boolean(), sameSeed: z.boolean() }, answer<{ match: string }>()),
  /** The match's file, which holds all secrets: a seat's page gets it once the match is over. */
  'match.export': method(EVERYBODY, match, answer<{ fileName: string; text: string }>()),
  /** How the seed came about, once the match is over. `draw`: null where nobody at the table gave a share. */
  'match.draw': method(EVERYBODY, match, answer<{ draw: FairDraw | null; seed: string }>()),
  /** Asks a bot what it would do in the seat, from the seat's own view; marks the match as assisted. Only where one person plays. */
  'match.hint': method(OWNER, decision, answer<Hint>()),
  /**
   * Gives a human seat to a page of its own (headless only), or with `revoke` back to this screen. The address carries
   * the seat's token in its fragment; null after `revoke`.
   */
  'match.seatLink': method(OWNER, { ...ownSeat, revoke: z.boolean().default(false) }, answer<{ url: string | null }>()),
};
