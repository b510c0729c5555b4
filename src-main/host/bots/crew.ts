import { availableParallelism } from 'node:os';
import { merge } from '../../../src-shared/bots/merge.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import { levelOf, type BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { BotRunner } from './bot-runner.ts';
import type { SpawnBotPort } from './port.ts';

/** More processes are not worth their memory: searches that share nothing find the same things again and again. */
const MOST = 4;
/** Thinking shorter than this is not worth a second process. */
const WORTHWHILE_MS = 400;
/** The others are not waited for any longer once the first has answered. */
const GRACE_MS = 60;
/** So many of what was weighed is handed on: what people are told of a decision. */
const TOLD = 3;

/** One core is left to the window and the host. */
const usualSize = (): number => Math.min(MOST, Math.max(1, availableParallelism() - 1));

/** Ends by its clock alone, so that more processes look at more in the same time. */
const isPatient = (bot: string): boolean => bot === 'ismcts' || levelOf(bot as BotId)?.level === 'grandmaster';

/**
 * The bot processes of a match. Most questions go to the first. A patient search is asked in all of them at once, each
 * with luck of its own, and what they found at the root is added up. The first one's answer is the one that is waited
 * for: helpers that fail or come late only help less.
 */
export class BotCrew {
  readonly #first: BotRunner;
  readonly #helpers: BotRunner[];
  /** Of the newest question. */
  #question = 0;

  constructor(spawn: SpawnBotPort, size: number = usualSize()) {
    this.#first = new BotRunner(spawn);
    this.#helpers = Array.from({ length: size - 1 }, () => new BotRunner(spawn));
  }

  /** Starts the first process ahead of the first question. */
  warm(): void {
    this.#first.warm();
  }

  /**
   * Asks a bot. A question that is still open is withdrawn.
   * @throws BotCancelled, BotFailed (as rejections)
   */
  async choose(bot: string, request: BotRequest): Promise<BotAnswer> {
    this.cancel();
    const question = ++this.#question;
    const first = this.#first.choose(bot, request);
    if (!isPatient(bot) || (request.budget.ms ?? 0) < WORTHWHILE_MS) return told(await first);
    const found: BotAnswer[] = [];
    const helped = this.#helpers.map(async (helper, i) => {
      try {
        found.push(await helper.choose(bot, { ...request, seed: `${request.seed} ${i + 1}` }));
      } catch {
        // Withdrawn, late or dead: the first one's answer stands without it.
      }
    });
    try {
      const answer = await first;
      await Promise.race([Promise.all(helped), new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
      return told(merge([answer, ...found]));
    } finally {
      // One that was withdrawn ends when the next has begun, whose helpers are not its own to stop.
      if (question === this.#question) for (const helper of this.#helpers) helper.cancel();
    }
  }

  /** The open question is answered as soon as may be, with the best that is found by then. */
  hurry(): void {
    for (const runner of this.#all) runner.hurry();
  }

  /** Withdraws the open question. */
  cancel(): void {
    for (const runner of this.#all) runner.cancel();
  }

  /** Ends all processes, in bounded time. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map((runner) => runner.close()));
  }

  get #all(): BotRunner[] {
    return [this.#first, ...this.#helpers];
  }
}

function told(answer: BotAnswer): BotAnswer {
  const { candidates } = answer.stats;
  return candidates ? { ...answer, stats: { ...answer.stats, candidates: candidates.slice(0, TOLD) } } : answer;
}
