/** Real bot processes that die while they think: whoever takes their place answers as they would have. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { BotCancelled, BotRunner } from '../../src-main/host/bots/bot-runner.ts';
import { nodePort } from '../../src-main/host/bots/node-port.ts';
import type { SpawnBotPort } from '../../src-main/host/bots/port.ts';
import { createBot, decide, type BotHooks, type BotRequest } from '../../src-shared/bots/index.ts';
import { hexforge } from '../../src-shared/games/hexforge/game.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { HOOKS } from '../games/hooks.ts';
import { momentsOf } from '../kernel/moments.ts';
import { makeRig, openMatch, PERSON, playOut } from './support/rig.ts';

const TSX = ['--import', 'tsx'];
const LANTERN_WORKER = join(import.meta.dirname, 'support/lantern-worker.ts');
const WORKER = join(import.meta.dirname, '../../src-main/workers/bot-worker.ts');
/** A master thinks ten times as long on any machine, and its iterations end its thought long before this clock does. */
const INTO_THE_THOUGHT_MS = 100;
const CLOCK_MS = 50_000;
/** No search is over so soon. */
const STARTED_MS = 15;

const still: BotHooks = { now: () => 0, cancelled: () => false };

function hardRequest(): BotRequest {
  const game: Game = hexforge;
  const [{ state, told, seat }] = momentsOf(game, HOOKS.hexforge.config(0), 'deaths', 60, 1);
  const request = { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: told.seats[seat] };
  return JSON.parse(JSON.stringify({ ...request, budget: { ms: CLOCK_MS }, seed: 'deaths' })) as BotRequest;
}

/** Bot processes of which the first so many are killed as soon as they have been asked. */
function mortal(deaths: number): { spawn: SpawnBotPort; asked: BotRequest[]; killed: number[] } {
  const killed: number[] = [];
  const asked: BotRequest[] = [];
  const spawn: SpawnBotPort = (events) => {
    let own = 0;
    const port = nodePort(LANTERN_WORKER, TSX, (pid) => (own = pid))(events);
    return {
      kill: () => port.kill(),
      post(text) {
        port.post(text);
        const { request } = JSON.parse(text) as { request?: BotRequest };
        if (!request) return;
        asked.push(request);
        if (killed.length === deaths) return;
        killed.push(own);
        process.kill(own, 'SIGKILL');
      },
    };
  };
  return { spawn, asked, killed };
}

test.skipIf(!reaches('full'))(
  'a process killed in the middle of a thought is replaced, and the new one gives the answer of an undisturbed one (full)',
  async () => {
    const pids: number[] = [];
    const runner = new BotRunner(nodePort(WORKER, TSX, (pid) => pids.push(pid)));
    const request = hardRequest();
    // The first answer shows that the process is up, so the second request is being thought about soon after it was sent.
    await runner.choose('random', request);
    const answer = runner.choose('master', request);
    await new Promise((resolve) => setTimeout(resolve, INTO_THE_THOUGHT_MS));
    process.kill(pids[0], 'SIGKILL');
    const undisturbed = decide(createBot('master', hexforge), request, still);
    expect(await answer).toEqual(JSON.parse(JSON.stringify(undisturbed)));
    expect(undisturbed.stats.iterations).toBeGreaterThan(0);
    expect(pids).toHaveLength(2);
    await runner.close();
  },
  240_000,
);

test('a process that is told to stop takes the next question at once', async () => {
  const pids: number[] = [];
  const runner = new BotRunner(nodePort(WORKER, TSX, (pid) => pids.push(pid)));
  const request = hardRequest();
  await runner.choose('random', request);
  const slow = runner.choose('ismcts', request).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, STARTED_MS));
  const since = performance.now();
  await runner.choose('random', request);
  expect(performance.now() - since).toBeLessThan(CLOCK_MS / 10);
  expect(await slow).toBeInstanceOf(BotCancelled);
  expect(pids).toHaveLength(1);
  await runner.close();
}, 240_000);

test('a match goes on with the same request when its bot process is killed, and with the answer it would have had', async () => {
  const { spawn, asked, killed } = mortal(2);
  const rig = makeRig({ spawnBot: spawn });
  try {
    const match = await openMatch(rig.screen, [PERSON, { kind: 'bot', name: 'Rust', bot: 'greedy', budgetMs: 3000 }]);
    // Each process that takes the place of another needs its time to start.
    await playOut(rig.screen, match, () => false, 60_000);
    expect(rig.screen.frame).toMatchObject({ status: 'finished', failure: null });
    expect(rig.screen.notices).toEqual([]);
    // The first question brought down two processes; a third answered it, and all others.
    expect(new Set(killed).size).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
    const answers = asked.slice(2).map((request) => decide(createBot('greedy', lantern), request, still).action);
    const played = parseLog(rig.file(match)).entries.filter(({ seat }) => seat === 1);
    expect(played.map(({ action }) => action)).toEqual(answers);
  } finally {
    await rig.end();
  }
}, 240_000);
