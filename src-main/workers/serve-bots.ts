import type { Bot, BotRequest, Thinking } from '../../src-shared/bots/types.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { BotId } from '../../src-shared/protocol/bot-ids.ts';
import { toWorkerSchema } from './bot-messages.ts';
import type { FromWorker } from './bot-messages.ts';

/** The worker's end of the channel to the host. */
export interface HostLine {
  post(text: string): void;
  onMessage(listener: (text: string) => void): void;
}

export type BotFor = (bot: string, game: string) => Bot;

/** Creates bots on first use and caches them. What a bot keeps between requests is a cache and changes no answer. */
export function botsOf(games: Readonly<Record<string, Game>>, createBot: (id: BotId, game: Game) => Bot): BotFor {
  const made = new Map<string, Bot>();
  return (bot, gameId) => {
    const key = `${bot} ${gameId}`;
    let found = made.get(key);
    if (!found) {
      const game = games[gameId];
      if (!game) throw new Error(`there is no game "${gameId}"`);
      found = createBot(bot as BotId, game);
      made.set(key, found);
    }
    return found;
  };
}

interface Question {
  id: number;
  bot: string;
  request: BotRequest;
  cancelled: boolean;
}

/** Idle time without a request before `onIdle` runs. */
const IDLE_MS = 1500;

/**
 * Answers requests in order. The event loop runs between two steps of a bot, so that a cancel is seen within milliseconds.
 */
export function serveBots(line: HostLine, botFor: BotFor, quit: () => void, onIdle?: () => void): void {
  const queue: Question[] = [];
  let idle: NodeJS.Timeout | undefined;
  const send = (message: FromWorker) => line.post(JSON.stringify(message));

  const finish = (message: FromWorker): void => {
    queue.shift();
    send(message);
    if (queue.length > 0) begin();
    else if (onIdle) idle = setTimeout(onIdle, IDLE_MS);
  };

  const step = (question: Question, thinking: Thinking): void => {
    try {
      const { done, value } = thinking.next();
      if (done) finish({ id: question.id, answer: value });
      else setImmediate(step, question, thinking);
    } catch (error) {
      finish({ id: question.id, error: inWords(error) });
    }
  };

  const begin = (): void => {
    clearTimeout(idle);
    const question = queue[0];
    const hooks = { now: () => performance.now(), cancelled: () => question.cancelled };
    try {
      step(question, botFor(question.bot, question.request.game).think(question.request, hooks));
    } catch (error) {
      finish({ id: question.id, error: inWords(error) });
    }
  };

  line.onMessage((text) => {
    const message = toWorkerSchema.parse(JSON.parse(text));
    if ('quit' in message) {
      quit();
    } else if ('cancel' in message) {
      for (const question of queue) question.cancelled ||= question.id === message.cancel;
    } else {
      queue.push({ ...message, request: message.request as unknown as BotRequest, cancelled: false });
      if (queue.length === 1) begin();
    }
  });
  send({ ready: true });
}

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));
