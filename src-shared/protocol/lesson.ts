/** What screens are shown of lessons. */
import type { LessonExample } from '../kernel/lesson.ts';

/** A lesson in a list. */
export interface LessonEntry {
  id: string;
  title: string;
  about: string;
  minutes: number;
  /** `begun`: it can be taken up where it was left. */
  state: 'new' | 'begun' | 'done';
  /** How cards are beaten in it, by their names. */
  beats: readonly LessonExample[];
}

/** How a lesson under way stands, in the frames of its match. */
export interface LessonInfo {
  id: string;
  title: string;
  /** The step that is on, from 0; `steps` when all are done. */
  step: number;
  steps: number;
  /** Paragraphs of the step, and its goal; empty when all are done. */
  says: readonly string[];
  goal: string;
  /** What is said of the last move. */
  answer: { kind: 'praise' | 'other'; says: string } | null;
  /** Something has been done in this step: it can be tried again from its beginning. */
  moved: boolean;
  /** The lesson after it, if there is one. */
  next: { id: string; title: string } | null;
}
