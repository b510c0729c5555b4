import { keyedGame } from '../../kernel/keyed.ts';
import { lnActionSchema, type LnAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { compiled, playKey } from './engine.ts';
import { checkConfig, lnConfigSchema, type LnConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { content } from './content.ts';
import { coverage } from './coverage.ts';
import type { LnEvent } from './events.ts';
import { foresight, locks } from './explain/preview.ts';
import { answer } from './explain/query.ts';
import { whyNot } from './explain/why.ts';
import { hashState } from './fields.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';
import { evaluate } from './heuristic.ts';
import { decode, encode } from './keys.ts';
import { LESSONS } from './lessons/index.ts';
import { library } from './library.ts';
import { picks } from './picks.ts';
import { MAX_ACTIONS, routine } from './routine.ts';
import { concede } from './rules/concede.ts';
import { listActions, toAct } from './rules/legal.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { search } from './search/hints.ts';
import { seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { SEATS, type LnState } from './state.ts';
import { actionWords } from './text/action-words.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';
import type { LnView } from './view.ts';

export const laneforge = keyedGame<LnState, LnAction, LnView, LnEvent, LnConfig>(
  {
    config: lnConfigSchema,
    setUp,
    handleAgenda,
    list: listActions,
    mostActions: MAX_ACTIONS,
    encode,
    whyNot,
    concede,
  },
  {
    id: 'laneforge',
    title: 'Laneforge',
    seats: { min: SEATS, max: SEATS },
    contentVersion: CONTENT_VERSION,
    content,
    compiled,
    checkConfig,
    toAct,
    decode,
    play: playKey,
    flow,
    flowFunctions,
    action: lnActionSchema,
    search,
    targets: {
      speed: { gamesPerSecond: 3000, iterationsPerSecond: 8000 },
      againstGreedy: { search: 0.8, grandmaster: 0.9 },
    },
    balance,
    coverage,
    lessons: LESSONS,
    library,
    picks,
    seriesConfig,
    rotateSeats: (config) => ({ decks: (config as LnConfig).decks.toReversed() }),
    candidates: listActions,
    routine,
    clone: cloneState,
    hash: hashState,
    view: makeView,
    hidden,
    determinize,
    foresight,
    locks,
    describe: actionWords,
    query: answer,
    auto,
    evaluate,
    turn: (s) => s.turn,
    seatCount: () => SEATS,
  },
);
