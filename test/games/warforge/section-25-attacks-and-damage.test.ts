import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  destroy,
  enemyTroop,
  grant,
  lose,
  on,
  random,
  returnTo,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Position, SidePosition, Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const bolt = testStratagem([damage(1)], { target: any() });
const storm = testStratagem([damage(1, all(enemyTroop()))]);
const plain = testTroop('1/1/3');
const wall = testTroop('0/0/9');

/** A's Troop at R1 against B's line. */
const fight = (attacker: Standing, B: SidePosition['line'], more: Omit<Position, 'A' | 'B'> & { hand?: string[] } = {}) =>
  scenario({ ...more, A: { line: { R1: attacker }, hand: more.hand }, B: { line: B } });

describe('25 Tracer', () => {
  const marked = (x: number, card = wall): Standing => ({ card, given: { tracer: x } });
  const gun = testTroop('1/1/9', ['frenzy']);
  const isMarked = (g: Table) => g.face('B.R1').keywords.includes('tracer');

  test('WR-25.7 a ranged attack deals X more, and the mark goes at the end of that turn', () => {
    const g = fight(gun, { R1: marked(2) }).attack('R1', 'ranged', 'R1');
    expect([g.health('B.R1'), isMarked(g)]).toEqual(['6/9', true]);
    expect(isMarked(g.endTurn())).toBe(false);
  });

  test('WR-25.8 two ranged attacks in one turn both gain X', () => {
    const g = fight(gun, { R1: marked(2) })
      .attack('R1', 'ranged', 'R1')
      .attack('R1', 'ranged', 'R1');
    expect(g.health('B.R1')).toBe('3/9');
  });

  test('WR-25.8 WR-D81 never attacked at range the mark stays', () => {
    const g = fight(gun, { R1: marked(2) })
      .attack('R1', 'melee', 'R1')
      .endTurn()
      .endTurn();
    expect(isMarked(g)).toBe(true);
    expect(g.attack('R1', 'ranged', 'R1').health('B.R1')).toBe('5/9');
    expect(isMarked(g.endTurn())).toBe(false);
  });

  test('WR-25.7 a mark that comes in a later turn is not ended by an attack before', () => {
    const mark = testStratagem([grant('tracer', 'target', 1)], { target: enemyTroop() });
    const g = fight(gun, { R1: wall }, { hand: [mark] })
      .attack('R1', 'ranged', 'R1')
      .endTurn()
      .endTurn()
      .play(mark, 'B.R1')
      .endTurn();
    expect(isMarked(g)).toBe(true);
  });

  test('WR-25.9 no bonus for melee, Blast, Flechette, Stratagems or retaliation', () => {
    expect(
      fight(gun, { R1: marked(2) })
        .attack('R1', 'melee', 'R1')
        .health('B.R1'),
    ).toBe('8/9');
    expect(
      fight(gun, { R1: marked(2) }, { hand: [bolt] })
        .play(bolt, 'B.R1')
        .health('B.R1'),
    ).toBe('8/9');
    const blaster = testTroop('0/1/9', [{ blast: 1 }]);
    expect(
      fight(blaster, { R1: wall, R2: marked(2) })
        .attack('R1', 'ranged', 'R1')
        .health('B.R2'),
    ).toBe('8/9');
    const dart = testTroop('0/1/9', [{ flechette: 1 }]);
    // Flechette 1, then 1 + 2.
    expect(
      fight(dart, { R1: marked(2) })
        .attack('R1', 'ranged', 'R1')
        .health('B.R1'),
    ).toBe('5/9');
    const g = fight(marked(2, testTroop('1/1/9')), { R1: testTroop('1/1/9') }).attack('R1', 'ranged', 'R1');
    expect([g.health('A.R1'), g.endTurn().face('A.R1').keywords]).toEqual(['8/9', ['tracer']]);
  });
});

describe('25 Unstable', () => {
  const core = testTroop('0/0/1', ['unstable']);
  const ruin = testStratagem([destroy(all(any({ kind: 'troop', keyword: 'unstable' })))]);
  const blow = (n: number, whom: number) =>
    scenario({
      script: [
        ['Unstable', n - 1],
        ['whom Unstable hits', whom],
      ],
      A: { hand: [bolt], line: { R1: wall } },
      B: { line: { L1: wall, R1: core } },
    }).play(bolt, 'B.R1');

  test.each([1, 2, 3])('WR-25.10 on death it deals %i to one random other unit', (n) => {
    const g = blow(n, 1);
    g.nothingPending();
    expect(g.health('A.R1')).toBe(`${9 - n}/9`);
  });

  test('WR-25.10 it rolls 1, 2 and 3 and nothing else', () => {
    const rolled = Array.from({ length: 40 }, (_, i) => {
      const g = scenario({ seed: `core ${i}`, A: { hand: [bolt] }, B: { line: { R1: core } } }).play(bolt, 'B.R1');
      return g.told('damaged')[1].n;
    });
    expect([...new Set(rolled)].toSorted()).toEqual([1, 2, 3]);
  });

  test('WR-25.10 WR-D82 either side’s units, Warlords included', () => {
    const left = [0, 1, 2, 3]
      .map((whom) => blow(3, whom))
      .map((g) => [g.health('A.W'), g.health('A.R1'), g.health('B.L1'), g.health('B.W')]);
    expect(left).toEqual([
      ['17/20', '9/9', '9/9', '20/20'],
      ['20/20', '6/9', '9/9', '20/20'],
      ['20/20', '9/9', '6/9', '20/20'],
      ['20/20', '9/9', '9/9', '17/20'],
    ]);
  });

  test('WR-25.10 several dying together resolve one by one, none of them hitting another of the dead', () => {
    const g = scenario({ A: { hand: [ruin], line: { R1: core } }, B: { line: { R1: core, R2: core } } }).play(ruin);
    expect(g.triggered()).toEqual(['unstable', 'unstable', 'unstable']);
    expect(g.told('damaged').map(({ thing }) => thing.place)).toEqual(['W', 'W', 'W']);
  });

  test('WR-25.10 not when it is returned', () => {
    const away = testStratagem([returnTo('deck')], { target: enemyTroop() });
    expect(
      fight(plain, { R1: core }, { hand: [away], script: [] })
        .play(away, 'B.R1')
        .triggered(),
    ).toEqual([]);
  });
});

describe('25 Vanguard', () => {
  const guard = testTroop('1/1/5', ['vanguard']);
  /** Whom A's Troop at R1 may attack so. */
  const targets = (g: Table, mode: 'melee' | 'ranged') =>
    (['L1', 'W', 'R1', 'R2'] as const).filter((place) => g.canAttack('R1', mode, place));

  test('WR-25.12 other friendly units, the Warlord included, cannot be attacked while it is in play', () => {
    const ruin = testStratagem([destroy()], { target: enemyTroop() });
    const g = fight(plain, { L1: plain, R1: guard, R2: plain }, { hand: [ruin] });
    expect([targets(g, 'melee'), targets(g, 'ranged')]).toEqual([['R1'], ['R1']]);
    expect(g.refused((t) => t.attack('R1', 'melee', 'W'))).toContain('Vanguard');
    expect(targets(g.play(ruin, 'B.R1'), 'melee')).toEqual(['L1', 'W', 'R1']);
  });

  test('WR-25.12 it guards its own side only', () => {
    const g = scenario({ A: { line: { R1: guard } }, B: { line: { R1: plain } } });
    expect(targets(g, 'melee')).toEqual(['W', 'R1']);
  });

  test('WR-25.13 Stratagems, Blast, Stomp and random damage pass', () => {
    const dart = testStratagem([damage(1, random(enemyTroop({ without: 'vanguard' })))]);
    const brute = testTroop('7/0/9', [{ blast: 1 }, 'stomp']);
    const g = fight(brute, { R1: guard, R2: wall }, { hand: [bolt, dart, storm], script: [['Stomp', 1]] });
    g.play(bolt, 'B.R2').play(dart).play(storm);
    expect(g.health('B.R2')).toBe('6/9');
    // 7 on h 4: Blast 1 and Stomp 3 on the neighbour, Blast 1 on the Warlord.
    g.attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), g.health('B.W')]).toEqual(['2/9', '19/20']);
  });

  test('WR-25.14 WR-D84 of several each may be attacked, other units not', () => {
    const g = fight(plain, { L1: guard, R1: guard, R2: plain });
    expect(targets(g, 'melee')).toEqual(['L1', 'R1']);
  });

  test('WR-25.15 WR-D85 with Flying non-Flying enemies have no melee target, only ranged on it', () => {
    const high = testTroop('1/1/5', ['vanguard', 'flying']);
    const g = fight(plain, { R1: high, R2: plain });
    expect([targets(g, 'melee'), targets(g, 'ranged')]).toEqual([[], ['R1']]);
    const flyer = fight(testTroop('1/1/3', ['flying']), { R1: high, R2: plain });
    expect(targets(flyer, 'melee')).toEqual(['R1']);
  });

  test('WR-25.16 WR-D86 in Stealth or face down it guards nothing meanwhile', () => {
    const unseen = testStratagem([lose('stealth', all(enemyTroop()))]);
    const g = fight(plain, { R1: { card: guard, given: { stealth: 0 } }, R2: plain }, { hand: [unseen] });
    expect(targets(g, 'melee')).toEqual(['W', 'R2']);
    expect(targets(g.play(unseen), 'melee')).toEqual(['R1']);
    const ambusher = testTroop('1/1/5', { keywords: ['vanguard'], abilities: [on('ambush', [])] });
    const dark = fight(plain, { R1: { card: ambusher, hidden: true }, R2: plain }, { hand: [bolt] });
    expect(targets(dark, 'melee')).toEqual(['W', 'R1', 'R2']);
    expect(targets(dark.play(bolt, 'B.R1'), 'melee')).toEqual(['R1']);
  });
});

describe('25 Vulnerable', () => {
  const frail = (x: number, card = wall): Standing => ({ card, given: { vulnerable: x } });
  const none = testStratagem([damage(0)], { target: any() });

  test('WR-25.17 Vulnerable 2 hit for 1 takes 3, for 0 takes 0', () => {
    const g = fight(plain, { R1: frail(2) }, { hand: [bolt, none] });
    expect(g.play(none, 'B.R1').health('B.R1')).toBe('9/9');
    expect(g.play(bolt, 'B.R1').health('B.R1')).toBe('6/9');
  });

  test('WR-25.17 every instance is larger: Flechette and the hit each', () => {
    const dart = testTroop('1/0/9', [{ flechette: 1 }]);
    expect(
      fight(dart, { R1: frail(1) })
        .attack('R1', 'melee', 'R1')
        .health('B.R1'),
    ).toBe('5/9');
  });

  test('WR-25.18 it applies to attacks, Blast and retaliation, and stays over turns', () => {
    const g = fight(plain, { R1: frail(2) })
      .attack('R1', 'melee', 'R1')
      .endTurn()
      .endTurn();
    expect(g.attack('R1', 'ranged', 'R1').health('B.R1')).toBe('3/9');
    const blaster = testTroop('1/0/9', [{ blast: 1 }]);
    expect(
      fight(blaster, { R1: wall, R2: frail(2) })
        .attack('R1', 'melee', 'R1')
        .health('B.R2'),
    ).toBe('6/9');
    expect(
      fight(frail(2, testTroop('1/1/9')), { R1: plain })
        .attack('R1', 'melee', 'R1')
        .health('A.R1'),
    ).toBe('6/9');
  });

  test('WR-25.18 it applies to fatigue', () => {
    const A = { warlord: { card: testWarlord('1/1/20'), given: { vulnerable: 2 } } };
    const g = scenario({ mode: 'skirmish', A, B: { deck: [plain], energy: 3 } })
      .endTurn()
      .endTurn();
    expect([g.player('A').fatigue, g.health('A.W')]).toEqual([1, '17/20']);
  });

  test('WR-25.18 an effect may remove it', () => {
    const mend = testStratagem([lose('vulnerable')], { target: any() });
    const g = fight(plain, { R1: frail(2) }, { hand: [mend, bolt] })
      .play(mend, 'B.R1')
      .play(bolt, 'B.R1');
    expect(g.health('B.R1')).toBe('8/9');
  });
});
