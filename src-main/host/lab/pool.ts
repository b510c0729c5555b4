import { fromWorkerSchema } from '../../arena/messages.ts';
import type { FromWorker, ToWorker } from '../../arena/messages.ts';
import type { BotPort, SpawnBotPort } from '../bots/port.ts';

/** How many processes one order may bring down before it is given up. */
const MAX_DEATHS = 2;
const QUIT_MS = 500;

export interface PoolEvents<Order, Result> {
  finished(result: Result, order: Order): void;
  /** The order cannot be done: what its worker said, or how its processes ended. */
  lost(order: Order, reason: string): void;
  /** Processes do not even start. Nothing more will come. */
  failed(reason: string): void;
  /** All orders are done or lost. */
  drained(): void;
}

interface Task<Order> {
  id: number;
  order: Order;
  deaths: number;
}

interface Hand<Order> {
  port: BotPort;
  ready: boolean;
  resting: boolean;
  task: Task<Order> | null;
}

/**
 * Worker processes that share a list of orders. How many of them may work can change at any time: the others rest in
 * the middle of what they do. A process that dies is replaced, and its order begun again.
 */
export class WorkerPool<Order, Result> {
  readonly #spawn: SpawnBotPort;
  readonly #events: PoolEvents<Order, Result>;
  readonly #queue: Task<Order>[];
  /** The first of them work, the others rest. */
  readonly #hands: Hand<Order>[] = [];
  #working = 0;
  #closing: (() => void) | null = null;
  #closed = false;

  constructor(spawn: SpawnBotPort, orders: readonly Order[], events: PoolEvents<Order, Result>) {
    this.#spawn = spawn;
    this.#events = events;
    this.#queue = orders.map((order, id) => ({ id, order, deaths: 0 })).reverse();
  }

  /** From now on so many may work at once. */
  setWorking(count: number): void {
    this.#working = count;
    this.#settle();
  }

  /** Ends all processes, in bounded time; what is under way is not finished. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#hands.length === 0) return;
    const gone = new Promise<void>((resolve) => (this.#closing = resolve));
    for (const hand of this.#hands) this.#post(hand, { quit: true });
    const timer = setTimeout(() => {
      for (const { port } of this.#hands) port.kill();
    }, QUIT_MS);
    await gone;
    clearTimeout(timer);
  }

  /** Gives everybody who may work something to do, and sends the others to rest. */
  #settle(): void {
    if (this.#closed) return;
    while (this.#hands.length < this.#working && this.#queue.length > 0) this.#hire();
    this.#hands.forEach((hand, index) => {
      const rests = index >= this.#working;
      if (rests !== hand.resting) {
        hand.resting = rests;
        if (hand.ready) this.#post(hand, { rest: rests });
      }
      if (!rests && hand.ready && hand.task === null) this.#give(hand);
    });
    if (this.#queue.length === 0 && this.#hands.every(({ task }) => task === null)) {
      this.#closed = true;
      this.#events.drained();
    }
  }

  #hire(): void {
    const hand: Hand<Order> = {
      port: this.#spawn({
        onMessage: (text) => this.#receive(hand, text),
        onGone: (reason) => this.#gone(hand, reason),
      }),
      ready: false,
      resting: false,
      // Its own from the start, so that no more processes are started than there are orders.
      task: this.#queue.pop()!,
    };
    this.#hands.push(hand);
  }

  #give(hand: Hand<Order>): void {
    const task = this.#queue.pop();
    if (!task) return;
    hand.task = task;
    this.#post(hand, { id: task.id, order: task.order });
  }

  #receive(hand: Hand<Order>, text: string): void {
    const message = fromWorkerSchema.parse(JSON.parse(text)) as FromWorker;
    if (this.#closed) return;
    const { task } = hand;
    if ('ready' in message) {
      hand.ready = true;
      if (hand.resting) this.#post(hand, { rest: true });
      if (task) this.#post(hand, { id: task.id, order: task.order });
      return;
    }
    if (task === null || task.id !== message.id) return;
    hand.task = null;
    if ('error' in message) this.#events.lost(task.order, message.error);
    else this.#events.finished(message.result as Result, task.order);
    this.#settle();
  }

  #gone(hand: Hand<Order>, reason: string): void {
    this.#hands.splice(this.#hands.indexOf(hand), 1);
    if (this.#closed) {
      if (this.#hands.length === 0) this.#closing?.();
      return;
    }
    const { task } = hand;
    if (task && ++task.deaths >= MAX_DEATHS) {
      if (!hand.ready) {
        this.#closed = true;
        this.#events.failed(reason);
        return;
      }
      this.#events.lost(task.order, reason);
    } else if (task) {
      this.#queue.push(task);
    }
    // Never from inside an exit listener: Electron may crash on messages posted there.
    setImmediate(() => this.#settle());
  }

  #post(hand: Hand<Order>, message: ToWorker): void {
    hand.port.post(JSON.stringify(message));
  }
}
