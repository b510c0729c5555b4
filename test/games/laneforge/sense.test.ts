/** Novice and Apprentice do nothing absurd, by a judge of its own, and spare a person before its first turn. */
import { describe, expect, test } from 'vitest';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { judge } from './sense-judge.ts';

/** An action phase of its own is a seat's first turn. */
const turnOf = (e: LnEvent): number | null => (e.type === 'phase' ? e.seat : null);

describe('a bot of the lower levels', () => {
  test('does nothing absurd, which it would without its sense', () => {
    expect(absurdities(laneforge, judge, { matches: 1 })).toEqual([]);
    expect(absurdities(laneforge, judge, { matches: 1, deeds: 40, level: 'apprentice' })).toEqual([]);
    expect(absurdities(laneforge, judge, { matches: 9, sense: false })).not.toEqual([]);
  });

  test('knows whose first turn has come', () => {
    expectBeginnings(laneforge, 2, turnOf);
  });
});
