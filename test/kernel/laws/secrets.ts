import { Staging } from '../../../src-main/host/match/staging.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { GameAction, PriorityWishes } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { candidateKeys, json, legalKeys, must, mustEqual, seatsOf, viaJson, type Trial } from './law.ts';

/** Worlds sampled per position and seat. */
const WORLDS = 6;
/** Random decisions for which a sampled world must be playable. */
const PLAYABLE = 25;
const ACTIONS_TRIED = 8;
const WISHES: PriorityWishes[] = [
  { preset: 'relaxed', until: null },
  { preset: 'standard', until: null },
  { preset: 'full', until: null },
  { preset: 'standard', until: 'myTurn' },
];

/** What is hidden from a viewer may be anything without a trace in its view or in what it is offered. */
export function hiddenThingsLeaveNoTrace(trial: Trial): void {
  const { game, hooks, state, random } = trial;
  for (const viewer of seatsOf(game, state)) {
    const other = hooks.scramble(state, viewer, random);
    mustEqual('a view holds nothing hidden', game.view(other, viewer), game.view(state, viewer));
    mustEqual('an onlooker sees nothing hidden', game.view(other, 'spectator'), game.view(state, 'spectator'));
    if (game.toAct(state) === viewer) mustEqual('what is offered tells nothing hidden', game.actions(other), game.actions(state));
  }
}

/**
 * What a seat is told of an action follows from what it could see before or sees afterwards. Where chance has mixed things
 * anew, something shown in passing may be gone from sight again.
 */
export function tellingsHoldNothingHidden(trial: Trial): void {
  const { game, hooks, state, random } = trial;
  for (const viewer of seatsOf(game, state)) {
    const other = hooks.scramble(state, viewer, random);
    const common = new Set(game.actions(other).map(json));
    const tried = random.shuffle(game.actions(state).filter((action) => common.has(json(action))));
    for (const action of tried.slice(0, ACTIONS_TRIED)) {
      const here = result(trial, state, viewer, action);
      const there = result(trial, other, viewer, action);
      if (here.drew || there.drew || json(here.learnt.view) !== json(there.learnt.view)) continue;
      mustEqual('what a seat is told holds nothing hidden', there.learnt.events, here.learnt.events);
      mustEqual('what onlookers are told holds nothing hidden', there.public, here.public);
      mustEqual('positions on the way hold nothing hidden', there.stages, here.stages);
    }
  }
}

export function sample(trial: Trial, seat: Seat, count: number): GameState[] {
  const { game, state, told, random } = trial;
  // A view as a bot in another process gets it.
  const view = viaJson(game.view(state, seat));
  const worlds: GameState[] = [];
  for (let i = 0; i < count; i++) worlds.push(game.determinize(view, told.seats[seat], random, i % 2 === 1 ? worlds[i - 1] : undefined));
  return worlds;
}

/** Sampled worlds look to the seat exactly like the true one. */
export function samplesAreConsistent(trial: Trial): void {
  const { game, state, told } = trial;
  for (const seat of seatsOf(game, state)) {
    const view = game.view(state, seat);
    const worlds = sample(trial, seat, WORLDS);
    for (const world of worlds) {
      mustEqual('a sampled world shows the seat the same view', game.view(world, seat), view);
      mustEqual('a sampled world is plain JSON', viaJson(world), world);
    }
    if (game.toAct(state) === seat) offersAreTheSame(trial, seat, worlds);
    const hashes = worlds.map((world) => game.hash(world));
    for (const world of worlds) isPlayable(trial, game.clone(world));
    mustEqual(
      'playing in one world leaves the others alone',
      worlds.map((world) => game.hash(world)),
      hashes,
    );
    mustEqual('preview is pure', previews(trial, seat, told.seats[seat]), previews(trial, seat, told.seats[seat]));
  }
}

function previews({ game, state }: Trial, seat: Seat, history: Trial['told']['spectator']): unknown {
  if (game.toAct(state) !== seat) return null;
  const view = viaJson(game.view(state, seat));
  return game
    .actions(state)
    .slice(0, 2)
    .map((action) => viaJson(game.preview(view, history, action)));
}

/** Offered actions, their keys and order, reasons against others, and the chance of undo: the same in every world. */
function offersAreTheSame(trial: Trial, seat: Seat, worlds: GameState[]): void {
  const { game, state, random, seen } = trial;
  const actions = game.actions(state);
  const keys = legalKeys(game, state);
  const intents = random.shuffle([...seen.values()]).slice(0, ACTIONS_TRIED);
  const tried = random.shuffle([...actions]).slice(0, ACTIONS_TRIED);
  const refusals = intents.map((intent) => refusal(trial, state, intent));
  const results = tried.map((action) => result(trial, state, seat, action));
  for (const world of worlds) {
    mustEqual('a sampled world offers the same actions', game.actions(world), actions);
    mustEqual('keys are the same in every world', legalKeys(game, world), keys);
    must(
      'candidates of a sampled world are offered',
      candidateKeys(game, world).every((key) => keys.includes(key)),
      () => 'a candidate is not legal',
    );
    mustEqual(
      'reasons tell nothing hidden',
      intents.map((intent) => refusal(trial, world, intent)),
      refusals,
    );
    tried.forEach((action, i) => {
      const here = result(trial, world, seat, action);
      if (json(here.learnt) !== json(results[i].learnt)) return;
      const { drew, asked } = results[i];
      mustEqual(`whether ${action.type} can be undone follows from what the seat knows`, [here.drew, here.asked], [drew, asked]);
    });
  }
}

function refusal({ game }: Trial, world: GameState, intent: GameAction): string | null {
  try {
    game.apply(game.clone(world), intent);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function result({ game }: Trial, world: GameState, seat: Seat, action: GameAction) {
  const copy = game.clone(world);
  const cut = new Recording(game.seatCount(world));
  const staging = new Staging(game, [seat, 'spectator']);
  staging.watch(0, cut);
  recordInto(cut, () => game.apply(copy, action));
  return {
    learnt: { events: cut.seats[seat], view: game.view(copy, seat) },
    public: cut.spectator,
    stages: [staging.of(0, seat), staging.of(0, 'spectator')],
    drew: copy.rng.drawn > world.rng.drawn,
    asked: game.toAct(copy),
  };
}

function isPlayable({ game, hooks, random }: Trial, world: GameState): void {
  const census = hooks.census(world);
  for (let i = 0; i < PLAYABLE && game.toAct(world) !== null; i++) {
    game.play(world, random.pick(legalKeys(game, world)));
    mustEqual('in a sampled world cards are conserved', hooks.census(world), census);
  }
}

/** At a table with several humans, whether a seat is asked tells the others nothing about what it holds. */
export function beingAskedTellsNothing(trial: Trial): void {
  const { game, state } = trial;
  const seat = game.toAct(state)!;
  // As the host asks: a wish to pass until something is dropped once it holds no longer.
  const answerTo = (world: GameState, { until, ...wishes }: PriorityWishes, publicOnly: boolean) => {
    const view = game.view(world, seat);
    const holds = until !== null && game.passesOn?.(view, until, view.turn);
    return game.auto(view, game.actions(world), { ...wishes, until: holds ? until : null }, publicOnly);
  };
  const asks = (world: GameState, wishes: PriorityWishes) => answerTo(world, wishes, true) === null;
  for (const wishes of WISHES) {
    const legal = game.actions(state).map(json);
    for (const publicOnly of [false, true]) {
      const answer = answerTo(state, wishes, publicOnly);
      must('a standing wish answers with an offered action', answer === null || legal.includes(json(answer)), () => json(answer));
    }
    const asked = asks(state, wishes);
    for (const other of seatsOf(game, state)) {
      if (other === seat) continue;
      // In the middle of a choice of its own a seat is asked on because it chose to begin.
      for (const world of state.choice === null ? sample(trial, other, WORLDS) : []) {
        if (world.choice !== null) continue;
        must(
          'being asked tells the others nothing',
          asks(world, wishes) === asked,
          () => `${json(wishes)}: seat ${seat} asked: ${asked}, in another world not so`,
        );
      }
    }
  }
}

/** Share of samples by which the truth may be ahead of another world by chance. */
const MARGIN = 0.1;

/** Counts over a whole game of how samples compare with the truth, judged at its end. */
export class Honesty {
  #samples = 0;
  #likeTruth = 0;
  #likeAnother = 0;

  /** Sampled worlds differ wherever something is hidden. */
  look(trial: Trial): void {
    const { game, hooks, state, random } = trial;
    for (const seat of seatsOf(game, state)) {
      if (!hooks.hasSecrets(state, seat)) continue;
      const others = seatsOf(game, state).filter((other) => other !== seat);
      const hidden = (world: GameState) => json(others.map((other) => game.view(world, other)));
      const truth = hidden(state);
      const another = hidden(hooks.scramble(state, seat, random));
      const worlds = sample(trial, seat, 4 * WORLDS).map(hidden);
      must('sampled worlds vary', new Set(worlds).size > 1, () => `seat ${seat} always imagines the same, decision ${trial.decisions}`);
      if (another === truth) continue;
      this.#samples += worlds.length;
      this.#likeTruth += worlds.filter((world) => world === truth).length;
      this.#likeAnother += worlds.filter((world) => world === another).length;
    }
  }

  /** The true world turns up about as often as any other that looks the same; the margin is for chance. */
  judge(): void {
    const excess = (this.#likeTruth - this.#likeAnother) / Math.max(1, this.#samples);
    must(
      'sampling does not favour the true world',
      excess < MARGIN,
      () => `${this.#likeTruth} against ${this.#likeAnother} of ${this.#samples} samples`,
    );
  }
}
