import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import { BOT_IDS } from '../../../src-shared/protocol/messages.ts';
import type { BotId, SeatInfo } from '../../../src-shared/protocol/messages.ts';

/** Public information about the seats of a match. An unknown bot has only its name. */
export function seatInfos(seats: readonly SeatRecord[]): SeatInfo[] {
  return seats.map((record, seat) => {
    if (record.kind === 'human') return { seat, name: record.name, kind: 'human' };
    const bot = BOT_IDS.find((id): id is BotId => id === record.bot);
    return { seat, name: record.name, kind: 'bot', ...(bot && { bot }) };
  });
}
