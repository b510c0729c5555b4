import type { GameAction } from '../../../src-shared/kernel/game.ts';
import { LEARNER, LESSON_BEGUN, lessonAfter, lessonOf } from '../../../src-shared/kernel/lesson.ts';
import type { Lesson, LessonProgress } from '../../../src-shared/kernel/lesson.ts';
import type { LogEntry } from '../../../src-shared/kernel/match-log.ts';
import type { LessonInfo } from '../../../src-shared/protocol/lesson.ts';
import { actionInWords } from './action-words.ts';
import type { Timeline } from './timeline.ts';

/** The rival's actions between two of the learner's; a lesson that needs more never gives the turn back. */
const MOST_REPLIES = 200;

/** A deed of the learner's, and how far the lesson was after it. */
interface Passed {
  /** The learner's own entry, with which the deed begins. */
  entry: LogEntry;
  /** Number of entries before it and, with all that followed, after it. */
  from: number;
  to: number;
  progress: LessonProgress;
  /** Number of entries before the step that is on after it. */
  began: number;
}

/**
 * Follows a match that is a lesson: what has been reached, what is said, and what the rival does. All of it follows from the entries, so undo,
 * redo and taking the lesson up later need nothing of their own.
 */
export class LessonGuide {
  readonly lesson: Lesson;
  readonly #timeline: Timeline;
  #passed: Passed[] = [];

  private constructor(lesson: Lesson, timeline: Timeline) {
    this.lesson = lesson;
    this.#timeline = timeline;
    this.follow();
  }

  /** Null for a match that is no lesson. */
  static of(timeline: Timeline): LessonGuide | null {
    const { game, header } = timeline;
    const lesson = header.lesson === undefined ? undefined : lessonOf(game, header.lesson);
    return lesson ? new LessonGuide(lesson, timeline) : null;
  }

  get isDone(): boolean {
    return this.#progress.step >= this.lesson.steps.length;
  }

  get info(): LessonInfo {
    const { id, title, steps } = this.lesson;
    const { step, answer } = this.#progress;
    const { says, goal } = this.isDone ? { says: [], goal: '' } : steps[step];
    return { id, title, step, steps: steps.length, says, goal, answer, moved: this.sinceStep > 0, next: this.#next };
  }

  /** Number of entries since the present step began. */
  get sinceStep(): number {
    return this.#timeline.entries.length - (this.#passed.at(-1)?.began ?? this.#timeline.base);
  }

  /** Something is left to do, and it can be done: the match has not ended without it, and all of it is by this version's content. */
  get isOpen(): boolean {
    return !this.isDone && this.#timeline.base === 0 && this.#timeline.toAct !== null;
  }

  /** The next action of the solution or of a detour, in words too; null if it is not possible now. */
  get shown(): { action: GameAction; words: string } | null {
    const { game, state, toAct } = this.#timeline;
    if (this.isDone || toAct !== LEARNER) return null;
    const { step, solved } = this.#progress;
    const { solution, detour } = this.lesson.steps[step];
    const [actions, view] = [game.actions(state), game.view(state, LEARNER)];
    const action = detour?.(view, actions) ?? solution.at(solved);
    const offered = actions.find((one) => JSON.stringify(one) === JSON.stringify(action));
    return offered ? { action: offered, words: actionInWords(game, view, offered) } : null;
  }

  /**
   * Lets the rival act until the learner is asked.
   * @param between called before each of its actions, and at the end: answers what answers itself
   * @returns what went wrong, in words; null when all is well
   */
  reply(between: () => string | null, commit: (seat: number, action: GameAction) => void): string | null {
    try {
      for (let n = 0; n < MOST_REPLIES; n++) {
        const problem = between();
        const { game, state, toAct } = this.#timeline;
        if (problem !== null || toAct === null || toAct === LEARNER) return problem;
        const actions = game.actions(state);
        const chosen = this.lesson.rival?.(game.view(state, toAct), actions) ?? null;
        commit(toAct, chosen ?? game.decode(state, game.routine(state)));
      }
      return `The rival of the lesson “${this.lesson.title}” does not come to an end.`;
    } catch (error) {
      return `The lesson cannot go on: ${(error as Error).message}`;
    }
  }

  /**
   * Catches up with the entries, of which some may have been taken back. The learner is asked, or the game is over.
   * @returns whether the last of it has been done since
   */
  follow(): boolean {
    const was = this.isDone;
    const { entries, base } = this.#timeline;
    const known = this.#passed.findIndex(({ entry, from }) => entries[from] !== entry);
    if (known >= 0) this.#passed.length = known;
    // What followed from the last one may have changed.
    const last = this.#passed.at(-1);
    if (last && last.to > entries.length) this.#passed.pop();
    const seen = this.#passed.at(-1)?.to ?? base;
    const starts = entries.flatMap(({ seat, auto }, at) => (at >= seen && seat === LEARNER && !auto ? [at] : []));
    starts.forEach((from, i) => this.#pass(from, starts[i + 1] ?? entries.length));
    return this.isDone && !was;
  }

  #pass(from: number, to: number): void {
    const { game, entries } = this.#timeline;
    const entry = entries[from];
    const [before, after] = [from, to].map((line) => game.view(this.#timeline.stateAt(line), LEARNER));
    const { action } = entry;
    const events = this.#timeline.toldBetween(LEARNER, from, to);
    const progress = action ? lessonAfter(this.lesson, this.#progress, { action, before, after, events }) : this.#progress;
    const [step, began] = [this.#progress.step, entries.length - this.sinceStep];
    this.#passed.push({ entry, from, to, progress, began: progress.step > step ? to : began });
  }

  get #progress(): LessonProgress {
    return this.#passed.at(-1)?.progress ?? LESSON_BEGUN;
  }

  get #next(): LessonInfo['next'] {
    const { lessons = [] } = this.#timeline.game;
    const after = lessons[lessons.indexOf(this.lesson) + 1];
    return lessons.includes(this.lesson) && after !== undefined ? { id: after.id, title: after.title } : null;
  }
}
