import type { PriorityWishes } from '../../kernel/game.ts';
import type { WrAction } from './actions.ts';
import type { WrView } from './view.ts';

/** Only the active seat decides (WR-7.7): what has one answer may answer itself. */
export function auto(view: WrView, actions: readonly WrAction[], prefs: PriorityWishes, publicOnly: boolean): WrAction | null {
  const isForced = actions.length === 1 && view.choice !== null;
  return isForced && prefs.forced === true && !publicOnly ? actions[0] : null;
}
