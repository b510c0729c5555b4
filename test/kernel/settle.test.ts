import { describe, expect, test } from 'vitest';
import { compileFlow, type FlowDef } from '../../src-shared/kernel/flow.ts';
import { createRng } from '../../src-shared/kernel/rng.ts';
import { runAgenda, settle } from '../../src-shared/kernel/settle.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

const def: FlowDef = {
  id: 'three',
  initial: 'first',
  on: { finish: '.over' },
  states: {
    first: { on: { next: { target: 'second', actions: 'log' } } },
    second: { entry: 'work', on: { next: { guard: 'ready', target: 'asking' } } },
    asking: {},
    over: {},
  },
};

function rig(work: string[]) {
  const done: string[] = [];
  const ready = { now: true };
  const flow = compileFlow<GameState>(def, {
    actions: {
      log: () => void done.push('next'),
      work: (state) => state.agenda.push(...work.map((name) => ({ do: name }))),
    },
    guards: { ready: () => ready.now },
  });
  const state: GameState = { phase: 0, rng: createRng('x', ['main']), agenda: [], choice: null, result: null };
  const handle = (s: GameState, { do: name }: { do: string }) => {
    done.push(name);
    if (name === 'ask') s.choice = { seat: 0, kind: 'which' };
    if (name === 'win') s.result = { winners: [0], ranking: [1, 2], reason: 'won' };
    if (name === 'more') s.agenda.push({ do: 'pushed' });
    if (name === 'forever') s.agenda.push({ do: 'forever' });
  };
  return { flow, state, done, ready, run: () => settle(state, flow, flow, handle) };
}

describe('settling', () => {
  test('walks automatic phases and runs the newest work first, until nobody has to be waited for', () => {
    const { state, flow, done, run } = rig(['older', 'more']);
    run();
    expect(done).toEqual(['next', 'more', 'pushed', 'older']);
    expect(flow.leaves[state.phase]).toBe('asking');
  });

  test('stops where somebody must choose and goes on from there', () => {
    const { state, flow, done, run } = rig(['later', 'ask']);
    run();
    expect([done, state.choice, flow.leaves[state.phase]]).toEqual([['next', 'ask'], { seat: 0, kind: 'which' }, 'second']);
    state.choice = null;
    run();
    expect([done, flow.leaves[state.phase]]).toEqual([['next', 'ask', 'later'], 'asking']);
  });

  test('drops what is left when the game is over and enters the final phase', () => {
    const { state, flow, done, run } = rig(['never', 'win']);
    run();
    expect([done, state.agenda, state.choice, flow.leaves[state.phase]]).toEqual([['next', 'win'], [], null, 'over']);
  });

  test('waits in a phase whose guards do not let it go on', () => {
    const { state, flow, ready, run } = rig([]);
    ready.now = false;
    run();
    expect(flow.leaves[state.phase]).toBe('second');
  });

  test('raises an alarm when work breeds work without end', () => {
    const { state } = rig([]);
    state.agenda.push({ do: 'forever' });
    expect(() => runAgenda(state, (s) => void s.agenda.push({ do: 'forever' }))).toThrow('does not come to an end');
  });
});
