import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { compileFlow, phasesOf, type FlowDef, type FlowEvent, type FlowFunctions } from '../../src-shared/kernel/flow.ts';
import { Random } from '../../src-shared/kernel/rng.ts';

/** A state that only remembers what was done to it. */
interface Trace {
  phase: number;
  log: string[];
  open: boolean;
}
const EVENTS = ['go', 'back', 'skip', 'inner', 'self', 'toggle', 'unknown'];

/** Every action logs its name; `toggle` also flips what the guard `open` looks at. */
function functionsOf(def: FlowDef): FlowFunctions<Trace> {
  const names = new Set(JSON.stringify(def).match(/do:[\w.]+/g) ?? []);
  const actions: FlowFunctions<Trace>['actions'] = {
    toggle: (state) => {
      state.open = !state.open;
    },
  };
  for (const name of names)
    actions[name] = (state, event) => void state.log.push(`${name}(${event.type.startsWith('xstate.') ? 'start' : event.type})`);
  return { actions, guards: { open: (state) => state.open, shut: (state) => !state.open } };
}

/** The same definition in xstate's own actor. */
function actorOf(def: FlowDef, trace: Trace) {
  const { actions, guards = {} } = functionsOf(def);
  const wrap = <T>(fns: Record<string, (state: Trace, event: FlowEvent) => T>) =>
    Object.fromEntries(
      Object.entries(fns).map(([name, fn]) => [
        name,
        ({ context, event }: { context: { trace: Trace }; event: { type: string } }) => fn(context.trace, event as FlowEvent),
      ]),
    );
  const machine = setup({ types: { context: {} as { trace: Trace } }, actions: wrap(actions), guards: wrap(guards) }).createMachine({
    ...(def as object),
    context: { trace },
  } as never);
  return createActor(machine);
}

const path = (value: unknown): string =>
  typeof value === 'string' ? value : Object.entries(value as object).map(([name, inner]) => `${name}.${path(inner)}`)[0];
const fresh = (): Trace => ({ phase: -1, log: [], open: false });

const node = (name: string, more: object = {}) => ({ entry: `do:enter.${name}`, exit: `do:exit.${name}`, ...more });

const MACHINES: Record<string, FlowDef> = {
  'a ring of plain states': {
    id: 'ring',
    initial: 'a',
    states: {
      a: node('a', { on: { go: 'b', back: 'c' } }),
      b: node('b', { on: { go: 'c', back: 'a' } }),
      c: node('c', { on: { go: 'a' } }),
    },
  },
  'guards in order, edges without a target, several actions': {
    id: 'guards',
    initial: 'a',
    states: {
      a: node('a', {
        on: {
          go: [
            { guard: 'open', target: 'b', actions: ['do:first', 'do:second'] },
            { guard: 'shut', target: 'c', actions: 'do:third' },
          ],
          toggle: { actions: ['toggle', 'do:toggled'] },
          skip: { guard: 'open', target: 'c' },
        },
      }),
      b: node('b', { on: { go: 'a', toggle: { actions: 'toggle' } } }),
      c: node('c', { on: { go: [{ guard: 'shut', actions: 'do:stay' }, { target: 'a' }], toggle: { actions: 'toggle' } } }),
    },
  },
  'nested states, targets by id, into a nested leaf and out of it': {
    id: 'nested',
    initial: 'outer',
    states: {
      outer: node('outer', {
        initial: 'one',
        on: { skip: 'far', back: '.one', inner: '.two' },
        states: {
          one: node('one', { on: { go: 'two', skip: '#deep' } }),
          two: node('two', { on: { go: '#far', self: 'one' } }),
        },
      }),
      far: node('far', {
        id: 'far',
        initial: 'mid',
        on: { back: 'outer' },
        states: {
          mid: node('mid', {
            initial: 'low',
            states: {
              low: node('low', { on: { go: 'deep', skip: '#nested.outer' } }),
              deep: node('deep', { id: 'deep', on: { go: '#far.mid', inner: '#far' } }),
            },
          }),
        },
      }),
    },
  },
  'edges to oneself and to an ancestor': {
    id: 'selves',
    initial: 'top',
    states: {
      top: node('top', {
        id: 'top',
        initial: 'leaf',
        on: { self: 'top', back: '.leaf' },
        states: { leaf: node('leaf', { on: { go: 'leaf', inner: '#top', skip: 'other' } }), other: node('other', { on: { go: 'leaf' } }) },
      }),
    },
  },
  'edges of the root, and a final phase': {
    id: 'root',
    initial: 'a',
    entry: 'do:enter.root',
    on: { skip: '.end', back: '.a', inner: { actions: 'do:root.inner' } },
    states: { a: node('a', { on: { go: 'b' } }), b: node('b', { on: { go: 'a', skip: 'a' } }), end: node('end') },
  },
};

/** A machine of random shape, with edges from anywhere to anywhere. */
function randomMachine(random: Random): FlowDef {
  const ids: string[] = [];
  const grow = (depth: number): Record<string, unknown> => {
    const id = `s${ids.length}`;
    ids.push(id);
    const children = depth === 0 || random.below(3) > 0 ? [] : Array.from({ length: 1 + random.below(3) }, () => grow(depth - 1));
    const states = Object.fromEntries(children.map((child) => [child.id, child]));
    return node(id, { id, ...(children.length > 0 && { initial: random.pick(children).id, states }) });
  };
  const tops = Array.from({ length: 2 + random.below(3) }, () => grow(2));
  const aim = (state: Record<string, unknown>) => {
    state.on = Object.fromEntries(
      EVENTS.filter(() => random.below(3) === 0).map((event) => [
        event,
        { target: `#${random.pick(ids)}`, actions: `do:edge.${state.id}` },
      ]),
    );
    for (const child of Object.values((state.states ?? {}) as Record<string, Record<string, unknown>>)) aim(child);
  };
  tops.forEach(aim);
  return { id: 'random', initial: tops[0].id as string, states: Object.fromEntries(tops.map((top) => [top.id, top])) };
}

/** Sends both drivers the same random events and compares phase and order of functions after each. */
function walkInLockstep(def: FlowDef, random: Random, steps: number): void {
  const flow = compileFlow<Trace>(def, functionsOf(def));
  const compiled = fresh();
  const acted = fresh();
  const actor = actorOf(def, acted);
  actor.start();
  flow.start(compiled);
  for (let step = 0; step < steps; step++) {
    expect(flow.leaves[compiled.phase]).toBe(path(actor.getSnapshot().value));
    expect(compiled.log).toEqual(acted.log);
    const event = { type: random.pick(EVENTS), key: 0 };
    const can = actor.getSnapshot().can(event);
    actor.send(event);
    expect(flow.send(compiled, event), event.type).toBe(can);
  }
}

describe('the compiled flow does what an xstate actor does', () => {
  test.each(Object.entries(MACHINES))('%s', (_name, def) => {
    for (let run = 0; run < 40; run++) walkInLockstep(def, new Random(run), 30);
  });

  test('machines of random shape', () => {
    for (let run = 0; run < 200; run++) {
      const random = new Random(`machine ${run}`);
      walkInLockstep(randomMachine(random), random, 25);
    }
  });
});

describe('a compiled flow', () => {
  const def = MACHINES['guards in order, edges without a target, several actions'];
  const flow = compileFlow<Trace>(def, functionsOf(def));

  test('lists its leaves in document order and finds them by path', () => {
    const nested = MACHINES['nested states, targets by id, into a nested leaf and out of it'];
    expect(compileFlow(nested, functionsOf(nested)).leaves).toEqual(['outer.one', 'outer.two', 'far.mid.low', 'far.mid.deep']);
    expect(flow.leaves).toEqual(['a', 'b', 'c']);
    expect(flow.indexOf('c')).toBe(2);
    expect(() => flow.indexOf('nowhere')).toThrow('has no leaf "nowhere"');
  });

  test('says which events a phase takes at all, guards aside', () => {
    expect([flow.takes(0, 'skip'), flow.takes(0, 'unknown')]).toEqual([true, false]);
  });

  test('does nothing when no guard lets the event pass', () => {
    const state = fresh();
    flow.start(state);
    state.log = [];
    expect(flow.send(state, { type: 'skip', key: 0 })).toBe(false);
    expect(state).toEqual({ phase: 0, log: [], open: false });
  });

  test('hands its functions the event with its key', () => {
    const keys: number[] = [];
    const keyed = compileFlow<Trace>(
      { id: 'keys', initial: 'a', states: { a: { on: { go: { actions: 'note' } } } } },
      { actions: { note: (_state, event) => void keys.push(event.key) } },
    );
    const state = fresh();
    keyed.start(state);
    keyed.send(state, { type: 'go', key: 42 });
    expect(keys).toEqual([42]);
  });
});

describe('the compiler refuses', () => {
  const compile = (def: unknown) => () => compileFlow<Trace>(def as FlowDef, { actions: { known: () => undefined } });

  test.each(['always', 'after', 'invoke', 'history', 'onDone'])('the machine feature "%s"', (feature) => {
    expect(compile({ id: 'x', initial: 'a', states: { a: { [feature]: {} } } })).toThrow(`"${feature}" is not supported`);
  });

  test('parallel states', () => {
    expect(compile({ id: 'x', initial: 'a', states: { a: { type: 'parallel', states: { b: {} } } } })).toThrow('parallel');
  });

  test.each([
    ['an unknown action', { id: 'x', initial: 'a', states: { a: { entry: 'nothing' } } }, 'unknown action "nothing"'],
    [
      'an unknown guard',
      { id: 'x', initial: 'a', states: { a: { on: { go: { guard: 'nothing', target: 'a' } } } } },
      'unknown guard "nothing"',
    ],
    ['an unknown state', { id: 'x', initial: 'a', states: { a: { on: { go: 'nowhere' } } } }, 'no state "nowhere"'],
    ['an unknown id', { id: 'x', initial: 'a', states: { a: { on: { go: '#nowhere' } } } }, 'no state with id "#nowhere"'],
    ['a nest without an initial state', { id: 'x', initial: 'a', states: { a: { states: { b: {} } } } }, 'needs "initial"'],
  ])('%s', (_what, def, message) => {
    expect(compile(def)).toThrow(message);
  });
});

describe('the phases of a flow as players know them', () => {
  test('steps of one phase are one entry; states without a name are left out', () => {
    const def: FlowDef = {
      id: 'phases',
      initial: 'move',
      states: {
        move: {
          initial: 'ordering',
          meta: { phase: 'move', interactive: true, help: 'Units walk.' },
          states: { ordering: {}, walking: {} },
        },
        end: { meta: { phase: 'end' } },
        over: {},
      },
    };
    expect(phasesOf(def)).toEqual([
      { name: 'move', interactive: true, help: 'Units walk.', leaves: ['move.ordering', 'move.walking'] },
      { name: 'end', interactive: false, help: '', leaves: ['end'] },
    ]);
  });
});
