import type { HostLine } from '../workers/serve-bots.ts';
import { toWorkerSchema, type FromWorker } from './messages.ts';
import type { Work } from './work.ts';

/** How long a worker runs before it yields to the event loop. */
const SLICE_MS = 10;

/** Begins what an order asks for. */
export type Begin<Order, Result> = (order: Order) => Work<Result> | Promise<Work<Result>>;

/** A worker's end of the channel: carries out orders in sequence, and pauses in the middle of one when told to. */
export function serveWork<Order, Result>(line: HostLine, begin: Begin<Order, Result>, quit: () => void): void {
  let resting = false;
  /** What goes on where it stopped. */
  let held: (() => void) | null = null;
  const send = (message: FromWorker) => line.post(JSON.stringify(message));

  const go = (id: number, work: Work<Result>): void => {
    if (resting) {
      held = () => go(id, work);
      return;
    }
    try {
      const until = performance.now() + SLICE_MS;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      if (step.done) send({ id, result: step.value });
      else setImmediate(go, id, work);
    } catch (error) {
      send({ id, error: inWords(error) });
    }
  };

  const take = async (id: number, order: Order): Promise<void> => {
    try {
      go(id, await begin(order));
    } catch (error) {
      send({ id, error: inWords(error) });
    }
  };

  line.onMessage((text) => {
    const message = toWorkerSchema.parse(JSON.parse(text));
    if ('quit' in message) {
      quit();
    } else if ('rest' in message) {
      resting = message.rest;
      if (resting) return;
      const goOn = held;
      held = null;
      goOn?.();
    } else {
      void take(message.id, message.order as Order);
    }
  });
  send({ ready: true });
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
