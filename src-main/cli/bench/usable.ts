import { HOME_MARK } from '../../../src-shared/protocol/home-mark.ts';
import { useDriven } from './driven.ts';
import { median } from './measure.ts';

const STARTS = 5;

const now = (): number => performance.timeOrigin + performance.now();

/** From the start of the process until Home is drawn and takes clicks, in ms, as the page itself has noted it. */
async function timeToHome(program: string, args: string[]): Promise<number> {
  const started = now();
  return useDriven(program, args, async ({ page }) => {
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HOME_MARK);
    const usable = await page.evaluate((mark) => performance.timeOrigin + performance.getEntriesByName(mark)[0].startTime, HOME_MARK);
    return usable - started;
  });
}

/** The median of some starts after a first one, which fills the disk cache. */
export async function usableMs(program: string, args: string[]): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i <= STARTS; i++) times.push(await timeToHome(program, args));
  return Math.round(median(times.slice(1)));
}
