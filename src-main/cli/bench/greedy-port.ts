import { createBot, decide } from '../../../src-shared/bots/index.ts';
import type { BotHooks, BotRequest } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { BotPort, SpawnBotPort } from '../../host/bots/port.ts';

export const HOOKS: BotHooks = { now: () => 0, cancelled: () => false };

/** A bot's process without the process, where not its thinking is measured. */
export function greedyPort(game: Game): SpawnBotPort {
  const bot = createBot('greedy', game);
  return ({ onMessage, onGone }): BotPort => {
    const answer = (message: object) => setImmediate(() => onMessage(JSON.stringify(message)));
    answer({ ready: true });
    return {
      post(text) {
        const { id, request, quit } = JSON.parse(text) as { id?: number; request?: BotRequest; quit?: true };
        if (quit) setImmediate(() => onGone('it was told to quit'));
        if (request) answer({ id, answer: decide(bot, request, HOOKS) });
      },
      kill: () => setImmediate(() => onGone('it was killed')),
    };
  };
}
