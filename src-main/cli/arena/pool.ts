import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Plays deals in parallel and hands over each as it is finished. The worker module answers each order it is sent with
 * one result.
 * @throws when a child process dies
 */
export async function playDeals<Order extends object, Result>(
  worker: URL,
  orders: readonly Order[],
  workers: number,
  onResult: (result: Result) => void,
): Promise<void> {
  const queue = [...orders];
  const children: ChildProcess[] = [];
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      const first = queue.shift();
      if (first === undefined) return resolve();
      const child = fork(fileURLToPath(worker), [], { execArgv: ['--import', import.meta.resolve('tsx')] });
      children.push(child);
      child.on('message', (result: Result) => {
        onResult(result);
        const order = queue.shift();
        if (order === undefined) {
          child.disconnect();
          resolve();
        } else {
          child.send(order);
        }
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => reject(new Error(`a worker process ended (${signal ?? `exit code ${code}`})`)));
      child.send(first);
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, orders.length) }, serve));
  } finally {
    for (const child of children) if (child.connected) child.kill();
  }
}
