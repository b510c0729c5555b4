import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { BotRunner } from '../../host/bots/bot-runner.ts';
import { nodePort } from '../../host/bots/node-port.ts';
import { midGame } from './game.ts';
import type { Reasons } from './reasons.ts';

export interface ThinkingFigures {
  /** Most memory that one process held at once while it searched in one game after another. */
  peakMb: number;
}

/** The process as it is shipped. */
const WORKER = join(import.meta.dirname, '../../../out/main/bot-worker.js');
/** The level that searches longest. */
const BOT = 'grandmaster';
const CHOICES = 4;
const CHOICE_MS = 2000;

/** @throws where processes cannot be looked into */
const peakMbOf = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Lets a bot's process search in the middle of each game; null with a reason where that cannot be measured. */
export async function benchThinking(games: readonly Game[], reasons: Reasons): Promise<ThinkingFigures | null> {
  if (process.platform !== 'linux') reasons.bots = 'the memory of a process is read from /proc, which only Linux has';
  else if (!existsSync(WORKER)) reasons.bots = `there is no ${WORKER}: npm run build makes it`;
  if (reasons.bots) return null;
  let pid = 0;
  const runner = new BotRunner(nodePort(WORKER, [], (started) => (pid = started)));
  try {
    for (const game of games) {
      for (const { state, told } of midGame(game).slice(0, CHOICES)) {
        const seat = game.toAct(state)!;
        const view = game.view(state, seat);
        const request = {
          game: game.id,
          view,
          actions: game.actions(state),
          history: told.seats[seat],
          budget: { ms: CHOICE_MS },
          seed: BOT,
        };
        await runner.choose(BOT, request);
      }
    }
    return { peakMb: Math.round(peakMbOf(pid)) };
  } finally {
    await runner.close();
  }
}
