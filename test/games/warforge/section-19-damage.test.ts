import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import {
  all,
  any,
  brink,
  damage,
  destroy,
  enemy,
  gainHealth,
  grant,
  on,
  own,
  random,
  type Effect,
  type KeywordSpec,
  type UnitFilter,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrKeyword } from '../../../src-shared/games/warforge/types.ts';
import { nodesOf, scriptsOf } from './content-facts.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

/** A Stratagem of A that deals n to B's only Troop. */
function zapped(unit: Standing, n: number): Table {
  const spell = testStratagem([damage(n)], { target: any() });
  return scenario({ A: { hand: [spell] }, B: { line: { R1: unit } } }).play(spell, 'B.R1');
}

const shot = (unit: Standing, n: number): Table =>
  scenario({ A: { line: { R1: testTroop(`0/${n}/99`) } }, B: { line: { R1: unit } } }).attack('R1', 'ranged', 'R1');

const bearer = (...keywords: KeywordSpec[]): string => testTroop('0/0/20', keywords);
const lost = (g: Table): number => 20 - g.face('B.R1').health;
const keeps = (g: Table, keyword: WrKeyword): boolean => g.face('B.R1').keywords.includes(keyword);

describe('19 One instance of damage', () => {
  test('WR-19.1 WR-D40 Invulnerable comes before Shield, which is not used', () => {
    const g = zapped(bearer('invulnerable', 'shield', { vulnerable: 2 }), 5);
    expect([lost(g), keeps(g, 'shield')]).toEqual([0, true]);
  });

  test('WR-19.1 WR-D40 Shield absorbs before Vulnerable adds and before the minimum of Armour', () => {
    const g = zapped(bearer('shield', { vulnerable: 2 }, { armour: 9 }), 5);
    expect([lost(g), keeps(g, 'shield')]).toEqual([0, false]);
  });

  test('WR-19.1 WR-D40 Vulnerable and Tracer are added before Armour is subtracted', () => {
    expect(lost(shot(bearer({ vulnerable: 2 }, { tracer: 1 }, { armour: 3 }), 2))).toBe(2);
    expect(lost(shot(bearer({ vulnerable: 2 }, { tracer: 1 }), 2))).toBe(5);
    // The bonus of Tracer is for ranged attacks only: (2 + 2) − 3.
    expect(lost(zapped(bearer({ vulnerable: 2 }, { tracer: 1 }, { armour: 3 }), 2))).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 1],
    [6, 5],
  ])('WR-19.2 Armour 3 and Vulnerable 2 make %d damage %d', (n, left) => {
    expect(lost(zapped(bearer({ armour: 3 }, { vulnerable: 2 }), n))).toBe(left);
  });

  test.each([0, -2])('WR-19.3 damage of %d is none: no Shield, no bonus, no minimum, no trigger', (n) => {
    const scarred = (keyword: KeywordSpec) => testTroop('0/0/20', { keywords: [keyword], abilities: [on('scarred', [])] });
    for (const keyword of ['shield', { vulnerable: 2 }, { tracer: 2 }, { armour: 3 }] as const) {
      const g = zapped(scarred(keyword), n);
      expect([lost(g), g.triggered(), g.told('damaged'), g.told('absorbed')]).toEqual([0, [], [], []]);
      expect(g.face('B.R1').keywords).toHaveLength(2);
    }
  });

  const tender = (...keywords: KeywordSpec[]): Standing => ({
    card: testTroop('0/0/9', { keywords: ['pray', ...keywords], abilities: [on('scarred', []), brink(8, [])] }),
    praying: true,
  });
  const beaten = (unit: Standing): Table =>
    scenario({
      A: { line: { R1: testTroop('2/0/9', { keywords: ['concussive'], abilities: [on('cruelty', [])] }) } },
      B: { line: { R1: unit } },
    }).attack('R1', 'melee', 'R1');

  test.each(['shield', 'invulnerable'] as const)('WR-19.4 damage that %s prevents triggers nothing and interrupts no prayer', (keyword) => {
    const g = beaten(tender(keyword));
    expect([g.triggered(), g.unit('B.R1').praying, keeps(g, 'stun')]).toEqual([[], true, false]);
  });

  test('WR-19.4 a single point that comes through sets all of that off', () => {
    const g = beaten(tender({ armour: 9 }));
    expect(g.triggered()).toEqual(['concussive', 'scarred', 'brink', 'cruelty']);
    expect([g.unit('B.R1').praying, keeps(g, 'stun')]).toEqual([false, true]);
  });
});

describe('19 Destroy effects', () => {
  const doom = (group: UnitFilter) => testStratagem([destroy(all(group))]);

  test('WR-19.5 they skip Shield and Armour, but not Invulnerable, and spare Warlords', () => {
    const card = doom(enemy());
    const g = scenario({
      A: { hand: [card] },
      B: { line: { L1: bearer('shield', { armour: 9 }), R1: bearer('invulnerable'), R2: bearer() } },
    }).play(card);
    expect(g.line('B')).toHaveLength(1);
    expect([g.health('B.R1'), g.health('B.W'), g.winner(), g.told('damaged')]).toEqual(['20/20', '20/20', null, []]);
  });

  /** Whom the destroy effects of a card may reach, as its text says. */
  const reach = (card: unknown): (UnitFilter | undefined | string)[] =>
    scriptsOf(card as (typeof ALL_CARDS)[number]).flatMap((script) =>
      nodesOf(script.steps)
        .filter((node) => node.do === 'destroy')
        .map(({ what }) => {
          if (what === 'target') return script.target;
          return typeof what === 'string' ? what : Object.values(what as Record<string, UnitFilter>)[0];
        }),
    );
  const sparesWarlords = (who: UnitFilter | undefined | string): boolean =>
    typeof who === 'string' ? who === 'this' : who?.kind === 'troop';

  test('WR-19.5 no card names a Warlord for destruction', () => {
    expect(ALL_CARDS.flatMap(reach).length).toBeGreaterThan(3);
    for (const card of ALL_CARDS) expect(reach(card).every(sparesWarlords), card.id).toBe(true);
    for (const [filter, spares] of [
      [enemy(), false],
      [enemy({ kind: 'troop' }), true],
    ] as const)
      expect(reach({ target: filter, steps: [destroy()] }).every(sparesWarlords)).toBe(spares);
  });
});

describe('19 Keywords that meet twice', () => {
  /** Printed 1 and 2 more, against the one that is printed 3. */
  const twice = (
    keyword: 'armour' | 'blast' | 'flechette' | 'regeneration' | 'sentry' | 'tracer' | 'vulnerable',
    stats: string,
  ): Standing[] => {
    const printed = (x: number) => ({ [keyword]: x }) as unknown as KeywordSpec;
    return [
      { card: testTroop(stats, [printed(1)]), given: { [keyword]: 2 } },
      { card: testTroop(stats, [printed(3)]) },
      { card: testTroop(stats, [printed(1)]) },
    ];
  };
  const attackedBy = (unit: Standing): Table =>
    scenario({ A: { line: { R1: unit } }, B: { line: { R1: testTroop('0/0/20'), R2: testTroop('0/0/20') } } }).attack('R1', 'melee', 'R1');

  test('WR-19.9 WR-D41 Armour, Vulnerable and Tracer add up: 1 and 2 are 3', () => {
    expect(twice('armour', '0/0/20').map((unit) => lost(zapped(unit, 5)))).toEqual([2, 2, 4]);
    expect(twice('vulnerable', '0/0/20').map((unit) => lost(zapped(unit, 1)))).toEqual([4, 4, 2]);
    expect(twice('tracer', '0/0/20').map((unit) => lost(shot(unit, 1)))).toEqual([4, 4, 2]);
  });

  test('WR-19.9 WR-D41 Blast, Flechette, Sentry and Regeneration too', () => {
    expect(twice('blast', '1/0/9').map((unit) => attackedBy(unit).health('B.R2'))).toEqual(['17/20', '17/20', '19/20']);
    expect(twice('flechette', '1/0/9').map((unit) => lost(attackedBy(unit)))).toEqual([4, 4, 2]);
    expect(twice('sentry', '0/0/20').map((unit) => shot(unit, 1).health('A.R1'))).toEqual(['96/99', '96/99', '98/99']);
    const healed = twice('regeneration', '0/0/9').map((unit) => {
      const hurt = { ...(unit as Extract<Standing, object>), health: 2 };
      return scenario({ A: { line: { R1: hurt } } })
        .endTurn()
        .health('A.R1');
    });
    expect(healed).toEqual(['5/9', '5/9', '3/9']);
  });

  test('WR-19.9 others do not stack: a second Shield absorbs nothing more, a second Frenzy gives no third attack', () => {
    const unit = { card: bearer('shield'), given: { shield: 0 } };
    const twoHits = testStratagem([damage(5), damage(4)], { target: any() });
    const g = scenario({ A: { hand: [twoHits] }, B: { line: { R1: unit } } }).play(twoHits, 'B.R1');
    expect(lost(g)).toBe(4);
    const fury = { card: testTroop('1/0/9', ['frenzy']), given: { frenzy: 0 } };
    const h = scenario({ A: { line: { R1: fury } } });
    h.attack('R1', 'melee', 'W').attack('R1', 'melee', 'W');
    expect(h.attacks('R1')).toEqual([]);
  });

  test('WR-19.9 WR-D41 Hunt Marks do stack', () => {
    const g = zapped({ card: testTroop('0/0/1', [{ huntMark: 1 }]), given: { huntMark: 1 } }, 1);
    expect([g.triggered(), g.health('B.W')]).toEqual([['huntMark', 'huntMark'], '18/20']);
  });
});

describe('19 What is targeted', () => {
  const eager = testTroop('0/0/9', { abilities: [on('stimulation', [])] });
  const played = (step: Effect, target?: UnitFilter): string[] => {
    const card = testStratagem([step], target ? { target } : {});
    const g = scenario({
      A: { hand: [card], line: { R1: eager, R2: testTroop('0/0/9') } },
      script: 'what' in step && typeof step.what === 'object' ? [['a random unit', 0]] : [],
    });
    return g.play(card, target ? 'A.R1' : undefined).triggered();
  };

  test('WR-19.10 what the player picks is targeted; area and neighbours are not', () => {
    expect(played(gainHealth(1), own())).toEqual(['stimulation']);
    expect(played(gainHealth(1, all(own())))).toEqual([]);
    const beside = testStratagem([damage(1, all(own({ adjacentTo: 'target' })))], { target: own() });
    const g = scenario({ A: { hand: [beside], line: { R1: eager, R2: testTroop('0/0/9') } } }).play(beside, 'A.R2');
    expect([g.health('A.R1'), g.triggered()]).toEqual(['8/9', []]);
  });

  test('WR-19.10 nor is a random unit: it may be one in Stealth, which no enemy can name', () => {
    const aimed = testStratagem([damage(1)], { target: enemy() });
    const blind = testStratagem([damage(1, random(enemy()))]);
    const g = scenario({
      A: { hand: [aimed, blind] },
      B: { line: { R1: bearer('stealth') } },
      script: [['a random unit', 1]],
    });
    expect(g.refused((t) => t.play(aimed, 'B.R1'))).toMatch('Stealth');
    expect(lost(g.play(blind))).toBe(1);
  });

  test('WR-19.10 nor what takes retaliation: Long Range is lost by the target of an attack only', () => {
    const scout = testTroop('1/0/9', ['longRange']);
    const g = scenario({ A: { line: { R1: scout } }, B: { line: { R1: scout } } }).attack('R1', 'melee', 'R1');
    expect([g.face('A.R1').keywords, g.face('B.R1').keywords]).toEqual([['longRange'], []]);
  });
});

describe('19 Numbers that end with the turn', () => {
  const armed = (keywords: KeywordSpec[]): Table => {
    const brace = testStratagem([grant('armour', 'target', 2, 'turn')], { target: own() });
    return scenario({ A: { hand: [brace], line: { R1: testTroop('0/0/20', keywords) } } }).play(brace, 'A.R1');
  };
  const armour = (g: Table): number | undefined => g.face('A.R1').numbers.armour;

  test('WR-19.9 WR-7.9 what is added for the turn goes with it, what was there stays', () => {
    const g = armed([{ armour: 1 }]);
    expect(armour(g)).toBe(3);
    expect(armour(g.endTurn())).toBe(1);
  });

  test('WR-19.9 WR-7.9 the keyword itself goes if it was not there before', () => {
    const g = armed([]);
    expect(armour(g)).toBe(2);
    expect(g.endTurn().face('A.R1').keywords).toEqual([]);
  });
});
