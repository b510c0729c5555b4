import { describe, expect, test } from 'vitest';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { energy, oath, on, type Effect } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { newMatch, scenario, type Side, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

/** A match that has just begun, with who moves first and second. */
function begun(mode: WrMode): { g: Table; one: Side; two: Side } {
  const lists = READY_LISTS.filter((list) => list.mode === mode).slice(0, 2);
  const g = newMatch({ mode, lists });
  if (mode === 'classic') g.keep().keep();
  const one: Side = g.state.first === 0 ? 'A' : 'B';
  return { g, one, two: one === 'A' ? 'B' : 'A' };
}
const priced = (cost: number, steps: Effect[] = []) => testStratagem(steps, { cost });

/** Both players' energy at the start of each of their first turns, when `spend` uses up what is left before the turn ends. */
function energies(mode: WrMode, turns: number, spend = false): [string[], string[]] {
  const { g, one, two } = begun(mode);
  const seen: [string[], string[]] = [[], []];
  for (let i = 0; i < turns; i++)
    for (const [k, side] of [one, two].entries()) {
      seen[k].push(g.energy(side));
      if (spend) g.player(side).energy = 0;
      g.endTurn();
    }
  return seen;
}

/** A's position in a mode; B follows, then A again. */
const round = (mode: WrMode, A: SidePosition, more: { turn?: number; B?: SidePosition } = {}) => scenario({ mode, A, ...more });

describe('5 Energy in Classic', () => {
  test('WR-5.1 WR-5.2 both start at 2/2, turn n has n+1', () => {
    const same = ['2/2', '3/3', '4/4', '5/5'];
    expect(energies('classic', 4)).toEqual([same, same]);
  });

  test('WR-5.3 a turn refills to the maximum, what was left is lost: 4/4, spend 1, then 5/5', () => {
    const card = priced(1);
    const g = round('classic', { energy: '4/4', hand: [card] }).play(card);
    expect(g.energy('A')).toBe('3/4');
    expect(g.endTurn().endTurn().energy('A')).toBe('5/5');
  });

  test('WR-5.4 a Troop, a Stratagem and a Talent card are paid for: 4/4 less 3 is 1/4; at 2/4 they are rejected', () => {
    const troop = testTroop('1/1/1', { cost: 3 });
    const talent = testStratagem([], { role: 'talent', cost: 3 });
    for (const card of [troop, priced(3), talent]) {
      const place = card === troop ? 'R1' : undefined;
      expect(
        round('classic', { energy: '4/4', hand: [card] })
          .play(card, place)
          .energy('A'),
      ).toBe('1/4');
      const poor = round('classic', { energy: '2/4', hand: [card] });
      expect(poor.refused((t) => (t as Table).play(card, place))).toMatch(/costs 3 energy; you have 2/);
    }
  });

  test('WR-5.5 at 0 a card of cost 0 is playable, one of cost 1 is not', () => {
    const [free, cheap] = [priced(0), priced(1)];
    const g = round('classic', { energy: '0/4', hand: [free, cheap] });
    g.refused((t) => (t as Table).play(cheap));
    expect(g.play(free).energy('A')).toBe('0/4');
  });

  test('WR-5.6 WR-D11 there is no cap: turn 20 is 21/21', () => {
    const g = round('classic', { energy: '20/20' }, { turn: 37 });
    expect(g.endTurn().endTurn().energy('A')).toBe('21/21');
    expect(g.player('A').ownTurn).toBe(20);
  });

  test('WR-5.7 attacks cost no energy', () => {
    const g = round('classic', { energy: '3/4', line: { R1: testTroop('1/1/2') } });
    expect(g.attack('W', 'melee', 'W').attack('R1', 'ranged', 'W').energy('A')).toBe('3/4');
  });

  test.each(['agenda', 'duty', 'pray', 'ferocity'] as const)('WR-5.7 %s costs no energy', (keyword) => {
    const more = keyword === 'pray' ? { keywords: [keyword] as 'pray'[] } : { abilities: [on(keyword, [])] };
    const g = round('classic', { energy: '0/4', line: { R1: testTroop('1/1/2', more) } });
    expect(g.use('R1', keyword).energy('A')).toBe('0/4');
  });

  test('WR-5.7 an Oath does cost', () => {
    const sworn = testTroop('1/1/2', { cost: 1, abilities: [oath(2, [])] });
    const g = round('classic', { energy: '4/4', hand: [sworn] })
      .play(sworn, 'R1')
      .oath('R1');
    expect(g.energy('A')).toBe('1/4');
  });

  const cheaper = (by: number) => testStratagem([], { ongoing: { costs: { of: { kind: 'stratagem' }, by } } });

  test('WR-5.8 WR-D12 cost 1 with −3 costs 0, and gives nothing back', () => {
    const [one, four] = [priced(1), priced(4)];
    const g = round('classic', { energy: '2/4', hand: [one, four], ongoing: [{ card: cheaper(-3) }] });
    expect(
      g
        .view('A')
        .me!.hand.map(({ cost }) => cost)
        .toSorted(),
    ).toEqual([0, 1]);
    expect(g.play(one).energy('A')).toBe('2/4');
    expect(g.play(four).energy('A')).toBe('1/4');
  });
});

describe('6 Energy in Skirmish', () => {
  test('WR-6.1 WR-6.2 WR-D13 the first player 3, 5, 7, 9, 11, 13; the second 4/3 and then the same', () => {
    const later = ['5/5', '7/7', '9/9', '11/11', '13/13'];
    expect(energies('skirmish', 6, true)).toEqual([
      ['3/3', ...later],
      ['4/3', ...later],
    ]);
  });

  /** A's energy in the next own turn, having spent so much. */
  function next(at: `${number}/${number}`, spent: number, mode: WrMode = 'skirmish'): string {
    const card = priced(spent);
    return round(mode, { energy: at, hand: [card] })
      .play(card)
      .endTurn()
      .endTurn()
      .energy('A');
  }

  test('WR-6.3 WR-6.4 WR-6.5 one point at most is carried over, in Skirmish only', () => {
    expect(next('7/7', 5)).toBe('10/9');
    expect(next('7/7', 6)).toBe('10/9');
    expect(next('7/7', 0)).toBe('10/9');
    expect(next('7/7', 7)).toBe('9/9');
    expect(next('7/7', 5, 'classic')).toBe('8/8');
  });

  test('WR-6.6 the point does not raise the maximum and does not pile up', () => {
    const g = round('skirmish', { energy: '7/7' }).endTurn().endTurn();
    expect(g.energy('A')).toBe('10/9');
    expect(g.endTurn().endTurn().energy('A')).toBe('12/11');
    expect(next('10/9', 10)).toBe('11/11');
  });

  test('WR-6.7 WR-D14 the second player’s bonus point counts as unspent', () => {
    const { g, two } = begun('skirmish');
    g.endTurn();
    expect(g.energy(two)).toBe('4/3');
    g.player(two).energy -= 3;
    expect(g.endTurn().endTurn().energy(two)).toBe('6/5');
    // Gained energy is no different.
    const gain = testStratagem([energy(1)], { cost: 0 });
    const h = round('skirmish', { energy: '0/7', hand: [gain] }).play(gain);
    expect(h.endTurn().endTurn().energy('A')).toBe('10/9');
  });

  test('WR-6.8 WR-D14 each player’s carry is separate', () => {
    const g = round('skirmish', { energy: '0/7' }, { B: { energy: '0/5' } });
    g.endTurn();
    expect(g.energy('B')).toBe('7/7');
    expect(g.endTurn().energy('A')).toBe('9/9');
    expect(g.endTurn().energy('B')).toBe('10/9');
  });

  test('WR-6.8 WR-D14 it is measured after the end-of-turn effects', () => {
    const each = (n: number) => [{ card: testStratagem([], { ongoing: { atEnd: { steps: [energy(n)] } } }) }];
    expect(
      round('skirmish', { energy: '0/7', ongoing: each(1) })
        .endTurn()
        .endTurn()
        .energy('A'),
    ).toBe('10/9');
    expect(
      round('skirmish', { energy: '1/7', ongoing: each(-1) })
        .endTurn()
        .endTurn()
        .energy('A'),
    ).toBe('9/9');
  });
});
