import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onWake } from '../../src-main/headless/sleep-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a computer that has slept is noticed once, one that is busy or whose clock is set back is not', () => {
  const woken = vi.fn();
  onWake(woken);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() + 10_000);
  vi.advanceTimersByTime(4000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(4000);
  expect(woken).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
});
