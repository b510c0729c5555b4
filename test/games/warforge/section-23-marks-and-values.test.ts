import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  destroy,
  energy,
  enemy,
  enemyTroop,
  grant,
  on,
  ownTroop,
  returnTo,
  summon,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Position, SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const hitFor = (n: number) => testStratagem([damage(n)], { target: any() });
const bolt = hitFor(1);
const ruin = testStratagem([destroy()], { target: any({ kind: 'troop' }) });
const idle = (cost: number) => testStratagem([], { cost });
const plain = testTroop('1/1/3');

describe('23 Hunt Mark', () => {
  const mark = testStratagem([grant('huntMark')], { target: enemy() });

  /** A's Warlord is at 15 of 20; B's Troop bears so many marks. */
  const hunt = (huntMark: number, A: SidePosition = {}, B: SidePosition = {}, more: Position = {}) =>
    scenario({
      ...more,
      A: { health: 15, hand: [bolt, ruin, mark, mark], line: { R1: testTroop('2/2/3') }, ...A },
      B: { line: { R1: { card: testTroop('0/0/1'), given: huntMark > 0 ? { huntMark } : {} } }, ...B },
    });
  const warlords = (g: Table) => [g.health('A.W'), g.health('B.W')];

  test('WR-23.1 a marked Troop destroyed costs its Warlord 1 and heals the marker’s by 1', () => {
    expect(warlords(hunt(1).play(bolt, 'B.R1'))).toEqual(['16/20', '19/20']);
    expect(warlords(hunt(0).play(bolt, 'B.R1'))).toEqual(['15/20', '20/20']);
    expect(warlords(hunt(1, { health: 20 }).play(bolt, 'B.R1'))).toEqual(['20/20', '19/20']);
  });

  test('WR-23.2 WR-D58 3 marks are 3 × 1 damage and 3 × heal 1; a Warlord with Armour 2 still takes 3', () => {
    const g = hunt(3, {}, { warlord: testWarlord('1/1/20', { keywords: [{ armour: 2 }] }) }).play(bolt, 'B.R1');
    expect(warlords(g)).toEqual(['18/20', '17/20']);
    expect(g.triggered()).toEqual(['huntMark', 'huntMark', 'huntMark']);
  });

  test('WR-23.2 marks given one after the other add up', () => {
    const g = hunt(1).play(mark, 'B.R1').play(mark, 'B.R1');
    expect(g.face('B.R1').numbers.huntMark).toBe(3);
    expect(warlords(g.play(bolt, 'B.R1'))).toEqual(['18/20', '17/20']);
  });

  test('WR-23.2 WR-D58 each mark is an effect of its own: a Shield takes one of three', () => {
    const g = hunt(3, {}, { warlord: { card: testWarlord('1/1/20'), given: { shield: 0 } } }).play(bolt, 'B.R1');
    expect(warlords(g)).toEqual(['18/20', '18/20']);
  });

  const WAYS: [string, (g: Table) => Table][] = [
    ['an attack', (g) => g.attack('R1', 'melee', 'R1')],
    ['a destroy effect', (g) => g.play(ruin, 'B.R1')],
  ];
  test.each(WAYS)('WR-23.3 it works by %s', (_name, kill) => expect(warlords(kill(hunt(1)))).toEqual(['16/20', '19/20']));

  test('WR-23.3 it works if its own controller kills the Troop, in that player’s turn', () => {
    const g = hunt(1, {}, { hand: [bolt], line: { R1: { card: testTroop('0/0/1'), given: { huntMark: 1 } } } }, { active: 'B' });
    expect(warlords(g.play(bolt, 'B.R1'))).toEqual(['16/20', '19/20']);
  });

  test.each(['hand', 'deck'] as const)('WR-23.3 returned to the %s it costs nothing', (to) => {
    const away = testStratagem([returnTo(to)], { target: enemyTroop() });
    expect(warlords(hunt(1, { hand: [away] }).play(away, 'B.R1'))).toEqual(['15/20', '20/20']);
  });

  test('WR-23.3 a Warlord cannot be marked', () => {
    const markAll = testStratagem([grant('huntMark', all(enemy()))]);
    const g = hunt(0, { hand: [mark, markAll] })
      .play(mark, 'B.W')
      .play(markAll);
    expect(g.face('B.W').keywords).not.toContain('huntMark');
    expect(g.face('B.R1').numbers.huntMark).toBe(1);
  });
});

describe('23 Invulnerable', () => {
  const stone = testTroop('1/2/3', ['invulnerable']);

  test('WR-23.4 it is neither damaged nor destroyed', () => {
    const five = hitFor(5);
    const g = scenario({ A: { hand: [five, ruin, ruin] }, B: { line: { R1: stone, R2: plain } } });
    g.play(five, 'B.R1').play(ruin, 'B.R1').play(ruin, 'B.R2');
    expect([g.health('B.R1'), g.line('B')]).toEqual(['3/3', [stone]]);
    expect(g.told('damaged')).toEqual([]);
  });

  test('WR-23.4 Shield, Vulnerable and Tracer are not used up by what it withstands', () => {
    const B = { line: { R1: { card: stone, given: { shield: 0, vulnerable: 2, tracer: 1 } } } };
    const g = scenario({ A: { line: { R1: testTroop('0/4/9') } }, B }).attack('R1', 'ranged', 'R1');
    expect(g.face('B.R1')).toMatchObject({ health: 3, numbers: { vulnerable: 2, tracer: 1 } });
    expect(g.face('B.R1').keywords).toContain('shield');
    expect(g.told('absorbed')).toEqual([]);
  });

  test.each(['stun', 'blind', 'huntMark'] as const)('WR-23.5 it can still be given %s', (keyword) => {
    const give = testStratagem([grant(keyword)], { target: enemyTroop() });
    const g = scenario({ A: { hand: [give] }, B: { line: { R1: stone } } }).play(give, 'B.R1');
    expect(g.face('B.R1').keywords).toContain(keyword);
  });

  test.each(['hand', 'deck'] as const)('WR-23.5 it can be returned to the %s', (to) => {
    const away = testStratagem([returnTo(to)], { target: enemyTroop() });
    const g = scenario({ A: { hand: [away] }, B: { line: { R1: stone } } }).play(away, 'B.R1');
    expect([g.line('B'), to === 'hand' ? g.hand('B') : g.deck('B')]).toEqual([[], [stone]]);
  });

  test('WR-23.5 it attacks and retaliates as usual', () => {
    const g = scenario({ A: { line: { R1: stone } }, B: { line: { R1: testTroop('3/3/9') } } }).attack('R1', 'ranged', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['3/3', '7/9']);
    g.endTurn().attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['3/3', '6/9']);
  });

  test('WR-23.6 WR-D59 a Stomp of 5 on h 3 leaves nothing over on an Invulnerable one, 2 on another', () => {
    const A = { line: { R1: testTroop('5/0/9', ['stomp']) } };
    const on = (target: string) => ({ A, B: { line: { R1: target, R2: testTroop('0/0/4') } } });
    const firm = scenario({ ...on(stone), script: [] }).attack('R1', 'melee', 'R1');
    expect([firm.health('B.R2'), firm.health('B.W')]).toEqual(['4/4', '20/20']);
    const soft = scenario({ ...on(testTroop('1/2/3')), script: [['Stomp', 1]] }).attack('R1', 'melee', 'R1');
    expect(soft.health('B.R1')).toBe('2/4');
  });

  test.each([
    ['Invulnerable', stone, '7/9'],
    ['another', testTroop('1/2/3'), '9/9'],
  ])('WR-23.6 WR-D59 Sniper with 5 on %s h 3: does it retaliate with its 2', (_name, target, left) => {
    const g = scenario({ A: { line: { R1: testTroop('0/5/9', ['sniper']) } }, B: { line: { R1: target } } });
    expect(g.attack('R1', 'ranged', 'R1').health('A.R1')).toBe(left);
  });
});

describe('23 Last Spark', () => {
  const spark = testTroop('1/1/9', { cost: 1, abilities: [on('lastSpark', [damage(1, 'enemyWarlord')])] });

  test('WR-23.7 it triggers as a payment takes the energy from above 0 to 0', () => {
    const [two, one] = [idle(2), idle(1)];
    const g = scenario({ A: { line: { R1: spark }, energy: 3, hand: [two, one] } }).play(two);
    expect(g.triggered()).toEqual([]);
    expect(g.play(one).triggered()).toEqual(['lastSpark']);
    expect(g.health('B.W')).toBe('19/20');
  });

  test('WR-23.7 only its controller’s energy counts', () => {
    const one = idle(1);
    const g = scenario({ active: 'B', A: { line: { R1: spark } }, B: { energy: 1, hand: [one] } }).play(one);
    expect([g.energy('B'), g.triggered()]).toEqual(['0/1', []]);
  });

  test('WR-23.8 a cost-0 card at 0 energy does nothing; energy regained and spent again triggers anew', () => {
    const [free, two, well] = [idle(0), idle(2), testStratagem([energy(2)])];
    const g = scenario({ A: { line: { R1: spark }, energy: 2, hand: [free, two, two, well] } });
    expect(g.play(two).triggered()).toHaveLength(1);
    expect(g.play(free).play(well).triggered()).toHaveLength(1);
    expect(g.play(two).triggered()).toHaveLength(2);
  });

  test('WR-23.9 WR-D60 the Troop bought with the last point does not trigger, one in play does', () => {
    const g = scenario({ A: { energy: 1, hand: [spark] } }).play(spark, 'R1');
    expect([g.energy('A'), g.triggered()]).toEqual(['0/1', []]);
    const h = scenario({ A: { energy: 1, hand: [spark], line: { L1: spark } } }).play(spark, 'R1');
    expect(h.told('triggered').map(({ thing }) => thing?.place)).toEqual(['L1']);
  });

  test('WR-23.9 it triggers after the card has resolved, if the unit still stands', () => {
    const rallying = testTroop('1/1/1', { cost: 1, abilities: [on('rally', [damage(1, 'enemyWarlord')])] });
    const g = scenario({ A: { line: { R1: spark }, energy: 1, hand: [rallying] } }).play(rallying, 'L1');
    expect(g.triggered()).toEqual(['rally', 'lastSpark']);
    const axe = testStratagem([destroy()], { target: ownTroop(), cost: 1 });
    expect(
      scenario({ A: { line: { R1: spark }, energy: 1, hand: [axe] } })
        .play(axe, 'A.R1')
        .triggered(),
    ).toEqual([]);
    const caller = testStratagem([summon(spark)], { cost: 1 });
    expect(
      scenario({ A: { energy: 1, hand: [caller] } })
        .play(caller)
        .triggered(),
    ).toEqual([]);
  });
});

describe('23 Pack', () => {
  const wolf = testTroop('1/1/3', ['pack']);

  test('WR-23.16 +1/+1 for each other friendly Troop: 1/1 with 3 others is 4/4, one dies and it is 3/3', () => {
    const g = scenario({ A: { hand: [ruin], line: { L2: plain, L1: wolf, R1: plain, R2: plain } }, B: { line: { R1: plain } } });
    expect(g.stats('A.L1')).toBe('4/4/3');
    expect(g.play(ruin, 'A.R2').stats('A.L1')).toBe('3/3/3');
  });

  test('WR-23.16 WR-23.17 alone beside its Warlord it is 1/1, whatever the enemy has', () => {
    const g = scenario({ A: { hand: [plain], line: { R1: wolf } }, B: { line: { R1: plain, R2: plain } } });
    expect(g.stats('A.R1')).toBe('1/1/3');
    expect(g.play(plain, 'L1').stats('A.R1')).toBe('2/2/3');
  });

  test('WR-23.17 WR-D63 tokens, Remnants and hidden Troops count', () => {
    const hidden = { card: testTroop('1/1/3', { abilities: [on('ambush', [])] }), hidden: true };
    const g = scenario({ A: { line: { L3: testTroop('1/1/1', { role: 'token' }), L2: 'remnant', L1: hidden, R1: wolf } } });
    expect(g.stats('A.R1')).toBe('4/4/3');
  });

  test('WR-23.16 the values of the moment are used in an attack', () => {
    const g = scenario({ A: { line: { L1: plain, R1: wolf } }, B: { line: { R1: testTroop('0/0/5') } } });
    expect(g.attack('R1', 'melee', 'R1').health('B.R1')).toBe('3/5');
  });
});
