import { describe, expect, test } from 'vitest';
import { brink, damage, gainHealth, modify, on } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testTroop, testWarlord } from './test-cards.ts';

const fight = (attacker: Standing, defender: Standing): Table =>
  scenario({ A: { line: { R1: attacker } }, B: { line: { R1: defender } } }).attack('R1', 'melee', 'R1');

/** What was told of an attack, keywords of triggers by name. */
const course = (g: Table): string[] =>
  g
    .events('spectator')
    .map((event) => (event.type === 'triggered' ? event.keyword! : event.type))
    .filter((name) => name !== 'healed' && name !== 'gainedHealth');

describe('10 The steps of an attack', () => {
  test('WR-10.12 WR-D36 revealed, declared, pre-attack damage, hit, death check, triggers', () => {
    const lurker = testTroop('3/0/9', {
      keywords: [{ flechette: 1 }],
      abilities: [on('ambush', [gainHealth(1, 'this')]), on('strike', [gainHealth(1, 'this')])],
    });
    const sore = testTroop('0/0/4', { abilities: [on('scarred', [gainHealth(1, 'ownWarlord')]), on('backlash', [])] });
    const g = fight({ card: lurker, hidden: true }, sore);
    expect(course(g)).toEqual([
      ...['turnedUp', 'attack', 'ambush', 'damaged', 'scarred'],
      ...['damaged', 'died', 'scarred', 'backlash', 'strike'],
    ]);
  });

  test('WR-10.12 the attacker loses Stealth and Camouflage, the target Long Range, before anything else happens', () => {
    const veiled = testTroop('1/0/9', ['stealth', 'camouflage', 'longRange']);
    const g = fight(veiled, testTroop('0/0/9', ['shield', 'camouflage', 'longRange']));
    expect(g.face('A.R1').keywords).toEqual(['longRange']);
    expect(g.face('B.R1').keywords).toEqual(['camouflage']);
  });

  test('WR-10.12 attack and status are spent even where the target is gone before the hit', () => {
    const g = fight(testTroop('1/0/9', ['stealth', { flechette: 2 }]), testTroop('0/0/2'));
    expect([g.face('A.R1').keywords.includes('stealth'), g.attacks('R1')]).toEqual([false, []]);
  });

  test('WR-10.13 WR-D37 Flechette and Sentry are one event with a death check of its own', () => {
    const g = fight(testTroop('1/0/2', [{ flechette: 2 }]), testTroop('1/0/2', [{ sentry: 2 }]));
    expect([g.line('A'), g.line('B')]).toEqual([[], []]);
    expect(course(g)).toEqual(['attack', 'damaged', 'damaged', 'died']);
  });

  test('WR-10.13 its damage triggers run before the hit step, which uses the values then standing', () => {
    const g = fight(
      testTroop('1/0/9', { keywords: [{ flechette: 1 }], abilities: [brink(8, [modify(2, 0, 'this')])] }),
      testTroop('1/0/9', { keywords: [{ sentry: 1 }], abilities: [on('scarred', [modify(3, 0, 'this')])] }),
    );
    // 3 against 4 in the hit step; Scarred fires once more after it.
    expect([g.stats('A.R1'), g.stats('B.R1')]).toEqual(['3/0/4', '7/0/5']);
  });

  test('WR-10.13 its death triggers too: a Backlash may strip what would have followed', () => {
    const bomb = testTroop('0/0/1', { abilities: [on('backlash', [damage(2, 'enemyWarlord')])] });
    const g = scenario({
      A: { health: 2, line: { R1: testTroop('3/0/9', { keywords: [{ flechette: 1 }], abilities: [on('strike', [])] }) } },
      B: { line: { R1: bomb } },
    }).attack('R1', 'melee', 'R1');
    expect([g.winner(), g.triggered()]).toEqual(['B', ['backlash']]);
  });

  test('WR-10.13 attack triggers wait until after the hit step', () => {
    const g = fight(testTroop('1/0/9', { keywords: [{ flechette: 1 }], abilities: [on('strike', [])] }), testTroop('0/0/9'));
    expect(course(g)).toEqual(['attack', 'damaged', 'damaged', 'strike']);
  });
});

describe('10 The hit step is one event', () => {
  const leader = (...keywords: ({ blast: number } | 'stomp')[]) => testWarlord('9/0/20', { keywords });

  test.each([
    ['2/0/1', 'nobody'],
    ['1/0/1', 'A'],
  ])('WR-10.14 WR-D1 Blast on one Warlord and the retaliation of %s on the other, at 3 and 2: %s wins', (troop, winner) => {
    const g = scenario({
      A: { warlord: leader({ blast: 3 }), health: 2 },
      B: { health: 3, line: { L1: testTroop(troop) } },
    }).attack('W', 'melee', 'L1');
    expect(g.winner()).toBe(winner);
  });

  test.each([
    ['2/0/6', 'nobody'],
    ['1/0/6', 'A'],
  ])('WR-10.14 WR-D1 Stomp on one Warlord and the retaliation of %s on the other, at 3 and 2: %s wins', (troop, winner) => {
    const g = scenario({
      A: { warlord: leader('stomp'), health: 2 },
      B: { health: 3, line: { L1: testTroop(troop) } },
      script: [['Stomp', 0]],
    }).attack('W', 'melee', 'L1');
    expect(g.winner()).toBe(winner);
  });

  test('WR-10.14 the same unit may take a Blast and a Stomp in it, and one Shield absorbs both', () => {
    const victim = (...keywords: 'shield'[]) =>
      scenario({
        A: { line: { R1: testTroop('7/0/5', [{ blast: 2 }, 'stomp']) } },
        B: { line: { R1: testTroop('0/0/4'), R2: testTroop('0/0/9', keywords) } },
        script: [['Stomp', 1]],
      }).attack('R1', 'melee', 'R1');
    expect(victim().health('B.R1')).toBe('4/9');
    const shielded = victim('shield');
    expect([shielded.health('B.R1'), shielded.face('B.R1').keywords]).toEqual(['9/9', []]);
  });
});

describe('10 One side gone before the hit step', () => {
  const friend = testTroop('0/0/5', { abilities: [on('mob', []), on('regiment', [])] });

  const againstSentry = (x: number): Table =>
    scenario({
      A: {
        line: { R1: testTroop('5/0/2', { keywords: [{ blast: 1 }], abilities: [on('strike', []), on('slay', [])] }), R2: friend },
      },
      B: { line: { R1: testTroop('1/0/3', { keywords: [{ sentry: x }], abilities: [on('slay', [])] }), R2: testTroop('0/0/5') } },
    }).attack('R1', 'melee', 'R1');

  test('WR-10.15 WR-D38 the attacker dead: no hit, no retaliation, no Strike, no Mob; the Slay of a Sentry kill stands', () => {
    const g = againstSentry(2);
    expect([g.line('A'), g.health('B.R1'), g.health('B.R2'), g.health('B.W')]).toEqual([[friend], '3/3', '5/5', '20/20']);
    expect(g.triggered()).toEqual(['slay']);
    expect(g.told('triggered')[0].thing?.seat).toBe(1);
  });

  test('WR-10.15 alive with 1 left it hits, and Slay, Strike and Mob follow', () => {
    const g = againstSentry(1);
    expect(g.health('B.W')).toBe('19/20');
    // Both die in the hit step: the attacker's own triggers are skipped, Mob is not.
    expect(g.triggered()).toEqual(['mob']);
  });

  const flechette = (x: number, mode: 'melee' | 'ranged'): Table =>
    scenario({
      A: {
        line: {
          R1: testTroop('9/9/5', { keywords: [{ flechette: x }, { blast: 1 }, 'stomp'], abilities: [on('strike', []), on('slay', [])] }),
          R2: friend,
        },
      },
      B: { line: { R1: testTroop('3/3/2'), R2: testTroop('0/0/20') } },
      script: x < 2 ? [['Stomp', 1]] : [],
    }).attack('R1', mode, 'R1');

  test.each([
    ['melee', 'mob'],
    ['ranged', 'regiment'],
  ] as const)(
    'WR-10.16 WR-D38 the target dead before a %s hit: no hit, Blast, Stomp, retaliation; Slay, Strike and %s stand',
    (mode, last) => {
      const g = flechette(2, mode);
      expect([g.health('A.R1'), g.health('B.R1'), g.health('B.W')]).toEqual(['5/5', '20/20', '20/20']);
      expect(g.triggered()).toEqual(['slay', 'strike', last]);
    },
  );

  test('WR-10.16 with 1 health left it retaliates, and Blast and Stomp land', () => {
    const g = flechette(1, 'melee');
    expect([g.health('A.R1'), g.health('B.R1'), g.health('B.W')]).toEqual(['2/5', '11/20', '19/20']);
    expect(g.triggered()).toEqual(['slay', 'strike', 'mob']);
  });
});
