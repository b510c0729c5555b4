import { briefly } from '../host-error.ts';
import { isMidway } from '../../../src-shared/bots/lookahead.ts';
import type { BotOutlook } from '../../../src-shared/bots/outlook.ts';
import type { BotAnswer, BotBudget, BotRequest } from '../../../src-shared/bots/types.ts';
import { Recording, recordInto, type GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction, PriorityWishes } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Hint } from '../../../src-shared/protocol/replay.ts';
import { BotCancelled } from '../bots/bot-runner.ts';
import type { BotCrew } from '../bots/crew.ts';
import type { Env } from '../env/env.ts';
import { HostError } from '../host-error.ts';
import { actionInWords } from './action-words.ts';
import { revealsInformation, type Timeline } from './timeline.ts';

/** The bot that advises, and its budget. */
const ADVISER = 'grandmaster';
const ADVICE_MS = 1500;

/** Extra budget for each further step of the choice; the search continues from the tree of the step before. */
const STEP_MS = 300;
/** Limit on further steps. */
const MOST_STEPS = 6;

/**
 * The action that the grandmaster would take in the seat, with the further steps of the same choice (a card and its lane, an order and its
 * path). The bot gets the seat's view and history only, so the advice reveals nothing that the seat may not know.
 * @param wishes the seat's auto-pass settings: decisions that they answer are skipped
 * @throws HostError `illegal`, `stale`, `failed`
 */
export async function adviceFor(timeline: Timeline, seat: Seat, crew: BotCrew, wishes: PriorityWishes, env: Env): Promise<Hint> {
  const { game, state } = timeline;
  if (game.actions(state).length === 1) throw new HostError('illegal', 'There is only one thing to do.');
  let moment: Moment = { state: game.clone(state), history: timeline.history(seat) };
  let answer = await answerOf(crew.choose(ADVISER, requestFor(env, game, seat, moment, { ms: ADVICE_MS })));
  const { action } = answer;
  const { iterations, candidates = [] } = answer.stats;
  if (candidates.length === 0) throw new HostError('failed', 'No advice could be had.');
  const view = game.view(state, seat);
  const weighed = candidates.map((one) => ({ words: actionInWords(game, view, one.action), visits: one.visits, value: one.value }));

  const further: Hint['further'] = [];
  while (further.length < MOST_STEPS) {
    const next = imagined(timeline, seat, moment, answer.action, wishes);
    if (next === null) break;
    moment = next;
    answer = await answerOf(crew.choose(ADVISER, requestFor(env, game, seat, moment, { ms: STEP_MS }, answer.stats.outlook)));
    further.push({ action: answer.action, words: actionInWords(game, game.view(moment.state, seat), answer.action) });
  }
  return { action, further, iterations, weighed };
}

/** A position, and the events that the seat has been told by then. */
interface Moment {
  state: GameState;
  history: GameEvent[];
}

function requestFor(env: Env, game: Game, seat: Seat, { state, history }: Moment, budget: BotBudget, outlook?: BotOutlook): BotRequest {
  const seed = env.random(8).toString('hex');
  return { game: game.id, view: game.view(state, seat), actions: game.actions(state), history, budget, seed, outlook };
}

/**
 * The next step of the choice that the action begins or continues, on a copy of the state. Null when the choice ends there, or when the
 * action would reveal hidden information: the best continuation depends on it.
 */
function imagined({ game, header }: Timeline, seat: Seat, before: Moment, action: GameAction, wishes: PriorityWishes): Moment | null {
  const state = game.clone(before.state);
  const cut = new Recording(header.seats.length);
  for (let deed: GameAction | null = action; deed !== null;) {
    const done = deed;
    recordInto(cut, () => game.apply(state, done));
    const drawn = state.rng.drawn - before.state.rng.drawn;
    if (revealsInformation(game, state, seat, drawn, cut) || !isMidway(game, state)) return null;
    deed = game.auto(game.view(state, seat), game.actions(state), wishes, false);
  }
  return { state, history: [...before.history, ...cut.seats[seat]] };
}

async function answerOf(asked: Promise<BotAnswer>): Promise<BotAnswer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BotCancelled) throw new HostError('stale', 'The position has changed since; ask again.');
    throw new HostError('failed', `No advice could be had: ${briefly(error)}.`);
  }
}
