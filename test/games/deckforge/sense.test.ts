/** Novice and Apprentice do nothing absurd, by a judge of its own, and spare a person before its first turn. */
import { describe, expect, test } from 'vitest';
import type { DkEventTold as DkEvent } from '../../../src-shared/games/deckforge/events.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { blowsBeforeFirstTurn } from '../../bots/sense/mercy.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { judge } from './sense-judge.ts';

const PERSON = 1;
const turnOf = (e: DkEvent): number | null => (e.type === 'turn' ? e.seat : null);
const strikes = (e: DkEvent): boolean =>
  (e.type === 'attacked' && e.target.seat === PERSON) ||
  (e.type === 'damaged' && e.target.seat === PERSON) ||
  (e.type === 'discarded' && e.seat === PERSON) ||
  (e.type === 'destroyed' && e.things.some(({ seat }) => seat === PERSON));

describe('a bot of the lower levels', () => {
  test('does nothing absurd, which it would without its sense', () => {
    expect(absurdities(deckforge, judge, { matches: 3 })).toEqual([]);
    expect(absurdities(deckforge, judge, { matches: 1, level: 'apprentice' })).toEqual([]);
    expect(absurdities(deckforge, judge, { matches: 3, sense: false })).not.toEqual([]);
  });

  test.each(['novice', 'apprentice'] as const)('strikes no person before its first turn, as %s', (level) => {
    const plan = { level, seats: 4, person: PERSON, matches: 20, begins: (e: DkEvent) => turnOf(e) === PERSON, strikes };
    expect(blowsBeforeFirstTurn(deckforge, { ...plan, known: false })).toBeGreaterThan(0);
    expect(blowsBeforeFirstTurn(deckforge, { ...plan, known: true })).toBe(0);
  });

  test('knows whose first turn has come', () => {
    expectBeginnings(deckforge, 4, turnOf);
  });
});
