/** Seating when a match is continued from a replay: the person in one seat, bots in the others. */
import { budgetOf } from '../../../src-shared/protocol/bot-ids.ts';
import type { Level, Style } from '../../../src-shared/protocol/bot-ids.ts';
import type { SeatInfo, SeatSetup } from '../../../src-shared/protocol/messages.ts';
import { anotherSeat, seatSetup } from '../setup/seats.ts';

/** Opponents: the recorded bots, or bots of one level and style. */
export type Rivals = { level: Level; style: Style } | 'same';

export function standIns(seats: readonly SeatInfo[], mine: number, myName: string, rivals: Rivals): SeatSetup[] {
  return seats.map(({ seat, name, kind, bot }, index) => {
    if (seat === mine) return { kind: 'human', name: myName };
    if (rivals !== 'same') {
      const other = seatSetup(
        seats.map(() => ({ ...anotherSeat(), ...rivals })),
        index,
        myName,
      );
      return kind === 'bot' ? { ...other, name } : other;
    }
    // A bot keeps its settings; a person is replaced by a default bot.
    if (kind === 'bot' && bot) return { kind: 'bot', name, bot, budgetMs: budgetOf(bot) };
    return seatSetup(seats.map(anotherSeat), index, myName);
  });
}
