import { afterEach, beforeEach, vi } from 'vitest';

/** Frames that are drawn when a test says so, in a page that is in sight. To be called within `describe`. */
export function drawnFrames(): { tell: () => void; draw: (times?: number) => void; next: () => (() => void)[] } {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (tell: () => void) => frames.push(tell));
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const next = () => frames.splice(0);
  /** What waits for a frame is told of it, before it is drawn. */
  const tell = () => next().forEach((one) => one());
  /** Draws, and lets what waits for that have its turn. */
  const draw = (times = 1): void => {
    for (let i = 0; i < times; i++) {
      tell();
      vi.runAllTimers();
    }
  };
  return { tell, draw, next };
}
