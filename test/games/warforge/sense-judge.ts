import type { WrAction } from '../../../src-shared/games/warforge/actions.ts';
import { DEFS, findCard } from '../../../src-shared/games/warforge/catalog.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import type { WrView } from '../../../src-shared/games/warforge/view.ts';
import type { Deed } from '../../bots/sense/watch.ts';

const GOOD_TO_HAVE = ['healed', 'gainedHealth', 'gained', 'summoned', 'blessed', 'readied', 'turnedUp', 'deployed'];
const FOR_A_PLAYER = ['drew', 'created', 'took', 'counter', 'energy', 'stays', 'mayPlay', 'offered', 'shuffledIn'];

/** What was told of that hurt the rival or did the seat good. */
const avails = (seat: number, e: WrEvent): boolean => {
  switch (e.type) {
    case 'damaged':
    case 'absorbed':
    case 'lost':
      return e.thing.seat !== seat;
    case 'died':
      return e.things.some((thing) => thing.seat !== seat);
    case 'modified':
      return e.thing.seat === seat ? e.melee > 0 || e.ranged > 0 : e.melee < 0 || e.ranged < 0;
    case 'returned':
    case 'discarded':
    case 'triggered':
      return true;
    case 'gained':
      return true;
    default:
      return (
        (GOOD_TO_HAVE.includes(e.type) && 'thing' in e && e.thing?.seat === seat) ||
        (FOR_A_PLAYER.includes(e.type) && 'seat' in e && e.seat === seat)
      );
  }
};

/** Judges by what was told, and by what was left lying. */
export function judge({ seat, action, offered, told, after }: Deed<WrAction, WrView, WrEvent>): string[] {
  const isTroop = (a: WrAction): boolean => a.type === 'play' && DEFS[findCard(a.card)].isTroop;
  const found: string[] = [];
  const helped = told.some((e) => avails(seat, e)) || after.result !== null;
  if (action.type === 'attack' && !helped) found.push('a blow for nothing');
  if (action.type === 'play' && !isTroop(action) && !helped) found.push('a card for nothing');
  if (action.type === 'endTurn' && offered.some(isTroop)) found.push('a Troop left in hand');
  return found;
}
