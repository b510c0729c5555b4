import type { FlowDriver, FlowEvent } from '../../../kernel/flow.ts';
import { isLiving } from '../effects/objects.ts';
import type { DkState, SimpleItem } from '../state.ts';
import { eliminate, isStopped, stateCheck } from './check.ts';

const TURN_OVER: FlowEvent = { type: 'turnOver', key: 0 };

/** DK-15.6: at any time, for every living player. What was being asked is asked anew of those who are left. */
export function concede(s: DkState, seat: number, driver: FlowDriver<DkState>): void {
  if (s.result !== null || !isLiving(s, seat)) return;
  const isTurn = s.turn > 0 && s.active === seat;
  eliminate(s, [seat], 'concede');
  // What the player's creatures gave to others is gone with them.
  stateCheck(s);
  s.choice = null;
  if (s.event === null && s.queue.length > 0 && !isStopped(s)) s.agenda.push({ do: 'triggers' } satisfies SimpleItem);
  if (isTurn && s.result === null) driver.send(s, TURN_OVER);
}
