import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { FlowActor } from '../../../src-main/host/flow-actor.ts';
import { clonesStandAlone } from './clones.ts';
import { json, legalKeys, must, mustEqual, seatsOf, substance, viaJson, type Trial } from './law.ts';

/** Going through JSON also throws away what a state has worked out, which makes it the slowest of the laws. */
const SAVE_EVERY = 8;
/** Steps that a discarded state goes on by itself before its memory is used again. */
const ASTRAY = 2;

/** The same game carried along by other means; after each step all must agree with the original. */
export class Twins {
  readonly #actor: FlowActor;
  /** Stepped by a real xstate actor. */
  #acted: GameState;
  /** Sent through JSON every few steps, as a save would. */
  #saved: GameState;
  /** A discarded state whose memory each clone reuses. */
  #spare: GameState | undefined;
  readonly #random = new Random('astray');

  constructor(trial: Trial, config: unknown, seed: string) {
    this.#actor = new FlowActor(trial.game);
    this.#acted = trial.game.create(config, seed, this.#actor);
    this.#saved = viaJson(trial.state);
    this.#agree(trial, 'xstate and the compiled flow agree', this.#acted);
  }

  /** Applies the action to the original and all twins, and compares. */
  step(trial: Trial, action: GameAction): void {
    const { game, state, told } = trial;
    const key = game.key(state, action);
    const silent = game.clone(state);
    this.#goAstray(game);
    this.#spare = game.clone(state, this.#spare);
    const before = substance(game, state);
    if (trial.decisions % SAVE_EVERY === 0) {
      mustEqual('a clone is equal', this.#spare, state);
      mustEqual('a state is plain JSON', viaJson(state), state);
      clonesStandAlone(trial);
      this.#saved = viaJson(this.#saved);
    }
    game.play(silent, key);
    must('playing on a clone leaves the original alone', substance(game, state) === before, () => json(action));
    game.play(this.#spare, key);
    game.apply(this.#saved, action);
    game.apply(this.#acted, action, this.#actor);

    const cut = new Recording(game.seatCount(state));
    recordInto(cut, () => game.apply(state, action));
    const { seats, spectator } = cut;
    mustEqual('events are plain JSON', viaJson({ seats, spectator }), { seats, spectator });
    for (const seat of seatsOf(game, state)) told.seats[seat].push(...seats[seat]);
    told.spectator.push(...spectator);

    this.#agree(trial, 'a clone plays like the original, recorded or not, checked or not', silent);
    this.#agree(trial, 'a clone into used memory plays like the original', this.#spare);
    this.#agree(trial, 'a saved and loaded state plays like the original', this.#saved);
    this.#agree(trial, 'xstate and the compiled flow agree', this.#acted);
  }

  /** Elsewhere than the original: what a clone forgot to copy would otherwise be there already. */
  #goAstray(game: Game): void {
    const spare = this.#spare;
    for (let i = 0; spare && i < ASTRAY && game.toAct(spare) !== null; i++) game.play(spare, this.#random.pick(legalKeys(game, spare)));
  }

  #agree({ game, state }: Trial, law: string, twin: GameState): void {
    mustEqual(
      law,
      { phase: game.compiled.leaves[twin.phase], hash: game.hash(twin) },
      { phase: game.compiled.leaves[state.phase], hash: game.hash(state) },
    );
    mustEqual(law, legalKeys(game, twin), legalKeys(game, state));
  }
}

/** Views are pure, plain JSON, and say truly whose they are. */
export function viewsArePure(trial: Trial): void {
  const { game, state } = trial;
  phaseTellsTheEnd(trial, state);
  const before = substance(game, state);
  for (const viewer of [...seatsOf(game, state), 'spectator' as const]) {
    const view = game.view(state, viewer);
    mustEqual('a view is plain JSON', viaJson(view), view);
    mustEqual('a view is pure', game.view(state, viewer), view);
    mustEqual('a view says whose it is', [view.game, view.viewer, view.toAct], [game.id, viewer, game.toAct(state)]);
  }
  must('looking changes nothing', substance(game, state) === before, () => 'view changed the state');
}

/** Everybody sees that the match is over exactly when it has a result, by the phase as well as by the outcome. */
export function phaseTellsTheEnd({ game }: Trial, state: GameState): void {
  const outcome = game.outcome(state);
  for (const viewer of [...seatsOf(game, state), 'spectator' as const]) {
    const { phase, result } = game.view(state, viewer);
    mustEqual('a view tells the outcome', result, outcome);
    must(
      'a phase is over exactly when there is a result',
      (phase === 'over') === (outcome !== null),
      () => `${phase} with ${json(outcome)}`,
    );
  }
}

export function heuristicIsSane({ game, state }: Trial): void {
  const before = substance(game, state);
  for (const seat of seatsOf(game, state)) {
    const value = game.evaluate(state, seat);
    must('evaluate lies between 0 and 1', value >= 0 && value <= 1, () => `seat ${seat}: ${value}`);
  }
  must('evaluate changes nothing', substance(game, state) === before, () => 'evaluate changed the state');
}

/** Any living seat may give up at any moment, and has then not won. */
export function concessionEnds(trial: Trial): void {
  const { game, state } = trial;
  for (const seat of seatsOf(game, state)) {
    const copy = game.clone(state);
    game.concede(copy, seat);
    phaseTellsTheEnd(trial, copy);
    const outcome = game.outcome(copy);
    must('who concedes does not win', outcome === null || !outcome.winners.includes(seat), () => `seat ${seat}: ${json(outcome)}`);
    must('a conceded duel is over', game.seatCount(state) > 2 || game.toAct(copy) === null, () => `seat ${game.toAct(copy)} is asked`);
  }
}

export function outcomeAddsUp(trial: Trial): void {
  const { game, state, seen } = trial;
  phaseTellsTheEnd(trial, state);
  const outcome = game.outcome(state);
  must('a finished game has an outcome', outcome !== null, () => `over in phase ${game.compiled.leaves[state.phase]}`);
  must('everybody is ranked', outcome.ranking.length === game.seatCount(state), () => json(outcome));
  const first = seatsOf(game, state).filter((seat) => outcome.ranking[seat] === 1);
  mustEqual('winners are those ranked first; nobody in a draw', outcome.winners, outcome.winners.length === 0 ? [] : first);
  mustEqual('a finished game offers nothing', [game.actions(state), legalKeys(game, state)], [[], []]);
  for (const action of seen.values()) {
    let refused = false;
    try {
      game.apply(state, action);
    } catch {
      refused = true;
    }
    must('a finished game takes no action', refused, () => json(action));
  }
}
