import type { GameAction } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { PriorityPrefs } from '../../../src-shared/protocol/messages.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** Standing wishes answer so many times in a row at most; more means that they never come to an end. */
const MAX_ANSWERS = 1000;

/** What of a seat's wishes outlasts the moment. */
export function lastingWishes({ preset, stops }: PriorityPrefs): Pick<PriorityPrefs, 'preset' | 'stops'> {
  return stops ? { preset, stops } : { preset };
}

/** Lets go of every wish to pass that holds no longer, whoever is asked: what it waited for may come and go while others act. */
function endWishes({ game, state }: Timeline, table: Table): void {
  for (const seat of table.humans) {
    const wish = table.passing(seat);
    if (wish && !game.passesOn?.(game.view(state, seat), wish.until, wish.since)) table.stopPassing(seat);
  }
}

/**
 * Lets the standing wishes of people answer, one decision after another, until somebody has to be asked.
 * @param forced whether a seat's decisions with one possible answer answer themselves
 * @returns false when they do not come to an end
 */
export function answerByWishes(
  timeline: Timeline,
  table: Table,
  forced: (seat: Seat) => boolean,
  commit: (seat: Seat, action: GameAction) => void,
): boolean {
  const { game } = timeline;
  // Among several people, whether one of them is asked must not tell the others what is in a hand.
  const publicOnly = table.humans.length > 1;
  for (let n = 0; n < MAX_ANSWERS; n++) {
    endWishes(timeline, table);
    const seat = timeline.toAct;
    if (seat === null || table.isBot(seat)) return true;
    const { state } = timeline;
    const action = game.auto(game.view(state, seat), game.actions(state), { ...table.prefs[seat], forced: forced(seat) }, publicOnly);
    if (action === null) {
      table.stopPassing(seat);
      return true;
    }
    commit(seat, action);
  }
  return false;
}
