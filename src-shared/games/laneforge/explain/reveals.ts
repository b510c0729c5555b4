import { Recording, recordInto } from '../../../kernel/events.ts';
import type { LnEvent } from '../events.ts';
import { toAct } from '../rules/legal.ts';
import type { LnState } from '../state.ts';

/**
 * Carries something out and says whether the seat could not take it back: chance came in, the seat saw a card of its
 * deck, or another seat is asked. These are the same three things after which the host keeps an action.
 */
export function reveals(s: LnState, seat: number, carryOut: () => void): boolean {
  const cut = new Recording<LnEvent>(s.seats.length);
  const drawn = s.rng.drawn;
  recordInto(cut, carryOut);
  return s.rng.drawn > drawn || toAct(s) !== seat || cut.seats[seat].some((event) => event.type === 'drew' && event.count > 0);
}
