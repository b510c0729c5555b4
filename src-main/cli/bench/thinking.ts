import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotRequest } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { BotRunner } from '../../host/bots/bot-runner.ts';
import { nodePort } from '../../host/bots/node-port.ts';
import type { SpawnBotPort } from '../../host/bots/port.ts';
import type { Duel } from './duel.ts';
import { midGame } from './game.ts';
import { keptCaps, slowestCancel, type CapFigures } from './punctual.ts';
import type { Reasons } from './reasons.ts';
import { twoBesideOne } from './side-by-side.ts';

export interface ThinkingFigures {
  /** Search iterations of two processes in the time of one. */
  twoBesideOne: number;
  /** Most memory that one process held at once while it searched in one game after another. */
  peakMb: number | null;
  /** The longest that a bot went on after its question was withdrawn. */
  cancelMs: number | null;
  caps: CapFigures | null;
}

/** The process as it is shipped. */
const WORKER = join(import.meta.dirname, '../../../out/main/bot-worker.js');
/** The level that searches longest. */
const BOT = 'grandmaster';
/** Positions of each game. */
const CHOICES = 4;
const CHOICE_MS = 2000;
const LOGGED_CHOICES = 1000;

/** @throws where processes cannot be looked into */
const peakMbOf = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** What bots are asked in the middle of a game. */
function requestsIn(game: Game): BotRequest[] {
  return midGame(game)
    .slice(0, CHOICES)
    .map(({ state, told }) => {
      const seat = game.toAct(state)!;
      const view = game.view(state, seat);
      return {
        game: game.id,
        view,
        actions: game.actions(state),
        history: told.seats[seat],
        budget: { ms: CHOICE_MS },
        seed: BOT,
      };
    });
}

async function peakMb(spawn: (started: (pid: number) => void) => SpawnBotPort, requests: readonly BotRequest[]): Promise<number> {
  let pid = 0;
  const runner = new BotRunner(spawn((started) => (pid = started)));
  try {
    for (const request of requests) await runner.choose(BOT, request);
    return Math.round(peakMbOf(pid));
  } finally {
    await runner.close();
  }
}

/** Lets bots' processes search; what cannot be measured here is null, and `reasons` says why. */
export async function benchThinking(games: readonly Game[], duel: Duel, reasons: Reasons): Promise<ThinkingFigures> {
  const figures: ThinkingFigures = { twoBesideOne: await twoBesideOne(duel), peakMb: null, cancelMs: null, caps: null };
  if (!existsSync(WORKER)) {
    for (const name of ['peakMb', 'cancelMs', 'caps']) reasons[`bots.${name}`] = `there is no ${WORKER}: npm run build makes it`;
    return figures;
  }
  const requests = games.flatMap(requestsIn);
  if (process.platform === 'linux') figures.peakMb = await peakMb((started) => nodePort(WORKER, [], started), requests);
  else reasons['bots.peakMb'] = 'the memory of a process is read from /proc, which only Linux has';
  figures.cancelMs = await slowestCancel(nodePort(WORKER, []), requests);
  figures.caps = await keptCaps(nodePort(WORKER, []), requests, LOGGED_CHOICES);
  return figures;
}
