import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { AfterPaint } from '../../../src-renderer/ui/after-paint.svelte.ts';
import { drawnFrames } from '../drawn-frames.ts';

describe('what waits until something new is drawn', () => {
  const frames = drawnFrames();
  const draw = (): void => {
    frames.draw();
    flushSync();
  };

  /** A value, and how it was seen to change. */
  function watched(afterPaint: AfterPaint) {
    let value = $state(1);
    const seen: number[] = [];
    const end = $effect.root(() => {
      const late = afterPaint.read(() => value);
      $effect(() => void seen.push(late.current));
    });
    flushSync();
    const set = (next: number) => {
      value = next;
      flushSync();
    };
    return { set, seen, end };
  }

  it('stays as it was until then, and is then what it has become', () => {
    const afterPaint = new AfterPaint();
    const { set, seen, end } = watched(afterPaint);
    afterPaint.begin();
    set(2);
    frames.tell();
    flushSync();
    expect(seen).toEqual([1]);
    vi.runAllTimers();
    flushSync();
    expect(seen).toEqual([1, 2]);
    set(3);
    expect(seen).toEqual([1, 2, 3]);
    end();
  });

  it('is not put off by more that is new meanwhile', () => {
    const afterPaint = new AfterPaint();
    const { set, seen, end } = watched(afterPaint);
    afterPaint.begin();
    set(2);
    afterPaint.begin();
    set(3);
    draw();
    expect(seen).toEqual([1, 3]);
    afterPaint.begin();
    set(4);
    expect(seen).toEqual([1, 3]);
    draw();
    expect(seen).toEqual([1, 3, 4]);
    end();
  });

  it('what was to come after an end does not end the next wait', () => {
    const afterPaint = new AfterPaint();
    const { set, seen, end } = watched(afterPaint);
    afterPaint.begin();
    const [stale] = frames.next();
    afterPaint.end();
    afterPaint.begin();
    set(2);
    stale();
    vi.runAllTimers();
    flushSync();
    expect(seen).toEqual([1]);
    draw();
    expect(seen).toEqual([1, 2]);
    end();
  });

  it('does not wait where nothing is drawn, nor once told not to', () => {
    const afterPaint = new AfterPaint();
    const { set, seen, end } = watched(afterPaint);
    vi.stubGlobal('document', { hidden: true });
    afterPaint.begin();
    set(2);
    expect(seen).toEqual([1, 2]);
    vi.stubGlobal('document', { hidden: false });
    afterPaint.begin();
    set(3);
    afterPaint.end();
    flushSync();
    expect(seen).toEqual([1, 2, 3]);
    end();
  });
});
