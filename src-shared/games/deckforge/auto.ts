import type { Seat } from '../../kernel/seat.ts';
import type { PriorityWishes } from '../../kernel/game.ts';
import type { DkAction } from './actions.ts';
import type { WindowItem } from './state.ts';
import { FIRST_ID, NONE } from './types.ts';
import type { DkView } from './view.ts';

/** Is the seat at either end of the attack or spell under way? */
function concerns({ event, seats }: DkView, seat: Seat): boolean {
  if (event === null) return false;
  if (event.seat === seat || event.defender === seat || event.target === seat) return true;
  return event.target !== NONE && event.target >= FIRST_ID && seats[seat].board.some(({ id }) => id === event.target);
}

/**
 * Is the seat asked about its artifacts in this window, by public facts? During an attack or spell that concerns it, and in the phases it
 * set a stop for. Nothing is lost elsewhere: in its own main phase it may use them at any moment.
 */
function isAsked(view: DkView, seat: Seat, { preset, stops }: PriorityWishes): boolean {
  if (preset === 'full') return true;
  const item = view.work.at(-1) as WindowItem | undefined;
  if (item?.where === 'inEvent' && concerns(view, seat)) return true;
  return (view.active === seat ? stops?.own : stops?.rival)?.includes(view.phase) ?? false;
}

/**
 * Auto-pass: artifact windows as `isAsked` says; and what has one answer may answer itself, where that tells nobody anything: with several
 * people at the table everybody is asked whom public facts say to ask (DK-16.4).
 */
export function auto(view: DkView, actions: readonly DkAction[], wishes: PriorityWishes, publicOnly: boolean): DkAction | null {
  const { viewer, choice, toAct } = view;
  if (viewer === 'spectator' || toAct !== viewer || choice === null) return null;
  const pass = actions.find(({ type }) => type === 'pass');
  if (choice.kind === 'window' && pass && !isAsked(view, viewer, wishes)) return pass;
  if (publicOnly || !wishes.forced || wishes.preset === 'full') return null;
  return actions.length === 1 ? actions[0] : null;
}
