import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ArenaPlan, DealResult } from './plan.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Plays deals in parallel, one child process per core, and hands over each as it is finished.
 * @throws when a child process dies
 */
export async function playDeals(
  plan: ArenaPlan,
  deals: readonly number[],
  workers: number,
  onResult: (result: DealResult) => void,
): Promise<void> {
  const queue = [...deals];
  const children: ChildProcess[] = [];
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      const first = queue.shift();
      if (first === undefined) return resolve();
      const child = fork(WORKER, [], { execArgv: ['--import', import.meta.resolve('tsx')] });
      children.push(child);
      child.on('message', (result: DealResult) => {
        onResult(result);
        const deal = queue.shift();
        if (deal === undefined) {
          child.disconnect();
          resolve();
        } else {
          child.send({ plan, deal });
        }
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => reject(new Error(`a worker process ended (${signal ?? `exit code ${code}`})`)));
      child.send({ plan, deal: first });
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, deals.length) }, serve));
  } finally {
    for (const child of children) if (child.connected) child.kill();
  }
}
