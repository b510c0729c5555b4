import { describe, expect, test } from 'vitest';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { isMine, RIVAL, unitsOf } from '../../../src-shared/games/hexforge/lessons/deeds.ts';
import { LESSONS } from '../../../src-shared/games/hexforge/lessons/index.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { LEARNER } from '../../../src-shared/kernel/lesson.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { testDetour, testLessons } from '../lesson-plays.ts';

testLessons(hexforge as Game, { least: 6, most: 8 });

const lessonOf = (id: string) => LESSONS.find((lesson) => lesson.id === id)!;
const solutionOf = (id: string, step: number) => lessonOf(id).steps[step - 1].solution;

describe('a Sluice Beaver summoned first', () => {
  const beaver: readonly HxAction[] = [{ type: 'baseAbility', ability: 'summonSecondaryWorker' }, ...solutionOf('workers', 1).slice(1)];
  testDetour(hexforge as Game, 'workers', beaver);
});

const seen = (state: HxState): HxView => hexforge.view(state, LEARNER);

/** What a player with no opinion does. */
const idle = (state: HxState): HxAction => hexforge.decode(state, hexforge.routine(state));

/** The learner's actions in a lesson; its rival does as the lesson says. */
function play(id: string, state: HxState, actions: readonly HxAction[]): void {
  const { rival } = lessonOf(id);
  for (const action of actions) {
    hexforge.apply(state, action);
    while (hexforge.toAct(state) === RIVAL) {
      hexforge.apply(state, rival?.(hexforge.view(state, RIVAL), hexforge.actions(state)) ?? idle(state));
    }
  }
}

/** The learner has no opinion, until it is so. */
function passUntil(id: string, state: HxState, isSo: (view: HxView) => boolean): void {
  for (let n = 0; n < 60 && !isSo(seen(state)); n++) play(id, state, [idle(state)]);
  expect(isSo(seen(state))).toBe(true);
}

const isSettled = ({ stack, choice }: HxView): boolean => stack.length === 0 && choice === null;

describe('what lessons tell is so', () => {
  test('HX-5.10 a worker of the wrong colour pays for the right one a turn later', () => {
    const state = lessonOf('workers').start();
    const [summon, place] = solutionOf('workers', 1);
    play('workers', state, [{ type: 'baseAbility', ability: 'summonSecondaryWorker' }, place]);
    passUntil('workers', state, ({ phase }) => phase === 'move');
    play('workers', state, solutionOf('workers', 2).slice(0, 2));
    passUntil('workers', state, ({ turn, phase }) => turn === 3 && phase === 'summon1');
    play('workers', state, [summon, place]);
    passUntil('workers', state, isSettled);
    expect(['sluice-beaver', 'kiln-newt'].map((worker) => isMine(seen(state), worker))).toEqual([true, true]);
  });

  test('HX-7.4 a commander that was hurt before it fell costs its base less', () => {
    const state = lessonOf('commander').start();
    const spark = seen(state).me!.hand[0];
    const strike = solutionOf('commander', 2);
    const corvin = strike.flatMap((action) => (action.type === 'attack' ? [action.tile] : []))[0];
    play('commander', state, [
      { type: 'playCard', card: spark.def, class: spark.class },
      { type: 'chooseTile', tile: corvin },
    ]);
    passUntil('commander', state, isSettled);
    play('commander', state, solutionOf('commander', 1));
    passUntil('commander', state, ({ phase }) => phase === 'combatDeclaration');
    play('commander', state, strike);
    passUntil('commander', state, ({ phase }) => phase === 'summon2');
    expect(seen(state).players[RIVAL].baseHealth).toBe(2);
  });

  test('nothing of the rival’s but its base is in sight before it comes to be answered', () => {
    const view = seen(lessonOf('offer-and-answer').start());
    expect(view.entities.filter(({ owner }) => owner === RIVAL).map(({ kind }) => kind)).toEqual(['base']);
  });

  test('HX-14.4 a spell whose counter is let through does nothing', () => {
    const state = lessonOf('offer-and-answer').start();
    play('offer-and-answer', state, solutionOf('offer-and-answer', 1));
    passUntil('offer-and-answer', state, ({ attacks, toAct }) => attacks.length > 0 && toAct === LEARNER);
    play('offer-and-answer', state, [...solutionOf('offer-and-answer', 2), { type: 'letResolve' }]);
    passUntil('offer-and-answer', state, isSettled);
    expect(unitsOf(seen(state), RIVAL, 'slagfoot-stag')).toHaveLength(1);
  });

  test.each([
    ['left in front falls', [], 1],
    ['drawn back stands', solutionOf('hold-back', 1).slice(0, 2), 2],
  ] as const)('HX-15.2 a unit %s', (_what, orders, left) => {
    const state = lessonOf('hold-back').start();
    play('hold-back', state, [...orders, { type: 'confirmMoves' }]);
    passUntil('hold-back', state, ({ turn }) => turn === 11);
    expect(unitsOf(seen(state), LEARNER, 'tinplate-porter').map(({ health }) => health)).toEqual(Array(left).fill(3));
  });
});
