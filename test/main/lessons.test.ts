import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LanternAction } from '../fixtures/lantern/actions.ts';
import { makeRig, type Rig } from './support/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = makeRig();
});
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const open = async (lesson = 'first-light', anew = false) => {
  const { match } = await rig.screen.ask('lesson.open', { game: 'lantern', lesson, anew });
  await rig.screen.ask('match.open', { match });
  return match;
};
const act = (match: string, action: LanternAction) => rig.screen.ask('match.act', { match, seat: 0, seq: rig.screen.frame.seq, action });
const stateOf = async (lesson: string) =>
  (await rig.screen.ask('lesson.list', { game: 'lantern' })).lessons.find(({ id }) => id === lesson)?.state;
const lesson = () => rig.screen.frame.lesson!;

test('a lesson begins in its position, with the first goal, and says what comes after it', async () => {
  await open();
  expect(rig.screen.frame).toMatchObject({ mode: 'seat', seat: 0, status: 'playing' });
  expect(lesson()).toMatchObject({ id: 'first-light', step: 0, steps: 2, goal: 'Lay the 7 face down.', answer: null, moved: false });
  expect(lesson().next).toEqual({ id: 'yielding', title: 'Yielding' });
  await open('yielding');
  expect(lesson().next).toBeNull();
});

test('a move that is legal and not the goal is done, answered, and can be tried again', async () => {
  const match = await open();
  const { actions } = rig.screen.frame;
  await act(match, { type: 'lay', rank: 2 });
  expect(lesson()).toMatchObject({ step: 0, answer: { kind: 'other', says: 'Your rival’s 5 outshines a 2.' }, moved: true });
  expect(await rig.screen.ask('lesson.show', { match })).toEqual({ shown: null });
  await rig.screen.ask('lesson.again', { match });
  expect(lesson()).toMatchObject({ step: 0, answer: null, moved: false });
  expect(rig.screen.frame.actions).toEqual(actions);
  expect((await rig.screen.ask('lesson.show', { match })).shown).toEqual({ action: { type: 'lay', rank: 7 }, words: 'lay Star 7' });
});

test('trying again takes back the step that is on, and none before it', async () => {
  const match = await open();
  await act(match, { type: 'lay', rank: 7 });
  expect(lesson()).toMatchObject({ step: 1, answer: { kind: 'praise' }, moved: false });
  await act(match, { type: 'peek' });
  expect(lesson()).toMatchObject({ step: 1, answer: { kind: 'other' }, moved: true });
  await rig.screen.ask('lesson.again', { match });
  expect(lesson()).toMatchObject({ step: 1, moved: false });
});

test('a step that is undone has to be done again', async () => {
  const match = await open();
  expect(rig.screen.frame.undo.anything).toBe(true);
  await act(match, { type: 'lay', rank: 7 });
  await rig.screen.ask('match.undo', { match, seat: 0 });
  expect(lesson()).toMatchObject({ step: 0, answer: null });
  await rig.screen.ask('match.redo', { match, seat: 0 });
  expect(lesson().step).toBe(1);
});

test('it is left and taken up where it was, also by the next start of the app', async () => {
  const match = await open();
  expect(await stateOf('first-light')).toBe('begun');
  await act(match, { type: 'lay', rank: 7 });
  rig = await rig.restart();
  expect(await open()).toBe(match);
  expect(lesson()).toMatchObject({ step: 1, answer: { kind: 'praise', says: 'Nothing shines brighter than a 7.' } });
  await open('first-light', true);
  expect(lesson().step).toBe(0);
});

test('one that is done is remembered for the person, and begins anew', async () => {
  const match = await open();
  await act(match, { type: 'lay', rank: 7 });
  await act(match, { type: 'brighten' });
  expect(lesson()).toMatchObject({ step: 2, goal: '', says: [] });
  expect(rig.screen.frame.view.result?.winners).toEqual([0]);
  expect((await rig.screen.ask('settings.get', {})).settings.person.lessons).toEqual({ lantern: ['first-light'] });
  rig = await rig.restart();
  expect(await stateOf('first-light')).toBe('done');
  await open();
  expect(lesson().step).toBe(0);
  expect(await stateOf('first-light')).toBe('done');
});

describe('it is no match like others', () => {
  test('no list shows it, and nothing goes on from it', async () => {
    const match = await open();
    expect((await rig.screen.ask('match.list', {})).matches).toEqual([]);
    expect((await rig.screen.refusal('match.rematch', { match, swap: false, sameSeed: false })).message).toMatch(/^This is a lesson/);
  });

  test('a match has no goals', async () => {
    const { match } = await rig.screen.ask('match.create', {
      setup: {
        game: 'lantern',
        config: {},
        seats: [
          { kind: 'human', name: 'Ada' },
          { kind: 'human', name: 'Ben' },
        ],
      },
    });
    await rig.screen.ask('match.open', { match });
    expect(rig.screen.frame.lesson).toBeUndefined();
    expect((await rig.screen.refusal('lesson.show', { match })).message).toBe('This match is no lesson.');
    expect((await rig.screen.refusal('lesson.again', { match })).message).toBe('This match is no lesson.');
  });

  test('there are no others than the game’s own', async () => {
    expect((await rig.screen.refusal('lesson.open', { game: 'lantern', lesson: 'nothing' })).message).toBe('There is no lesson "nothing".');
    expect((await rig.screen.refusal('lesson.open', { game: 'nothing', lesson: 'first-light' })).code).toBe('notFound');
  });
});
