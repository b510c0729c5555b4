import type { Game } from '../../kernel/game.ts';
import { fromKeys } from '../../kernel/keyed.ts';
import { Random } from '../../kernel/rng.ts';
import { blActionSchema, type BlAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { compiled } from './compiled.ts';
import { blConfigSchema, checkConfig, type BlConfig } from './config.ts';
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

const rules = fromKeys<BlState, BlAction, BlConfig>({
  flow: compiled,
  config: blConfigSchema,
  checkConfig,
  setUp,
  handleAgenda,
  toAct,
  list: listActions,
  mostActions: MAX_ACTIONS,
  encode,
  decode,
  play: playKey,
  whyNot,
  concede,
});

export const bladeforge: Game<BlState, BlAction, BlView, BlEvent> = {
  id: 'bladeforge',
  title: 'Bladeforge',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  contentVersion: CONTENT_VERSION,
  ...rules,
  flow,
  flowFunctions,
  action: blActionSchema,
  search,
  targets: { speed: { gamesPerSecond: 2000, iterationsPerSecond: 10_000 } },
  tableBalance,
  coverage,
  seriesConfig,
  forSeats,
  candidates,
  routine,
  clone: cloneState,
  hash: hashState,
  view: makeView,
  hidden,
  determinize,
  why: (view, history, intent) => whyNot(determinize(view, history, new Random('why')), view.viewer as number, intent),
  preview: previewAction,
  locks,
  describe: actionWords,
  query: answer,
  auto,
  // Whoever is attacked decides about what lies open: whether to block, and which part to lose.
  isOpen: ({ choice, active }) => choice !== null && choice.seat !== active,
  evaluate,
  turn: (s) => s.turn,
  outcome: (s) => s.result,
  seatCount: (s) => s.seats.length,
};
