import { keyedGame } from '../../kernel/keyed.ts';
import { dkActionSchema, type DkAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto } from './auto.ts';
import { balance } from './balance.ts';
import { checkConfig, dkConfigSchema, type DkConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import { content } from './content.ts';
import { compiled, playKey } from './engine.ts';
import { coverage } from './coverage.ts';
import type { DkEventTold } from './events.ts';
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
import { candidates } from './search/candidates.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize.ts';
import { search } from './search/hints.ts';
import { forSeats, rotateSeats, seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import { MAX_SEATS, MIN_SEATS, type DkState } from './state.ts';
import { targets } from './targets.ts';
import { actionWords } from './text/action-words.ts';
import type { DkView } from './view.ts';
import { hidden } from './view/hidden.ts';
import { makeView } from './view/make-view.ts';

/**
 * Kinds of question that need public facts alone. A block is answered behind the same curtain as the response that follows, and the
 * initiative behind the one behind which a person sees the first hand.
 */
const OPEN: readonly string[] = ['window', 'aim', 'reflect', 'wreck'];

export const deckforge = keyedGame<DkState, DkAction, DkView, DkEventTold, DkConfig>(
  {
    config: dkConfigSchema,
    setUp,
    handleAgenda,
    list: listActions,
    mostActions: MAX_ACTIONS,
    encode,
    whyNot,
    concede,
  },
  {
    id: 'deckforge',
    title: 'Deckforge',
    seats: { min: MIN_SEATS, max: MAX_SEATS },
    contentVersion: CONTENT_VERSION,
    library,
    lessons: LESSONS,
    picks,
    content,
    compiled,
    checkConfig,
    toAct,
    decode,
    play: playKey,
    flow,
    flowFunctions,
    action: dkActionSchema,
    search,
    targets,
    coverage,
    balance,
    seriesConfig,
    forSeats,
    rotateSeats,
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
    isOpen: ({ choice, seats }) => choice !== null && (OPEN.includes(choice.kind) || seats[choice.seat].handCount === 0),
    isReply: ({ choice, active }) => choice !== null && choice.kind === 'respond' && choice.seat !== active,
    evaluate,
    turn: (s) => s.turn,
    seatCount: (s) => s.seats.length,
  },
);
