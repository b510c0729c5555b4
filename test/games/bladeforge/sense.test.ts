/** Novice and Apprentice do nothing absurd, by a judge of its own, and spare a person before its first turn. */
import { describe, expect, test } from 'vitest';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { blowsBeforeFirstTurn } from '../../bots/sense/mercy.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { judge } from './sense-judge.ts';

const PERSON = 1;
const turnOf = (e: BlEvent): number | null => (e.type === 'turn' ? e.seat : null);
const strikes = (e: BlEvent): boolean =>
  (e.type === 'attackNamed' && e.target === PERSON) ||
  (e.type === 'harmed' && e.seat === PERSON) ||
  (e.type === 'stole' && e.from === PERSON) ||
  (e.type === 'modified' && e.seat === PERSON && e.what === 'weaken');

describe('a bot of the lower levels', () => {
  test('does nothing absurd, which it would without its sense', () => {
    expect(absurdities(bladeforge, judge, { matches: 3 })).toEqual([]);
    expect(absurdities(bladeforge, judge, { matches: 2, level: 'apprentice' })).toEqual([]);
    expect(absurdities(bladeforge, judge, { matches: 3, sense: false })).not.toEqual([]);
  });

  test('nor at a table of four', () => {
    expect(absurdities(bladeforge, judge, { matches: 1, seats: 4 })).toEqual([]);
  });

  test.each(['novice', 'apprentice'] as const)('strikes no person before its first turn, as %s', (level) => {
    const plan = { level, seats: 4, person: PERSON, matches: 12, begins: (e: BlEvent) => turnOf(e) === PERSON, strikes };
    expect(blowsBeforeFirstTurn(bladeforge, { ...plan, known: false })).toBeGreaterThan(0);
    expect(blowsBeforeFirstTurn(bladeforge, { ...plan, known: true })).toBe(0);
  });

  test('knows whose first turn has come', () => {
    expectBeginnings(bladeforge, 4, turnOf);
  });
});
