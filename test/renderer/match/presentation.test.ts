import { describe, expect, it, vi } from 'vitest';
import { Presentation } from '../../../src-renderer/match/presentation.ts';
import { drawnFrames } from '../drawn-frames.ts';

/** Frames: one with the news, one with what was deferred. */
const SETTLED = 2;

function handed() {
  const seen: number[] = [];
  const motions = { left: 0 };
  const line = new Presentation<number>(
    (thing) => seen.push(thing),
    () => motions.left,
  );
  return { seen, line, motions };
}

describe('the presentation queue', () => {
  const { draw } = drawnFrames();

  it('comes in the next task when nothing is being drawn, and otherwise when the former has been', () => {
    const { seen, line } = handed();
    for (const thing of [1, 2, 3]) line.add(thing);
    expect(seen).toEqual([]);
    vi.runAllTimers();
    expect(seen).toEqual([1]);
    draw(SETTLED - 1);
    expect(seen).toEqual([1]);
    draw();
    expect(seen).toEqual([1, 2]);
    draw(SETTLED);
    expect(seen).toEqual([1, 2, 3]);
    draw(SETTLED);
    line.add(4);
    vi.runAllTimers();
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('comes at once where nothing is drawn', () => {
    const { seen, line } = handed();
    line.add(1);
    line.add(2);
    vi.stubGlobal('document', { hidden: true });
    line.add(3);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('does not fall far behind', () => {
    const { seen, line } = handed();
    const many = Array.from({ length: 70 }, (_, i) => i);
    for (const thing of many) line.add(thing);
    expect(seen.length).toBeGreaterThan(50);
    draw(70 * SETTLED);
    expect(seen).toEqual(many);
  });

  it('is all told when asked to, and none of it once dropped', () => {
    const { seen, line } = handed();
    for (const thing of [1, 2, 3]) line.add(thing);
    line.flush();
    expect(seen).toEqual([1, 2, 3]);
    line.add(4);
    line.drop();
    draw(4 * SETTLED);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('shows the next thing when the animations of the former have ended', () => {
    const { seen, line, motions } = handed();
    line.add(1, 2);
    vi.runAllTimers();
    const shown = Date.now();
    motions.left = 500;
    draw(SETTLED);
    expect(Date.now() - shown).toBeGreaterThanOrEqual(500);
    expect(seen).toEqual([1, 2]);
  });

  it('lets what was shown at once have its animations, too', () => {
    const { seen, line, motions } = handed();
    line.add(1, 2);
    line.flush(1);
    motions.left = 500;
    vi.advanceTimersByTime(499);
    expect(seen).toEqual([1]);
    motions.left = 0;
    vi.runAllTimers();
    expect(seen).toEqual([1, 2]);
  });

  it('shows what matters on its own, however much waits', () => {
    const seen: number[] = [];
    const line = new Presentation<number>(
      (thing) => seen.push(thing),
      () => 0,
      (thing) => thing % 50 === 0,
    );
    const many = Array.from({ length: 120 }, (_, i) => i + 1);
    for (const thing of many) line.add(thing);
    expect(seen.at(-1)).toBe(49);
    vi.runAllTimers();
    expect(seen.at(-1)).toBe(50);
    draw(120 * SETTLED);
    expect(seen).toEqual(many);
  });
});
