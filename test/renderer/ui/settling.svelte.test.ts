import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Settling } from '../../../src-renderer/ui/settling.svelte.ts';
import { drawnFrames } from '../drawn-frames.ts';

describe('what waits until something new is drawn', () => {
  const frames = drawnFrames();
  const draw = (): void => {
    frames.draw();
    flushSync();
  };

  /** A value, and how it was seen to change. */
  function watched(settling: Settling) {
    let value = $state(1);
    const seen: number[] = [];
    const end = $effect.root(() => {
      const late = settling.after(() => value, 'words');
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
    const settling = new Settling();
    const { set, seen, end } = watched(settling);
    settling.begin();
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

  it('what can wait longer comes a frame after that', () => {
    const settling = new Settling();
    let value = $state(1);
    const seen: string[] = [];
    const end = $effect.root(() => {
      const [soon, late] = [settling.after(() => value, 'words'), settling.after(() => value, 'cards')];
      $effect(() => void seen.push(`${soon.current} ${late.current}`));
    });
    flushSync();
    settling.begin();
    value = 2;
    flushSync();
    for (let i = 0; i < 3; i++) draw();
    expect(seen).toEqual(['1 1', '2 1', '2 2']);
    end();
  });

  it('is not put off by more that is new meanwhile', () => {
    const settling = new Settling();
    const { set, seen, end } = watched(settling);
    settling.begin();
    set(2);
    settling.begin();
    set(3);
    draw();
    expect(seen).toEqual([1, 3]);
    settling.begin();
    set(4);
    expect(seen).toEqual([1, 3]);
    draw();
    expect(seen).toEqual([1, 3, 4]);
    end();
  });

  it('what was to come after an end does not end the next wait', () => {
    const settling = new Settling();
    const { set, seen, end } = watched(settling);
    settling.begin();
    const [stale] = frames.next();
    settling.end();
    settling.begin();
    set(2);
    stale();
    vi.runAllTimers();
    flushSync();
    expect(seen).toEqual([1]);
    draw();
    expect(seen).toEqual([1, 2]);
    end();
  });

  it('is laid out in a task of its own, as is each share that follows, before a frame begins', () => {
    new Settling().begin();
    expect(frames.laidOut(), 'not together with what makes it').toBe(0);
    vi.runAllTimers();
    expect(frames.laidOut()).toBe(1);
    frames.tell();
    expect(frames.laidOut(), 'nor in the frame').toBe(1);
    vi.runAllTimers();
    expect(frames.laidOut()).toBe(2);
    frames.draw(2);
    expect(frames.laidOut(), 'three shares').toBe(4);
  });

  it('does not wait where nothing is drawn, nor once told not to', () => {
    const settling = new Settling();
    const { set, seen, end } = watched(settling);
    vi.stubGlobal('document', { hidden: true });
    settling.begin();
    set(2);
    expect(seen).toEqual([1, 2]);
    vi.stubGlobal('document', { hidden: false });
    settling.begin();
    set(3);
    settling.end();
    flushSync();
    expect(seen).toEqual([1, 2, 3]);
    end();
  });
});
