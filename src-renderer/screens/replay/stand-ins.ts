/** Who sits where when a match goes on from a moment of another: me in one seat, bots in all others. */
import type { SeatInfo, SeatSetup } from '../../../src-shared/protocol/messages.ts';
import { anotherSeat, seatSetup } from '../setup/seats.ts';

export function standIns(seats: readonly SeatInfo[], mine: number, myName: string): SeatSetup[] {
  return seats.map(({ seat, name, kind, bot }) => {
    if (seat === mine) return { kind: 'human', name: myName };
    const usual = anotherSeat();
    // A bot stays who it was; in the place of a person comes one that thinks.
    if (kind === 'bot' && bot) return { kind: 'bot', name, bot, budgetMs: usual.budgetMs };
    return seatSetup([...seats.map(() => usual)], seat, myName);
  });
}
