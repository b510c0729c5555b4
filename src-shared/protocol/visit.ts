/** The app as a guest at the table of another machine, as its owner's screen is shown it. */

import type { TableOffer } from './handover.ts';

/** Where a table is: its IPv4 address and port. */
export interface VisitPlace {
  address: string;
  port: number;
}

/** A table that was found in the network. What it says of itself is not proven before the code is. */
export interface NearTable extends VisitPlace {
  /** Tells one table from another. */
  id: string;
  game: string;
  version: string;
  /** Number of its protocol: only the same one can be joined. */
  protocol: number;
  seats: number;
  free: number;
  /** Who sits there, as they call themselves. */
  people: string;
  isPlaying: boolean;
}

/**
 * The way to the table: `lost` is being tried again, `ended` is not. `why`: what is known of why it does not answer, a sentence; `mayReturn`: the
 * device still has its place there.
 */
export type VisitLine =
  | { is: 'open' }
  | { is: 'lost'; why?: string }
  /** `keeps`: this machine keeps the table now. */
  | { is: 'ended'; reason: string; mayReturn: boolean; keeps?: true };

export type VisitState =
  /** This program visits no tables. */
  | { state: 'off' }
  | {
      state: 'on';
      /** Tables near by, while they are looked for; null while they are not. */
      near: NearTable[] | null;
      /** A table at which this device has a place, to which it can go back. */
      kept: VisitPlace | null;
      /** The way to the table at which this device sits; null without one. */
      line: VisitLine | null;
      /** The host would hand its table to this machine. `taken`: agreed to; how much of it is here, from 0 to 1. */
      offer?: TableOffer & { taken: number | null };
    };
