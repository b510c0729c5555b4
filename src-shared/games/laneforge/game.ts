import type { FlowDriver } from '../../kernel/flow.ts';
import { IllegalAction, InvalidConfig, type Game } from '../../kernel/game.ts';
import { Random } from '../../kernel/rng.ts';
import { settle } from '../../kernel/settle.ts';
import { lnActionSchema, type LnAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { compiled } from './compiled.ts';
import { checkConfig, lnConfigSchema, type LnConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { coverage } from './coverage.ts';
import type { LnEvent } from './events.ts';
import { locks, previewAction } from './explain/preview.ts';
import { answer } from './explain/query.ts';
import { whyNot } from './explain/why.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';
import { evaluate } from './heuristic.ts';
import { decode, encode } from './keys.ts';
import { library } from './library.ts';
import { playKey } from './play-key.ts';
import { MAX_ACTIONS, routine } from './routine.ts';
import { concede } from './rules/concede.ts';
import { listActions, toAct } from './rules/legal.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { hashState } from './search/hash.ts';
import { search } from './search/hints.ts';
import { seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { SEATS, type LnState } from './state.ts';
import { actionWords } from './text/action-words.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';
import type { LnView } from './view.ts';

const keys = new Int32Array(MAX_ACTIONS);

const actionKeys = (s: LnState): number[] => Array.from(keys.subarray(0, listActions(s, keys)));

function create(config: unknown, seed: string, driver: FlowDriver<LnState> = compiled): LnState {
  const problems = checkConfig(config);
  if (problems.length > 0) throw new InvalidConfig(problems);
  const s = setUp(lnConfigSchema.parse(config), seed);
  driver.start(s);
  settle(s, compiled, driver, handleAgenda);
  return s;
}

function apply(s: LnState, action: LnAction, driver: FlowDriver<LnState> = compiled): void {
  const seat = toAct(s);
  const key = seat === null ? -1 : encode(s, seat, action);
  if (seat === null || !actionKeys(s).includes(key))
    throw new IllegalAction(seat === null ? 'The game is over.' : (whyNot(s, seat, action) ?? 'That is not possible now.'));
  playKey(s, key, driver);
}

export const laneforge: Game<LnState, LnAction, LnView, LnEvent> = {
  id: 'laneforge',
  title: 'Laneforge',
  seats: { min: SEATS, max: SEATS },
  contentVersion: CONTENT_VERSION,
  flow,
  flowFunctions,
  compiled,
  config: lnConfigSchema,
  action: lnActionSchema,
  search,
  balance,
  coverage,
  library,
  checkConfig,
  seriesConfig,
  rotateSeats: (config) => ({ decks: (config as LnConfig).decks.toReversed() }),
  create,
  toAct,
  actions: (s) => (toAct(s) === null ? [] : actionKeys(s).map((key) => decode(s, key))),
  apply,
  key: (s, action) => encode(s, toAct(s) ?? 0, action),
  decode,
  legal: listActions,
  play: playKey,
  candidates: listActions,
  routine,
  concede(s, seat, driver = compiled) {
    concede(s, seat);
    settle(s, compiled, driver, handleAgenda);
  },
  clone: cloneState,
  hash: hashState,
  view: makeView,
  hidden,
  determinize,
  why: (view, history, intent) => whyNot(determinize(view, history, new Random('why')), view.viewer as number, intent),
  preview: previewAction,
  locks: (view, _history, action) => locks(view, action),
  describe: actionWords,
  query: answer,
  auto,
  evaluate,
  outcome: (s) => s.result,
  seatCount: () => SEATS,
};
