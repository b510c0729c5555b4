import { describe, expect, test } from 'vitest';
import {
  damage,
  enemyTroop,
  grant,
  heal,
  iff,
  on,
  own,
  ownTroop,
  type Effect,
  type OngoingSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrScripted } from '../../../src-shared/games/warforge/types.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const plain = testTroop('1/1/3');
type Heeding = Exclude<WrScripted, 'oath' | 'brink'>;
const heeds = (keyword: Heeding, steps: Effect[] = []) => testTroop('1/1/3', { abilities: [on(keyword, steps)] });
const hit = (n: Parameters<typeof damage>[0] = 1) => [damage(n, 'enemyWarlord')];

describe('8 Playing a Troop', () => {
  test('WR-8.7 Rally, then Uprising of others, then Last Spark', () => {
    const leader = testTroop('1/1/3', { cost: 2, abilities: [on('rally', [])] });
    const line = { L1: heeds('lastSpark'), R1: { card: heeds('uprising'), arrived: 'deployed' as const } };
    const play = (energy: number) =>
      scenario({ A: { energy, hand: [leader], line } })
        .play(leader, 'R2')
        .triggered();
    expect(play(2)).toEqual(['rally', 'uprising', 'lastSpark']);
    // Last Spark only if it is due.
    expect(play(3)).toEqual(['rally', 'uprising']);
  });

  test('WR-8.7 a choice of the Rally comes before the others go on', () => {
    const archer = testTroop('1/1/3', { abilities: [on('rally', { target: enemyTroop(), steps: [damage(1)] })] });
    const line = { R1: { card: heeds('uprising', hit()), arrived: 'deployed' as const } };
    const g = scenario({ A: { hand: [archer], line }, B: { line: { R1: plain, R2: plain } } }).play(archer, 'R2');
    expect([g.triggered(), g.health('B.W')]).toEqual([['rally'], '20/20']);
    g.target('B.R2');
    expect([g.triggered(), g.health('B.R2'), g.health('B.W')]).toEqual([['rally', 'uprising'], '2/3', '19/20']);
  });

  test('WR-8.7 it is paid for and in play before its Rally', () => {
    const herald = testTroop('1/1/3', { cost: 2, abilities: [on('rally', hit({ counter: 'energy' }))] });
    expect(
      scenario({ A: { energy: 5, hand: [herald] } })
        .play(herald, 'R1')
        .health('B.W'),
    ).toBe('17/20');
    const counted = testTroop('1/1/3', { abilities: [on('rally', hit({ count: ownTroop() }))] });
    expect(
      scenario({ A: { hand: [counted], line: { R1: plain } } })
        .play(counted, 'R1')
        .health('B.W'),
    ).toBe('18/20');
  });

  test('WR-8.7 with Swarm it combines before its Rally', () => {
    const rally = on('rally', hit({ of: 'melee', who: 'this' }));
    const rat = testTroop('2/1/3', { keywords: ['swarm'], abilities: [rally] });
    const play = (place: 'R1' | 'R2') => scenario({ A: { hand: [rat], line: { R1: rat } } }).play(rat, place);
    expect([play('R1').health('B.W'), play('R1').line('A').length]).toEqual(['16/20', 1]);
    expect([play('R2').health('B.W'), play('R2').line('A').length]).toEqual(['18/20', 2]);
  });
});

describe('8 Playing a Stratagem', () => {
  const line = { L1: heeds('artifice'), R1: heeds('stimulation'), R2: heeds('lastSpark') };

  test('WR-8.8 it resolves, then Stimulation, Artifice, Last Spark; the card leaves the match', () => {
    const salve = testStratagem({ target: own(), steps: [damage(1), damage(1, 'enemyWarlord')] }, { cost: 2 });
    const g = scenario({ A: { energy: 2, hand: [salve], line } }).play(salve, 'A.R1');
    expect(g.events('A').flatMap(({ type }) => (type === 'damaged' || type === 'triggered' ? [type] : []))).toEqual(
      'damaged damaged triggered triggered triggered'.split(' '),
    );
    expect(g.triggered()).toEqual(['stimulation', 'artifice', 'lastSpark']);
    expect([g.hand('A'), g.deck('A'), g.player('A').ongoing]).toEqual([[], [], []]);
  });

  test('WR-8.8 it is paid for before it resolves', () => {
    const bolt = testStratagem(hit({ counter: 'energy' }), { cost: 2 });
    expect(
      scenario({ A: { energy: 5, hand: [bolt] } })
        .play(bolt)
        .health('B.W'),
    ).toBe('17/20');
  });

  test('WR-8.8 Last Spark only if it is due', () => {
    const salve = testStratagem([], { cost: 2 });
    expect(
      scenario({ A: { energy: 3, hand: [salve], line } })
        .play(salve)
        .triggered(),
    ).toEqual(['artifice']);
  });
});

describe('8 Ongoing Stratagems', () => {
  /** A plays one that costs B's Warlord 1 health at the end of A's turns. */
  function staying(ongoing: OngoingSpec): { g: Table; card: string } {
    const card = testStratagem([], { ongoing: { ...ongoing, atEnd: { steps: hit() } } });
    return { g: scenario({ A: { hand: [card] } }).play(card), card };
  }

  test('WR-8.9 one for two turns is listed for both players so long', () => {
    const { g, card } = staying({ turns: 2 });
    for (const viewer of ['A', 'B', 'spectator'] as const) expect(g.view(viewer).seats[0].ongoing).toEqual([{ card, left: 2 }]);
    g.endTurn();
    expect([g.view('B').seats[0].ongoing, g.health('B.W')]).toEqual([[{ card, left: 1 }], '19/20']);
    g.endTurn().endTurn();
    expect([g.view('B').seats[0].ongoing, g.health('B.W')]).toEqual([[], '18/20']);
    expect(g.endTurn().endTurn().health('B.W')).toBe('18/20');
  });

  test('WR-8.9 one for the whole match stays', () => {
    const { g, card } = staying({});
    for (let i = 0; i < 8; i++) g.endTurn();
    expect([g.view('B').seats[0].ongoing, g.health('B.W')]).toEqual([[{ card, left: null }], '16/20']);
  });

  test('WR-8.9 any other acts once and is not listed', () => {
    const bolt = testStratagem(hit());
    const g = scenario({ A: { hand: [bolt] } }).play(bolt);
    expect([g.view('B').seats[0].ongoing, g.endTurn().endTurn().health('B.W')]).toEqual([[], '19/20']);
  });
});

describe('8 Without a legal target', () => {
  const bolt = testStratagem({ target: enemyTroop(), steps: [damage(1)] });

  test('WR-8.10 WR-D27 a Stratagem cannot be played', () => {
    const alone = scenario({ A: { hand: [bolt] } });
    expect(alone.refused((g) => (g as Table).play(bolt))).toMatch(/no legal target/);
    expect(alone.refused((g) => (g as Table).play(bolt, 'B.W'))).toMatch(/no legal target/);
    const g = scenario({ A: { hand: [bolt] }, B: { line: { R1: plain } } });
    expect(g.refused((t) => (t as Table).play(bolt))).toMatch(/needs a target/);
    expect(g.refused((t) => (t as Table).play(bolt, 'B.W'))).toMatch(/cannot target that/);
    expect(g.play(bolt, 'B.R1').health('B.R1')).toBe('2/3');
  });

  test('WR-8.10 WR-D27 one that no enemy may name is no legal target', () => {
    const g = scenario({ A: { hand: [bolt] }, B: { line: { R1: testTroop('1/1/3', ['camouflage']) } } });
    expect(g.refused((t) => (t as Table).play(bolt, 'B.R1'))).toMatch(/Camouflage|no legal target/);
  });

  test('WR-8.10 WR-D27 a Rally does nothing, and the Troop is played', () => {
    const archer = testTroop('1/1/3', { abilities: [on('rally', { target: enemyTroop(), steps: [damage(1), heal(5, 'ownWarlord')] })] });
    const g = scenario({ A: { health: 9, hand: [archer] } }).play(archer, 'R1');
    expect([g.line('A'), g.face('A.W').health, g.toAct()]).toEqual([[archer], 9, 'A']);
    g.nothingPending();
    const h = scenario({ A: { hand: [archer] }, B: { line: { R1: plain } } }).play(archer, 'R1');
    expect([h.health('B.R1'), h.state.choice]).toEqual(['2/3', null]);
  });

  test('WR-8.10 what names no target is always playable', () => {
    const spread = testStratagem([
      damage(1, { all: enemyTroop() }),
      iff({ cond: 'exists', of: enemyTroop() }, [grant('shield', 'ownWarlord')]),
    ]);
    expect(
      scenario({ A: { hand: [spread] } })
        .play(spread)
        .hand('A'),
    ).toEqual([]);
  });
});
