/**
 * What a guest of a LAN table says before a match and beside it. Inside the match it speaks as the page of its seat; see `methods.ts`.
 */
import { z } from 'zod';
import type { Timing } from '../kernel/timing.ts';
import { handClaim } from './hand.ts';
import { CLOSE_TABLE_MOVED, newPlaceSchema, offerId, seatClaim, type HandoverTalk } from './handover.ts';
import { lookWishSchema, type Look, type LookWish } from './looks.ts';
import type { BotId } from './bot-ids.ts';
import { matchId, personName, random16Hex, seat, sha256Hex } from './fields.ts';
import { CLOSE_REFUSED, PROTOCOL_VERSION } from './messages.ts';
import type { LibraryEntry } from './messages.ts';
import { answer, done, type Answer } from './methods/row.ts';

/** WebSocket close codes of a table, beside those of every host. */
export const CLOSE_WRONG_CODE = 4403;
/** Too much was waiting to be sent: the page reconnects and gets a whole frame. */
export const CLOSE_SLOW = 4408;
/** The same device has connected again. */
export const CLOSE_ELSEWHERE = 4409;
export const CLOSE_TABLE_CLOSED = 4410;
/** Too many wrong codes, connections or messages: the reason says how long to wait. */
export const CLOSE_TOO_MANY = 4429;

/** Limit on a guest's message in bytes; the largest of a page is a few kilobytes. */
export const MAX_GUEST_MESSAGE_BYTES = 64 * 1024;

/** Reason of `CLOSE_REFUSED` for a token that the table does not know, or no longer. */
export const UNKNOWN_DEVICE = 'the table does not know this device';

/** Limit on what a guest brings to a match, in bytes of JSON; it has to fit into a guest's message. */
export const MOST_PICK_BYTES = 48 * 1024;

/**
 * What the end of a guest's line means for its device. `again`: it is tried again by itself; `paused`: when the person wants it; `over`: its token is
 * worth nothing any more.
 * @param wasInside it was let in on this line
 */
export function endOf(code: number, reason: string, wasInside: boolean): 'again' | 'paused' | 'over' {
  if (code === CLOSE_TABLE_MOVED) return 'paused';
  if (code === CLOSE_TABLE_CLOSED || (code === CLOSE_REFUSED && (wasInside || reason === UNKNOWN_DEVICE))) return 'over';
  return code === CLOSE_REFUSED || code === CLOSE_ELSEWHERE || code === CLOSE_TOO_MANY ? 'paused' : 'again';
}

/** 32 bytes as base64url. */
const bytes32 = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const protocol = z.literal(PROTOCOL_VERSION, {
  error: 'the table runs another version of Five Forges: reload the page, or update the app',
});

/**
 * A guest's first message: `join` with the code itself (a browser, which sees no certificate) or with a CPace share (the app), or `back` with the
 * token of a device that has joined before, `hand` with the claim to a seat of the host's screen, or `seat` with the claim to a guest's place.
 */
export const guestHelloSchema = z.union([
  z.strictObject({ join: z.strictObject({ name: personName, code: z.string().max(20) }), protocol }),
  z.strictObject({ join: z.strictObject({ name: personName, share: bytes32 }), protocol }),
  z.strictObject({ back: z.string().regex(/^[A-Za-z0-9_-]{32}$/), protocol }),
  z.strictObject({ hand: handClaim, protocol }),
  z.strictObject({ seat: seatClaim, protocol }),
]);
export type GuestHello = z.infer<typeof guestHelloSchema>;

/** The app's second message: it knows the code and saw the table's certificate. */
export const guestProofSchema = z.strictObject({ proof: bytes32 });

/** A guest as the others know it; ids are handed out anew at every table and say nothing. */
export interface LobbyGuest {
  id: string;
  name: string;
  connected: boolean;
  /** A person of the host's screen with their hand on a device beside it. */
  hand?: true;
  /** It came with the app: the table can be handed to it. */
  app?: true;
}

export interface LobbySeatView {
  kind: 'open' | 'screen' | 'bot' | 'guest';
  /** '' of an open seat. */
  name: string;
  /** Of a bot. */
  bot?: BotId;
  /** The guest's id, where one sits. */
  guest: string | null;
  /** Of a guest; everybody else always is. */
  ready: boolean;
  connected: boolean;
  /** Of a guest: a person of the host's screen with their hand on a device beside it. */
  hand?: true;
  /** Of a guest: it came with the app. */
  app?: true;
  /** In a match: the bot that plays for the guest. */
  standIn?: BotId;
  /** Has whoever sits there committed to what they bring? For people at the host's screen and bots the host does. */
  picked: 'none' | 'committed';
  /** The commitment, SHA-256 in hex; of a guest without one the host's, to what it gives the seat. Null: none yet. */
  hash: string | null;
}

/** The lobby as one guest is shown it. What anybody brings to the match is not in it, only that they are bound to it. */
export interface LobbyView {
  /** The guest's own id. */
  you: string;
  /** Version of the host's app, and of the game's content there; see `Game.contentVersion`. */
  host: { version: string; content: number };
  game: string;
  seats: readonly LobbySeatView[];
  /** Colour and emblem of each seat; no two are alike. */
  looks: readonly Look[];
  /** What the guest itself has chosen of these; somebody else may have been first. */
  wish: LookWish;
  /** Guests without a seat, in the order in which they came. */
  waiting: readonly LobbyGuest[];
  locked: boolean;
  /** Whether guests without a seat may look on at a match. */
  spectators: boolean;
  /** How the people share out time. */
  timing: Timing;
  /** What all play by: the match's config without what seats bring. Null: the host has not laid the table yet. */
  common: unknown;
  /** The commitment to the table's own share of the seed. */
  seedHash: string | null;
  /** The match that is on; `seat` is the guest's own, null for one who looks on. */
  match: { id: string; seat: number | null } | null;
  /** The latest match before that in which the guest had a seat; its replay can be asked for once it is over. */
  before: string | null;
}

/** What a table says beside the messages of a host. */
export type TableMessage =
  /** The host's CPace share, for the app's proof. */
  | { push: 'share'; share: string }
  /** Let in. `token`: of a device that has joined now; `proof`: that the host knows the code as well, for the app. */
  | { push: 'welcome'; you: string; token?: string; proof?: string }
  | { push: 'lobby'; lobby: LobbyView }
  /** The match is about to begin: a guest that has committed opens that within five seconds. `commitments`: by seat, the table's own last. */
  | { push: 'open'; commitments: string[] }
  | HandoverTalk
  | { push: 'beat' };

const lobbyMethod = <Shape extends z.ZodRawShape, R>(shape: Shape, result: Answer<R>) => ({
  params: z.strictObject(shape),
  answer: result,
});

/** What a guest may ask for itself in the lobby. */
export const LOBBY_METHODS = {
  'lobby.rename': lobbyMethod({ name: personName }, done),
  /** Chooses colour and emblem; null: those of the seat. */
  'lobby.look': { params: lookWishSchema, answer: done },
  'lobby.ready': lobbyMethod({ ready: z.boolean() }, done),
  /** Takes an open seat and leaves the one before. */
  'lobby.sit': lobbyMethod({ seat }, done),
  'lobby.stand': lobbyMethod({}, done),
  /** The ready-made decks and maps that come with the game; the host's own are not among them. */
  'lobby.shelf': lobbyMethod({}, answer<{ entries: LibraryEntry[] }>()),
  /** Binds the guest to what it brings and to its share of the seed, without telling either; see `lan/commitment.ts`. */
  'lobby.commit': lobbyMethod({ hash: sha256Hex }, done),
  /** Opens that, once the table has asked for it. `pick`: null brings nothing, and the seat gets what the host has for it. */
  'lobby.open': lobbyMethod({ pick: z.unknown(), salt: random16Hex, share: random16Hex }, done),
  /** The file of a match in which this guest had a seat at this table, once it is over; absent: of the latest one. */
  'lobby.replay': lobbyMethod({ match: matchId.optional() }, answer<{ fileName: string; text: string }>()),
  /** The guest's app takes the table that it was offered, or does not, or not any more. */
  'lobby.accept': lobbyMethod({ offer: offerId, accept: z.boolean() }, done),
  /** A piece of the text that it takes. */
  'lobby.take': lobbyMethod({ offer: offerId, at: z.number().int().nonnegative() }, answer<{ text: string }>()),
  /** All of it is on that machine's disk, and its table is open there. Answered, that machine keeps the table. */
  'lobby.taken': lobbyMethod({ offer: offerId, place: newPlaceSchema }, done),
  /** Leaves the table for good: the device's token ends. */
  'lobby.leave': lobbyMethod({}, done),
};
export type LobbyMethod = keyof typeof LOBBY_METHODS;
export type LobbyParams<M extends LobbyMethod> = z.infer<(typeof LOBBY_METHODS)[M]['params']>;

export type LobbyResults = { [M in LobbyMethod]: (typeof LOBBY_METHODS)[M]['answer'] extends Answer<infer R> ? R : never };

export const isLobbyMethod = (name: string): name is LobbyMethod => Object.hasOwn(LOBBY_METHODS, name);
