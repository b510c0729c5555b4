import { describe, expect, test } from 'vitest';
import { merge } from '../../src-shared/bots/merge.ts';
import type { BotAnswer } from '../../src-shared/bots/types.ts';

/** An answer in which moves were looked at so often and found so good, best first. */
function answer(...moves: [type: string, visits: number, value: number][]): BotAnswer {
  const candidates = moves.map(([type, visits, value]) => ({ action: { type }, visits, value }));
  return { action: candidates[0].action, stats: { iterations: 100, value: candidates[0].value, candidates } };
}

describe('several answers to one question', () => {
  test('are added up move by move, and the best mean wins', () => {
    const merged = merge([answer(['a', 60, 0.6], ['b', 40, 0.5]), answer(['b', 60, 0.8], ['a', 40, 0.5])]);
    expect(merged.action).toEqual({ type: 'b' });
    expect(merged.stats.iterations).toBe(200);
    expect(merged.stats.value).toBeCloseTo(0.68);
    expect(merged.stats.candidates).toEqual([
      { action: { type: 'b' }, visits: 100, value: expect.closeTo(0.68) as number },
      { action: { type: 'a' }, visits: 100, value: expect.closeTo(0.56) as number },
    ]);
  });

  test('do not follow the luck of a move that was hardly looked at', () => {
    expect(merge([answer(['a', 90, 0.6], ['b', 10, 0.9]), answer(['a', 90, 0.6], ['b', 10, 0.9])]).action).toEqual({ type: 'a' });
  });

  test('leave a single answer as it is', () => {
    const only = answer(['b', 10, 0.4], ['a', 90, 0.6]);
    expect(merge([only])).toBe(only);
  });

  test('fall back to the first where nothing was weighed', () => {
    const blank: BotAnswer = { action: { type: 'a' }, stats: { iterations: 0, value: null } };
    expect(merge([blank, { ...blank, action: { type: 'b' } }])).toBe(blank);
  });
});
