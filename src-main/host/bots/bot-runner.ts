import { fromWorkerSchema } from '../../workers/bot-messages.ts';
import type { FromWorker, ToWorker } from '../../workers/bot-messages.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import type { BotPort, SpawnBotPort } from './port.ts';

/** Over its budget by so much a bot counts as hung: a busy machine is forgiven a good deal… */
const GRACE_MS = 1500;
/** …but not beyond this; who was given longer anyway gets only so much more. */
const GENEROUS_UNTIL_MS = 3000;
const LAST_GRACE_MS = 400;
/** A process that is not ready by then counts as hung too. */
const START_MS = 10_000;
/** How many processes one question may bring down before it is given up. */
const MAX_DEATHS = 3;
const QUIT_MS = 500;

/** The request was withdrawn; its bot's answer does not matter any more. */
export class BotCancelled extends Error {
  override readonly name = 'BotCancelled';
}

/** No process could answer; the words say what happened each time. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
}

interface Pending {
  id: number;
  bot: string;
  request: BotRequest;
  /** Processes that died over it. */
  deaths: number;
  /** The best that it has at once is good enough. */
  hurried: boolean;
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

/**
 * One bot process behind one object: it is started when needed, asked one thing at a time, and started again with the
 * same request when it dies. One that thinks longer than it may is killed, and its question given up: asking again
 * would take as long again.
 */
export class BotRunner {
  readonly #spawn: SpawnBotPort;
  #port: BotPort | null = null;
  #ready = false;
  #pending: Pending | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastId = 0;
  #closing: (() => void) | null = null;
  #closed = false;

  constructor(spawn: SpawnBotPort) {
    this.#spawn = spawn;
  }

  /** Starts the process ahead of the first question. */
  warm(): void {
    if (!this.#closed && this.#port === null) this.#start();
  }

  /**
   * Asks a bot. A question that is still open is withdrawn.
   * @throws BotCancelled, BotFailed (as rejections)
   */
  choose(bot: string, request: BotRequest): Promise<BotAnswer> {
    this.cancel();
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new BotCancelled('the match is closed'));
        return;
      }
      this.#pending = { id: ++this.#lastId, bot, request, deaths: 0, hurried: false, resolve, reject };
      this.warm();
      if (this.#ready) this.#ask();
    });
  }

  /** The open question is to be answered at once, with the best that is found by then. */
  hurry(): void {
    const pending = this.#pending;
    if (pending === null || pending.hurried) return;
    pending.hurried = true;
    if (this.#ready) this.#post({ cancel: pending.id });
  }

  /** Withdraws the open question. The process gets a moment to notice; the next question does not wait for it. */
  cancel(): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    this.#clearTimer();
    if (this.#ready) this.#post({ cancel: pending.id });
    pending.reject(new BotCancelled('withdrawn'));
  }

  /** Ends the process: asks it to, waits a bounded time, then kills. */
  async close(): Promise<void> {
    this.cancel();
    this.#closed = true;
    this.#clearTimer();
    if (this.#port === null) return;
    const gone = new Promise<void>((resolve) => (this.#closing = resolve));
    this.#post({ quit: true });
    const timer = setTimeout(() => this.#port?.kill(), QUIT_MS);
    await gone;
    clearTimeout(timer);
  }

  #start(): void {
    this.#ready = false;
    // A port that is already replaced may still report; only the present one counts.
    const port: BotPort = this.#spawn({
      onMessage: (text) => {
        if (this.#port === port) this.#receive(text);
      },
      onGone: (reason) => {
        if (this.#port === port) this.#gone(reason);
      },
    });
    this.#port = port;
    this.#arm(START_MS, 'it did not start', false);
  }

  #ask(): void {
    const pending = this.#pending!;
    const ms = pending.request.budget.ms ?? 0;
    this.#arm(Math.min(ms + GRACE_MS, Math.max(GENEROUS_UNTIL_MS, ms + LAST_GRACE_MS)), 'it thought longer than it may', true);
    this.#post({ id: pending.id, bot: pending.bot, request: pending.request });
    if (pending.hurried) this.#post({ cancel: pending.id });
  }

  #receive(text: string): void {
    const parsed = fromWorkerSchema.safeParse(safeJson(text));
    if (!parsed.success) return;
    const message = parsed.data as FromWorker;
    if ('ready' in message) {
      this.#ready = true;
      this.#clearTimer();
      if (this.#pending) this.#ask();
      return;
    }
    const pending = this.#pending;
    // Answers to withdrawn questions arrive late and are dropped.
    if (pending === null || message.id !== pending.id) return;
    this.#pending = null;
    this.#clearTimer();
    if ('answer' in message) pending.resolve(message.answer);
    else pending.reject(new BotFailed(message.error));
  }

  #gone(reason: string): void {
    this.#port = null;
    this.#ready = false;
    this.#clearTimer();
    this.#closing?.();
    const pending = this.#pending;
    if (pending === null || this.#closed) return;
    if (++pending.deaths >= MAX_DEATHS) {
      this.#pending = null;
      pending.reject(new BotFailed(reason));
      return;
    }
    // Never from inside an exit listener: Electron may crash on messages posted there.
    setImmediate(() => {
      if (this.#pending === pending) this.warm();
    });
  }

  /** Kills the process after `ms`; with `final` its question is given up as well. */
  #arm(ms: number, reason: string, final: boolean): void {
    this.#clearTimer();
    this.#timer = setTimeout(() => {
      const port = this.#port;
      if (final && this.#pending) this.#pending.deaths = MAX_DEATHS;
      this.#gone(reason);
      port?.kill();
    }, ms);
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #post(message: ToWorker): void {
    this.#port?.post(JSON.stringify(message));
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
