import { describe, expect, test } from 'vitest';
import type { WrAction } from '../../../src-shared/games/warforge/actions.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { healthOf, warlordHealth } from '../../../src-shared/games/warforge/lessons/deeds.ts';
import { LESSONS } from '../../../src-shared/games/warforge/lessons/index.ts';
import type { WrView } from '../../../src-shared/games/warforge/view.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LEARNER } from '../../../src-shared/kernel/lesson.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(warforge as Game);

/** What the learner sees after these actions from the beginning of a lesson, with no rival in between. */
function seenAfter(id: string, ...actions: WrAction[]): WrView {
  const state = LESSONS.find((lesson) => lesson.id === id)!.start();
  for (const action of actions) warforge.apply(state, action);
  return warforge.view(state, LEARNER);
}

describe('what lessons tell is so', () => {
  test('WR-10.4 a bow answers a bow: the Walking Hulk falls to the Marsh Drover', () => {
    const view = seenAfter('melee-or-ranged', { type: 'attack', from: 'L1', mode: 'ranged', to: 'R1' });
    expect(healthOf(view, LEARNER, 'walking-hulk')).toBe(0);
  });

  test('WR-10.5 a target that dies strikes back: both fall', () => {
    const view = seenAfter('melee-or-ranged', { type: 'attack', from: 'R1', mode: 'ranged', to: 'R1' });
    expect([healthOf(view, LEARNER, 'patch-tender'), healthOf(view, 1, 'marsh-drover')]).toEqual([0, 0]);
  });

  test('WR-24.19 a Shield soaks up 5 as it does 1', () => {
    const guard: WrAction = { type: 'attack', from: 'R3', mode: 'melee', to: 'R1' };
    const view = seenAfter('in-the-way', guard, { type: 'attack', from: 'R4', mode: 'melee', to: 'L1' });
    expect(healthOf(view, 1, 'gatelight-warden')).toBe(2);
  });

  test('WR-22.18 nobody strikes back at a Flechette that kills', () => {
    const shot: WrAction = { type: 'attack', from: 'R1', mode: 'ranged', to: 'L3' };
    const view = seenAfter('wider-blows', shot, { type: 'attack', from: 'R2', mode: 'melee', to: 'L2' });
    expect([healthOf(view, LEARNER, 'foil-novice'), healthOf(view, 1, 'reed-fox')]).toEqual([2, 0]);
  });

  test('the Moon Boar that is left alone ends the match', () => {
    const view = seenAfter('hold-back', { type: 'endTurn' }, { type: 'attack', from: 'R1', mode: 'melee', to: 'W' });
    expect([warlordHealth(view, LEARNER), view.result?.winners]).toEqual([0, [1]]);
  });
});

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s: bots and previews can reason from its views', (_id, lesson) => {
  const state = lesson.start();
  const actions = warforge.actions(state);
  const view = warforge.view(state, LEARNER);
  expect(warforge.actions(warforge.determinize(view, [], new Random('mine')))).toEqual(actions);
  // Seen by the rival: its own cards and every unit stay what they are.
  const theirs = warforge.determinize(warforge.view(state, 1), [], new Random('theirs'));
  expect(warforge.view(theirs, 1).seats.map(({ units }) => units)).toEqual(warforge.view(state, 1).seats.map(({ units }) => units));
  for (const action of actions) expect(warforge.preview(view, [], action).changes, JSON.stringify(action)).toBeInstanceOf(Array);
  expect(warforge.preview(view, [], lesson.steps[0].solution[0]).changes).not.toEqual([]);
});
