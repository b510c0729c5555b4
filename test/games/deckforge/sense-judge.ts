import type { DkAction } from '../../../src-shared/games/deckforge/actions.ts';
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { FIRST_ID } from '../../../src-shared/games/deckforge/types.ts';
import type { DkView } from '../../../src-shared/games/deckforge/view.ts';
import type { Deed } from '../../bots/sense/watch.ts';

type Play = Deed<DkAction, DkView, DkEventTold>;

/** What was told of that hurt somebody else or did the seat good. */
const avails = (seat: number, e: DkEventTold): boolean => {
  switch (e.type) {
    case 'damaged':
    case 'status':
      return e.target.seat !== seat;
    case 'destroyed':
      return e.things.some((thing) => thing.seat !== seat);
    case 'bounced':
    case 'wrecked':
      return e.thing.seat !== seat;
    case 'modified':
      return e.target.seat === seat ? e.atk > 0 || e.def > 0 : e.atk < 0 || e.def < 0;
    case 'keyword':
      return (e.target.seat === seat) === e.gained;
    // A charge that it used up is gone.
    case 'prevented':
      return true;
    case 'cleansed':
    case 'shielded':
    case 'immune':
      return e.target.seat === seat;
    case 'healed':
    case 'charged':
    case 'extraPlay':
    case 'drew':
      return e.seat === seat;
    case 'discarded':
    case 'eliminated':
      return e.seat !== seat;
    case 'negated':
      return true;
    default:
      return false;
  }
};

const isCreature = (a: DkAction): boolean => a.type === 'playCard' && (a.cardType === 'creature' || a.cardType === 'flying');

/** It named its own where it could have named somebody else's. */
function namesItsOwn({ seat, before, after }: Play, { action, offered }: Play['further'][number]): boolean {
  const ownerOf = (ref: number): number | undefined =>
    ref < FIRST_ID ? ref : [...after.seats, ...before.seats].find(({ board }) => board.some(({ id }) => id === ref))?.seat;
  const isForeign = (a: DkAction): boolean => a.type === 'choose' && ownerOf(a.target) !== seat;
  return action.type === 'choose' && !isForeign(action) && offered.some(isForeign);
}

/** Its only blow of the turn was blocked, felled the attacker and nobody else, with nothing played on it. */
function ranIntoABlock({ seat, action, offered, further, told }: Play): boolean {
  if (action.type !== 'declareAttack' || told.some((e) => e.type === 'triggered')) return false;
  const others = offered.some((a) => a.type === 'declareAttack' && a.attacker !== action.attacker);
  const played = further.some((one) => one.action.type !== 'pass' && one.action.type !== 'assignBlock');
  const fallen = told.flatMap((e) => (e.type === 'destroyed' ? e.things : []));
  const blocked = told.some((e) => e.type === 'blocked' && e.blocker !== null);
  return !others && !played && blocked && fallen.some(({ id }) => id === action.attacker) && fallen.every((thing) => thing.seat === seat);
}

/** Judges by what was told, and by what was left lying. */
export function judge(play: Play): string[] {
  const { seat, action, offered, further, told, after } = play;
  const found: string[] = [];
  const answered = further.some((one) => one.seat !== seat && one.action.type !== 'pass');
  const helped = told.some((e) => avails(seat, e)) || after.result !== null;
  if (action.type === 'declareAttack' && !helped && !answered) found.push('a blow for nothing');
  if (action.type === 'activateArtifact' && !helped && !answered) found.push('an artifact for nothing');
  if (!helped && !answered && further.some((one) => one.seat === seat && namesItsOwn(play, one))) found.push('its own thing harmed');
  if (ranIntoABlock(play)) found.push('a blow into a block');
  if (action.type === 'endMain' && offered.some(isCreature)) found.push('a creature left in hand');
  return found;
}
