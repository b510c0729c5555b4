import { LEARNER, lessonOf } from '../../src-shared/kernel/lesson.ts';
import type { Lesson } from '../../src-shared/kernel/lesson.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { SeatRecord } from '../../src-shared/kernel/match-log.ts';
import type { LessonEntry } from '../../src-shared/protocol/lesson.ts';
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';
import { HostError } from './host-error.ts';
import type { Matches } from './matches.ts';

export interface LessonsDeps {
  matches: Matches;
  person(): PersonSettings;
  /** Keeps what the person has been through. @throws DiskError */
  keep(lessons: PersonSettings['lessons']): void;
}

/** The rival in a lesson: no bot that thinks, but what the lesson says. */
const RIVAL = { kind: 'bot', name: 'Sparring partner', bot: 'lesson', budgetMs: 0 } as const;

/** One match for each lesson, so that it can be left and taken up. */
const matchIdOf = (game: string, lesson: string): string => `lesson-${game}-${lesson}`;

/** The lessons of all games, and what this machine's person has been through. */
export class Lessons {
  readonly #deps: LessonsDeps;

  constructor(deps: LessonsDeps) {
    this.#deps = deps;
  }

  list(game: string): LessonEntry[] {
    const { matches, person } = this.#deps;
    const { lessons = [] } = matches.game(game);
    const learned = this.#learned(person(), game);
    const stateOf = (id: string) => (learned.includes(id) ? 'done' : matches.has(matchIdOf(game, id)) ? 'begun' : 'new');
    return lessons.map(({ id, title, about, minutes, beats = [] }) => ({ id, title, about, minutes, state: stateOf(id), beats }));
  }

  /** @returns its match. @throws HostError `notFound` */
  async open(gameId: string, id: string, anew: boolean): Promise<string> {
    const { matches } = this.#deps;
    const game = matches.game(gameId);
    const lesson = lessonOf(game, id);
    if (!lesson) throw new HostError('notFound', `There is no lesson "${id}".`);
    const match = matchIdOf(gameId, id);
    if (anew || !this.#goesOn(match)) await matches.teach(match, game, id, this.#seats(game, lesson));
    return match;
  }

  /** It was left before its end, and can be followed up to there by what this version says in it. */
  #goesOn(match: string): boolean {
    const { matches } = this.#deps;
    try {
      return matches.has(match) && matches.open(match).guide?.isOpen === true;
    } catch (error) {
      if (error instanceof HostError) return false;
      throw error;
    }
  }

  /** All of it has been done. */
  learned(game: string, lesson: string): void {
    const { person, keep } = this.#deps;
    const known = this.#learned(person(), game);
    if (!known.includes(lesson)) keep({ ...person().lessons, [game]: [...known, lesson] });
  }

  #learned({ lessons }: PersonSettings, game: string): readonly string[] {
    return Object.hasOwn(lessons, game) ? lessons[game] : [];
  }

  #seats(game: Game, lesson: Lesson): SeatRecord[] {
    const seats = game.seatCount(lesson.start());
    return Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? { kind: 'human', name: this.#deps.person().name } : RIVAL));
  }
}
