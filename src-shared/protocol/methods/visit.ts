import { z } from 'zod';
import { personName } from '../fields.ts';
import { MAX_GUEST_MESSAGE_BYTES } from '../lobby.ts';
import type { VisitState } from '../visit.ts';
import { OWNER, answer, done, method } from './row.ts';

const state = answer<VisitState>();
/** An address that was typed has no port: the code says which. */
const place = z.strictObject({ address: z.ipv4(), port: z.number().int().min(1).max(65_535).optional() });

/** The app as a guest at another machine's table. No packet is sent before `visit.look`, `visit.join` or `visit.back`. */
export const visitMethods = {
  'visit.state': method(OWNER, {}, state),
  /** Looks for tables in the network, or stops it. */
  'visit.look': method(OWNER, { looking: z.boolean() }, state),
  /** Sits down with the code. `place`: where the table is, as it was found or typed; absent: where the code says. */
  'visit.join': method(OWNER, { name: personName, code: z.string().max(20), place: place.optional() }, state),
  /** Goes back to the table at which this device has a place. */
  'visit.back': method(OWNER, {}, state),
  /** Says something to the table, as a page in a browser would over its own socket; what the table says is pushed. */
  'visit.say': method(OWNER, { text: z.string().max(MAX_GUEST_MESSAGE_BYTES) }, done),
  /** Takes the table that its host has offered to this machine, or does not. */
  'visit.take': method(OWNER, { accept: z.boolean() }, state),
  /** Ends the way to the table; the place there is kept. */
  'visit.rest': method(OWNER, {}, state),
  /** Ends the way, and forgets the place. */
  'visit.forget': method(OWNER, {}, state),
};
