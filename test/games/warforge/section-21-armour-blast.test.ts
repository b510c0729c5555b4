import { describe, expect, test } from 'vitest';
import {
  any,
  damage,
  destroy,
  gainHealth,
  heal,
  on,
  own,
  returnTo,
  type Effect,
  type KeywordSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrPlace } from '../../../src-shared/games/warforge/types.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const wall = (...keywords: KeywordSpec[]): string => testTroop('0/0/20', keywords);

describe('21 Armour', () => {
  const hit = (unit: string, ...amounts: number[]): Table => {
    const spell = testStratagem(
      amounts.map((n) => damage(n)),
      { target: any() },
    );
    return scenario({ A: { hand: [spell] }, B: { line: { R1: unit } } }).play(spell, 'B.R1');
  };

  test.each([
    [5, 3],
    [3, 1],
    [2, 1],
    [1, 1],
    [0, 0],
  ])('WR-21.8 Armour 2 hit for %d takes %d', (n, taken) => {
    expect(hit(wall({ armour: 2 }), n).health('B.R1')).toBe(`${20 - taken}/20`);
  });

  test('WR-21.8 in combat too, for attacker and defender', () => {
    const plated = testTroop('5/0/20', [{ armour: 2 }]);
    const g = scenario({ A: { line: { R1: plated } }, B: { line: { R1: plated } } }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['17/20', '17/20']);
  });

  test('WR-21.9 it applies to each instance: three hits of 1 on Armour 5 deal 3', () => {
    expect(hit(wall({ armour: 5 }), 1, 1, 1).health('B.R1')).toBe('17/20');
    expect(hit(wall({ armour: 5 }), 3).health('B.R1')).toBe('19/20');
  });

  test('WR-21.10 with Shield it does nothing, with Invulnerable damage is 0', () => {
    const shielded = hit(wall({ armour: 2 }, 'shield'), 5);
    expect([shielded.health('B.R1'), shielded.face('B.R1').keywords]).toEqual(['20/20', ['armour']]);
    expect(hit(wall({ armour: 2 }, 'shield'), 5, 5).health('B.R1')).toBe('17/20');
    expect(hit(wall({ armour: 2 }, 'invulnerable'), 5).health('B.R1')).toBe('20/20');
  });
});

describe('21 Artifice', () => {
  const seer = testTroop('0/0/9', { abilities: [on('artifice', [gainHealth(1, 'this')])] });

  test('WR-21.11 it triggers for each own Stratagem, after that resolves: Talent, Defence and Sabotage cards included', () => {
    const cards = (['deck', 'talent', 'defence', 'sabotage'] as const).map((role) => testStratagem([], { role }));
    const g = scenario({ A: { hand: cards, line: { R1: seer } } });
    cards.forEach((card, i) => expect(g.play(card).health('A.R1')).toBe(`${10 + i}/${10 + i}`));
    const blast = testStratagem([damage(9)], { target: any() });
    // Dead before it could trigger.
    expect(
      scenario({ A: { hand: [blast], line: { R1: seer } } })
        .play(blast, 'A.R1')
        .triggered(),
    ).toEqual([]);
  });

  test('WR-21.11 not on enemy Stratagems, nor on Troops', () => {
    const call = testStratagem([]);
    expect(
      scenario({ A: { hand: [call] }, B: { line: { R1: seer } } })
        .play(call)
        .triggered(),
    ).toEqual([]);
    const recruit = testTroop('1/1/1');
    const g = scenario({ A: { hand: [recruit], line: { R1: seer } } }).play(recruit, 'L1');
    expect(g.triggered()).toEqual([]);
  });

  test('WR-21.12 a Stratagem that Relay copies triggers it once', () => {
    const tonic = testStratagem([heal(2)], { target: own() });
    const hurt = { card: wall(), health: 10 };
    const g = scenario({
      A: { hand: [tonic], line: { L1: seer, R1: hurt, R2: { card: wall('relay'), health: 10 }, R3: hurt } },
    }).play(tonic, 'A.R2');
    expect([g.health('A.R1'), g.health('A.R2'), g.health('A.R3')]).toEqual(['12/20', '12/20', '12/20']);
    expect(g.triggered()).toEqual(['artifice']);
  });
});

describe('21 Backlash', () => {
  const martyr = (stats = '0/0/3') => testTroop(stats, { abilities: [on('backlash', [damage(2, 'enemyWarlord')])] });
  const after = (step: Effect): string[] => {
    const card = testStratagem([step], { target: any() });
    return scenario({ A: { hand: [card] }, B: { line: { R1: martyr() } } })
      .play(card, 'B.R1')
      .triggered();
  };

  test('WR-21.13 it triggers when the unit dies by damage or by a destroy effect, not when it is returned', () => {
    expect([after(damage(3)), after(destroy())]).toEqual([['backlash'], ['backlash']]);
    expect([after(damage(2)), after(returnTo('hand')), after(returnTo('deck'))]).toEqual([[], [], []]);
  });

  test('WR-21.13 two dying together both trigger, the active player’s first', () => {
    const mine = martyr('3/0/3');
    const theirs = martyr('3/0/3');
    const g = scenario({ A: { line: { R1: mine } }, B: { line: { R1: theirs } } }).attack('R1', 'melee', 'R1');
    expect(g.told('triggered').map(({ card }) => card)).toEqual([mine, theirs]);
    expect([g.health('A.W'), g.health('B.W')]).toEqual(['18/20', '18/20']);
  });
});

describe('21 Blast', () => {
  const cannon = testTroop('1/1/20', [{ blast: 2 }]);
  const four = { L2: wall(), L1: wall(), R1: wall(), R2: wall() };
  const lost = (g: Table): Record<string, number> =>
    Object.fromEntries(
      g
        .view('A')
        .seats[1].units.map(({ place, face }): [string, number] => [place, face!.maxHealth - face!.health])
        .filter(([, n]) => n > 0),
    );
  const at = (to: WrPlace, mode: 'melee' | 'ranged' = 'melee', line: Partial<Record<'L2' | 'L1' | 'R1' | 'R2', string>> = four) =>
    lost(scenario({ A: { line: { R1: cannon } }, B: { line } }).attack('R1', mode, to));

  test.each(['melee', 'ranged'] as const)('WR-21.14 attacking in %s, each unit beside the target takes X', (mode) => {
    expect(at('R1', mode)).toEqual({ W: 2, R1: 1, R2: 2 });
  });

  test('WR-21.15 WR-D47 an attack on L1 hits W and L2, never R1; on W it hits L1 and R1', () => {
    expect(at('L1')).toEqual({ L2: 2, L1: 1, W: 2 });
    expect(at('W')).toEqual({ L1: 2, W: 1, R1: 2 });
  });

  test('WR-21.15 WR-D47 a missing neighbour is ignored', () => {
    expect(at('R2')).toEqual({ R1: 2, R2: 1 });
    expect(at('W', 'melee', {})).toEqual({ W: 1 });
    expect(at('W', 'melee', { L1: wall() })).toEqual({ L1: 2, W: 1 });
  });

  test('WR-21.16 it passes Vanguard, Stealth, Camouflage and Flying, and gets no bonus of Tracer', () => {
    const line = { R1: wall('vanguard'), R2: wall('stealth', 'camouflage', 'flying', { tracer: 3 }) };
    expect(at('R1', 'melee', line)).toEqual({ W: 2, R1: 1, R2: 2 });
    expect(at('R1', 'ranged', line)).toEqual({ W: 2, R1: 1, R2: 2 });
  });

  test('WR-21.16 it is not used in retaliation, and what it hits does not retaliate', () => {
    const fierce = testTroop('5/5/20');
    const g = scenario({
      A: { line: { R1: cannon, R2: wall() } },
      B: { warlord: testWarlord('5/5/20'), line: { R1: testTroop('1/1/20', [{ blast: 2 }]), R2: fierce } },
    }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('A.R2'), g.health('A.W')]).toEqual(['19/20', '20/20', '20/20']);
    expect(lost(g)).toEqual({ W: 2, R1: 1, R2: 2 });
  });
});
