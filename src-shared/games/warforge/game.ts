import { keyedGame } from '../../kernel/keyed.ts';
import { wrActionSchema, type WrAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { checkConfig, wrConfigSchema, type WrConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { content } from './content.ts';
import { coverage } from './coverage.ts';
import { compiled, playKey } from './engine.ts';
import type { WrEvent } from './events.ts';
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
import { concede } from './rules/end.ts';
import { candidates, legal, toAct } from './rules/legal.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { search } from './search/hints.ts';
import { seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { SEATS, type WrState } from './state.ts';
import { actionWords } from './text/action-words.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';
import type { WrView } from './view.ts';

export const warforge = keyedGame<WrState, WrAction, WrView, WrEvent, WrConfig>(
  {
    config: wrConfigSchema,
    setUp,
    handleAgenda,
    list: legal,
    mostActions: MAX_ACTIONS,
    encode,
    whyNot,
    concede,
  },
  {
    id: 'warforge',
    title: 'Warforge',
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
    action: wrActionSchema,
    search,
    targets: { speed: { decisionsPerSecond: 130_000, iterationsPerSecond: 8000 } },
    coverage,
    balance,
    seriesConfig,
    library,
    picks,
    lessons: LESSONS,
    rotateSeats: (config) => ({ ...(config as WrConfig), lists: (config as WrConfig).lists.toReversed() }),
    candidates,
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
