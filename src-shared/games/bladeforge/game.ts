import type { FlowDriver } from '../../kernel/flow.ts';
import { IllegalAction, InvalidConfig, type Game } from '../../kernel/game.ts';
import { Random } from '../../kernel/rng.ts';
import { settle } from '../../kernel/settle.ts';
import { blActionSchema, type BlAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { compiled } from './compiled.ts';
import { blConfigSchema, checkConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { coverage } from './coverage.ts';
import type { BlEvent } from './events.ts';
import { locks, previewAction } from './explain/preview.ts';
import { answer } from './explain/query.ts';
import { whyNot } from './explain/why.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';
import { evaluate } from './heuristic.ts';
import { decode, encode } from './keys.ts';
import { playKey } from './play-key.ts';
import { MAX_ACTIONS, routine } from './routine.ts';
import { concede } from './rules/concede.ts';
import { listActions, toAct } from './rules/legal.ts';
import { candidates } from './search/candidates.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { hashState } from './search/hash.ts';
import { search } from './search/hints.ts';
import { forSeats, seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { MAX_SEATS, MIN_SEATS, type BlState } from './state.ts';
import { tableBalance } from './table-balance.ts';
import { actionWords } from './text/action-words.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';
import type { BlView } from './view.ts';

const keys = new Int32Array(MAX_ACTIONS);

const actionKeys = (s: BlState): number[] => Array.from(keys.subarray(0, listActions(s, keys)));

function create(config: unknown, seed: string, driver: FlowDriver<BlState> = compiled): BlState {
  const problems = checkConfig(config);
  if (problems.length > 0) throw new InvalidConfig(problems);
  const s = setUp(blConfigSchema.parse(config), seed);
  driver.start(s);
  settle(s, compiled, driver, handleAgenda);
  return s;
}

function apply(s: BlState, action: BlAction, driver: FlowDriver<BlState> = compiled): void {
  const seat = toAct(s);
  const key = seat === null ? -1 : encode(action);
  if (seat === null || !actionKeys(s).includes(key))
    throw new IllegalAction(seat === null ? 'The game is over.' : (whyNot(s, seat, action) ?? 'That is not possible now.'));
  playKey(s, key, driver);
}

export const bladeforge: Game<BlState, BlAction, BlView, BlEvent> = {
  id: 'bladeforge',
  title: 'Bladeforge',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  contentVersion: CONTENT_VERSION,
  flow,
  flowFunctions,
  compiled,
  config: blConfigSchema,
  action: blActionSchema,
  search,
  tableBalance,
  coverage,
  checkConfig,
  seriesConfig,
  forSeats,
  create,
  toAct,
  actions: (s) => actionKeys(s).map(decode),
  apply,
  key: (_s, action) => encode(action),
  decode: (_s, key) => decode(key),
  legal: listActions,
  play: playKey,
  candidates,
  routine,
  concede(s, seat, driver = compiled) {
    concede(s, seat, driver);
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
  // Whoever is attacked decides about what lies open: whether to block, and which part to lose.
  isOpen: ({ choice, active }) => choice !== null && choice.seat !== active,
  evaluate,
  outcome: (s) => s.result,
  seatCount: (s) => s.seats.length,
};
