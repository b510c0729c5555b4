/* What a learner's deed came to, over what was seen and told; and rivals that do as they are told. */
import { LEARNER, type Lesson, type LessonDeed, type LessonStep } from '../../../kernel/lesson.ts';
import type { LnAction } from '../actions.ts';
import type { LnEvent } from '../events.ts';
import type { LnState } from '../state.ts';
import type { LnCardId } from '../types.ts';
import type { LnCreatureView, LnView } from '../view.ts';

export type LnLesson = Lesson<LnState, LnAction, LnView, LnEvent>;
export type LnStep = LessonStep<LnAction, LnView, LnEvent>;
export type Deed = LessonDeed<LnAction, LnView, LnEvent>;

export const RIVAL = 1;

/** What stands in a lane, 1…5; null if nothing does. */
export const inLane = (view: LnView, seat: number, lane: number): LnCreatureView | null =>
  view.creatures.find((one) => one.seat === seat && one.lane === lane) ?? null;

/** Where the learner has this card in play; null if nowhere. */
export const mine = (view: LnView, card: LnCardId): LnCreatureView | null =>
  view.creatures.find((one) => one.seat === LEARNER && one.card === card) ?? null;

export const holds = (view: LnView, card: LnCardId): boolean => view.seats[LEARNER].hand?.includes(card) ?? false;

/** The learner takes this card up, or has just played it: a creature's lane and a spell's target are steps of their own. */
export const plays = ({ action, events }: Deed, card: LnCardId): boolean =>
  (action.type === 'playCard' && action.card === card) ||
  events.some(
    (one) =>
      (one.type === 'spellDone' && one.seat === LEARNER && one.card === card) ||
      (one.type === 'entered' && one.thing.seat === LEARNER && one.thing.card === card),
  );

export const banishes = ({ action }: Deed): boolean => action.type === 'banishCard';

/** The creature of the learner's that entered a lane by this deed; null if none did. */
export const entered = ({ events }: Deed): { card: LnCardId; lane: number; row: 'front' | 'back' } | null =>
  events.flatMap((one) => (one.type === 'entered' && one.thing.seat === LEARNER ? [one.thing] : [])).at(0) ?? null;

/** One of the learner's creatures made room for the one that entered. */
export const replaced = ({ events }: Deed): boolean =>
  events.some((one) => one.type === 'left' && one.how === 'replaced' && one.thing.seat === LEARNER);

/** A creature of this seat has been destroyed; of this card, if one is named. */
export const destroyed = ({ events }: Deed, seat: number, card?: LnCardId): boolean =>
  events.some(
    (one) => one.type === 'left' && one.how === 'destroyed' && one.thing.seat === seat && (card === undefined || one.thing.card === card),
  );

/** The learner's creature of this card has struck the rival. */
export const struck = ({ events }: Deed, card: LnCardId): boolean =>
  events.some((one) => one.type === 'playerDamaged' && one.seat === RIVAL && 'thing' in one.by && one.by.thing.card === card);

/** The learner's creature of this card stands in the front row and faces nobody. */
export const isOpen = (view: LnView, card: LnCardId): boolean => {
  const creature = mine(view, card);
  return creature?.row === 'front' && inLane(view, RIVAL, creature.lane) === null;
};

export const hasWon = ({ after }: Deed): boolean => after.result?.winners.includes(LEARNER) ?? false;

/** A rival that plays these cards into these lanes when it can, and banishes what else it has to use. */
export const rivalWith =
  (plan: Readonly<Record<LnCardId, number>>) =>
  (view: LnView, actions: readonly LnAction[]): LnAction | null => {
    const lane = view.resolving.map(({ card }) => plan[card]).at(-1);
    return (
      actions.find((one) => one.type === 'playCard' && one.card in plan) ??
      actions.find((one) => one.type === 'chooseLane' && one.lane === lane) ??
      actions.find(({ type }) => type === 'endActionPhase' || type === 'banishCard') ??
      null
    );
  };
