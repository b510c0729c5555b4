/** What became of the board, as lessons ask for it. */
import type { Lesson, LessonAnswer, LessonDeed, LessonStep } from '../../../kernel/lesson.ts';
import { LEARNER } from '../../../kernel/lesson.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { HxAction } from '../actions.ts';
import type { HxEvent } from '../events.ts';
import type { HxState } from '../state.ts';
import type { HxTileType } from '../types.ts';
import type { HxEntityView, HxView } from '../view.ts';

export type HxLesson = Lesson<HxState, HxAction, HxView, HxEvent>;
export type HxStep = LessonStep<HxAction, HxView, HxEvent>;
export type HxDeed = LessonDeed<HxAction, HxView, HxEvent>;
export type HxAnswer = LessonAnswer<HxAction, HxView, HxEvent>;
type When = HxAnswer['when'];

export const RIVAL: Seat = 1;

/** Units of a seat that the view shows, of one card where it is named. */
export const unitsOf = ({ entities }: HxView, owner: Seat, def?: string): HxEntityView[] =>
  entities.filter((e) => e.kind === 'unit' && e.owner === owner && (def === undefined || e.def === def));

/** A unit of the card stands on the learner's side. */
export const isMine = (view: HxView, def: string): boolean => unitsOf(view, LEARNER, def).length > 0;

/** Something of the seat fell in between. */
export const fell = ({ events }: HxDeed, owner: Seat, def?: string): boolean =>
  events.some((e) => e.type === 'left' && e.thing.owner === owner && (def === undefined || e.thing.def === def));

export const standsOn = (view: HxView, { tile }: HxEntityView, type: HxTileType): boolean => view.map.tiles[tile].type === type;

/** A rule for `answers`: what is said of actions of these types. */
export const onType =
  (...types: HxAction['type'][]): When =>
  ({ action }) =>
    types.includes(action.type);

export const isWon = ({ after }: HxDeed): boolean => after.result?.winners.includes(LEARNER) ?? false;
