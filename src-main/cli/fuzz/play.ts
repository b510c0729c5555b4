import { quickKey } from '../../../src-shared/bots/playout.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { FlowDriver } from '../../../src-shared/kernel/flow.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { FlowActor } from '../../host/flow-actor.ts';
import { configOfDeal } from '../../arena/configs.ts';

/** Decision limit: a longer game counts as endless. */
const ENDLESS = 20_000;
/** The copy that goes through JSON does so once in this many decisions. */
const SAVE_EVERY = 16;
const keys = new Int32Array(8192);

export interface FuzzGame {
  config: unknown;
  seed: string;
  /** Share of decisions taken from all legal actions alike. */
  wild: number;
  /** Share of the others that follow the rollout policy, without which some games never develop; the rest are candidates alike. */
  sensible: number;
}

/** The random game number `index` under a seed. */
export function fuzzGame(game: Game, seed: string, index: number): FuzzGame {
  const random = new Random(`${seed} ${game.id} ${index}`);
  const config = game.coverage ? game.coverage.config(random) : configOfDeal(game, index);
  return { config, seed: random.seed(), wild: random.pick([0.02, 0.1, 0.4, 1]), sensible: random.pick([0, 0.7, 0.95]) };
}

/** Notes every phase that is entered, automatic ones too. */
function phaseSpy(game: Game, note: (phase: string) => void): FlowDriver<GameState> {
  const { compiled } = game;
  return {
    start(state) {
      compiled.start(state);
      note(compiled.leaves[state.phase]);
    },
    send(state, event) {
      const taken = compiled.send(state, event);
      if (taken) note(compiled.leaves[state.phase]);
      return taken;
    },
  };
}

export interface FuzzResult {
  decisions: number;
  actions: GameAction[];
  /** What went wrong at the last of the actions. */
  error: Error | null;
  /** The clock ran out before the game ended. */
  stopped: boolean;
}

/**
 * Plays one random game to its end, beside it the same game driven by a real xstate actor and one that goes through
 * JSON, and compares all three after each decision.
 * @param reached is told every phase and coverage goal as `phase:…` and `goal:…`
 */
export function playFuzzGame(
  game: Game,
  { config, seed, wild, sensible }: FuzzGame,
  reached: (what: string) => void,
  outOfTime: () => boolean,
): FuzzResult {
  const actions: GameAction[] = [];
  const result = (error: unknown, stopped = false): FuzzResult => ({
    decisions: actions.length,
    actions,
    error: error === null || error instanceof Error ? error : new Error(String(error)),
    stopped,
  });
  try {
    const random = new Random(`${seed} moves`);
    const spy = phaseSpy(game, (phase) => reached(`phase:${phase}`));
    const actor = new FlowActor(game);
    const state = game.create(config, seed, spy);
    const acted = game.create(config, seed, actor);
    let saved = game.clone(state);
    while (game.toAct(state) !== null) {
      if (outOfTime()) return result(null, true);
      if (actions.length >= ENDLESS) throw new Error(`the game does not end within ${ENDLESS} decisions`);
      const isWild = random.unit() < wild;
      const n = isWild ? game.legal(state, keys) : game.candidates(state, keys);
      if (n === 0) throw new Error(`seat ${game.toAct(state)} is asked and has no action`);
      const isSensible = !isWild && random.unit() < sensible;
      const action = game.decode(state, isSensible ? quickKey(game, state, keys, n, random) : keys[random.below(n)]);
      actions.push(action);
      if (actions.length % SAVE_EVERY === 0) saved = JSON.parse(JSON.stringify(saved)) as GameState;
      const cut = new Recording(game.seatCount(state));
      recordInto(cut, () => game.apply(state, action, spy));
      for (const goal of game.coverage?.reached(cut, state) ?? []) reached(`goal:${goal}`);
      game.apply(acted, action, actor);
      game.play(saved, game.key(saved, action));
      const hash = game.hash(state);
      if (game.hash(acted) !== hash) throw new Error('the xstate actor leads to another state than the compiled flow');
      if (game.hash(saved) !== hash) throw new Error('a saved and loaded game, unrecorded and unchecked, leads to another state');
    }
    if (game.outcome(state) === null) throw new Error('nobody is asked, and the game has no outcome');
    return result(null);
  } catch (error) {
    return result(error);
  }
}
