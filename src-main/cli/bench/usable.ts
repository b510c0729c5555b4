import { HOME_MARK } from '../../../src-shared/protocol/home-mark.ts';
import { startDriven } from './driven.ts';
import { median } from './measure.ts';

const STARTS = 5;

const now = (): number => performance.timeOrigin + performance.now();

/** From the start of the process until Home is drawn and takes clicks, in ms, as the page itself has noted it. */
async function timeToHome(program: string, args: string[]): Promise<number> {
  const started = now();
  const app = await startDriven(program, args);
  try {
    await app.page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HOME_MARK);
    const usable = await app.page.evaluate((mark) => performance.timeOrigin + performance.getEntriesByName(mark)[0].startTime, HOME_MARK);
    return usable - started;
  } finally {
    await app.end();
  }
}

/** The median of some starts after a first one, which fills the disk cache. */
export async function usableMs(program: string, args: string[]): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i <= STARTS; i++) times.push(await timeToHome(program, args));
  return Math.round(median(times.slice(1)));
}
