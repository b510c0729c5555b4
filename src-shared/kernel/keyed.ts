import type { ZodType } from 'zod';
import type { CompiledFlow, FlowDriver } from './flow.ts';
import { IllegalAction, InvalidConfig, type Game, type GameAction } from './game.ts';
import type { Seat } from './seat.ts';
import { settle, type AgendaHandler, type PlayKey } from './settle.ts';
import type { GameState } from './state.ts';

/** The rules of a game whose legal actions are listed as integer keys. */
export interface KeyedRules<S extends GameState, A extends GameAction, C> {
  flow: CompiledFlow<S>;
  config: ZodType<C>;
  /** Problems of a well-formed config in words. */
  checkConfig(config: unknown): string[];
  /** The table laid, nothing begun. */
  setUp(config: C, seed: string): S;
  handleAgenda: AgendaHandler<S>;
  toAct(state: S): Seat | null;
  /** Writes the keys of all legal actions of the seat to act into `out` and returns how many. */
  list(state: S, out: Int32Array): number;
  /** No position has more legal actions. */
  mostActions: number;
  /** −1 for an action that no state could offer. */
  encode(state: S, seat: Seat, action: A): number;
  decode(state: S, key: number): A;
  play: PlayKey<S>;
  /** The first reason why the seat cannot do this now; null if it can. */
  whyNot(state: S, seat: Seat, action: A): string | null;
  /** Without what follows from it. */
  concede(state: S, seat: Seat, driver: FlowDriver<S>): void;
}

type Methods =
  'config' | 'compiled' | 'checkConfig' | 'create' | 'toAct' | 'actions' | 'apply' | 'key' | 'decode' | 'legal' | 'play' | 'concede';

/** What of the game contract follows from such rules: the same checks, in the same order, in every game. */
export function fromKeys<S extends GameState, A extends GameAction, C>(rules: KeyedRules<S, A, C>): Pick<Game<S, A>, Methods> {
  const { flow, config, checkConfig, toAct, list, encode, decode, play } = rules;
  /** Never held across calls. */
  const keys = new Int32Array(rules.mostActions);
  const legalKeys = (s: S): number[] => Array.from(keys.subarray(0, list(s, keys)));

  return {
    compiled: flow,
    config,
    checkConfig,
    create(given, seed, driver = flow) {
      const problems = checkConfig(given);
      if (problems.length > 0) throw new InvalidConfig(problems);
      const s = rules.setUp(config.parse(given), seed);
      driver.start(s);
      settle(s, flow, driver, rules.handleAgenda);
      return s;
    },
    toAct,
    actions: (s) => (toAct(s) === null ? [] : legalKeys(s).map((key) => decode(s, key))),
    apply(s, action, driver = flow) {
      const seat = toAct(s);
      if (seat === null) throw new IllegalAction('The game is over.');
      const key = encode(s, seat, action);
      if (!legalKeys(s).includes(key)) throw new IllegalAction(rules.whyNot(s, seat, action) ?? 'That is not possible now.');
      play(s, key, driver);
    },
    key: (s, action) => encode(s, toAct(s) ?? 0, action),
    decode,
    legal: list,
    play,
    concede(s, seat, driver = flow) {
      rules.concede(s, seat, driver);
      settle(s, flow, driver, rules.handleAgenda);
    },
  };
}
