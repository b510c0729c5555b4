import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import type { Params } from '../../../src-shared/protocol/messages.ts';
import { TO_HOST, TO_PAGE } from '../../../src-shared/protocol/channels.ts';
import { appEnv } from './app-env.ts';
import { MARK, traced, type LongestTasks } from './page-tasks.ts';
import { median, percentile, rounded } from './measure.ts';
import { playAndWatch, type Watched } from './watch-frames.ts';

/** Frame times of a window. */
export interface FrameTimes {
  count: number;
  medianMs: number;
  p95Ms: number;
  /** Frames for which at least one other was left out. */
  latePercent: number;
}

export interface WindowFigures {
  /** A message of the sample's size from the host's process to a listener of the page, its own parsing included. */
  sendMs: number;
  /** While a person is asked and no bot thinks… */
  idleFrames: FrameTimes;
  /** …and while a bot thinks, in turns with it. */
  thinkingFrames: FrameTimes;
  /** Longest task of the page's main thread in ms, likewise. */
  longestTasks: LongestTasks;
}

/** The longest a bot may think about one decision. */
const BOT_MS = 3000;
/** Of idling, and of thinking. */
const SECONDS = 20;
const ROUND_TRIPS = 200;
/** What runs this command gives functions their names by a helper, which other processes do not have. */
const LET_NAMES_PASS = 'globalThis.__name = (named) => named';
/** Small messages that are marked like the sample, to subtract the way back. */
const SMALL = '{"id":-7,"result":"bench"}';

/** Milliseconds there and back of `text` and of a small one, in turns. */
async function roundTrips(app: ElectronApplication, page: Page, text: string): Promise<{ large: number[]; small: number[] }> {
  await page.evaluate(() => {
    const bridge = window.fiveForges!;
    // The host does not listen to anything but texts, so that this answer is only for the bench.
    const answer = bridge.send as (message: unknown) => void;
    bridge.onMessage((message) => {
      if (message.includes('bench')) answer(0);
    });
  });
  return app.evaluate(
    async ({ BrowserWindow, ipcMain }, { toHost, toPage, texts, trips }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0];
      const there = (message: string) =>
        new Promise<number>((resolve) => {
          const started = performance.now();
          const hear = (_event: unknown, heard: unknown) => {
            if (heard !== 0) return;
            ipcMain.off(toHost, hear);
            resolve(performance.now() - started);
          };
          ipcMain.on(toHost, hear);
          webContents.send(toPage, message);
        });
      const large: number[] = [];
      const small: number[] = [];
      for (let i = 0; i < trips; i++) {
        large.push(await there(texts.large));
        small.push(await there(texts.small));
      }
      return { large, small };
    },
    { toHost: TO_HOST, toPage: TO_PAGE, texts: { large: text, small: SMALL }, trips: ROUND_TRIPS },
  );
}

function timesOf(intervals: readonly number[]): FrameTimes {
  if (intervals.length === 0) throw new Error('the window drew no frames');
  const middle = median(intervals);
  const late = intervals.filter((ms) => ms > 1.5 * middle).length;
  return {
    count: intervals.length,
    medianMs: rounded(middle),
    p95Ms: rounded(percentile(intervals, 0.95)),
    latePercent: rounded((100 * late) / intervals.length),
  };
}

/** A table of a person against a slow bot, opened as a person would. @returns the match's id */
async function sitDown(page: Page, game: string, config: unknown): Promise<string> {
  const setup: Params<'match.create'>['setup'] = {
    game,
    config,
    seats: [
      { kind: 'human', name: 'Person' },
      { kind: 'bot', name: 'Bot', bot: 'ismcts', budgetMs: BOT_MS },
    ],
    seed: 'bench',
  };
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const match = await page.evaluate(
    (params) => {
      const bridge = window.fiveForges!;
      const id = 1_000_000;
      return new Promise<string>((resolve, reject) => {
        bridge.onMessage((text) => {
          const answer = JSON.parse(text) as { id?: number; result?: { match: string }; error?: { message: string } };
          if (answer.id !== id) return;
          if (answer.result) resolve(answer.result.match);
          else reject(new Error(answer.error?.message));
        });
        bridge.send(JSON.stringify({ id, method: 'match.create', params }));
      });
    },
    { setup },
  );
  await page.getByRole('button', { name: /^Continue: / }).click();
  return match;
}

export interface Sitting {
  game: string;
  config: unknown;
  /** A message of usual size, to be sent. */
  sample: string;
}

/** @throws where no window can be opened */
export async function benchWindow(electron: string, args: string[], { game, config, sample }: Sitting): Promise<WindowFigures> {
  const app = await _electron.launch({ executablePath: electron, args, env: appEnv() });
  try {
    const page = await app.firstWindow();
    await page.waitForLoadState('load');
    await page.evaluate(LET_NAMES_PASS);
    await app.evaluate(LET_NAMES_PASS);
    const match = await sitDown(page, game, config);
    const watch = () => page.evaluate(playAndWatch, { match, seconds: SECONDS, mark: MARK });
    const { result, longest }: { result: Watched; longest: LongestTasks } = await traced(app, watch);
    const { large, small } = await roundTrips(app, page, sample);
    return {
      sendMs: rounded(median(large) - median(small) / 2),
      idleFrames: timesOf(result.idle),
      thinkingFrames: timesOf(result.thinking),
      longestTasks: longest,
    };
  } finally {
    await app.close();
  }
}
