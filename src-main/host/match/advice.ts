import { randomBytes } from 'node:crypto';
import type { BotAnswer } from '../../../src-shared/bots/types.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { Hint } from '../../../src-shared/protocol/replay.ts';
import { BotCancelled } from '../bots/bot-runner.ts';
import type { BotCrew } from '../bots/crew.ts';
import { HostError } from '../host-error.ts';
import { actionInWords } from './action-words.ts';
import type { Timeline } from './timeline.ts';

/** Who is asked for advice, and how long it may think. */
const ADVISER = 'grandmaster';
const ADVICE_MS = 1500;

/**
 * What a bot would do in the seat that decides now. It is asked as a bot in that seat would be, from the seat's own
 * view and history, so its advice tells nothing that the seat's person could not know.
 * @throws HostError
 */
export async function adviceFor(timeline: Timeline, seat: Seat, crew: BotCrew): Promise<Hint> {
  const { game, state } = timeline;
  const actions = game.actions(state);
  if (actions.length === 1) throw new HostError('illegal', 'There is only one thing to do.');
  const view = game.view(state, seat);
  const request = {
    game: game.id,
    view,
    actions,
    history: timeline.history(seat),
    budget: { ms: ADVICE_MS },
    seed: randomBytes(8).toString('hex'),
  };
  const { iterations, candidates = [] } = (await answerOf(crew.choose(ADVISER, request))).stats;
  if (candidates.length === 0) throw new HostError('failed', 'No advice could be had.');
  const weighed = candidates.map(({ action, visits, value }) => ({ words: actionInWords(game, view, action), visits, value }));
  return { action: candidates[0].action, iterations, weighed };
}

async function answerOf(asked: Promise<BotAnswer>): Promise<BotAnswer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BotCancelled) throw new HostError('stale', 'The position has changed since; ask again.');
    throw new HostError('failed', `No advice could be had: ${(error as Error).message}.`);
  }
}
