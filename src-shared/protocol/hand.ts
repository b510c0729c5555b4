/** The way of a person at the host's screen to a device of their own: a link with a single-use claim to one seat. */
import { z } from 'zod';

/** 128 random bits as base64url. */
export const handClaim = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A claim to the seat of somebody at the host's screen. Whoever shows it first has the seat on their device. */
export interface HandClaim {
  seat: number;
  claim: string;
}

/** @param place URL of the table at one of its addresses */
export const handUrl = (place: string, claim: string): string => `${new URL(place).origin}/#hand=${claim}`;

/** The claim in a page's fragment; null without one. */
export const claimIn = (fragment: string): string | null =>
  fragment.startsWith('#hand=') ? (handClaim.safeParse(fragment.slice('#hand='.length)).data ?? null) : null;
