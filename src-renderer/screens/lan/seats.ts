/** Seats of a table on the network, between the host's lobby and the parts of the set-up. */
import type { z } from 'zod';
import { levelOf } from '../../../src-shared/protocol/bot-ids.ts';
import { cleanName } from '../../../src-shared/protocol/clean-name.ts';
import type { fillingSchema } from '../../../src-shared/protocol/lan.ts';
import type { LobbySeatView } from '../../../src-shared/protocol/lobby.ts';
import { seatSetup } from '../setup/seats.ts';
import type { SeatDraft, SeatKind } from '../setup/seats.ts';

export type Filling = z.infer<typeof fillingSchema>;
/** What the host's person puts on a seat by a choice of its own; guests are seated by name. */
export type OwnKind = Exclude<SeatKind, 'guest'>;

/** A seat as games and the bot choice know it. @param myName of the person at this screen */
export function draftOf({ kind, name, bot }: LobbySeatView, myName: string): SeatDraft {
  const usual = { friend: kind === 'screen' ? name : 'Friend', level: 'journeyman', style: 'balanced' } as const;
  if (kind === 'bot') return { ...usual, ...(bot && (levelOf(bot) ?? { level: 'random' })), kind };
  return { ...usual, kind: kind !== 'screen' ? kind : name === myName ? 'me' : 'friend' };
}

/** What the host is asked to put on a seat; null while the friend has no name. */
export function fillingOf(drafts: readonly SeatDraft[], seat: number, myName: string): Filling | null {
  const { kind, friend } = drafts[seat];
  if (kind === 'me') return { kind: 'screen', name: myName };
  if (kind === 'friend') return cleanName(friend) === '' ? null : { kind: 'screen', name: cleanName(friend) };
  const setup = kind === 'bot' ? seatSetup(drafts, seat, myName) : null;
  return setup?.kind === 'bot' ? setup : { kind: 'open' };
}
