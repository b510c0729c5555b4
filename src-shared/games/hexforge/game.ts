import { keyedGame } from '../../kernel/keyed.ts';
import { hxActionSchema, type HxAction } from './actions.ts';
import { handleAgenda } from './agenda.ts';
import { auto, passesOn } from './auto.ts';
import { balance } from './balance.ts';
import { compiled, playKey } from './engine.ts';
import { content } from './content.ts';
import { checkConfig, hxConfigSchema, type HxConfig } from './config.ts';
import { coverage } from './coverage.ts';
import type { HxEvent } from './events.ts';
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
import { listActions } from './rules/legal.ts';
import { cloneState } from './search/clone.ts';
import { determinize } from './search/determinize/index.ts';
import { search } from './search/hints.ts';
import { seriesConfig } from './series.ts';
import { setUp } from './setup.ts';
import type { HxState } from './state.ts';
import { actionWords } from './text/action-words.ts';
import { hidden, openView } from './view/hidden.ts';
import { makeView, toAct } from './view/make-view.ts';
import type { HxView } from './view.ts';

/** Rises with every change of cards, maps or rules that lets an old match replay differently. */
const CONTENT_VERSION = 1;

export const hexforge = keyedGame<HxState, HxAction, HxView, HxEvent, HxConfig>(
  {
    config: hxConfigSchema,
    setUp,
    handleAgenda,
    list: (s, out) => listActions(s, out, false),
    mostActions: MAX_ACTIONS,
    encode,
    whyNot,
    concede,
  },
  {
    id: 'hexforge',
    title: 'Hexforge',
    seats: { min: 2, max: 2 },
    contentVersion: CONTENT_VERSION,
    content,
    compiled,
    checkConfig,
    toAct,
    decode,
    play: playKey,
    flow,
    flowFunctions,
    action: hxActionSchema,
    search,
    targets: { speed: { decisionsPerSecond: 50_000, iterationsPerSecond: 2000 } },
    coverage,
    library,
    lessons: LESSONS,
    picks,
    balance,
    seriesConfig,
    rotateSeats(config) {
      const c = config as HxConfig;
      return { ...c, loadouts: [c.loadouts[1], c.loadouts[0]], firstSeat: c.firstSeat === null ? null : 1 - c.firstSeat };
    },
    candidates: (s, out) => listActions(s, out, true),
    routine,
    clone: cloneState,
    hash: hashState,
    view: makeView,
    openView,
    hidden,
    determinize,
    foresight,
    locks,
    describe: actionWords,
    query: answer,
    auto,
    passesOn,
    isReply: ({ toAct, turnPlayer, choice }) => choice === null && toAct !== turnPlayer,
    evaluate,
    turn: (s) => s.turn,
    seatCount: () => 2,
  },
);
