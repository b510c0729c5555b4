/** Who sits where when a match goes on from a moment of another: me in one seat, bots in all others. */
import { CLOCKS, levelOf } from '../../../src-shared/protocol/bot-ids.ts';
import type { BotId, Level, Style } from '../../../src-shared/protocol/bot-ids.ts';
import type { SeatInfo, SeatSetup } from '../../../src-shared/protocol/messages.ts';
import { anotherSeat, seatSetup } from '../setup/seats.ts';

const budgetOf = (bot: BotId): number => CLOCKS[levelOf(bot)?.level ?? 'apprentice'].choiceMs;

/** Who plays against me: those who did, or bots of one level and style. */
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
    // A bot stays who it was; in the place of a person comes one as a new table would have it.
    if (kind === 'bot' && bot) return { kind: 'bot', name, bot, budgetMs: budgetOf(bot) };
    return seatSetup(seats.map(anotherSeat), index, myName);
  });
}
