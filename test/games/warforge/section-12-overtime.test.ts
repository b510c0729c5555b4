import { describe, expect, test } from 'vitest';
import { energy, maxEnergy, type Players } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const filler = testTroop('1/1/1');
const DECK = Array.from({ length: 6 }, () => filler);
/** A moves first, and ends the turn; both have this maximum. */
function passed(mode: WrMode, max: number, B: SidePosition = {}): Table {
  return scenario({ mode, A: { energy: `0/${max}`, deck: DECK }, B: { energy: `0/${max}`, deck: DECK, ...B } }).endTurn();
}
const isOvertime = (g: Table): boolean => g.view('spectator').overtime;

/** A plays a Stratagem that changes the maximum of a player. */
function changes(n: number, who: Players, first: 'A' | 'B', A: SidePosition, B: SidePosition = {}): Table {
  const card = testStratagem([maxEnergy(n, who)]);
  return scenario({ active: 'A', first, A: { ...A, hand: [card] }, B }).play(card);
}

describe('12 Overtime begins', () => {
  test.each([
    ['classic', 10, 10],
    ['skirmish', 5, 9],
  ] as const)('WR-12.1 WR-12.2 WR-12.3 in %s at the start of the second player’s turn %d', (mode, ownTurn, before) => {
    const at = (n: number, max: number) => {
      const turn = 2 * n - 1;
      const g = scenario({ mode, turn, A: { energy: `0/${max}` }, B: { energy: `0/${max}` } });
      expect(isOvertime(g.endTurn())).toBe(g.told('overtime').length === 1);
      return g;
    };
    const g = at(ownTurn, before);
    expect([g.player('B').ownTurn, g.energy('B'), isOvertime(g)]).toEqual([ownTurn, '11/11', true]);
    expect(isOvertime(at(ownTurn - 1, before - (mode === 'classic' ? 1 : 2)))).toBe(false);
  });

  test('WR-12.3 carried energy changes nothing: 12/11', () => {
    const g = passed('skirmish', 9, { carry: 1 });
    expect([g.energy('B'), isOvertime(g)]).toEqual(['12/11', true]);
  });

  test('WR-12.4 the first player at 11 changes nothing', () => {
    const g = scenario({ active: 'B', A: { energy: '0/10', deck: DECK } }).endTurn();
    expect([g.energy('A'), isOvertime(g), g.deck('A').length]).toEqual(['11/11', false, 5]);
  });

  test('WR-12.5 WR-D16 both then draw two, one after the other; the triggering turn already does', () => {
    const g = passed('classic', 10);
    expect([g.deck('B').length, g.deck('A').length]).toEqual([4, 6]);
    expect(g.told('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(g.endTurn().deck('A')).toHaveLength(4);
    expect(g.endTurn().deck('B')).toHaveLength(2);
    expect(passed('classic', 9).deck('B')).toHaveLength(5);
  });

  test('WR-12.6 WR-D15 only the maximum counts: 11/9 is no Overtime', () => {
    const more = [{ card: testStratagem([], { ongoing: { atStart: { steps: [energy(1)] } } }) }];
    const g = passed('skirmish', 7, { carry: 1, ongoing: more });
    expect([g.energy('B'), isOvertime(g), g.deck('B').length]).toEqual(['11/9', false, 5]);
  });

  test('WR-12.1 WR-D15 the maximum of the second player may be raised by effects, of whichever player', () => {
    const rich = { energy: '0/9' } as const;
    expect(isOvertime(changes(2, 'you', 'B', rich))).toBe(true);
    expect(isOvertime(changes(1, 'you', 'B', rich))).toBe(false);
    expect(isOvertime(changes(2, 'you', 'A', rich, rich))).toBe(false);
    expect(isOvertime(changes(2, 'opponent', 'A', {}, rich))).toBe(true);
  });

  test('WR-12.1 WR-D15 it lasts though the maximum falls', () => {
    const g = changes(-5, 'opponent', 'A', { deck: DECK }, { energy: '0/11', deck: DECK });
    g.state.overtime = 1;
    g.endTurn();
    expect([g.energy('B'), isOvertime(g), g.deck('B').length]).toEqual(['7/7', true, 4]);
    expect(g.endTurn().deck('A')).toHaveLength(4);
    expect(g.told('overtime')).toEqual([]);
  });
});
