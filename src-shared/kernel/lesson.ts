import type { GameEvent } from './events.ts';
import type { Game, GameAction, GameView } from './game.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

/** Whose seat a lesson is played from. */
export const LEARNER: Seat = 0;

/** One action of the learner's, with all that followed from it until the learner was asked again. */
export interface LessonDeed<A extends GameAction = GameAction, V extends GameView = GameView, E extends GameEvent = GameEvent> {
  readonly action: A;
  /** The learner's view before it, and when the learner is asked again. */
  readonly before: V;
  readonly after: V;
  /** What the learner was told in between. */
  readonly events: readonly E[];
}

/** What is said of a move that is legal and not what the step asks for. Method syntax: a game's own types stay assignable. */
export interface LessonAnswer<A extends GameAction = GameAction, V extends GameView = GameView, E extends GameEvent = GameEvent> {
  when(deed: LessonDeed<A, V, E>): boolean;
  readonly says: string;
}

/** One goal of a lesson. */
export interface LessonStep<A extends GameAction = GameAction, V extends GameView = GameView, E extends GameEvent = GameEvent> {
  /** Paragraphs, read one after the other. */
  readonly says: readonly string[];
  /** What is to be done, in the game's own words. */
  readonly goal: string;
  /** Reached, however it came about. */
  done(deed: LessonDeed<A, V, E>): boolean;
  /** Said when it is reached. */
  readonly praise: string;
  /** Answers to other moves; the first that fits is said. */
  readonly answers?: readonly LessonAnswer<A, V, E>[];
  /** Said of every other move that is not on the way. */
  readonly otherwise: string;
  /** Actions that reach the goal, in order: what "Show me" shows, and a test plays. */
  readonly solution: readonly A[];
  /** What "Show me" shows instead where the learner has gone another way; null where the solution holds. */
  detour?(view: V, actions: readonly A[]): A | null;
}

/** How a card is beaten, as a lesson shows it. */
export interface LessonExample {
  /** Name of the card. */
  readonly card: string;
  /** In one sentence. */
  readonly says: string;
}

/** A short lesson: a position, and goals to reach in it one after the other, against a rival that does as the lesson says. */
export interface Lesson<
  S extends GameState = GameState,
  A extends GameAction = GameAction,
  V extends GameView = GameView,
  E extends GameEvent = GameEvent,
> {
  /** Lower-case letters, digits and dashes; stays the same for ever, since it stands in what people have done. */
  readonly id: string;
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly about: string;
  readonly minutes: 1 | 2 | 3;
  readonly steps: readonly LessonStep<A, V, E>[];
  /** What it shows of single cards, for whoever looks them up. */
  readonly beats?: readonly LessonExample[];
  /** The position, always the same; the learner is asked in it. */
  start(): S;
  /** What the rival does where it must decide. Absent, or null: what a player with no opinion does. */
  rival?(view: V, actions: readonly A[]): A | null;
}

/** The game's lesson of that id. */
export const lessonOf = (game: Game, id: string): Lesson | undefined => game.lessons?.find((lesson) => lesson.id === id);

/** How far a lesson has come. */
export interface LessonProgress {
  /** Index of the step that is on; the number of steps when all are done. */
  readonly step: number;
  /** How many actions of its solution have been made. */
  readonly solved: number;
  /** What is said of the last move. */
  readonly answer: { readonly kind: 'praise' | 'other'; readonly says: string } | null;
}

export const LESSON_BEGUN: LessonProgress = { step: 0, solved: 0, answer: null };

/** The progress after one more deed. */
export function lessonAfter({ steps }: Lesson, progress: LessonProgress, deed: LessonDeed): LessonProgress {
  const step = steps.at(progress.step);
  if (progress.step >= steps.length || !step) return progress;
  if (step.done(deed)) return { step: progress.step + 1, solved: 0, answer: { kind: 'praise', says: step.praise } };
  if (isSame(deed.action, step.solution[progress.solved])) return { ...progress, solved: progress.solved + 1, answer: null };
  const answer = step.answers?.find((one) => one.when(deed));
  return { ...progress, answer: { kind: 'other', says: answer?.says ?? step.otherwise } };
}

const isSame = (action: GameAction, other: GameAction | undefined): boolean => JSON.stringify(action) === JSON.stringify(other);
