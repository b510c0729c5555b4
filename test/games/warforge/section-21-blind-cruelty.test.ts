import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  brink,
  damage,
  enemy,
  enemyTroop,
  gainHealth,
  grant,
  heal,
  modify,
  on,
  own,
  random,
  summon,
  type Effect,
  type KeywordSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

describe('21 Blind', () => {
  const blinded: Standing = { card: testTroop('1/2/9'), given: { blind: 0 } };

  test('WR-21.17 its ranged value is 0: no ranged attack, no ranged retaliation; melee is unaffected', () => {
    const g = scenario({ A: { line: { R1: blinded } } });
    expect([g.stats('A.R1'), g.attacks('R1')]).toEqual(['1/0/9', ['melee W']]);
    const h = scenario({ A: { line: { R1: testTroop('1/1/9'), R2: testTroop('1/1/9') } }, B: { line: { R1: blinded } } });
    h.attack('R1', 'ranged', 'R1').attack('R2', 'melee', 'R1');
    expect([h.health('A.R1'), h.health('A.R2')]).toEqual(['9/9', '8/9']);
  });

  const dazzle = testStratagem([grant('blind')], { target: any() });

  test('WR-21.18 WR-D48 blinded by the enemy it is so through its controller’s next turn', () => {
    const g = scenario({ A: { hand: [dazzle] }, B: { line: { R1: testTroop('1/2/9') } } }).play(dazzle, 'B.R1');
    const seen = [g.stats('B.R1')];
    for (let i = 0; i < 3; i++) seen.push(g.endTurn().stats('B.R1'));
    expect(seen).toEqual(['1/0/9', '1/0/9', '1/2/9', '1/2/9']);
  });

  test('WR-21.18 WR-D48 blinded in its controller’s own turn it is so through the one after', () => {
    const g = scenario({ A: { hand: [dazzle], line: { R1: testTroop('1/2/9') } } }).play(dazzle, 'A.R1');
    const seen = [g.stats('A.R1')];
    for (let i = 0; i < 3; i++) seen.push(g.endTurn().stats('A.R1'));
    expect(seen).toEqual(['1/0/9', '1/0/9', '1/0/9', '1/2/9']);
  });

  test('WR-21.19 it overrides buffs: ranged 2 blinded, +3 is still 0; when it ends, 5', () => {
    const drill = testStratagem([modify(0, 3)], { target: own() });
    const g = scenario({ A: { hand: [drill], line: { R1: blinded } } }).play(drill, 'A.R1');
    expect(g.stats('A.R1')).toBe('1/0/9');
    expect(g.endTurn().endTurn().endTurn().stats('A.R1')).toBe('1/5/9');
    const aura = testTroop('0/0/9', { aura: { on: own({ other: true }), ranged: 3 } });
    expect(scenario({ A: { line: { R1: blinded, R2: aura } } }).stats('A.R1')).toBe('1/0/9');
  });
});

/** Stratagems of A with these steps, one after the other on B's Troop at R1. */
function treated(unit: Standing, ...steps: Effect[]): Table {
  const spells = steps.map((step) => testStratagem([step], { target: any() }));
  const g = scenario({ A: { hand: spells }, B: { line: { R1: unit } } });
  for (const spell of spells) g.play(spell, 'B.R1');
  return g;
}

describe('21 Brink', () => {
  const edgy = testTroop('0/0/5', { abilities: [brink(3, [])] });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
  ])('WR-21.20 Brink 3 at 5 health, hit for %d: %d triggers', (n, times) => {
    expect(treated(edgy, damage(n)).triggered()).toHaveLength(times);
  });

  test('WR-21.20 it is the crossing by the event as a whole that counts', () => {
    const g = scenario({
      A: { line: { R1: testTroop('2/0/9', [{ flechette: 1 }]) } },
      B: { line: { R1: testTroop('0/0/5', { abilities: [brink(4, [])] }) } },
    }).attack('R1', 'melee', 'R1');
    expect(g.triggered()).toEqual(['brink']);
  });

  test('WR-21.21 WR-D49 at or below X further damage does not trigger; after healing above X it does again', () => {
    expect(treated(edgy, damage(2), damage(1)).triggered()).toHaveLength(1);
    expect(treated({ card: edgy, health: 3 }, damage(1)).triggered()).toEqual([]);
    expect(treated(edgy, damage(2), heal(1), damage(1)).triggered()).toHaveLength(2);
    expect(treated(edgy, damage(3), heal(1), damage(1)).triggered()).toHaveLength(1);
    expect(treated(edgy, damage(2), gainHealth(1), damage(1)).triggered()).toHaveLength(2);
  });
});

describe('21 Camouflage', () => {
  const veiled = testTroop('1/0/9', { keywords: ['camouflage'], abilities: [on('duty', []), on('agenda', [])] });
  const bolt = testStratagem([damage(1)], { target: any() });
  const talent = testStratagem([damage(1)], { target: any(), role: 'talent' });

  test('WR-21.22 enemy Stratagems and Talents cannot target it, friendly ones can', () => {
    const g = scenario({ A: { hand: [bolt, talent], line: { L1: veiled } }, B: { line: { R1: veiled } } });
    for (const card of [bolt, talent]) {
      expect(g.targets(card)).toEqual(['A.L1', 'A.W', 'B.W']);
      expect(g.refused((t) => t.play(card, 'B.R1'))).toMatch('Camouflage');
    }
  });

  test('WR-21.22 the text of an enemy Troop is no Stratagem and may name it', () => {
    const scout = testTroop('1/1/1', { abilities: [on('rally', { target: enemyTroop(), steps: [damage(1)] })] });
    const g = scenario({ A: { hand: [scout] }, B: { line: { L1: testTroop('1/1/9'), R1: veiled } } });
    expect(g.play(scout, 'R1').isLegal({ type: 'target', seat: 1, place: 'R1' })).toBe(true);
  });

  test('WR-21.23 it can be attacked, and area or random damage hits it', () => {
    const area = testStratagem([damage(1, all(enemyTroop()))]);
    const shot = testStratagem([damage(1, random(enemyTroop()))]);
    const g = scenario({ A: { hand: [area, shot] }, B: { line: { R1: veiled } } });
    g.play(area).play(shot).attack('W', 'melee', 'R1');
    expect([g.health('B.R1'), g.face('B.R1').keywords.includes('camouflage')]).toEqual(['6/9', true]);
  });

  const rivalTargets = (g: Table): boolean => g.endTurn().targets(bolt).includes('A.R1');
  const mine = (unit: Standing) => scenario({ A: { line: { R1: unit } }, B: { hand: [bolt] } });

  test('WR-21.24 it ends for good as the unit attacks', () => {
    const g = mine(veiled).attack('R1', 'melee', 'W');
    expect(rivalTargets(g)).toBe(true);
    expect(rivalTargets(g.endTurn())).toBe(true);
    expect(rivalTargets(mine(veiled))).toBe(false);
  });

  test('WR-21.24 WR-D50 retaliation, Duty, Agenda and Pray do not end it', () => {
    expect(rivalTargets(mine(veiled).use('R1', 'duty'))).toBe(false);
    expect(rivalTargets(mine(veiled).use('R1', 'agenda'))).toBe(false);
    expect(rivalTargets(mine(testTroop('1/0/9', ['camouflage', 'pray'])).use('R1', 'pray'))).toBe(false);
    const attacked = scenario({ A: { hand: [bolt] }, B: { line: { R1: veiled } } }).attack('W', 'melee', 'R1');
    expect([attacked.health('A.W'), attacked.targets(bolt)]).toEqual(['19/20', ['A.W', 'B.W']]);
  });
});

describe("21 Can't Attack", () => {
  const post = testTroop('2/2/9', {
    keywords: ['cantAttack', 'fast', 'pray'],
    abilities: [on('agenda', []), on('duty', []), on('ferocity', [])],
  });
  const ACTIONS = ['agenda', 'duty', 'pray', 'ferocity'] as const;

  test('WR-21.25 it never attacks, and retaliates as usual', () => {
    const g = scenario({ A: { line: { R1: post } } });
    expect([g.attacks('R1'), g.refused((t) => t.attack('R1', 'melee', 'W'))]).toEqual([[], 'It can’t attack.']);
    const h = scenario({ A: { line: { R1: testTroop('1/0/9') } }, B: { line: { R1: post } } }).attack('R1', 'melee', 'R1');
    expect(h.health('A.R1')).toBe('7/9');
  });

  test.each(ACTIONS)('WR-21.26 WR-D45 it may use %s, unless at 0/0', (keyword) => {
    expect(scenario({ A: { line: { R1: post } } }).canUse('R1', keyword)).toBe(true);
    expect(scenario({ A: { line: { R1: { card: post, melee: 0, ranged: 0 } } } }).canUse('R1', keyword)).toBe(false);
  });
});

describe('21 Companion', () => {
  const squire = testTroop('1/1/1', { cost: 2 });
  const knight = (more: { companion?: { card: string; n: number } } = { companion: { card: squire, n: 2 } }) =>
    testTroop('3/1/3', { cost: 3, ...more });

  test('WR-21.27 WR-21.28 up to X plays, each for its printed cost, from outside the hand', () => {
    const card = knight();
    const g = scenario({ A: { hand: [card], energy: 9 } }).play(card, 'R1');
    expect([g.hand('A'), g.view('A').seats[0].extra, g.energy('A')]).toEqual([[], [squire, squire], '6/9']);
    expect(g.events('A').findLastIndex(({ type }) => type === 'mayPlay')).toBeGreaterThan(
      g.events('A').findLastIndex(({ type }) => type === 'deployed'),
    );
    g.extra(squire, 'L1').extra(squire, 'R2');
    expect([g.line('A'), g.energy('A')]).toEqual([[squire, card, squire], '2/9']);
    expect(g.refused((t) => t.extra(squire, 'L1'))).toMatch('no further play');
  });

  test('WR-21.28 they need energy and a place', () => {
    const card = knight();
    const poor = scenario({ A: { hand: [card], energy: 4 } }).play(card, 'R1');
    expect(poor.refused((t) => t.extra(squire, 'L1'))).toMatch('costs 2 energy; you have 1');
    const side = (n: number) =>
      Object.fromEntries(['L1', 'L2', 'L3', 'L4', 'R1', 'R2', 'R3', 'R4'].slice(0, n).map((place) => [place, squire]));
    const full = scenario({ A: { hand: [card], line: side(7) } }).play(card, 'R4');
    expect(full.refused((t) => t.extra(squire, 'L1'))).toMatch('eight places');
    expect(
      scenario({ A: { hand: [card], line: side(6) } })
        .play(card, 'R3')
        .extra(squire, 'R4')
        .line('A'),
    ).toHaveLength(8);
  });

  test('WR-21.28 they vanish at the end of the turn', () => {
    const card = knight();
    const g = scenario({ A: { hand: [card] } })
      .play(card, 'R1')
      .endTurn()
      .endTurn();
    expect(g.view('A').seats[0].extra).toEqual([]);
    expect(g.refused((t) => t.extra(squire, 'L1'))).toMatch('no further play');
  });

  test('WR-21.28 WR-D51 a Troop that an effect creates grants none, nor does a companion that has one itself', () => {
    const call = testStratagem([summon(knight())]);
    expect(
      scenario({ A: { hand: [call] } })
        .play(call)
        .view('A').seats[0].extra,
    ).toEqual([]);
    const leader = knight({ companion: { card: knight(), n: 1 } });
    const g = scenario({ A: { hand: [leader] } }).play(leader, 'R1');
    expect(g.extra(g.view('A').seats[0].extra[0], 'L1').view('A').seats[0].extra).toEqual([]);
  });

  test('WR-D51 a play from outside the hand counts as played from hand: its Rally triggers', () => {
    const herald = testTroop('1/1/1', { abilities: [on('rally', [gainHealth(1, 'ownWarlord')])] });
    const card = knight({ companion: { card: herald, n: 1 } });
    expect(
      scenario({ A: { hand: [card] } })
        .play(card, 'R1')
        .extra(herald, 'L1')
        .triggered(),
    ).toEqual(['rally']);
  });
});

describe('21 Concussive', () => {
  const shock = (stats: string, ...more: KeywordSpec[]) => testTroop(stats, ['concussive', ...more]);
  const isStunned = (g: Table, spot: 'A.R1' | 'B.R1' | 'B.R2' | 'B.W'): boolean => g.face(spot).keywords.includes('stun');

  test('WR-21.29 what takes attack damage from it and lives is stunned, the Warlord included', () => {
    for (const [mode, to] of [
      ['melee', 'R1'],
      ['ranged', 'R1'],
      ['melee', 'W'],
    ] as const) {
      const g = scenario({ A: { line: { R1: shock('1/1/9') } }, B: { line: { R1: testTroop('0/0/9') } } }).attack('R1', mode, to);
      expect([isStunned(g, 'B.R1'), isStunned(g, 'B.W')]).toEqual([to === 'R1', to === 'W']);
    }
  });

  test('WR-21.30 WR-D52 retaliation and Stomp stun too', () => {
    const g = scenario({ A: { line: { R1: testTroop('1/0/9') } }, B: { line: { R1: shock('1/0/9') } } }).attack('R1', 'melee', 'R1');
    expect([isStunned(g, 'A.R1'), isStunned(g, 'B.R1')]).toEqual([true, false]);
    const h = scenario({
      A: { line: { R1: shock('3/0/9', 'stomp') } },
      B: { line: { R1: testTroop('0/0/1'), R2: testTroop('0/0/9') } },
      script: [['Stomp', 1]],
    }).attack('R1', 'melee', 'R1');
    expect([isStunned(h, 'B.R1'), h.health('B.R1'), isStunned(h, 'B.W')]).toEqual([true, '7/9', false]);
  });

  test('WR-21.30 WR-D52 Blast, Flechette and Sentry do not, nor absorbed or 0 damage', () => {
    const blast = scenario({
      A: { line: { R1: shock('1/0/9', { blast: 1 }) } },
      B: { line: { R1: testTroop('0/0/9'), R2: testTroop('0/0/9') } },
    }).attack('R1', 'melee', 'R1');
    expect([isStunned(blast, 'B.R1'), isStunned(blast, 'B.R2'), isStunned(blast, 'B.W')]).toEqual([true, false, false]);
    const sentry = scenario({ A: { line: { R1: testTroop('1/0/9') } }, B: { line: { R1: shock('0/0/9', { sentry: 2 }) } } });
    expect([isStunned(sentry.attack('R1', 'melee', 'R1'), 'A.R1'), sentry.health('A.R1')]).toEqual([false, '7/9']);
    const shield = scenario({ A: { line: { R1: shock('1/0/9') } }, B: { line: { R1: testTroop('0/0/9', ['shield']) } } });
    expect(isStunned(shield.attack('R1', 'melee', 'R1'), 'B.R1')).toBe(false);
  });

  test('WR-21.30 a Flechette before an absorbed hit does not stun', () => {
    const ward = testTroop('0/0/9', { abilities: [on('scarred', [grant('shield', 'this')])] });
    const g = scenario({ A: { line: { R1: shock('1/0/9', { flechette: 2 }) } }, B: { line: { R1: ward } } }).attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), isStunned(g, 'B.R1')]).toEqual(['7/9', false]);
  });
});

describe('21 Cruelty', () => {
  const cruel = testTroop('1/0/9', { abilities: [on('cruelty', [])] });
  const three = { R1: testTroop('0/0/1'), R2: testTroop('0/0/9'), R3: testTroop('0/0/9') };
  const storm = testStratagem([damage(1, all(enemyTroop()))]);

  test('WR-21.32 WR-D53 area damage to 3 enemies of which one dies triggers twice', () => {
    expect(
      scenario({ A: { hand: [storm], line: { R1: cruel } }, B: { line: three } })
        .play(storm)
        .triggered(),
    ).toEqual(['cruelty', 'cruelty']);
  });

  test('WR-21.31 WR-D53 whatever the source: its own attack, another’s, a Stratagem; the Warlord counts, own units do not', () => {
    const bolt = testStratagem([damage(1)], { target: enemy() });
    const g = scenario({ A: { hand: [bolt], line: { R1: cruel, R2: testTroop('1/0/9') } }, B: { line: { R1: testTroop('0/0/9') } } });
    g.attack('R1', 'melee', 'R1').attack('R2', 'melee', 'W').play(bolt, 'B.W');
    expect(g.triggered()).toEqual(['cruelty', 'cruelty', 'cruelty']);
    const mine = testStratagem([damage(1, all(own()))]);
    expect(
      scenario({ A: { hand: [mine], line: { R1: cruel } } })
        .play(mine)
        .triggered(),
    ).toEqual([]);
  });

  test('WR-21.31 two instances of one event on one enemy are one trigger, pre-attack step and hit are two', () => {
    const both = (...keywords: KeywordSpec[]): number =>
      scenario({
        A: { line: { R1: testTroop('5/0/9', keywords), R2: cruel } },
        B: { line: { R1: testTroop('0/0/3'), R2: testTroop('0/0/20') } },
        script: keywords.includes('stomp') ? [['Stomp', 1]] : [],
      })
        .attack('R1', 'melee', keywords.includes('stomp') ? 'R1' : 'W')
        .triggered().length;
    // Warlord and R2, the latter by Blast and Stomp.
    expect(both({ blast: 1 }, 'stomp')).toBe(2);
    expect(both({ flechette: 1 })).toBe(2);
    expect(both()).toBe(1);
  });

  test('WR-21.32 nothing in the opponent’s turn', () => {
    const g = scenario({ B: { line: { R1: cruel } }, A: { line: { R1: testTroop('1/0/9') } } }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.triggered()]).toEqual(['8/9', []]);
  });
});
