import type { GameAction } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { PriorityPrefs } from '../../../src-shared/protocol/messages.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** Loop guard: limit on automatic answers in a row. */
const MAX_ANSWERS = 1000;

/** The part of a seat's auto-pass settings that is saved. */
export function lastingWishes({ preset, stops }: PriorityPrefs): Pick<PriorityPrefs, 'preset' | 'stops'> {
  return stops ? { preset, stops } : { preset };
}

/** Ends every “pass until” whose condition is met, also of seats that are not asked: the condition may come and go while others act. */
function endWishes({ game, state }: Timeline, table: Table): void {
  for (const seat of table.humans) {
    const wish = table.passing(seat);
    if (wish && !game.passesOn?.(game.view(state, seat), wish.until, wish.since)) table.stopPassing(seat);
  }
}

/**
 * Auto-pass: answers decisions by people's standing settings until one must be asked.
 * @param forced whether a seat's decisions with one possible answer are automatic
 * @returns what went wrong, in words; null when all is well
 */
export function answerByWishes(
  timeline: Timeline,
  table: Table,
  forced: (seat: Seat) => boolean,
  commit: (seat: Seat, action: GameAction) => void,
): string | null {
  try {
    return answered(timeline, table, forced, commit) ? null : 'The standing wishes of the seats answered each other without end.';
  } catch (error) {
    return `A decision could not be answered by itself: ${(error as Error).message}`;
  }
}

/** @returns false when they do not come to an end */
function answered(
  timeline: Timeline,
  table: Table,
  forced: (seat: Seat) => boolean,
  commit: (seat: Seat, action: GameAction) => void,
): boolean {
  const { game } = timeline;
  // With several people at the table, whether one of them is asked must not depend on a hidden hand.
  const publicOnly = table.humans.length > 1;
  for (let n = 0; n < MAX_ANSWERS; n++) {
    endWishes(timeline, table);
    const seat = timeline.toAct;
    if (seat === null || table.isBot(seat)) return true;
    const { state } = timeline;
    const wishes = { ...table.prefs[seat], forced: forced(seat), acted: timeline.hasActed(seat) };
    const action = game.auto(game.view(state, seat), game.actions(state), wishes, publicOnly);
    if (action === null) {
      table.stopPassing(seat);
      return true;
    }
    commit(seat, action);
  }
  return false;
}
