import { createActor } from 'xstate';
import { compileFlow, type FlowDriver, type FlowEvent, type FlowFunctions } from '../../../src-shared/kernel/flow.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { machineOf } from '../../host/flow-actor.ts';
import { configOfDeal } from '../../arena/configs.ts';
import { median, rounded, usPerCall } from './measure.ts';

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
const ROUNDS = 15;
const WARM_UP = 5;
/** The compiled flow runs its events this often a round, to take about as long as the actor. */
const COMPILED_RUNS = 40;
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
    const state = game.create(configOfDeal(game, games.length), `flow ${games.length}`, spy);
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
 * here (guards answer as they did in the game): this measures the drivers, not the rules. They run in turns, and the
 * ratio is taken round by round, so that a busy machine slows both alike.
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
  const runCompiled = () => {
    for (const sent of games) {
      compiled.start(state);
      for (const one of sent) {
        answers = one.guards;
        compiled.send(state, one.event);
      }
    }
  };
  const machine = machineOf({ ...game, flowFunctions: stubs });
  const runActor = () => {
    for (const sent of games) {
      const actor = createActor(machine, { input: { state } });
      actor.start();
      for (const one of sent) {
        answers = one.guards;
        actor.send(one.event);
      }
      actor.stop();
    }
  };

  const rounds = Array.from({ length: ROUNDS + WARM_UP }, () => {
    const compiledUs = usPerCall(COMPILED_RUNS * calls, () => {
      for (let i = 0; i < COMPILED_RUNS; i++) runCompiled();
    });
    const actorUs = usPerCall(calls, runActor);
    return { compiledUs, actorUs, ratio: actorUs / compiledUs };
  }).slice(WARM_UP);
  const middle = (name: keyof FlowFigures) => rounded(median(rounds.map((round) => round[name])));
  return { compiledUs: middle('compiledUs'), actorUs: middle('actorUs'), ratio: middle('ratio') };
}
