import { describe, expect, test } from 'vitest';
import { all, any, draw, drawNext, on, returnTo, type Effect } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrKeyword, WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const [x, y] = [testTroop('1/1/1'), testTroop('1/1/1')];

/** A plays Stratagems of these steps, one after the other, in Skirmish with an empty deck. */
function cast(steps: Effect[][], A: SidePosition = {}, mode: WrMode = 'skirmish'): Table {
  const cards = steps.map((one) => testStratagem(one));
  const g = scenario({ mode, A: { ...A, hand: [...(A.hand ?? []), ...cards] } });
  for (const card of cards) g.play(card);
  return g;
}
/** A begins a turn. */
const begins = (A: SidePosition, more: { mode?: WrMode; overtime?: boolean } = {}): Table =>
  scenario({ mode: 'skirmish', active: 'B', A, ...more }).endTurn();
const fatigue = (g: Table): number[] => g.told('fatigue', 'B').map(({ n }) => n);

describe('14 Fatigue in Skirmish', () => {
  test('WR-14.1 each missing card deals 1, then 2, 3, 4, 5, 6', () => {
    const g = cast(
      Array.from({ length: 6 }, () => [draw(1)]),
      { health: 30 },
    );
    expect([fatigue(g), g.face('A.W').health]).toEqual([[1, 2, 3, 4, 5, 6], 9]);
    expect(g.view('B').seats[0].fatigue).toBe(6);
  });

  test('WR-14.1 the last card is no missing one', () => {
    const g = cast([[draw(1)]], { deck: [x] });
    expect([fatigue(g), g.hand('A'), g.health('A.W')]).toEqual([[], [x], '20/20']);
  });

  test('WR-14.2 turn draws and draws by effects alike: two in Overtime cost 1 + 2', () => {
    const g = begins({}, { overtime: true });
    expect([fatigue(g), g.health('A.W')]).toEqual([[1, 2], '17/20']);
    expect(begins({}).health('A.W')).toBe('19/20');
    // The next missing card, by an effect or the next turn, goes on from there.
    expect(cast([[draw(1)]], { fatigue: 2 }).health('A.W')).toBe('17/20');
    expect(begins({ fatigue: 2 }).health('A.W')).toBe('17/20');
  });

  test('WR-14.2 it can end the match', () => {
    expect(begins({ health: 3 }, { overtime: true }).winner()).toBe('B');
    expect(begins({ health: 4 }, { overtime: true }).winner()).toBeNull();
    expect(cast([[draw(2)]], { health: 3 }).winner()).toBe('B');
    // It ends with the first missing card of the two.
    const g = begins({ health: 1 }, { overtime: true });
    expect([g.winner(), fatigue(g)]).toEqual(['B', [1]]);
  });

  test('WR-14.3 draws are sequential: deck 1, draw 2', () => {
    for (const g of [cast([[draw(2)]], { deck: [x] }), begins({ deck: [x] }, { overtime: true })])
      expect([g.hand('A').includes(x), fatigue(g), g.health('A.W')]).toEqual([true, [1], '19/20']);
  });

  test('WR-14.4 the counter is each player’s own and never starts again', () => {
    const home = [returnTo('deck', all(any({ kind: 'troop' })))];
    const g = cast([[draw(1)], home, [draw(1)], [draw(1)]], { line: { R1: x } });
    expect([fatigue(g), g.hand('A'), g.health('A.W')]).toEqual([[1, 2], [x], '17/20']);
    g.player('B').maxEnergy = 3;
    expect([g.player('B').fatigue, g.endTurn().health('B.W')]).toEqual([0, '19/20']);
  });

  test('WR-14.5 a conditional draw that finds nothing costs nothing', () => {
    const next = [drawNext({ kind: 'troop' }, 2)];
    const none = cast([next], { deck: [testStratagem([])] });
    const empty = cast([next]);
    for (const g of [none, empty]) expect([fatigue(g), g.player('A').fatigue, g.health('A.W')]).toEqual([[], 0, '20/20']);
    expect(
      cast([next], { deck: [x, y] })
        .hand('A')
        .toSorted(),
    ).toEqual([x, y].toSorted());
  });

  test('WR-14.6 a full hand makes no difference: nothing is burned', () => {
    const g = cast([[draw(1)]], { hand: Array.from({ length: 8 }, () => x) });
    expect([g.hand('A').length, g.told('burned'), g.health('A.W')]).toEqual([8, [], '19/20']);
  });
});

describe('14 Fatigue is damage', () => {
  /** A at fatigue 2 with such a Warlord draws from an empty deck: health left, counter. */
  function third(keyword: WrKeyword, x = 0): [string, number] {
    const g = cast([[draw(1)]], { fatigue: 2, warlord: { card: testWarlord('1/1/20'), given: { [keyword]: x } } });
    return [g.health('A.W'), g.player('A').fatigue];
  }

  test('WR-14.7 WR-D18 Armour, Vulnerable, Shield and Invulnerable apply; the counter advances anyway', () => {
    expect(third('mob')).toEqual(['17/20', 3]);
    expect(third('armour', 1)).toEqual(['18/20', 3]);
    expect(third('armour', 5)).toEqual(['19/20', 3]);
    expect(third('vulnerable', 2)).toEqual(['15/20', 3]);
    expect(third('shield')).toEqual(['20/20', 3]);
    expect(third('invulnerable')).toEqual(['20/20', 3]);
  });

  test('WR-14.7 a Shield is used up by it', () => {
    const g = cast([[draw(1)], [draw(1)]], { warlord: { card: testWarlord('1/1/20'), given: { shield: 0 } } });
    expect([fatigue(g), g.health('A.W')]).toEqual([[1, 2], '18/20']);
    expect(g.face('A.W').keywords).not.toContain('shield');
  });

  test('WR-14.7 it has no source, and triggers what damage triggers', () => {
    const sore = testWarlord('1/1/20', { abilities: [on('scarred', [])] });
    const g = begins({ warlord: sore });
    expect([g.told('damaged')[0].by, g.triggered()]).toEqual([null, ['scarred']]);
  });
});

describe('14 In Classic', () => {
  test('WR-14.8 WR-D17 drawing from an empty deck does nothing', () => {
    const g = cast([[draw(3)]], {}, 'classic');
    const h = begins({}, { mode: 'classic', overtime: true });
    for (const t of [g, h]) expect([fatigue(t), t.player('A').fatigue, t.health('A.W'), t.winner()]).toEqual([[], 0, '20/20', null]);
  });
});
