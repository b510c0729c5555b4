import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { any, damage, destroy, on, returnTo } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { newMatch, scenario, type Side, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const BOLT = testStratagem([damage(1, 'enemyWarlord')], { role: 'talent', cost: 2 });
const gifted = testTroop('1/1/3', { cost: 0, talent: BOLT });
/** A Warlord whose own Talent is told apart from those of Troops. */
const GIFT = testStratagem([], { role: 'talent', cost: 0 });
const leader = testWarlord('1/1/20', { talent: GIFT });
const count = (g: Table, side: Side, card: string): number => g.hand(side).filter((id) => id === card).length;

describe('9 Talent cards come', () => {
  test('WR-9.1 WR-9.2 every source creates its card at the start of its owner’s turn, and only then', () => {
    const g = scenario({ A: { warlord: leader, line: { R1: gifted, R2: gifted, L1: testTroop('1/1/1') } } }).endTurn();
    expect(g.hand('A')).toEqual([]);
    g.endTurn();
    expect([count(g, 'A', GIFT), count(g, 'A', BOLT), g.hand('A').length]).toEqual([1, 2, 3]);
  });

  test('WR-9.2 every Warlord has one Talent card of its own, a Troop none or one', () => {
    const sources = ALL_CARDS.flatMap((card) => (card.kind !== 'stratagem' && card.talent ? [card] : []));
    const warlords = ALL_CARDS.filter(({ kind }) => kind === 'warlord');
    expect(sources).toEqual(expect.arrayContaining(warlords));
    for (const { talent, faction } of sources)
      expect(ALL_CARDS.find(({ id }) => id === talent)).toMatchObject({ kind: 'stratagem', role: 'talent', faction });
    expect(new Set(warlords.map((card) => 'talent' in card && card.talent)).size).toBe(warlords.length);
  });

  test('WR-9.6 WR-D21 none while one of the same source is in hand: Skirmish turn 1 brings no second', () => {
    const g = newMatch({ mode: 'skirmish', lists: READY_LISTS.filter(({ mode }) => mode === 'skirmish').slice(0, 2) });
    const [one, two]: Side[] = g.state.first === 0 ? ['A', 'B'] : ['B', 'A'];
    const held = (side: Side) => g.hand(side).filter((id) => ALL_CARDS.find((card) => card.id === id)!.role === 'talent').length;
    expect([held(one), held(two)]).toEqual([1, 1]);
    g.endTurn();
    expect([held(one), held(two)]).toEqual([0, 1]);
    expect(held(g.endTurn().toAct()!)).toBe(1);
  });

  test('WR-9.6 one of another source does not count', () => {
    const g = scenario({ A: { hand: [], line: { R1: gifted } }, B: { warlord: leader, hand: [GIFT] } }).endTurn();
    expect(count(g, 'B', GIFT)).toBe(2);
  });

  test('WR-9.7 a Troop deployed this turn gives its first at the start of the next own turn', () => {
    const g = scenario({ A: { hand: [gifted] } }).play(gifted, 'R1');
    expect(count(g, 'A', BOLT)).toBe(0);
    expect(count(g.endTurn(), 'A', BOLT)).toBe(0);
    expect(count(g.endTurn(), 'A', BOLT)).toBe(1);
  });

  test('WR-9.7 if it is still in play then', () => {
    const kill = testStratagem({ target: any(), steps: [destroy()] });
    const g = scenario({ A: { hand: [gifted] }, B: { hand: [kill] } })
      .play(gifted, 'R1')
      .endTurn();
    g.play(kill, 'A.R1').endTurn();
    expect(count(g, 'A', BOLT)).toBe(0);
  });
});

describe('9 Talent cards are played', () => {
  test('WR-9.3 like a Stratagem for the printed cost: 2 at 1/4 is rejected', () => {
    const poor = scenario({ A: { energy: '1/4', hand: [BOLT] } });
    expect(poor.refused((g) => (g as Table).play(BOLT))).toMatch(/costs 2 energy; you have 1/);
    const g = scenario({ A: { energy: '2/4', hand: [BOLT] } }).play(BOLT);
    expect([g.energy('A'), g.health('B.W'), g.hand('A')]).toEqual(['0/4', '19/20', []]);
  });

  const aimed = testStratagem({ target: any(), steps: [damage(1)] }, { role: 'talent' });

  test('WR-9.4 WR-D22 it counts as a Stratagem for Stimulation, Artifice and Relay', () => {
    const line = {
      L1: testTroop('1/1/3', { abilities: [on('artifice', [])] }),
      R1: testTroop('1/1/3', { keywords: ['relay'], abilities: [on('stimulation', [])] }),
      R2: testTroop('1/1/3'),
    };
    const g = scenario({ A: { hand: [aimed], line } }).play(aimed, 'A.R1');
    expect(g.triggered()).toEqual(['stimulation', 'artifice']);
    expect([g.health('A.R1'), g.health('A.R2'), g.health('A.W'), g.health('A.L1')]).toEqual(['2/3', '2/3', '19/20', '3/3']);
  });

  test('WR-9.4 WR-D22 and Camouflage keeps it from naming an enemy, not an own unit', () => {
    const line = { R1: testTroop('1/1/3', ['camouflage']) };
    const g = scenario({ A: { hand: [aimed], line }, B: { line } });
    expect(g.refused((t) => (t as Table).play(aimed, 'B.R1'))).toMatch(/Camouflage/);
    expect(g.play(aimed, 'A.R1').health('A.R1')).toBe('2/3');
  });

  test('WR-9.5 WR-D20 unused it is discarded at the end of its owner’s turn', () => {
    const plain = testStratagem([]);
    const g = scenario({ A: { hand: [BOLT, plain] } }).endTurn();
    expect(g.hand('A')).toEqual([plain]);
    expect(g.told('discarded', 'A')).toMatchObject([{ seat: 0, card: BOLT }]);
    expect(g.told('burned')).toEqual([]);
    // It waits through a turn of the opponent.
    expect(
      scenario({ A: { hand: [BOLT] }, active: 'B' })
        .endTurn()
        .hand('A'),
    ).toContain(BOLT);
  });

  test.each([
    ['dies', destroy()],
    ['is returned', returnTo('deck')],
  ])('WR-9.8 in hand it stays usable if its source %s', (_name, step) => {
    const gone = testStratagem({ target: any(), steps: [step] });
    const g = scenario({ A: { hand: [gone], line: { R1: gifted } } })
      .endTurn()
      .endTurn();
    g.play(gone, 'A.R1');
    expect(g.line('A')).toEqual([]);
    expect(g.play(BOLT).health('B.W')).toBe('19/20');
  });

  test('WR-9.9 it counts towards the hand limit: a ninth card leaves room for one of two', () => {
    const g = scenario({
      B: { warlord: leader, line: { R1: gifted }, hand: Array.from({ length: 9 }, () => testStratagem([])) },
    }).endTurn();
    expect([g.hand('B').length, count(g, 'B', GIFT), count(g, 'B', BOLT)]).toEqual([10, 1, 0]);
    const h = scenario({
      B: { warlord: leader, line: { R1: gifted }, hand: Array.from({ length: 8 }, () => testStratagem([])) },
    }).endTurn();
    expect([h.hand('B').length, count(h, 'B', BOLT)]).toEqual([10, 1]);
  });
});
