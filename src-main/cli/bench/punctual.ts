import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { BotRequest } from '../../../src-shared/bots/index.ts';
import { BotCrew } from '../../host/bots/crew.ts';
import { BotCancelled, BotRunner } from '../../host/bots/bot-runner.ts';
import type { SpawnBotPort } from '../../host/bots/port.ts';

/** The level that searches longest, and the bot whose search nothing but the clock ends. */
const PATIENT = 'grandmaster';
const CLOCKED = 'ismcts';
const LONG_MS = 8000;
const BEFORE_CANCEL_MS = 200;
/** Caps that choices are asked with in turns. Longer ones are kept in the same way and would only take longer. */
const CAPS_MS = [60, 150, 450];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest that a process whose question is withdrawn went on with it: the next question is answered so much later. */
export async function slowestCancel(spawnBot: SpawnBotPort, requests: readonly BotRequest[]): Promise<number> {
  const runner = new BotRunner(spawnBot);
  let slowest = 0;
  try {
    for (const request of requests) {
      await runner.choose('random', request);
      const withdrawn = runner.choose(PATIENT, { ...request, budget: { ms: LONG_MS } }).catch((error: unknown) => {
        if (!(error instanceof BotCancelled)) throw error;
      });
      await wait(BEFORE_CANCEL_MS);
      const cancelled = performance.now();
      runner.cancel();
      await runner.choose('random', request);
      slowest = Math.max(slowest, performance.now() - cancelled);
      await withdrawn;
    }
    return Math.round(slowest);
  } finally {
    await runner.close();
  }
}

/** Load for every core. */
const busyMachine = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));

export interface CapFigures {
  choices: number;
  /** By how many milliseconds the latest answer came after its cap; below 0 if none did. */
  worstMs: number;
  /** Answers that came more than the grace after it. */
  late: number;
}

/** How much later than its cap a choice may be answered. */
export const CAP_GRACE_MS = 100;

/** Asks a crew, as a match does, for so many choices while the machine has other things to do, and logs how long each takes. */
export async function keptCaps(spawnBot: SpawnBotPort, requests: readonly BotRequest[], choices: number): Promise<CapFigures> {
  const crew = new BotCrew(spawnBot);
  const others = busyMachine();
  const log: number[] = [];
  try {
    await crew.choose(CLOCKED, { ...requests[0], budget: { ms: LONG_MS / 8 } });
    for (let i = 0; i < choices; i++) {
      const ms = CAPS_MS[i % CAPS_MS.length];
      const asked = performance.now();
      await crew.choose(CLOCKED, { ...requests[i % requests.length], budget: { ms }, seed: `cap ${i}` });
      log.push(performance.now() - asked - ms);
    }
  } finally {
    for (const other of others) other.kill();
    await crew.close();
  }
  return { choices, worstMs: Math.round(Math.max(...log)), late: log.filter((ms) => ms > CAP_GRACE_MS).length };
}
