import type { Lesson, LessonDeed, LessonStep } from '../../../kernel/lesson.ts';
import type { WrAction } from '../actions.ts';
import type { WrEvent } from '../events.ts';
import type { WrState } from '../state.ts';
import type { WrView } from '../view.ts';

export type WrLesson = Lesson<WrState, WrAction, WrView, WrEvent>;
export type WrStep = LessonStep<WrAction, WrView, WrEvent>;
export type WrDeed = LessonDeed<WrAction, WrView, WrEvent>;
