import { step } from './events.ts';
import type { CompiledFlow, FlowDriver, FlowEvent } from './flow.ts';
import type { AgendaItem, GameState } from './state.ts';

/** Carries out one agenda item, already taken off the agenda. May push more work or set `state.choice`. */
export type AgendaHandler<S> = (state: S, item: AgendaItem) => void;

const NEXT: FlowEvent = { type: 'next', key: 0 };
const FINISH: FlowEvent = { type: 'finish', key: 0 };

/** Step limit, above what any legal position needs: reaching it means an endless loop of effects, which is a bug. */
const RUNAWAY = 100_000;

/**
 * Runs pending work, newest first, until the agenda is empty, a seat must choose, or the game is over.
 * @throws when a loop of effects does not end
 */
export function runAgenda<S extends GameState>(state: S, handle: AgendaHandler<S>): void {
  let done = 0;
  while (state.agenda.length > 0 && state.choice === null && state.result === null) {
    if (++done > RUNAWAY) throw new Error('the agenda does not come to an end');
    step(state);
    handle(state, state.agenda.pop()!);
  }
}

/**
 * After a seat's action: runs the agenda and walks automatic phases (`next`) until a seat must decide.
 * A finished game drops its remaining work and enters the flow's final phase by `finish`.
 */
export function settle<S extends GameState>(state: S, flow: CompiledFlow<S>, driver: FlowDriver<S>, handle: AgendaHandler<S>): void {
  for (;;) {
    runAgenda(state, handle);
    if (state.result !== null) {
      state.agenda.length = 0;
      state.choice = null;
      driver.send(state, FINISH);
      return;
    }
    if (state.choice !== null || !flow.takes(state.phase, 'next')) return;
    step(state);
    if (!driver.send(state, NEXT)) return;
  }
}

/** Takes a legal key without checks and settles. */
export type PlayKey<S> = (state: S, key: number, driver?: FlowDriver<S>) => void;

/** A game's unchecked step, of which search sends millions: nothing is allocated for one. */
export function keyPlayer<S extends GameState>(
  flow: CompiledFlow<S>,
  typeOf: (key: number) => string,
  handle: AgendaHandler<S>,
): PlayKey<S> {
  const event: FlowEvent = { type: '', key: 0 };
  return (state, key, driver = flow) => {
    event.type = typeOf(key);
    event.key = key;
    driver.send(state, event);
    settle(state, flow, driver, handle);
  };
}
