import type { ZodType } from 'zod';
import type { FlowDriver } from './flow.ts';
import type { GameEvent } from './events.ts';
import { IllegalAction, InvalidConfig, type Game, type GameAction, type GameView } from './game.ts';
import { foresee } from './readings.ts';
import { Random } from './rng.ts';
import type { Seat } from './seat.ts';
import { settle, type AgendaHandler } from './settle.ts';
import type { GameState } from './state.ts';

/** The rules of a game whose legal actions are listed as integer keys. */
export interface KeyedRules<S extends GameState, A extends GameAction, C> {
  config: ZodType<C>;
  /** The table laid, nothing begun. */
  setUp(config: C, seed: string): S;
  handleAgenda: AgendaHandler<S>;
  /** Writes the keys of all legal actions of the seat to act into `out` and returns how many. */
  list(state: S, out: Int32Array): number;
  /** No position has more legal actions. */
  mostActions: number;
  /** −1 for an action that no state could offer. */
  encode(state: S, seat: Seat, action: A): number;
  /** The first reason why the seat cannot do this now; null if it can. */
  whyNot(state: S, seat: Seat, action: A): string | null;
  /** Without what follows from it. */
  concede(state: S, seat: Seat, driver: FlowDriver<S>): void;
}

type Made = 'config' | 'create' | 'actions' | 'apply' | 'key' | 'legal' | 'concede' | 'why' | 'preview' | 'outcome';

/** All of the contract that does not follow from such rules. */
export type Rest<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent> = Omit<Game<S, A, V, E>, Made> &
  Partial<Pick<Game<S, A, V, E>, 'why'>> &
  Required<Pick<Game<S, A, V, E>, 'locks'>>;

/** A game from such rules and the rest of its contract: the same checks, in the same order, in every game. */
export function keyedGame<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent, C>(
  rules: KeyedRules<S, A, C>,
  rest: Rest<S, A, V, E>,
): Game<S, A, V, E> {
  const { config, list, encode, handleAgenda, whyNot } = rules;
  const { compiled, checkConfig, toAct, decode, play, determinize } = rest;
  /** Never held across calls. */
  const keys = new Int32Array(rules.mostActions);
  const legalKeys = (s: S): number[] => Array.from(keys.subarray(0, list(s, keys)));

  return {
    why: (view, history, intent) => whyNot(determinize(view, history, new Random('why')), view.viewer as Seat, intent),
    preview: (view, history, action) => ({
      changes: foresee({ ...rest, encode, whyNot }, view, history, action),
      locks: rest.locks(view, action),
    }),
    ...rest,
    config,
    create(given, seed, driver = compiled) {
      const problems = checkConfig(given);
      if (problems.length > 0) throw new InvalidConfig(problems);
      const s = rules.setUp(config.parse(given), seed);
      driver.start(s);
      settle(s, compiled, driver, handleAgenda);
      return s;
    },
    actions: (s) => (toAct(s) === null ? [] : legalKeys(s).map((key) => decode(s, key))),
    apply(s, action, driver = compiled) {
      const seat = toAct(s);
      if (seat === null) throw new IllegalAction('The game is over.');
      const key = encode(s, seat, action);
      if (!legalKeys(s).includes(key)) throw new IllegalAction(whyNot(s, seat, action) ?? 'That is not possible now.');
      play(s, key, driver);
    },
    key: (s, action) => encode(s, toAct(s) ?? 0, action),
    legal: list,
    concede(s, seat, driver = compiled) {
      rules.concede(s, seat, driver);
      settle(s, compiled, driver, handleAgenda);
    },
    outcome: (s) => s.result,
  };
}
