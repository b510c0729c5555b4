/** A table that is handed to another machine: what its host, the machine that takes it, and the other guests say to each other. */
import { z } from 'zod';
import { gameId, personName } from './fields.ts';

/** Of one offer: 64 random bits in hex. */
export const offerId = z.string().regex(/^[0-9a-f]{16}$/);
/** Limit on the text that is handed over: the largest file of a match, and a lobby. */
export const MOST_HANDED_CHARS = 66 * 1024 * 1024;
/** It is taken in pieces of so many characters. */
export const PIECE_CHARS = 256 * 1024;
/** Close code of a table that another machine keeps now. */
export const CLOSE_TABLE_MOVED = 4411;

/** 32 bytes as base64url. */
const fingerprint = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const port = z.number().int().min(1).max(65_535);
/** Claim of a device to a seat at the table: 128 random bits. */
export const seatClaim = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What the app of a guest is asked. */
export const tableOfferSchema = z.strictObject({
  id: offerId,
  /** Who hands it over. */
  from: personName,
  game: gameId,
  /** A match is on, of which that machine would know everything. */
  playing: z.boolean(),
});
export type TableOffer = z.infer<typeof tableOfferSchema>;

/** Where the table is now. */
export const movedSchema = z.strictObject({
  /** Whose computer keeps it. */
  to: personName,
  places: z
    .array(z.strictObject({ address: z.ipv4(), port }))
    .min(1)
    .max(8),
  /** SHA-256 of its certificate. */
  fingerprint,
  /** Seats a page once, at another origin where it has no token. */
  claim: seatClaim.optional(),
});
export type Moved = z.infer<typeof movedSchema>;

/** The same, as the machine that has taken the table says it. */
export const newPlaceSchema = z.strictObject({ addresses: z.array(z.ipv4()).min(1).max(8), port, fingerprint });
export type NewPlace = z.infer<typeof newPlaceSchema>;

/** What a table says about this. `give`: the text that can be taken now. */
export const handoverTalkSchema = z.discriminatedUnion('push', [
  z.strictObject({ push: z.literal('offer'), offer: tableOfferSchema.nullable() }),
  z.strictObject({
    push: z.literal('give'),
    offer: offerId,
    chars: z.number().int().min(1).max(MOST_HANDED_CHARS),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  z.strictObject({ push: z.literal('moved'), moved: movedSchema }),
]);
export type HandoverTalk = z.infer<typeof handoverTalkSchema>;

/** How it stands, for the owner's screen. `asked`: the others at the match; `given`: the guest's machine takes it. */
export interface HandoverInfo {
  guest: string;
  name: string;
  stage: 'offered' | 'asked' | 'given';
  /** Of the text that was taken, from 0 to 1. */
  share: number;
}

/** Of these places the one that is likeliest in the same network as an address: with the longest prefix in common. */
export function nearest<P extends { address: string }>(places: readonly P[], address: string): P {
  const bits = (one: string): string =>
    one
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('');
  const own = bits(address);
  const common = (one: string): number => [...bits(one)].findIndex((bit, n) => bit !== own[n]) >>> 0;
  return places.reduce((best, place) => (common(place.address) > common(best.address) ? place : best));
}

/** @param origin of the table, such as `https://192.168.1.20:47520` */
export const seatUrl = (origin: string, claim: string): string => `${origin}/#seat=${claim}`;

/** The claim in a page's fragment; null without one. */
export const seatClaimIn = (fragment: string): string | null =>
  fragment.startsWith('#seat=') ? (seatClaim.safeParse(fragment.slice('#seat='.length)).data ?? null) : null;
