import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { steady } from '../../../src-renderer/ui/steady.svelte.ts';

describe('what is steady', () => {
  it('is not even looked at until it says something else, and is then the new one', () => {
    let view = $state.raw({ turn: 1, tiles: [{ seen: false }] });
    let looks = 0;
    const seen: boolean[] = [];
    const end = $effect.root(() => {
      const tiles = steady(() => view.tiles);
      const first = $derived.by(() => {
        looks++;
        return tiles.current[0].seen;
      });
      $effect(() => void seen.push(first));
    });
    flushSync();
    for (const turn of [2, 3]) {
      view = { turn, tiles: [{ seen: false }] };
      flushSync();
    }
    expect([looks, seen]).toEqual([1, [false]]);
    view = { turn: 4, tiles: [{ seen: true }] };
    flushSync();
    expect([looks, seen]).toEqual([2, [false, true]]);
    end();
  });
});
