import { fromWorkerSchema } from '../../workers/bot-messages.ts';
import type { FromWorker, ToWorker } from '../../workers/bot-messages.ts';
import type { BotAnswer, BotRequest } from '../../../src-shared/bots/types.ts';
import { realClock } from '../env/clock.ts';
import type { Clock, Timer } from '../env/clock.ts';
import { awakeTimer } from './awake-timer.ts';
import type { BotPort, SpawnBotPort } from './port.ts';

/** Timeout of an answer beyond its budget; generous, for busy machines. */
const GRACE_MS = 1500;
/** Up to this total the whole grace applies; a longer budget gets only `LAST_GRACE_MS`. */
const GENEROUS_UNTIL_MS = 3000;
const LAST_GRACE_MS = 400;
/** Timeout of a starting process. */
const START_MS = 10_000;
/** How long a request waits for a process to start where the last one did not, or where a person asked for the answer now. */
const SHORT_START_MS = 1500;
const NO_START = 'it did not start';
/** Retry limit: processes that one request may bring down before it fails. */
const MAX_DEATHS = 3;
const QUIT_MS = 500;

/** The request was cancelled; its answer is ignored. */
export class BotCancelled extends Error {
  override readonly name = 'BotCancelled';
}

/** No process could answer; the message says what happened last. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
}

interface Pending {
  id: number;
  bot: string;
  request: BotRequest;
  /** Processes that died while they handled it. */
  deaths: number;
  /** To be answered at once, with the best action found so far. */
  hurried: boolean;
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

/**
 * Supervisor of one bot process: starts it on demand, sends one request at a time, and restarts it with the same request when it dies. A
 * process over its time limit is killed and its request fails without a retry, which would take as long again. Where a process did not
 * start, later requests wait for the next one only briefly.
 */
export class BotRunner {
  readonly #spawn: SpawnBotPort;
  readonly #clock: Clock;
  #port: BotPort | null = null;
  #ready = false;
  #pending: Pending | null = null;
  /** The last process ended before it was ready. */
  #failedToStart = false;
  /** Ends the process that starts or thinks too long. */
  #timer: Timer | null = null;
  /** Ends the wait of the pending request for a start. */
  #patience: Timer | null = null;
  #lastId = 0;
  #closing: (() => void) | null = null;
  #closed = false;

  constructor(spawn: SpawnBotPort, clock: Clock = realClock) {
    this.#clock = clock;
    this.#spawn = spawn;
  }

  /** Starts the process ahead of the first request. */
  warm(): void {
    if (!this.#closed && this.#port === null) this.#start();
  }

  /**
   * Asks a bot. Cancels the pending request.
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
      else if (this.#failedToStart) this.#waitBriefly();
    });
  }

  /** Asks for the pending answer now, with the best action found so far. */
  hurry(): void {
    const pending = this.#pending;
    if (pending === null || pending.hurried) return;
    pending.hurried = true;
    if (this.#ready) this.#post({ cancel: pending.id });
    else this.#waitBriefly();
  }

  /** Cancels the pending request. The process may still be busy; the next request is queued in its channel meanwhile. */
  cancel(): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#dropPending();
    if (this.#ready) this.#post({ cancel: pending.id });
    pending.reject(new BotCancelled('withdrawn'));
  }

  /** Graceful shutdown: asks the process to quit, and kills it after a timeout. */
  async close(): Promise<void> {
    this.cancel();
    this.#closed = true;
    this.#clearTimer();
    if (this.#port === null) return;
    const gone = new Promise<void>((resolve) => (this.#closing = resolve));
    this.#post({ quit: true });
    const timer = this.#clock.after(QUIT_MS, () => this.#port?.kill());
    await gone;
    timer.cancel();
  }

  #start(): void {
    this.#ready = false;
    // Ignores late events of a process that has been replaced.
    const port: BotPort = this.#spawn({
      onMessage: (text) => {
        if (this.#port === port) this.#receive(text);
      },
      onGone: (reason) => {
        if (this.#port === port) this.#gone(reason);
      },
    });
    this.#port = port;
    this.#arm(START_MS, NO_START);
  }

  /** The process may still come up for the next request. */
  #waitBriefly(): void {
    this.#patience ??= awakeTimer(this.#clock, SHORT_START_MS, () => {
      const pending = this.#pending;
      this.#dropPending();
      pending?.reject(new BotFailed(NO_START));
    });
  }

  #ask(): void {
    const pending = this.#pending!;
    this.#clearPatience();
    const ms = pending.request.budget.ms ?? 0;
    this.#arm(Math.min(ms + GRACE_MS, Math.max(GENEROUS_UNTIL_MS, ms + LAST_GRACE_MS)), 'it thought longer than it may');
    this.#post({ id: pending.id, bot: pending.bot, request: pending.request });
    if (pending.hurried) this.#post({ cancel: pending.id });
  }

  #receive(text: string): void {
    const parsed = fromWorkerSchema.safeParse(safeJson(text));
    if (!parsed.success) return;
    const message = parsed.data as FromWorker;
    if ('ready' in message) {
      this.#ready = true;
      this.#failedToStart = false;
      this.#clearTimer();
      if (this.#pending) this.#ask();
      return;
    }
    const pending = this.#pending;
    // Drops late answers to cancelled requests.
    if (pending === null || message.id !== pending.id) return;
    this.#dropPending();
    if ('answer' in message) pending.resolve(message.answer);
    else pending.reject(new BotFailed(message.error));
  }

  #gone(reason: string): void {
    this.#port = null;
    this.#failedToStart = !this.#ready;
    this.#ready = false;
    this.#clearTimer();
    this.#closing?.();
    const pending = this.#pending;
    if (pending === null || this.#closed) return;
    if (++pending.deaths >= MAX_DEATHS) {
      this.#dropPending();
      pending.reject(new BotFailed(reason));
      return;
    }
    // Deferred: Electron may crash on messages posted from inside an exit listener.
    this.#clock.soon(() => {
      if (this.#pending === pending) this.warm();
    });
  }

  /** Starts the timer that kills the process after `ms`; its request fails as well, without another process. */
  #arm(ms: number, reason: string): void {
    this.#clearTimer();
    this.#timer = awakeTimer(this.#clock, ms, () => {
      const port = this.#port;
      if (this.#pending) this.#pending.deaths = MAX_DEATHS;
      this.#gone(reason);
      port?.kill();
    });
  }

  /** A process that starts keeps its timer. */
  #dropPending(): void {
    this.#pending = null;
    this.#clearPatience();
    if (this.#ready) this.#clearTimer();
  }

  #clearPatience(): void {
    this.#patience?.cancel();
    this.#patience = null;
  }

  #clearTimer(): void {
    this.#timer?.cancel();
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
