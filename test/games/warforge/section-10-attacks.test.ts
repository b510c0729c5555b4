import { describe, expect, test } from 'vitest';
import { on } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { seriesConfig } from '../../../src-shared/games/warforge/series.ts';
import type { Standing } from './position.ts';
import { newMatch, scenario } from './scenario.ts';
import { testTroop, testWarlord } from './test-cards.ts';

const duel = (attacker: string, defender: string) =>
  scenario({ A: { line: { R1: testTroop(attacker) } }, B: { line: { R1: testTroop(defender) } } });

describe('10 What an attack is', () => {
  test('WR-10.1 every unit, the Warlord included, attacks once per own turn', () => {
    const g = scenario({ A: { line: { R1: testTroop('1/1/5') } } })
      .attack('R1', 'melee', 'W')
      .attack('W', 'melee', 'W');
    for (const from of ['R1', 'W'] as const) {
      expect(g.refused((t) => t.attack(from, 'melee', 'W'))).toMatch('has attacked');
      expect(g.refused((t) => t.attack(from, 'ranged', 'W'))).toMatch('has attacked');
    }
    g.endTurn().endTurn();
    expect(g.attacks('R1')).toEqual(['melee W', 'ranged W']);
    expect(g.attacks('W')).toEqual(['melee W', 'ranged W']);
  });

  test('WR-10.2 an attack names attacker, mode and an enemy unit; there is no way to name an own one', () => {
    const g = scenario({ A: { line: { R1: testTroop('1/1/5'), R2: testTroop('0/0/5') } }, B: { line: { L1: testTroop('0/0/5') } } });
    expect(g.attacks('R1').sort()).toEqual(['melee L1', 'melee W', 'ranged L1', 'ranged W']);
    expect(g.refused((t) => t.attack('R1', 'melee', 'R2'))).toMatch('No enemy');
    expect(g.refused((t) => t.attack('L1', 'melee', 'W'))).toMatch('No unit of yours');
  });

  test('WR-10.3 melee uses both melee values', () => {
    const g = duel('3/0/5', '2/4/6').attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), g.health('A.R1')]).toEqual(['3/6', '3/5']);
  });

  test('WR-10.4 ranged uses both ranged values', () => {
    const g = duel('1/3/5', '2/4/6').attack('R1', 'ranged', 'R1');
    expect([g.health('B.R1'), g.health('A.R1')]).toEqual(['3/6', '1/5']);
  });

  test('WR-10.5 hit and retaliation are simultaneous: both die', () => {
    const g = duel('3/0/2', '2/0/3').attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.line('B')]).toEqual([[], []]);
    expect(g.told('died')).toHaveLength(1);
  });

  test('WR-10.5 a killed defender still retaliates, unless Sniper or Long Range says otherwise', () => {
    const left = (...keywords: ('sniper' | 'longRange')[]) => {
      const g = scenario({ A: { line: { R1: testTroop('0/3/5', keywords) } }, B: { line: { R1: testTroop('0/2/3') } } });
      g.attack('R1', 'ranged', 'R1');
      expect(g.line('B')).toEqual([]);
      return g.health('A.R1');
    };
    expect([left(), left('sniper'), left('longRange')]).toEqual(['3/5', '5/5', '5/5']);
  });
});

describe('10 Retaliation', () => {
  const fighter = testTroop('9/1/30', { keywords: [{ blast: 2 }, { flechette: 2 }, 'stomp'], abilities: [on('strike', [])] });
  const watcher = testTroop('0/0/5', { abilities: [on('mob', []), on('regiment', [])] });

  test('WR-10.6 retaliation is no attack: it spends nothing, has no limit and sets nothing off', () => {
    const g = scenario({
      A: { line: { R1: testTroop('1/0/3'), R2: testTroop('0/0/5'), L1: testTroop('1/1/3') } },
      B: { line: { R1: fighter, R2: watcher } },
    });
    g.attack('R1', 'melee', 'R1').attack('L1', 'ranged', 'R1').attack('W', 'melee', 'R1');
    expect(g.line('A')).toHaveLength(2);
    expect([g.health('A.L1'), g.health('A.W'), g.health('A.R1')]).toEqual(['2/3', '11/20', '5/5']);
    expect(g.triggered()).toEqual([]);
    expect(g.endTurn().attacks('R1')).toContain('melee W');
  });

  test('WR-10.6 in its own attack the same unit strikes, blasts and stomps', () => {
    const g = scenario({
      A: { line: { R1: fighter, R2: watcher } },
      B: { line: { R1: testTroop('0/0/3'), R2: testTroop('0/0/30'), L1: testTroop('0/0/5') } },
      script: [['Stomp', 1]],
    });
    g.attack('R1', 'melee', 'R1');
    // Flechette 2 leaves 1; of the hit of 9 there are 8 beyond that.
    expect([g.health('B.W'), g.health('B.R1'), g.health('B.L1')]).toEqual(['18/20', '20/30', '5/5']);
    expect(g.triggered()).toEqual(['strike', 'mob']);
  });

  test('WR-10.7 a defender with 0 in the mode deals no damage at all: a Shield stays, Armour has no minimum', () => {
    const attacker = testTroop('1/3/5', ['shield', { vulnerable: 2 }]);
    const fight = (mode: 'melee' | 'ranged') =>
      scenario({ A: { line: { R1: attacker } }, B: { line: { R1: testTroop('4/0/9') } } }).attack('R1', mode, 'R1');
    const ranged = fight('ranged');
    expect([ranged.health('A.R1'), ranged.face('A.R1').keywords.includes('shield')]).toEqual(['5/5', true]);
    expect(fight('melee').face('A.R1').keywords).not.toContain('shield');
  });

  const IDLE: [string, Standing][] = [
    ['stunned', { card: testTroop('2/0/6'), given: { stun: 0 } }],
    ['freshly deployed', { card: testTroop('2/0/6'), arrived: 'deployed' }],
    ["a Can't Attack", testTroop('2/0/6', ['cantAttack'])],
  ];
  test.each(IDLE)('WR-10.8 %s unit retaliates', (_name, unit) => {
    const g = scenario({ A: { line: { R1: testTroop('1/0/5') } }, B: { line: { R1: unit } } }).attack('R1', 'melee', 'R1');
    expect(g.health('A.R1')).toBe('3/5');
  });
});

describe('10 Who may attack, and who is gone', () => {
  test('WR-10.9 WR-D35 the Warlord attacks from turn 1, a Troop deployed then does not', () => {
    const g = newMatch(seriesConfig(1));
    expect(g.state.turn).toBe(1);
    expect(g.attacks('W')).not.toEqual([]);
    const fresh = testTroop('1/1/5');
    const h = scenario({ A: { hand: [fresh] }, turn: 1 }).play(fresh, 'R1');
    expect([h.attacks('W'), h.attacks('R1')]).toEqual([['melee W', 'ranged W'], []]);
  });

  test.each([
    [4, 1],
    [5, 0],
    [6, 0],
  ])('WR-10.10 WR-10.11 %d damage to 5 health leaves %d Troops, and nobody else is hurt', (blow, left) => {
    const g = scenario({
      A: { line: { R1: testTroop(`${blow}/0/5`) } },
      B: { line: { R1: testTroop('0/0/5'), R2: testTroop('0/0/1') } },
    }).attack('R1', 'melee', 'R1');
    expect(g.line('B')).toHaveLength(1 + left);
    expect(g.health('B.W')).toBe('20/20');
  });

  test('WR-10.11 7 damage to a 3-health unit touches nothing else, but with Stomp it does', () => {
    const after = (...keywords: 'stomp'[]) => {
      const g = scenario({
        A: { line: { R1: testTroop('7/0/5', keywords) } },
        B: { line: { R1: testTroop('0/0/3'), R2: testTroop('0/0/6') } },
        script: keywords.map(() => ['Stomp', 1]),
      }).attack('R1', 'melee', 'R1');
      return [g.health('B.W'), g.health('B.R1')];
    };
    expect(after()).toEqual(['20/20', '6/6']);
    expect(after('stomp')).toEqual(['20/20', '2/6']);
  });
});

describe('10 Legal targets', () => {
  const plain = testTroop('0/0/5');
  const flying = testTroop('0/0/5', ['flying']);
  const guard = testTroop('0/0/5', ['flying', 'vanguard']);
  const veiled = testTroop('0/0/5', ['stealth']);
  const line = { L1: plain, R1: flying, R2: veiled };
  const from = (attacker: Standing, theirs: Record<string, Standing> = line, health = 20) =>
    scenario({ A: { line: { R1: attacker } }, B: { health, warlord: testWarlord('1/1/20'), line: theirs } })
      .attacks('R1')
      .sort();
  const fresh = (...keywords: ('flank' | 'fixated' | 'fast' | 'cantAttack')[]): Standing => ({
    card: testTroop('1/1/5', keywords),
    arrived: 'deployed',
  });

  test('WR-10.17 Stealth and Flying narrow the choice together', () => {
    expect(from(testTroop('1/1/5'))).toEqual(['melee L1', 'melee W', 'ranged L1', 'ranged R1', 'ranged W']);
  });

  test('WR-10.17 and summoning sickness with Flank on top of them', () => {
    expect(from(fresh('flank'))).toEqual(['melee L1', 'ranged L1', 'ranged R1']);
    expect(from(fresh('flank'), { R1: flying, R2: veiled })).toEqual(['ranged R1']);
    expect(from(fresh())).toEqual([]);
  });

  test('WR-10.17 and Vanguard: with a Flying one a single target and mode is left', () => {
    expect(from(fresh('flank'), { L1: plain, R1: guard, R2: veiled })).toEqual(['ranged R1']);
    expect(from(fresh('fast'), { L1: plain, R1: guard, R2: veiled })).toEqual(['ranged R1']);
  });

  test('WR-10.17 and Fixated, which looks only at what the others leave', () => {
    expect(from(testTroop('1/1/5', ['fixated']), line, 1)).toEqual(['melee W', 'ranged W']);
    // The Warlord it would destroy is no legal target in its entry turn.
    expect(from(fresh('flank', 'fixated'), line, 1)).toEqual(['melee L1', 'ranged L1', 'ranged R1']);
    expect(from(testTroop('1/1/5', ['fixated']), { L1: plain, R1: guard }, 1)).toEqual(['ranged R1']);
  });

  test("WR-10.17 and Can't Attack, which leaves nothing", () => {
    expect(from(testTroop('1/1/5', ['cantAttack']))).toEqual([]);
    expect(from(fresh('fast', 'cantAttack'))).toEqual([]);
  });
});
