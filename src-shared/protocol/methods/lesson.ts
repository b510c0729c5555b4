import { z } from 'zod';
import type { GameAction } from '../../kernel/game-types.ts';
import { gameId, lessonId, matchId } from '../fields.ts';
import type { LessonEntry } from '../lesson.ts';
import { OWNER, answer, done, method } from './row.ts';

const match = { match: matchId };

/** Lessons of a game: each is a match of its own that no list of matches shows. */
export const lessonMethods = {
  'lesson.list': method(OWNER, { game: gameId }, answer<{ lessons: LessonEntry[] }>()),
  /** Begins it, or takes it up where it was left; with `anew`, always from its beginning. */
  'lesson.open': method(OWNER, { game: gameId, lesson: lessonId, anew: z.boolean().default(false) }, answer<{ match: string }>()),
  /** Takes back everything since the present step began. */
  'lesson.again': method(OWNER, match, done),
  /** The next action that leads to the goal, in words too; null when what was done since has to be taken back first. */
  'lesson.show': method(OWNER, match, answer<{ shown: { action: GameAction; words: string } | null }>()),
};
