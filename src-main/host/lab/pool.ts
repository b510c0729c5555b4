import { fromWorkerSchema } from '../../arena/messages.ts';
import type { FromWorker, ToWorker } from '../../arena/messages.ts';
import type { BotPort, SpawnBotPort } from '../bots/port.ts';
import { realClock } from '../env/clock.ts';
import type { Clock } from '../env/clock.ts';

/** Retry limit: processes that one order may bring down before it counts as lost. */
const MAX_DEATHS = 2;
const QUIT_MS = 500;

export interface PoolEvents<Order, Result> {
  finished(result: Result, order: Order): void;
  /** The order failed: the worker's error, or how its last process ended. */
  lost(order: Order, reason: string): void;
  /** The processes do not start. No event follows. */
  failed(reason: string): void;
  /** All orders are finished or lost. */
  drained(): void;
}

interface Task<Order> {
  id: number;
  order: Order;
  deaths: number;
}

interface Worker<Order> {
  port: BotPort;
  ready: boolean;
  paused: boolean;
  task: Task<Order> | null;
}

/**
 * Worker pool with a queue of orders. The concurrency limit can change at any time: workers above it pause in the middle of an order. A
 * process that dies is replaced and its order restarted.
 */
export class WorkerPool<Order, Result> {
  readonly #spawn: SpawnBotPort;
  readonly #clock: Clock;
  readonly #events: PoolEvents<Order, Result>;
  readonly #queue: Task<Order>[];
  /** Concurrency limit: workers with an index below it run, the others pause. */
  readonly #workers: Worker<Order>[] = [];
  #limit = 0;
  #closing: (() => void) | null = null;
  #closed = false;

  constructor(spawn: SpawnBotPort, orders: readonly Order[], events: PoolEvents<Order, Result>, clock: Clock = realClock) {
    this.#clock = clock;
    this.#spawn = spawn;
    this.#events = events;
    this.#queue = orders.map((order, id) => ({ id, order, deaths: 0 })).reverse();
  }

  /** Changes the concurrency limit. */
  setConcurrency(count: number): void {
    this.#limit = count;
    this.#schedule();
  }

  /** Ends all processes within a timeout. Unfinished orders are dropped. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#workers.length === 0) return;
    const gone = new Promise<void>((resolve) => (this.#closing = resolve));
    for (const worker of this.#workers) this.#post(worker, { quit: true });
    const timer = this.#clock.after(QUIT_MS, () => {
      for (const { port } of this.#workers) port.kill();
    });
    await gone;
    timer.cancel();
  }

  /** Gives every worker below the limit an order, and pauses those above it. */
  #schedule(): void {
    if (this.#closed) return;
    while (this.#workers.length < this.#limit && this.#queue.length > 0) this.#startWorker();
    this.#workers.forEach((worker, index) => {
      const pauses = index >= this.#limit;
      if (pauses !== worker.paused) {
        worker.paused = pauses;
        if (worker.ready) this.#post(worker, { rest: pauses });
      }
      if (!pauses && worker.ready && worker.task === null) this.#assign(worker);
    });
    if (this.#queue.length === 0 && this.#workers.every(({ task }) => task === null)) {
      this.#closed = true;
      this.#events.drained();
    }
  }

  #startWorker(): void {
    const worker: Worker<Order> = {
      port: this.#spawn({
        onMessage: (text) => this.#receive(worker, text),
        onGone: (reason) => this.#gone(worker, reason),
      }),
      ready: false,
      paused: false,
      // Assigned at the start, so that no more processes start than there are orders.
      task: this.#queue.pop()!,
    };
    this.#workers.push(worker);
  }

  #assign(worker: Worker<Order>): void {
    const task = this.#queue.pop();
    if (!task) return;
    worker.task = task;
    this.#post(worker, { id: task.id, order: task.order });
  }

  #receive(worker: Worker<Order>, text: string): void {
    const message = fromWorkerSchema.parse(JSON.parse(text)) as FromWorker;
    if (this.#closed) return;
    const { task } = worker;
    if ('ready' in message) {
      worker.ready = true;
      if (worker.paused) this.#post(worker, { rest: true });
      if (task) this.#post(worker, { id: task.id, order: task.order });
      return;
    }
    if (task === null || task.id !== message.id) return;
    worker.task = null;
    if ('error' in message) this.#events.lost(task.order, message.error);
    else this.#events.finished(message.result as Result, task.order);
    this.#schedule();
  }

  #gone(worker: Worker<Order>, reason: string): void {
    this.#workers.splice(this.#workers.indexOf(worker), 1);
    if (this.#closed) {
      if (this.#workers.length === 0) this.#closing?.();
      return;
    }
    const { task } = worker;
    if (task && ++task.deaths >= MAX_DEATHS) {
      if (!worker.ready) {
        this.#closed = true;
        this.#events.failed(reason);
        return;
      }
      this.#events.lost(task.order, reason);
    } else if (task) {
      this.#queue.push(task);
    }
    // Never from inside an exit listener: Electron may crash on messages posted there.
    this.#clock.soon(() => this.#schedule());
  }

  #post(worker: Worker<Order>, message: ToWorker): void {
    worker.port.post(JSON.stringify(message));
  }
}
