import type { FlowDriver } from '../../kernel/flow.ts';
import { IllegalAction, InvalidConfig, type Game } from '../../kernel/game.ts';
import { settle } from '../../kernel/settle.ts';
import { hxActionSchema, type HxAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { compiled } from './compiled.ts';
import { checkConfig, hxConfigSchema, type HxConfig } from './config.ts';
import { coverage } from './coverage.ts';
import type { HxEvent } from './events.ts';
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
import { listActions } from './rules/legal.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize/index.ts';
import { hashState } from './search/hash.ts';
import { search } from './search/hints.ts';
import { seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import type { HxState } from './state.ts';
import { actionWords } from './text/action-words.ts';
import { hidden, openView } from './view/hidden.ts';
import { makeView, toAct } from './view/make-view.ts';
import type { HxView } from './view.ts';
import { Random } from '../../kernel/rng.ts';

/** Rises with every change of cards, maps or rules that lets an old match replay differently. */
const CONTENT_VERSION = 1;

const keys = new Int32Array(MAX_ACTIONS);

function actionKeys(s: HxState): number[] {
  return Array.from(keys.subarray(0, listActions(s, keys, false)));
}

function create(config: unknown, seed: string, driver: FlowDriver<HxState> = compiled): HxState {
  const problems = checkConfig(config);
  if (problems.length > 0) throw new InvalidConfig(problems);
  const s = setUp(hxConfigSchema.parse(config), seed);
  driver.start(s);
  settle(s, compiled, driver, handleAgenda);
  return s;
}

function apply(s: HxState, action: HxAction, driver: FlowDriver<HxState> = compiled): void {
  const seat = toAct(s);
  const key = encode(action);
  if (seat === null || !actionKeys(s).includes(key))
    throw new IllegalAction(seat === null ? 'The game is over.' : (whyNot(s, seat, action) ?? 'That is not possible now.'));
  playKey(s, key, driver);
}

export const hexforge: Game<HxState, HxAction, HxView, HxEvent> = {
  id: 'hexforge',
  title: 'Hexforge',
  seats: { min: 2, max: 2 },
  contentVersion: CONTENT_VERSION,
  flow,
  flowFunctions,
  compiled,
  config: hxConfigSchema,
  action: hxActionSchema,
  search,
  coverage,
  library,
  balance,
  checkConfig,
  seriesConfig,
  rotateSeats(config) {
    const c = config as HxConfig;
    return { ...c, loadouts: [c.loadouts[1], c.loadouts[0]], firstSeat: c.firstSeat === null ? null : 1 - c.firstSeat };
  },
  create,
  toAct,
  actions: (s) => (toAct(s) === null ? [] : actionKeys(s).map(decode)),
  apply,
  key: (_s, action) => encode(action),
  decode: (_s, key) => decode(key),
  legal: (s, out) => listActions(s, out, false),
  play: playKey,
  candidates: (s, out) => listActions(s, out, true),
  routine,
  concede(s, seat, driver = compiled) {
    concede(s, seat);
    settle(s, compiled, driver, handleAgenda);
  },
  clone: cloneState,
  hash: hashState,
  view: makeView,
  openView,
  hidden,
  determinize,
  why: (view, history, intent) => whyNot(determinize(view, history, new Random('why')), view.me!.seat, intent),
  preview: previewAction,
  locks: (view, _history, action) => locks(view, action),
  describe: actionWords,
  query: answer,
  auto,
  evaluate,
  outcome: (s) => s.result,
  seatCount: () => 2,
};
