import type { FlowDriver, FlowEvent } from '../../../kernel/flow.ts';
import { ACTION, keyOf } from '../keys.ts';
import type { BlState } from '../state.ts';
import { checkEnd, defeat, isLiving } from './defeat.ts';
import { tell } from './tell.ts';

const TAKE_BLOW: FlowEvent = { type: 'chooseBlock', key: keyOf(ACTION.chooseBlock, 0) };
const TURN_OVER: FlowEvent = { type: 'turnOver', key: 0 };

/** BL-D55: a blow already struck cannot be dodged; it counts as not blocked, and its fatal damage as a kill. */
function takeRunningBlow(s: BlState, seat: number, driver: FlowDriver<BlState>): void {
  if (s.choice?.kind === 'block' && s.attack?.target === seat) driver.send(s, TAKE_BLOW);
}

/**
 * BL-14.5: at any time, for every living player. The cards go to the Salvage; the own turn ends; what a question was
 * about is asked anew of those who are left.
 */
export function concede(s: BlState, seat: number, driver: FlowDriver<BlState>): void {
  if (s.result !== null || !isLiving(s, seat)) return;
  takeRunningBlow(s, seat, driver);
  if (isLiving(s, seat)) {
    defeat(s, seat, 'concede');
    checkEnd(s);
  }
  if (s.agenda.length > 0 || s.choice?.seat === seat) s.choice = null;
  if (seat !== s.active || s.result !== null) return;
  if (s.attack !== null) tell()?.all({ type: 'attackEnded', why: 'attackerGone' });
  s.choice = null;
  driver.send(s, TURN_OVER);
}
