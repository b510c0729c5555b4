import { keyedGame } from '../../kernel/keyed.ts';
import { blActionSchema, type BlAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { compiled, playKey } from './engine.ts';
import { blConfigSchema, checkConfig, type BlConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { content } from './content.ts';
import { coverage } from './coverage.ts';
import type { BlEvent } from './events.ts';
import { foresight, locks } from './explain/preview.ts';
import { answer } from './explain/query.ts';
import { whyNot } from './explain/why.ts';
import { hashState } from './fields.ts';
import { flow } from './flow.ts';
import { flowFunctions } from './flow-functions.ts';
import { evaluate } from './heuristic.ts';
import { decode, encode } from './keys.ts';
import { MAX_ACTIONS, routine } from './routine.ts';
import { LESSONS } from './lessons/index.ts';
import { concede } from './rules/concede.ts';
import { listActions, toAct } from './rules/legal.ts';
import { candidates } from './search/candidates.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { search } from './search/hints.ts';
import { forSeats, seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { MAX_SEATS, MIN_SEATS, type BlState } from './state.ts';
import { tableBalance } from './table-balance.ts';
import { actionWords } from './text/action-words.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';
import type { BlView } from './view.ts';

export const bladeforge = keyedGame<BlState, BlAction, BlView, BlEvent, BlConfig>(
  {
    config: blConfigSchema,
    setUp,
    handleAgenda,
    list: listActions,
    mostActions: MAX_ACTIONS,
    encode,
    whyNot,
    concede,
  },
  {
    id: 'bladeforge',
    title: 'Bladeforge',
    seats: { min: MIN_SEATS, max: MAX_SEATS },
    contentVersion: CONTENT_VERSION,
    content,
    compiled,
    checkConfig,
    toAct,
    decode,
    play: playKey,
    flow,
    flowFunctions,
    action: blActionSchema,
    search,
    targets: { speed: { gamesPerSecond: 2000, iterationsPerSecond: 10_000 } },
    lessons: LESSONS,
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
    foresight,
    locks,
    describe: actionWords,
    query: answer,
    auto,
    // The target's decisions need public facts alone: whether to block, and which part to lose.
    isOpen: ({ choice, active }) => choice !== null && choice.seat !== active,
    evaluate,
    turn: (s) => s.turn,
    seatCount: (s) => s.seats.length,
  },
);
