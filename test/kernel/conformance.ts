import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import { actionsAgree, refusals } from './laws/actions.ts';
import { candidateKeys, json, must, mustEqual, substance, viaJson, type ConformanceHooks, type Trial } from './laws/law.ts';
import {
  beingAskedTellsNothing,
  hiddenThingsLeaveNoTrace,
  Honesty,
  samplesAreConsistent,
  tellingsHoldNothingHidden,
} from './laws/secrets.ts';
import { concessionEnds, heuristicIsSane, outcomeAddsUp, Twins, viewsArePure } from './laws/state.ts';

export { LawBroken, type ConformanceHooks } from './laws/law.ts';

export interface ConformanceRun {
  /** Random games to play. */
  games: number;
  seed: number;
  /** The costly laws (about sampled worlds) are checked at about one position in this many. */
  every?: number;
}

/** Laws cheap enough for every position. */
const ALWAYS = [actionsAgree, viewsArePure, heuristicIsSane];
/** Laws that sample worlds or copy states many times. */
const SOMETIMES = [
  refusals,
  hiddenThingsLeaveNoTrace,
  samplesAreConsistent,
  tellingsHoldNothingHidden,
  beingAskedTellsNothing,
  concessionEnds,
];
/** Share of decisions that any legal action may take; the others are candidates, so that games get somewhere. */
const WILD = 0.3;

/**
 * Plays random games and checks every law of the contract on the way.
 * @throws LawBroken naming the law, the game's seed and the decision
 */
export function conformance(game: Game, hooks: ConformanceHooks, run: ConformanceRun): void {
  for (let i = 0; i < run.games; i++) {
    const seed = `conformance-${run.seed}-${i}`;
    const progress = { decisions: 0 };
    try {
      playOne(game, hooks, hooks.config(i), seed, run.every ?? 1, progress);
    } catch (error) {
      if (error instanceof Error) error.message += `\n(game ${game.id}, config ${i}, seed "${seed}", decision ${progress.decisions})`;
      throw error;
    }
  }
}

function playOne(game: Game, hooks: ConformanceHooks, config: unknown, seed: string, every: number, progress: { decisions: number }): void {
  mustEqual('a playable config has no problems', game.checkConfig(config), []);
  const probe = game.create(config, seed);
  const told = new Recording(game.seatCount(probe));
  const state = recordInto(told, () => game.create(config, seed));
  mustEqual('the same config and seed give the same state', viaJson(state), viaJson(probe));
  const trial: Trial = { game, hooks, state, told, random: new Random(seed), decisions: 0, seen: new Map() };
  const twins = new Twins(trial, config, seed);
  const honesty = new Honesty();
  const census = hooks.census(state);
  const log: GameAction[] = [];

  while (game.toAct(state) !== null) {
    must('the game ends', trial.decisions < hooks.maxDecisions, () => `not after ${trial.decisions} decisions`);
    must('a game under way has no outcome', game.outcome(state) === null, () => json(game.outcome(state)));
    for (const law of ALWAYS) law(trial);
    if (trial.random.below(every) === 0) {
      for (const law of SOMETIMES) law(trial);
      honesty.look(trial);
    }
    const actions = game.actions(state);
    for (const action of actions) trial.seen.set(json(action), action);
    const wild = trial.random.unit() < WILD;
    const action = wild ? trial.random.pick(actions) : game.decode(state, trial.random.pick(candidateKeys(game, state)));
    twins.step(trial, action);
    log.push(action);
    mustEqual('cards are conserved', hooks.census(state), census);
    progress.decisions = ++trial.decisions;
  }

  outcomeAddsUp(trial);
  honesty.judge();
  const replay = game.create(config, seed);
  for (const action of log) game.apply(replay, action);
  mustEqual('the same actions give the same game', substance(game, replay), substance(game, state));
}
