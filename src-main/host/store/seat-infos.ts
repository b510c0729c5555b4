import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import type { BotId, SeatInfo } from '../../../src-shared/protocol/messages.ts';

/** The seats of a match as everybody may know them. */
export function seatInfos(seats: readonly SeatRecord[]): SeatInfo[] {
  return seats.map((record, seat) =>
    record.kind === 'bot' ? { seat, name: record.name, kind: 'bot', bot: record.bot as BotId } : { seat, name: record.name, kind: 'human' },
  );
}
