import { LEARNER } from '../../../kernel/lesson.ts';
import type { BlAction } from '../actions.ts';
import type { BlBlow } from '../events.ts';
import type { BlCardId, BlSlot } from '../types.ts';
import type { BlSeatView, BlView } from '../view.ts';
import type { BlDeed } from './opening.ts';

/* What became of the learner's deed, for goals and answers. */

export const mine = ({ seats }: BlView): BlSeatView => seats[LEARNER];

export const hasWon = ({ after }: BlDeed): boolean => after.result?.winners.includes(LEARNER) === true;

/** Any of these kinds of action. */
export const isA =
  (...types: readonly BlAction['type'][]) =>
  ({ action }: BlDeed): boolean =>
    types.includes(action.type);

/** A placement that another card was meant for. */
export const placesOther =
  (card: BlCardId) =>
  ({ action }: BlDeed): boolean =>
    (action.type === 'place' || action.type === 'replace') && action.card !== card;

export const hasPlaced =
  (card: BlCardId) =>
  ({ after }: BlDeed): boolean =>
    Object.values(mine(after).forge).includes(card);

export const stands = ({ after }: BlDeed, slot: BlSlot): BlCardId | null => mine(after).forge[slot];

/** The learner's blow; null if there was none. */
export const blowOf = ({ events }: BlDeed): BlBlow | null =>
  events.flatMap((event) => (event.type === 'blow' && event.blow.attacker === LEARNER ? [event.blow] : [])).at(0) ?? null;

/** The rival has struck, and the learner is asked to block. */
export const isAskedToBlock = ({ choice }: BlView): boolean => choice?.kind === 'block' && choice.seat === LEARNER;

/** A rival that strikes the learner whenever it can, after any `first` it can do. */
export const striker =
  (...first: readonly BlCardId[]) =>
  (_view: BlView, actions: readonly BlAction[]): BlAction | null =>
    actions.find((action) => 'card' in action && first.includes(action.card)) ??
    actions.find((action) => action.type === 'attack' && action.target === LEARNER) ??
    null;
