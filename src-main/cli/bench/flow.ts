import { createActor } from 'xstate';
import { compileFlow, type FlowDriver, type FlowEvent, type FlowFunctions } from '../../../src-shared/kernel/flow.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { machineOf } from '../../host/flow-actor.ts';
import { medianUs, rounded } from './measure.ts';

export interface FlowFigures {
  compiledUs: number;
  actorUs: number;
  ratio: number;
}

/** An event as a real game sent it, with what each guard said about the state at that moment. */
interface SentEvent {
  event: FlowEvent;
  guards: Record<string, boolean>;
}

const EVENTS = 4000;
const keys = new Int32Array(8192);

/** The flow events of one random game after another. A new game begins where the flow starts again. */
function recordEvents(game: Game): SentEvent[][] {
  const games: SentEvent[][] = [];
  const random = new Random('flow bench');
  for (let total = 0; total < EVENTS;) {
    const sent: SentEvent[] = [];
    const guards = Object.entries(game.flowFunctions.guards ?? {});
    const spy: FlowDriver<GameState> = {
      start: (state) => game.compiled.start(state),
      send(state, event) {
        sent.push({ event, guards: Object.fromEntries(guards.map(([name, test]) => [name, test(state, event)])) });
        return game.compiled.send(state, event);
      },
    };
    const state = game.create(game.config.parse({}), `flow ${games.length}`, spy);
    while (game.toAct(state) !== null && sent.length < EVENTS) {
      game.play(state, keys[random.below(game.candidates(state, keys))], spy);
    }
    games.push(sent);
    total += sent.length;
  }
  return games;
}

/**
 * Both drivers over the same machine and the same events of real games. The functions behind its names do nothing
 * here (guards answer as they did in the game): this measures the drivers, not the rules.
 */
export function benchFlow(game: Game): FlowFigures {
  const games = recordEvents(game);
  const calls = games.reduce((sum, sent) => sum + sent.length, 0);
  let answers: Record<string, boolean> = {};
  const stubs: FlowFunctions<GameState> = {
    actions: Object.fromEntries(Object.keys(game.flowFunctions.actions).map((name) => [name, () => undefined])),
    guards: Object.fromEntries(Object.keys(game.flowFunctions.guards ?? {}).map((name) => [name, () => answers[name]])),
  };
  const compiled = compileFlow<GameState>(game.flow, stubs);
  const state = { phase: 0 } as GameState;
  const compiledUs = medianUs(15, calls, () => {
    for (const sent of games) {
      compiled.start(state);
      for (const one of sent) {
        answers = one.guards;
        compiled.send(state, one.event);
      }
    }
  });
  const machine = machineOf({ ...game, flowFunctions: stubs });
  const actorUs = medianUs(15, calls, () => {
    for (const sent of games) {
      const actor = createActor(machine, { input: { state } });
      actor.start();
      for (const one of sent) {
        answers = one.guards;
        actor.send(one.event);
      }
      actor.stop();
    }
  });
  return { compiledUs, actorUs, ratio: rounded(actorUs / compiledUs) };
}
