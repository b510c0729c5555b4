import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { DEFS, findFace } from '../../../src-shared/games/laneforge/catalog.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import type { Deed } from '../../bots/sense/watch.ts';

const FOR_A_PLAYER = ['drew', 'playerGained', 'upgraded', 'championReadied', 'championUsed'];

/** What was told of that hurt the rival or did the seat good; what playing any card brings does not count. */
const avails = (seat: number, e: LnEvent): boolean => {
  switch (e.type) {
    case 'damaged':
    case 'lostHealth':
    case 'left':
    case 'exhausted':
    case 'silenced':
      return e.thing.seat !== seat;
    case 'playerDamaged':
    case 'playerLost':
    case 'discarded':
      return e.seat !== seat;
    case 'attackChanged':
      return (e.thing.seat === seat) === e.amount > 0;
    case 'gainedHealth':
    case 'armorGained':
    case 'readied':
    case 'entered':
      return e.thing.seat === seat;
    case 'keyword':
      return (e.thing.seat === seat) === e.gained;
    case 'moved':
    case 'swapped':
    case 'enteredRow':
      return true;
    default:
      return FOR_A_PLAYER.includes(e.type) && 'seat' in e && e.seat === seat;
  }
};

const levelOf = (card: string): number => Number(card.slice(-1));
const isCreature = (card: string): boolean => !DEFS[findFace(card)].isSpell;

/** Judges by what was told, and by what was thrown away. */
export function judge({ seat, action, before, after, told }: Deed<LnAction, LnView, LnEvent>): string[] {
  const found: string[] = [];
  const hand = before.seats[seat].hand ?? [];
  const hasEmptyLane = before.creatures.filter((c) => c.seat === seat).length < 5;
  // From its declaration to the end of its phase: then come things that are not of its doing.
  const ends = told.findIndex((e) => e.type === 'phaseEnded');
  const doings = told.slice(0, ends < 0 ? undefined : ends).filter((e) => avails(seat, e));
  const helped = doings.length > 0 || after.result !== null;
  if (action.type === 'playCard' && !isCreature(action.card) && !helped) found.push('a spell for nothing');
  if ((action.type === 'activate' || action.type === 'useChampion') && !helped) found.push('an ability for nothing');
  if (action.type === 'banishCard' && hasEmptyLane && hand.some(isCreature)) found.push('thrown away with lanes empty');
  if (action.type === 'banishCard' && hand.some((card) => levelOf(card) < levelOf(action.card))) found.push('the best thrown away');
  const own = (view: LnView) =>
    view.creatures.filter((c) => c.seat === seat).reduce((sum, c) => sum + c.attack + c.health + c.armor.active, 0);
  const replaced = told
    .slice(0, ends < 0 ? undefined : ends)
    .some((e) => e.type === 'left' && e.how === 'replaced' && e.thing.seat === seat);
  if (replaced && hasEmptyLane && own(after) < own(before) && doings.every((e) => e.type === 'entered'))
    found.push('a better creature replaced');
  return found;
}
