import { describe, expect, test } from 'vitest';
import { destroy, grant, on, own, ownTroop, returnTo } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { SidePosition, Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const plain = testTroop('1/1/3');
const wall = testTroop('0/0/9');

describe('24 Stomp', () => {
  const stomper = testTroop('7/7/9', ['stomp']);
  const four = testTroop('0/0/4');
  /** Of the neighbours left to right, which one chance picks. */
  const stomp = (line: SidePosition['line'], picked: number | null = 0, warlord?: Standing) =>
    scenario({
      script: picked === null ? [] : [['Stomp', picked]],
      A: { line: { R1: stomper } },
      B: { line, ...(warlord ? { warlord } : {}) },
    });

  test.each(['melee', 'ranged'] as const)('WR-24.30 in %s 7 on h 4 leaves 3 for one neighbour, picked at random', (mode) => {
    const line = { R1: wall, R2: four, R3: wall };
    const left = stomp(line, 0).attack('R1', mode, 'R2');
    expect([left.health('B.R1'), left.health('B.R2')]).toEqual(['6/9', '9/9']);
    const right = stomp(line, 1).attack('R1', mode, 'R2');
    expect([right.health('B.R1'), right.health('B.R2')]).toEqual(['9/9', '6/9']);
  });

  test('WR-24.30 WR-D77 it is one event with the hit: all of them die at once', () => {
    const g = stomp({ R1: plain, R2: four }, 1).attack('R1', 'melee', 'R1');
    expect(g.told('died').map(({ things }) => things.length)).toEqual([2]);
  });

  test('WR-24.31 WR-D77 the excess is taken after the target’s reductions and meets the neighbour’s own', () => {
    const armoured = testTroop('0/0/4', [{ armour: 2 }]);
    expect(stomp({ R1: armoured, R2: wall }, 1).attack('R1', 'melee', 'R1').health('B.R1')).toBe('8/9');
    const plated = testTroop('0/0/9', [{ armour: 2 }]);
    expect(stomp({ R1: four, R2: plated }, 1).attack('R1', 'melee', 'R1').health('B.R1')).toBe('8/9');
    const shielded = { card: wall, given: { shield: 0 } };
    const g = stomp({ R1: four, R2: shielded }, 1).attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), g.face('B.R1').keywords]).toEqual(['9/9', []]);
  });

  test('WR-24.31 the Warlord is eligible when adjacent, and only then', () => {
    expect(stomp({ R1: four, R2: wall }, 0).attack('R1', 'melee', 'R1').health('B.W')).toBe('17/20');
    const g = stomp({ R1: wall, R2: four }, 0).attack('R1', 'melee', 'R2');
    expect([g.health('B.W'), g.health('B.R1')]).toEqual(['20/20', '6/9']);
  });

  test('WR-24.32 it does not run on, and is not dealt if the target lived', () => {
    const g = stomp({ R1: four, R2: testTroop('0/0/1'), R3: wall }, 1).attack('R1', 'melee', 'R1');
    expect([g.line('B'), g.health('B.R1')]).toEqual([[wall], '9/9']);
    const lives = stomp({ R1: wall, R2: wall }, null).attack('R1', 'melee', 'R1');
    expect(lives.told('damaged')).toHaveLength(1);
  });

  test('WR-24.32 exactly lethal damage leaves nothing, and without a neighbour it is lost', () => {
    expect(
      stomp({ R1: testTroop('0/0/7'), R2: wall }, null)
        .attack('R1', 'melee', 'R1')
        .told('damaged'),
    ).toHaveLength(1);
    const g = stomp({}, null, { card: testWarlord('0/0/20'), health: 4 }).attack('R1', 'melee', 'W');
    expect([g.winner(), g.told('damaged').length]).toEqual(['A', 1]);
  });

  test('WR-24.32 not in retaliation', () => {
    const g = scenario({ script: [], A: { line: { R1: plain, R2: wall } }, B: { line: { R1: stomper } } }).attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.health('A.R1')]).toEqual([[wall], '9/9']);
  });

  test('WR-D77 it is picked among the neighbours that stood before the hit step, dying ones included', () => {
    const blaster = testTroop('7/0/9', ['stomp', { blast: 3 }]);
    const g = scenario({ script: [['Stomp', 0]], A: { line: { R1: blaster } }, B: { line: { R1: plain, R2: four, R3: wall } } });
    expect(g.attack('R1', 'melee', 'R2').health('B.R1')).toBe('6/9');
  });
});

describe('24 Swarm', () => {
  const rat = testTroop('2/1/3', { cost: 1, keywords: ['swarm'] });
  const field = (line: SidePosition['line'], more: SidePosition = {}): Table => scenario({ A: { hand: [rat, rat], line, ...more } });

  test('WR-24.37 WR-24.38 deployed directly left of its like it combines: 2/1/3 at h 1/3 is 4/2 with h 4/6', () => {
    const g = field({ R1: { card: rat, health: 1 } }).play(rat, 'R1');
    expect([g.line('A'), g.stats('A.R1'), g.health('A.R1')]).toEqual([[rat], '4/2/4', '4/6']);
    expect(g.energy('A')).toBe('9/10');
  });

  test('WR-24.37 on the left side too, where directly left is one place outwards', () => {
    const g = field({ L2: plain, L1: rat }).play(rat, 'L2');
    expect([g.line('A'), g.stats('A.L1')]).toEqual([[plain, rat], '4/2/6']);
  });

  test('WR-24.37 only with its like', () => {
    expect(field({ R1: plain }).play(rat, 'R1').line('A')).toEqual([rat, plain]);
  });

  test('WR-24.39 WR-D79 the standing Troop keeps damage, marks, statuses and its attack readiness', () => {
    const standing = { card: rat, health: 2, given: { huntMark: 1, vulnerable: 2, stun: 0 } };
    const g = field({ R1: standing, L1: rat }).play(rat, 'R1');
    expect(g.face('A.R1')).toMatchObject({ health: 5, maxHealth: 6, numbers: { huntMark: 1, vulnerable: 2 } });
    expect(g.canAttack('R1', 'melee', 'W')).toBe(false);
    const ready = field({ R1: rat }).play(rat, 'R1');
    expect(ready.canAttack('R1', 'melee', 'W')).toBe(true);
    const spent = field({ R1: { card: rat, spent: 1 } }).play(rat, 'R1');
    expect(spent.canAttack('R1', 'melee', 'W')).toBe(false);
  });

  test('WR-24.39 Rally and Uprising triggers of the play happen', () => {
    const bold = testTroop('1/1/1', { cost: 1, keywords: ['swarm'], abilities: [on('rally', [])] });
    const rebel = { card: testTroop('1/1/1', { abilities: [on('uprising', [])] }), arrived: 'deployed' } as const;
    const g = scenario({ A: { hand: [bold], line: { L1: rebel, R1: bold } } }).play(bold, 'R1');
    expect([g.line('A').length, g.triggered()]).toEqual([2, ['rally', 'uprising']]);
  });

  test('WR-24.40 WR-D79 directly right of it, or across W, it does not combine', () => {
    expect(field({ R1: rat }).play(rat, 'R2').line('A')).toEqual([rat, rat]);
    const across = field({ R1: rat }).play(rat, 'L1');
    expect([across.line('A'), across.stats('A.R1')]).toEqual([[rat, rat], '2/1/3']);
    expect(field({ L1: rat }).play(rat, 'R1').line('A')).toEqual([rat, rat]);
  });

  test('WR-24.40 a side with 4 Troops still refuses the play', () => {
    const g = field({ R1: rat, R2: plain, R3: plain, R4: plain });
    expect(g.refused((t) => t.play(rat, 'R1'))).toBe('That side is full.');
    expect(field({ R1: rat, R2: plain, R3: plain }).play(rat, 'R1').line('A')).toHaveLength(3);
  });

  test('WR-24.41 WR-D79 combined it is one unit with one card: returned or dead, only the standing card moves', () => {
    const [home, away, ruin] = [
      testStratagem([returnTo('hand')], { target: ownTroop() }),
      testStratagem([returnTo('deck')], { target: ownTroop() }),
      testStratagem([destroy()], { target: ownTroop() }),
    ];
    const hand = { hand: [rat, home, away, ruin] };
    const combined = () => field({ R1: rat }, hand).play(rat, 'R1');
    const back = combined().play(home, 'A.R1');
    expect([back.hand('A').toSorted(), back.line('A')]).toEqual([[rat, away, ruin].toSorted(), []]);
    const shuffled = combined().play(away, 'A.R1');
    expect([shuffled.deck('A'), shuffled.line('A')]).toEqual([[rat], []]);
    const dead = combined().play(ruin, 'A.R1');
    expect([dead.told('died').flatMap(({ things }) => things).length, dead.line('A'), dead.deck('A')]).toEqual([1, [], []]);
  });

  test('WR-24.39 what the standing Troop was given stays with it', () => {
    const give = testStratagem([grant('flying')], { target: own() });
    const g = field({ R1: rat }, { hand: [give, rat] })
      .play(give, 'A.R1')
      .play(rat, 'R1');
    expect(g.face('A.R1').keywords.toSorted()).toEqual(['flying', 'swarm']);
  });
});
