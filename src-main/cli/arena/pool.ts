import { fileURLToPath } from 'node:url';
import { nodePort } from '../../host/bots/node-port.ts';
import { WorkerPool } from '../../host/lab/pool.ts';

/**
 * Plays deals in parallel and hands over each as it is finished. The worker module answers each order it is sent with
 * one result.
 * @param isEnough asked after each result; what is still under way is then given up
 * @throws when an order cannot be done
 */
export async function playDeals<Order extends object, Result>(
  worker: URL,
  orders: readonly Order[],
  workers: number,
  onResult: (result: Result) => void,
  isEnough: () => boolean = () => false,
): Promise<void> {
  const spawn = nodePort(fileURLToPath(worker), ['--import', import.meta.resolve('tsx')]);
  let pool: WorkerPool<Order, Result> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`a worker process: ${reason}`));
      const finished = (result: Result) => {
        onResult(result);
        if (isEnough()) resolve();
      };
      pool = new WorkerPool(spawn, orders, { finished, lost: (_order, reason) => fail(reason), failed: fail, drained: resolve });
      pool.setConcurrency(workers);
    });
  } finally {
    await pool?.close();
  }
}
