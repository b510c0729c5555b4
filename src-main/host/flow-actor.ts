import { createActor, setup } from 'xstate';
import type { Actor, AnyStateMachine, StateValue } from 'xstate';
import type { FlowDriver, FlowEvent } from '../../src-shared/kernel/flow.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

/** xstate clones the context object itself, so the state is boxed in it and mutated in place. */
interface Box {
  state: GameState;
}

const START: FlowEvent = { type: 'start', key: 0 };

/** xstate's own initial event is passed to the flow's functions as `start`. */
const asFlowEvent = (event: { type: string }): FlowEvent => (event.type.startsWith('xstate.') ? START : (event as FlowEvent));

/** Builds the xstate machine of a game's flow definition. */
export function machineOf(game: Game): AnyStateMachine {
  const { actions, guards = {} } = game.flowFunctions;
  const machineActions = Object.fromEntries(
    Object.entries(actions).map(([name, run]) => [
      name,
      ({ context, event }: { context: Box; event: { type: string } }) => run(context.state, asFlowEvent(event)),
    ]),
  );
  const machineGuards = Object.fromEntries(
    Object.entries(guards).map(([name, test]) => [
      name,
      ({ context, event }: { context: Box; event: { type: string } }) => test(context.state, asFlowEvent(event)),
    ]),
  );
  return setup({
    types: { context: {} as Box, input: {} as Box },
    actions: machineActions,
    guards: machineGuards,
  }).createMachine({
    ...(game.flow as object),
    context: ({ input }: { input: Box }) => ({ state: input.state }),
  } as never) as unknown as AnyStateMachine;
}

/** `{move: 'ordering'}` → `move.ordering`, the way the compiled flow names its leaves. */
function leafPath(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value)[0];
  return inner === undefined ? name : `${name}.${leafPath(inner)}`;
}

/** `move.ordering` → `{move: 'ordering'}`. */
function stateValue(path: string): StateValue {
  const dot = path.indexOf('.');
  return dot < 0 ? path : { [path.slice(0, dot)]: stateValue(path.slice(dot + 1)) };
}

/**
 * Runs a live match's flow as an xstate actor, which can be inspected. The actor follows the given state: when that is another object or in
 * another phase (after load or undo), the actor is rebuilt from `state.phase`. An error inside the actor is rethrown from `send` or `start`
 * and leaves the driver usable.
 */
export class FlowActor implements FlowDriver<GameState> {
  readonly #machine: AnyStateMachine;
  readonly #leaves: readonly string[];
  readonly #inspect: ((transition: string) => void) | undefined;
  #actor: Actor<AnyStateMachine> | null = null;
  #state: GameState | null = null;
  #phase = -1;
  #failure: unknown = null;

  /** @param inspect called with each transition, e.g. `play → reveal` */
  constructor(game: Game, inspect?: (transition: string) => void) {
    this.#machine = machineOf(game);
    this.#leaves = game.compiled.leaves;
    this.#inspect = inspect;
  }

  start(state: GameState): void {
    this.#run(state, () => createActor(this.#machine, { input: { state } }), null);
  }

  send(state: GameState, event: FlowEvent): boolean {
    if (this.#actor === null || this.#state !== state || this.#phase !== state.phase) this.#attach(state);
    const actor = this.#actor!;
    // A final phase stops the actor; like the compiled table, it accepts no further event.
    if (actor.getSnapshot().status !== 'active' || !actor.getSnapshot().can(event)) return false;
    const from = this.#leaves[state.phase];
    actor.send(event);
    this.#finish(state);
    this.#inspect?.(`${from} → ${this.#leaves[state.phase]}`);
    return true;
  }

  stop(): void {
    this.#actor?.stop();
    this.#actor = null;
    this.#state = null;
  }

  #attach(state: GameState): void {
    const snapshot = this.#machine.resolveState({ value: stateValue(this.#leaves[state.phase]), context: { state } });
    this.#run(state, () => createActor(this.#machine, { snapshot, input: { state } }), state.phase);
  }

  #run(state: GameState, make: () => Actor<AnyStateMachine>, phase: number | null): void {
    this.stop();
    const actor = make();
    // xstate rethrows unobserved errors from a timer, which would end the process.
    actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor = actor;
    this.#state = state;
    actor.start();
    if (phase === null) this.#finish(state);
    else this.#phase = phase;
  }

  /** Writes the phase that the actor has reached into the state, or rethrows the actor's error. */
  #finish(state: GameState): void {
    const failure = this.#failure;
    if (failure !== null) {
      this.#failure = null;
      this.stop();
      throw failure instanceof Error ? failure : new Error(String(failure));
    }
    const path = leafPath(this.#actor!.getSnapshot().value);
    const phase = this.#leaves.indexOf(path);
    if (phase < 0) throw new Error(`the flow's actor is in "${path}", which the compiled flow does not know`);
    state.phase = phase;
    this.#phase = phase;
  }
}
