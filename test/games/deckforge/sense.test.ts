/** Novice and Apprentice do nothing absurd, by a judge of its own, and spare a person before its first turn. */
import { describe, expect, test } from 'vitest';
import type { DkEventTold as DkEvent } from '../../../src-shared/games/deckforge/events.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { blowsBeforeFirstTurn } from '../../bots/sense/mercy.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { sense } from '../../../src-shared/games/deckforge/search/sense.ts';
import type { DeckCard } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { scenario } from './scenario.ts';
import { judge } from './sense-judge.ts';
import { C, does, F } from './test-cards.ts';

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

  const wall = C('Wall', '3/5');
  test.each<[string, boolean, DeckCard[], DeckCard[]]>([
    ['a wall fells it and stays', true, [C('Cub', '2/2')], [wall]],
    ['two blows, two walls', true, [C('Cub', '2/2'), C('Pup', '1/1')], [wall, C('Keep', '3/6')]],
    ['two blows, one wall: the other gets through', false, [C('Cub', '2/2'), C('Pup', '1/1')], [wall]],
    ['both fall', false, [C('Cub', '5/2')], [wall]],
    ['both stay', false, [C('Cub', '2/9')], [wall]],
    ['the wall cannot stop what flies', false, [F('Kite', '2/2')], [wall]],
    ['its fall does something', false, [C('Cub', '2/2', [does('destroyed', 'draw', 'self', 1)])], [wall]],
    ['what it does unblocked does not count', true, [C('Cub', '2/2', [does('hit', 'draw', 'self', 1)])], [wall]],
  ])('to run into a block is a folly or not: %s', (_what, folly, own, theirs) => {
    const g = scenario({ players: [{ board: own }, { board: theirs }] });
    const blow = { type: 'declareAttack', attacker: g.ref(own[0].name), target: g.ref('P2') } as const;
    expect(sense.isFolly!(g.state, deckforge.key(g.state, blow))).toBe(folly);
  });
});
