import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { defOf } from '../../../src-shared/games/hexforge/catalog.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import type { Deed } from '../../bots/sense/watch.ts';

const FOR_A_PLAYER = ['drew', 'gained', 'harvested', 'recalled', 'revealed'];

/** What was told of that hurt the rival or did the seat good. */
const avails = (seat: number, e: HxEvent): boolean => {
  switch (e.type) {
    case 'damaged':
    case 'left':
    case 'exhausted':
      return e.thing.owner !== seat;
    case 'entered':
    case 'healed':
    case 'repaired':
    case 'readied':
    case 'moved':
      return e.thing.owner === seat;
    case 'changed':
      return e.thing.owner === seat
        ? e.power > 0 || e.health > 0 || e.keyword !== undefined
        : e.power < 0 || e.health < 0 || e.keyword !== undefined;
    // A curse is worn by a rival.
    case 'equipped':
    case 'teleported':
    case 'countered':
      return true;
    case 'discarded':
    case 'cardLost':
      return e.seat !== seat;
    default:
      return FOR_A_PLAYER.includes(e.type) && 'seat' in e && e.seat === seat;
  }
};

const isWorker = (def: string | null): boolean => def !== null && defOf(def).isWorker;

/** Judges by what was told, and by what was left lying. */
export function judge({ seat, action, offered, further, before, told, after }: Deed<HxAction, HxView, HxEvent>): string[] {
  const found: string[] = [];
  const passive = ['letResolve', 'agreeAdvance', 'offerAdvance', 'keepOrder', 'orderAttacker'];
  const answered = further.some((one) => one.seat !== seat && !passive.includes(one.action.type));
  const helped = told.some((e) => avails(seat, e)) || after.result !== null;
  if (action.type === 'attack' && !helped && !answered) found.push('a blow for nothing');
  const plays = action.type === 'playCard' || action.type === 'activateAbility';
  if (plays && !helped && !answered) found.push('a card for nothing');
  const hurtsRival = told.some((e) => (e.type === 'damaged' || e.type === 'left') && e.thing.owner !== seat);
  const burns = told.some((e) => e.type === 'left' && e.thing.owner === seat && e.cause !== 'bounce' && isWorker(e.thing.def));
  if (plays && burns && !hurtsRival && !answered) found.push('its own worker burnt');
  const isUnit = (a: HxAction): boolean => a.type === 'playCard' && defOf(a.card).isUnit;
  const own = before.phase === 'summon2' && before.stack.length === 0 && before.turnPlayer === seat;
  if (action.type === 'offerAdvance' && own && offered.some(isUnit)) found.push('a unit left in hand');
  return found;
}
