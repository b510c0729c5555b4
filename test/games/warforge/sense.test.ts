/** Novice and Apprentice do nothing absurd, by a judge of its own, and spare a person before its first turn. */
import { describe, expect, test } from 'vitest';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { blowsBeforeFirstTurn } from '../../bots/sense/mercy.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { judge } from './sense-judge.ts';

const PERSON = 1;
const turnOf = (e: WrEvent): number | null => (e.type === 'turnBegan' ? e.seat : null);
const strikes = (e: WrEvent): boolean =>
  (e.type === 'attack' && e.target.seat === PERSON) || (e.type === 'damaged' && e.thing.seat === PERSON);

describe('a bot of the lower levels', () => {
  test('does nothing absurd, which it would without its sense', () => {
    expect(absurdities(warforge, judge, { matches: 2 })).toEqual([]);
    expect(absurdities(warforge, judge, { matches: 1, level: 'apprentice' })).toEqual([]);
    expect(absurdities(warforge, judge, { matches: 9, sense: false })).not.toEqual([]);
  });

  test.each(['novice', 'apprentice'] as const)('strikes no person before its first turn, as %s', (level) => {
    const plan = { level, seats: 2, person: PERSON, matches: 16, begins: (e: WrEvent) => turnOf(e) === PERSON, strikes };
    expect(blowsBeforeFirstTurn(warforge, { ...plan, known: false })).toBeGreaterThan(0);
    expect(blowsBeforeFirstTurn(warforge, { ...plan, known: true })).toBe(0);
  });

  test('knows whose first turn has come', () => {
    expectBeginnings(warforge, 2, turnOf);
  });
});
