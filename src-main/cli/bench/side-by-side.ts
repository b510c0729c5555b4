import { fileURLToPath } from 'node:url';
import type { BotRequest } from '../../../src-shared/bots/index.ts';
import { BotRunner } from '../../host/bots/bot-runner.ts';
import { nodePort } from '../../host/bots/node-port.ts';
import { requestsOf, type Duel } from './duel.ts';
import { rounded } from './measure.ts';

const WORKER = fileURLToPath(new URL('./duel-worker.ts', import.meta.url));
const ROUNDS = 6;
const ROUND_MS = 1000;
/** Long enough that the round trip to a process is negligible. */
const ITERATIONS = 20_000;

/** Search iterations a second of bot processes that are asked side by side, as a crew is. */
async function rateOf(runners: readonly BotRunner[], requests: readonly BotRequest[], ms: number): Promise<number> {
  const started = performance.now();
  const rates = runners.map(async (runner, i) => {
    let iterations = 0;
    for (let next = i; performance.now() - started < ms; next++) {
      const request = { ...requests[next % requests.length], seed: `worker ${i}, question ${next}` };
      iterations += (await runner.choose('ismcts', request)).stats.iterations;
    }
    return (iterations * 1000) / (performance.now() - started);
  });
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}

/** How many times the iterations of one process two do in the same time. One and two take turns, and of each the quickest round counts. */
export async function twoBesideOne(duel: Duel, rounds = ROUNDS, ms = ROUND_MS): Promise<number> {
  const requests = requestsOf(duel, ITERATIONS);
  const spawn = nodePort(WORKER, ['--import', import.meta.resolve('tsx')]);
  const both = [new BotRunner(spawn), new BotRunner(spawn)];
  try {
    await rateOf(both, requests, ms);
    let one = 0;
    let two = 0;
    for (let round = 0; round < rounds; round++) {
      one = Math.max(one, await rateOf(both.slice(0, 1), requests, ms));
      two = Math.max(two, await rateOf(both, requests, ms));
    }
    return rounded(two / one);
  } finally {
    await Promise.all(both.map((runner) => runner.close()));
  }
}
