/** What every lesson of a game must keep: it is played through by its solution, and in any other way, at a real host. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEARNER, type Lesson } from '../../src-shared/kernel/lesson.ts';
import type { Game, GameAction } from '../../src-shared/kernel/game.ts';
import { reaches } from '../../build/test/tiers.ts';
import { TestScreen, makeRig, type Rig } from '../main/support/rig.ts';

/** Ways through a lesson that do not know its solution, and how long each goes on. */
const WAYS = reaches('full') ? 10 : 3;
const MOST_ACTIONS = 15;
/** Actions at the beginning of a step that are tried one by one. */
const MOST_TRIED = 60;
/** Actions within which a lesson is done by what is shown. */
const MOST_SHOWN = 40;

const same = (a: GameAction, b: GameAction): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A small generator, so that a way that fails can be gone again. */
function random(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

class Learner {
  readonly match: string;
  readonly #screen: TestScreen;
  /** One learns at a time. */
  static #last: TestScreen | null = null;

  private constructor(screen: TestScreen, match: string) {
    this.#screen = screen;
    this.match = match;
  }

  /** At a screen of its own: one is answered only so many messages a second. */
  static async open(rig: Rig, game: string, lesson: string): Promise<Learner> {
    Learner.#last?.close();
    const screen = (Learner.#last = new TestScreen(rig.host));
    const { match } = await screen.ask('lesson.open', { game, lesson, anew: true });
    await screen.ask('match.open', { match });
    return new Learner(screen, match);
  }

  get frame() {
    return this.#screen.frame;
  }

  get lesson() {
    return this.frame.lesson!;
  }

  async act(action: GameAction): Promise<void> {
    const { match, frame } = this;
    await this.#screen.ask('match.act', { match, seat: LEARNER, seq: frame.seq, action });
    expect(this.frame.failure, `after ${JSON.stringify(action)}`).toBeNull();
  }

  async actAll(actions: readonly GameAction[]): Promise<void> {
    for (const action of actions) await this.act(action);
  }

  async again(): Promise<void> {
    await this.#screen.ask('lesson.again', { match: this.match });
    expect(this.lesson.moved).toBe(false);
  }

  async actAsShown(): Promise<void> {
    const { shown } = await this.#screen.ask('lesson.show', { match: this.match });
    expect(shown, `shown in step ${this.lesson.step + 1}`).not.toBeNull();
    await this.act(shown!.action);
  }

  /** By its solution. */
  async solve(lesson: Lesson, steps: number): Promise<void> {
    for (const [i, step] of lesson.steps.slice(0, steps).entries()) {
      for (const [n, action] of step.solution.entries()) {
        const { shown } = await this.#screen.ask('lesson.show', { match: this.match });
        expect(shown?.action, `step ${i + 1}, action ${n + 1} is possible`).toEqual(action);
        await this.act(action);
        const isLast = n === step.solution.length - 1;
        expect(this.lesson.step, `step ${i + 1} is done by the last action of its solution and not before`).toBe(i + (isLast ? 1 : 0));
      }
      expect(this.lesson.answer).toEqual({ kind: 'praise', says: step.praise });
    }
  }
}

/** A learner who went another way first, and does as shown from there. */
export function testDetour(game: Game, lesson: string, first: readonly GameAction[]): void {
  const rig = makeRig({ game });
  afterAll(() => rig.end());

  test.each(first.map((_action, at) => at + 1))('“Show me” leads through it all the same, after %i', async (begun) => {
    const learner = await Learner.open(rig, game.id, lesson);
    await learner.actAll(first.slice(0, begun));
    for (let n = 0; n < MOST_SHOWN && learner.lesson.step < learner.lesson.steps; n++) await learner.actAsShown();
    expect(learner.lesson.step).toBe(learner.lesson.steps);
  });
}

export interface LessonBounds {
  /** Fewest and most of the game. */
  least: number;
  most: number;
}

/** Tests of all lessons of a game. */
export function testLessons(game: Game, { least, most }: LessonBounds = { least: 6, most: 10 }): void {
  const lessons = game.lessons ?? [];
  let rig: Rig;
  beforeAll(() => {
    rig = makeRig({ game });
  });
  afterAll(async () => {
    expect(rig.errors).toEqual([]);
    await rig.end();
  });

  test(`there are ${least} to ${most}, each under a name of its own`, () => {
    expect(lessons.length).toBeGreaterThanOrEqual(least);
    expect(lessons.length).toBeLessThanOrEqual(most);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('what they say is short, and in whole sentences', () => {
    for (const { id, title, about, steps } of lessons) {
      const says = steps.flatMap(({ says, praise, otherwise, answers = [] }) => [
        ...says,
        praise,
        otherwise,
        ...answers.map((a) => a.says),
      ]);
      const goals = steps.map(({ goal }) => goal);
      expect(title.length, title).toBeLessThanOrEqual(32);
      for (const text of [about, ...says, ...goals]) expect(text, `${id}: ${text}`).toMatch(/^[\p{Lu}“\d−+][^]*[.!?”)]$/u);
      for (const text of says) expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(240);
      for (const text of [about, ...goals]) expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(140);
      for (const step of steps) expect(step.says.length, `${id}: paragraphs of a step`).toBeLessThanOrEqual(3);
    }
  });

  describe.each(lessons.map((lesson, at) => [lesson.id, lesson, at] as const))('%s', (_id, lesson, at) => {
    test('its solution leads through it, and it is remembered', async () => {
      const learner = await Learner.open(rig, game.id, lesson.id);
      await learner.solve(lesson, lesson.steps.length);
      const listed = (await rig.screen.ask('lesson.list', { game: game.id })).lessons;
      expect(listed[at].state).toBe('done');
      if (at === 0) expect(learner.frame.view.result?.winners, 'the first lesson ends with a win').toContain(LEARNER);
    });

    test('whatever is tried in a step is answered, and each answer is given to something', async () => {
      for (const [i, step] of lesson.steps.entries()) {
        const given = new Set<string>();
        // A move may have parts, each an action: what is tried begins at every one of them.
        for (const [known, next] of step.solution.entries()) {
          const begin = async (): Promise<Learner> => {
            const learner = await Learner.open(rig, game.id, lesson.id);
            await learner.solve(lesson, i);
            await learner.actAll(step.solution.slice(0, known));
            return learner;
          };
          let learner = await begin();
          const before = learner.frame.actions;
          for (const action of before.slice(0, MOST_TRIED)) {
            if (same(action, next)) continue;
            await learner.act(action);
            if (learner.lesson.step === i) expect(learner.lesson.answer, `of ${JSON.stringify(action)}`).not.toBeNull();
            if (learner.lesson.answer) given.add(learner.lesson.answer.says);
            if (learner.frame.status === 'playing' && learner.lesson.step === i) {
              await learner.again();
              await learner.actAll(step.solution.slice(0, known));
            } else learner = await begin();
            expect(learner.frame.actions).toEqual(before);
          }
        }
        for (const { says } of step.answers ?? []) expect(given, `step ${i + 1}`).toContain(says);
      }
    });

    test(`${WAYS} ways that do not know it come to no harm`, async () => {
      for (let way = 0; way < WAYS; way++) {
        const pick = random(way * 31 + at);
        const learner = await Learner.open(rig, game.id, lesson.id);
        for (let n = 0; n < MOST_ACTIONS && learner.frame.status === 'playing'; n++) {
          const { actions } = learner.frame;
          expect(actions.length).toBeGreaterThan(0);
          await learner.act(actions[pick(actions.length)]);
        }
        if (learner.frame.status === 'playing') await learner.again();
      }
    });
  });
}
