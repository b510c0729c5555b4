/** The LAN table as its owner's screen is shown it. */
import { z } from 'zod';
import type { HandClaim } from './hand.ts';
import type { HandoverInfo } from './handover.ts';
import { personName } from './fields.ts';
import type { LobbyView } from './lobby.ts';
import { seatSetupSchema } from './messages.ts';

/** What the owner puts on a seat; `screen`: somebody at the owner's own screen. */
export const fillingSchema = z.union([
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('screen'), name: personName }),
  seatSetupSchema.options[1],
]);

/** An address at which the table is found. */
export interface LanPlace {
  address: string;
  /** Six signs for the app. */
  code: string;
  /** For browsers; the code is in the fragment, which is not sent. */
  url: string;
}

/** The lobby for its owner: as guests see it, and the match by its id alone. */
export type HostLobby = Omit<LobbyView, 'you' | 'host' | 'wish' | 'match' | 'before'> & {
  match: string | null;
  /** Why a match cannot begin, in a sentence; null when it can. */
  problem: string | null;
};

export type LanState =
  /** This program opens no tables. */
  | { state: 'off' }
  /**
   * Nothing is open. `kept`: a table that can be resumed, with the names of its guests; `waits`: of whom it is not known yet whether they have
   * handed it to this machine. `handed`: the last one was handed to somebody; `tells`: who comes to its old address is told where it is.
   */
  | {
      state: 'closed';
      kept: { game: string; guests: string[]; waits?: { from: string; open: boolean } } | null;
      handed?: { to: string; game: string; tells: boolean };
    }
  /**
   * `places`: the likeliest first. `companion`: it is there for the hands of a match at this screen alone. `claims`: to seats of people at this
   * screen, while they are offered. `handover`: the table is offered to a guest; `unhanded`: why the last offer came to nothing.
   */
  | {
      state: 'open';
      places: LanPlace[];
      lobby: HostLobby;
      companion?: true;
      claims?: HandClaim[];
      handover?: HandoverInfo;
      unhanded?: string;
    };
