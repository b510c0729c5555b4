import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import { DEFS, findCard } from '../../../src-shared/games/bladeforge/catalog.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import type { Deed } from '../../bots/sense/watch.ts';

const worth = (card: string): number => DEFS[findCard(card)].attack + DEFS[findCard(card)].defense;

/** No throw of the attacker's could have gone through. */
const isHopeless = (e: BlEvent): boolean => {
  if (e.type !== 'blow') return false;
  const { die, roll, attackTotal, times, defenseTotal } = e.blow;
  return attackTotal + (die - roll) * times <= defenseTotal;
};

/** The highest throw would get through to somebody who has no Shield. */
const hasPrey = ({ seats, means }: BlView, seat: number): boolean =>
  seats.some(
    (rival) =>
      rival.seat !== seat &&
      rival.out === 0 &&
      rival.forge.shield === null &&
      (seats[seat].die + seats[seat].attack + means.attackMod) * means.times > rival.defense + rival.lasting.defenseMod,
  );

/** Judges by what was told, and by the swords before and afterwards. */
export function judge({ seat, action, offered, before, after, told }: Deed<BlAction, BlView, BlEvent>): string[] {
  const found: string[] = [];
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (told.some(isHopeless) && action.type === 'attack') found.push('a blow for nothing');
  const ends = ['attack', 'drawToEnd', 'endTurn', 'recycle'].includes(action.type);
  if (ends && offered.some((a) => a.type === 'place' && worth(a.card) > 0)) found.push('a part left in hand');
  if (action.type === 'replace' && is.attack + is.defense < was.attack + was.defense) found.push('a better part thrown away');
  const m = before.means;
  const isArmed = m.attackMod > 0 || m.times > 1 || m.dieSteps > 0 || m.keepBest || m.noBlock || m.pierce;
  if (action.type === 'drawToEnd' && isArmed && hasPrey(before, seat)) found.push('armed for no blow');
  const hurtsItself = told.some(
    (e) => e.type === 'harmed' && e.seat === seat && typeof e.by === 'object' && 'gadget' in e.by && e.by.by === seat,
  );
  const hurtsOthers = told.some((e) => (e.type === 'harmed' && e.seat !== seat) || (e.type === 'defeated' && e.seat !== seat));
  if (action.type === 'playGadget' && hurtsItself && !hurtsOthers) found.push('a gadget against itself');
  const idle = ['gadget', 'idle', 'aimed', 'revealed'];
  const isIdle = (e: BlEvent) =>
    idle.includes(e.type) ||
    (e.type === 'searchEnded' && e.found === null) ||
    (e.type === 'salvaged' && (e.why !== 'broken' || e.seat === seat));
  if (action.type === 'playGadget' && told.every(isIdle)) found.push('a gadget for nothing');
  return found;
}
