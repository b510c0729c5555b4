import { availableParallelism } from 'node:os';
import { merge } from '../../../src-shared/bots/merge.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import { levelOf, type BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { realClock } from '../env/clock.ts';
import type { Clock } from '../env/clock.ts';
import { BotRunner } from './bot-runner.ts';
import type { SpawnBotPort } from './port.ts';

/** Limit on processes: independent searches increasingly find the same things, and each costs memory. */
const MOST = 4;
/** Budget below which a second process gains nothing. */
const WORTHWHILE_MS = 400;
/** Time to wait for the helpers once the first process has answered. */
const GRACE_MS = 60;
/** Number of weighed actions that are kept in the answer. */
const TOLD = 3;

/** One core is left to the window and the host. */
const usualSize = (): number => Math.min(MOST, Math.max(1, availableParallelism() - 1));

/** The bot stops by its time budget alone, so that more processes search more in the same time. */
const isPatient = (bot: string): boolean => bot === 'ismcts' || levelOf(bot as BotId)?.level === 'grandmaster';

/**
 * Root parallelization: the bot processes of a match. Most requests go to the first process alone. A time-limited search runs in all of
 * them, each with a seed of its own, and the statistics of the root's actions are summed up. Only the first process is needed: helpers that
 * fail or come late are ignored.
 */
export class BotCrew {
  readonly #clock: Clock;
  readonly #first: BotRunner;
  readonly #helpers: BotRunner[];
  /** Number of the newest request. */
  #question = 0;

  constructor(spawn: SpawnBotPort, size: number = usualSize(), clock: Clock = realClock) {
    this.#clock = clock;
    this.#first = new BotRunner(spawn, clock);
    this.#helpers = Array.from({ length: size - 1 }, () => new BotRunner(spawn, clock));
  }

  /** Starts the first process ahead of the first request. */
  warm(): void {
    this.#first.warm();
  }

  /**
   * Asks a bot. Cancels the pending request.
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
        // Cancelled, late or dead: the answer of the first process stands without it.
      }
    });
    try {
      const answer = await first;
      await Promise.race([Promise.all(helped), new Promise<void>((resolve) => this.#clock.after(GRACE_MS, resolve))]);
      return told(merge([answer, ...found]));
    } finally {
      // A cancelled request ends after the next one has begun, whose helpers it must not stop.
      if (question === this.#question) for (const helper of this.#helpers) helper.cancel();
    }
  }

  /** Asks for the pending answer now, with the best action found so far. */
  hurry(): void {
    for (const runner of this.#all) runner.hurry();
  }

  /** Cancels the pending request. */
  cancel(): void {
    for (const runner of this.#all) runner.cancel();
  }

  /** Ends all processes within a timeout. */
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
