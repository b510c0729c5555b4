import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  destroy,
  enemy,
  enemyTroop,
  gainHealth,
  grant,
  heal,
  modify,
  on,
  own,
  ownTroop,
  questProgress,
  random,
  returnTo,
  type Effect,
  type KeywordSpec,
  type UnitFilter,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

describe('21 Agenda', () => {
  const clerk = (...keywords: KeywordSpec[]) => testTroop('1/1/5', { keywords, abilities: [on('agenda', [questProgress(1)])] });
  const at = (unit: Standing): Table => scenario({ A: { line: { R1: unit } } });

  test('WR-21.1 instead of attacking the unit performs its action', () => {
    const g = at(clerk()).use('R1', 'agenda');
    expect([g.player('A').questProgress, g.attacks('R1')]).toEqual([1, []]);
    const h = at(clerk()).attack('R1', 'melee', 'W');
    expect(h.refused((t) => t.use('R1', 'agenda'))).toMatch('has attacked');
  });

  test('WR-21.2 it spends one attack, at most once per turn, and may come again in later turns', () => {
    const g = at(clerk('frenzy')).use('R1', 'agenda');
    expect([g.attacks('R1').length > 0, g.canUse('R1', 'agenda')]).toEqual([true, false]);
    g.attack('R1', 'melee', 'W');
    expect(g.attacks('R1')).toEqual([]);
    expect(g.endTurn().endTurn().use('R1', 'agenda').player('A').questProgress).toBe(2);
  });

  test.each([
    ['sick', { card: clerk(), arrived: 'deployed' }, false],
    ['sick with Flank', { card: clerk('flank'), arrived: 'deployed' }, true],
    ['sick with Fast', { card: clerk('fast'), arrived: 'created' }, true],
    ['stunned', { card: clerk(), given: { stun: 0 } }, false],
    ['at 0/0', { card: clerk(), melee: 0, ranged: 0 }, false],
    ['at 0/1', { card: clerk(), melee: 0 }, true],
  ] as [string, Standing, boolean][])('WR-21.2 WR-D43 %s', (_name, unit, can) => {
    expect(at(unit).canUse('R1', 'agenda')).toBe(can);
  });
});

/** Its text gains its Warlord 1 health. */
const lurker = (stats: string, ...keywords: KeywordSpec[]): string =>
  testTroop(stats, { keywords, types: ['Lurker'], abilities: [on('ambush', [gainHealth(1, 'ownWarlord')])] });
const hidden = (stats: string, ...keywords: KeywordSpec[]): Standing => ({ card: lurker(stats, ...keywords), hidden: true });

describe('21 Ambush: face down', () => {
  test('WR-21.3 the opponent sees a hidden Troop and the energy paid, nothing else', () => {
    const card = lurker('3/2/5', 'flying');
    const g = scenario({ A: { hand: [card], energy: '3/4' } }).play(card, 'R1');
    expect(g.unit('A.R1', 'B')).toMatchObject({ hidden: true, face: null, place: 'R1' });
    expect(g.energy('A')).toBe('2/4');
    expect(g.told('deployed', 'B')).toMatchObject([{ cost: 1, thing: { card: null } }]);
    expect(JSON.stringify([g.view('B').seats, g.events('B'), g.events('spectator')])).not.toContain(`"${card}"`);
    // Its controller knows it.
    expect(g.face('A.R1')).toMatchObject({ card, melee: 3, keywords: ['ambush', 'flying'] });
    expect(g.told('deployed', 'A')).toMatchObject([{ thing: { card } }]);
  });

  test('WR-21.6 WR-D46 while hidden its protections, auras and triggers are off', () => {
    const aura = testTroop('0/0/5', { abilities: [on('ambush', [])], aura: { on: ownTroop({ other: true }), melee: 2 } });
    const jumpy = testTroop('0/0/5', { abilities: [on('ambush', []), on('mob', []), on('artifice', []), on('uprising', [])] });
    const call = testStratagem([heal(1, 'ownWarlord')]);
    const at = (isHidden: boolean): Table =>
      scenario({
        A: {
          hand: [call],
          line: { R1: testTroop('1/0/9'), R2: { card: aura, hidden: isHidden }, R3: { card: jumpy, hidden: isHidden } },
        },
      })
        .play(call)
        .attack('R1', 'melee', 'W');
    expect([at(true).stats('A.R1'), at(true).triggered()]).toEqual(['1/0/8', []]);
    expect([at(false).stats('A.R1'), at(false).triggered()]).toEqual(['3/0/8', ['artifice', 'mob']]);
  });

  test('WR-21.6 a hidden Vanguard guards nothing; hidden Stealth and Flying shelter nothing', () => {
    const attacks = (isHidden: boolean): string[] =>
      scenario({
        A: { line: { R1: testTroop('1/0/9') } },
        B: { line: { L1: testTroop('0/0/5'), R1: { card: lurker('0/0/5', 'vanguard'), hidden: isHidden } } },
      }).attacks('R1');
    expect(attacks(true)).toEqual(['melee L1', 'melee W', 'melee R1']);
    expect(attacks(false)).toEqual(['melee R1']);
    const g = scenario({ A: { line: { R1: testTroop('1/0/9') } }, B: { line: { R1: hidden('0/0/5', 'flying', 'stealth') } } });
    expect(g.attacks('R1')).toEqual(['melee W', 'melee R1']);
  });

  test('WR-21.6 Fast, Flank and Frenzy still serve its controller', () => {
    const fresh = (keyword: KeywordSpec): string[] =>
      scenario({
        A: { line: { R1: { ...(hidden('1/0/5', keyword) as Extract<Standing, object>), arrived: 'deployed' } } },
        B: { line: { R1: testTroop('0/0/5') } },
      }).attacks('R1');
    expect([fresh('fast'), fresh('flank'), fresh('shield')]).toEqual([['melee W', 'melee R1'], ['melee R1'], []]);
    const g = scenario({ A: { line: { R1: hidden('1/0/5', 'frenzy') } } }).attack('R1', 'melee', 'W');
    expect(g.attacks('R1')).toEqual(['melee W']);
  });

  test('WR-21.33 WR-D46 a pick limited by name, type, keyword or value cannot name it', () => {
    const open = testTroop('3/2/5', { keywords: ['flying'], types: ['Lurker'] });
    const named = (of: UnitFilter): boolean => {
      const card = testStratagem([damage(1)], { target: of });
      const g = scenario({ A: { hand: [card] }, B: { line: { L1: open, R1: hidden('3/2/5', 'flying') } } });
      expect(g.targets(card)).toContain('B.L1');
      return g.targets(card).includes('B.R1');
    };
    const SECRET: Partial<UnitFilter>[] = [
      { type: 'Lurker' },
      { keyword: 'flying' },
      { without: 'armour' },
      { maxHealth: 9 },
      { minHealth: 1 },
      { minMelee: 2 },
      { maxRanged: 2 },
      { maxCost: 1 },
    ];
    expect(SECRET.map((more) => named(enemyTroop(more)))).toEqual(SECRET.map(() => false));
    expect([named(enemyTroop()), named(enemy()), named(any())]).toEqual([true, true, true]);
  });

  test('WR-21.33 its controller may name it, and area and random effects go by the real Troop', () => {
    const mine = testStratagem([heal(1)], { target: ownTroop({ type: 'Lurker' }) });
    const g = scenario({ A: { hand: [mine], line: { R1: hidden('3/2/5') } } });
    expect(g.targets(mine)).toEqual(['A.R1']);
    for (const group of [all(enemyTroop({ type: 'Lurker' })), random(enemyTroop({ type: 'Lurker' }))]) {
      const card = testStratagem([damage(1, group)]);
      const h = scenario({ A: { hand: [card] }, B: { line: { L1: testTroop('0/0/5'), R1: hidden('3/2/5') } } }).play(card);
      expect([h.health('B.L1'), h.health('B.R1')]).toEqual(['5/5', '4/5']);
    }
  });
});

describe('21 Ambush: what reveals', () => {
  const isHidden = (g: Table, side: 'A' | 'B' = 'B'): boolean => g.unit(`${side}.R1`).hidden;
  const beside = testTroop('1/0/9');

  const OWN: [string, (g: Table, cards: string[]) => Table, Effect[], UnitFilter?][] = [
    ['it attacks', (g) => g.attack('R1', 'melee', 'W'), []],
    ['it acts', (g) => g.use('R1', 'duty'), []],
    ['a card targets it', (g, [card]) => g.play(card, 'A.R1'), [heal(1)], own()],
    ['it is about to be damaged', (g, [card]) => g.play(card), [damage(1, all(own()))]],
  ];
  test.each(OWN)('WR-21.4 WR-21.5 %s in its controller’s turn: revealed, and its text happens once', (_name, act, steps, target) => {
    const sly = testTroop('1/0/5', { abilities: [on('ambush', [gainHealth(1, 'ownWarlord')]), on('duty', [])] });
    const card = testStratagem(steps, target ? { target } : {});
    const g = scenario({ A: { hand: [card], line: { R1: { card: sly, hidden: true }, R2: beside } } });
    act(g, [card]);
    expect([isHidden(g, 'A'), g.triggered(), g.face('A.W').maxHealth]).toEqual([false, ['ambush'], 21]);
  });

  const THEIRS: [string, (g: Table, card: string) => Table, Effect[], UnitFilter?][] = [
    ['it is attacked', (g) => g.attack('R1', 'melee', 'R1'), []],
    ['a card targets it', (g, card) => g.play(card, 'B.R1'), [grant('blind')], enemy()],
    ['it is about to be damaged', (g, card) => g.play(card), [damage(1, all(enemy()))]],
    ['a Blast is about to hit it', (g) => g.attack('R1', 'melee', 'W'), []],
  ];
  test.each(THEIRS)('WR-21.4 WR-21.5 %s in the opponent’s turn: revealed, and its text is lost', (_name, act, steps, target) => {
    const card = testStratagem(steps, target ? { target } : {});
    const g = scenario({ A: { hand: [card], line: { R1: testTroop('1/0/9', [{ blast: 1 }]) } }, B: { line: { R1: hidden('0/0/5') } } });
    act(g, card);
    expect([isHidden(g), g.triggered(), g.health('B.W').endsWith('/20')]).toEqual([false, [], true]);
    expect(g.told('turnedUp')).toHaveLength(1);
    // Once open it has no second Ambush.
    expect(g.endTurn().triggered()).toEqual([]);
  });

  test.each([
    ['destroyed', destroy(all(enemyTroop()))],
    ['returned', returnTo('hand', all(enemyTroop()))],
  ])('WR-21.4 it is revealed before it is %s, by a Stratagem or by a trigger', (_name, step) => {
    const card = testStratagem([step]);
    const caller = testTroop('1/1/1', { abilities: [on('rally', [step])] });
    for (const g of [
      scenario({ A: { hand: [card] }, B: { line: { R1: hidden('0/0/5') } } }).play(card),
      scenario({ A: { hand: [caller] }, B: { line: { R1: hidden('0/0/5') } } }).play(caller, 'R1'),
    ])
      expect([g.told('turnedUp').length, g.line('B')]).toEqual([1, []]);
  });

  test('WR-21.4 what neither names nor harms it leaves it hidden', () => {
    const wave = testStratagem([modify(-1, 0, all(enemyTroop())), grant('vulnerable', all(enemyTroop()), 1), damage(0, all(enemyTroop()))]);
    const g = scenario({ A: { hand: [wave] }, B: { line: { R1: hidden('2/0/5') } } }).play(wave);
    expect([isHidden(g), g.stats('B.R1'), g.unit('B.R1', 'A').face]).toEqual([true, '1/0/5', null]);
    const h = scenario({ A: { line: { R1: beside } }, B: { line: { L1: beside, R1: hidden('2/0/5') } } }).attack('R1', 'melee', 'L1');
    expect(isHidden(h)).toBe(true);
  });

  test('WR-21.5 its text comes before the attack or card that caused it goes on', () => {
    const bold = testTroop('1/0/5', { abilities: [on('ambush', [modify(3, 0, 'this'), gainHealth(2, 'this')])] });
    const attack = scenario({ A: { line: { R1: { card: bold, hidden: true } } }, B: { line: { R1: beside } } });
    expect(attack.attack('R1', 'melee', 'R1').health('B.R1')).toBe('5/9');
    const mine = testStratagem([damage(6)], { target: own() });
    const card = scenario({ A: { hand: [mine], line: { R1: { card: bold, hidden: true } } } }).play(mine, 'A.R1');
    expect(card.health('A.R1')).toBe('1/7');
    const storm = testStratagem([damage(6, all(own()))]);
    const area = scenario({ A: { hand: [storm], line: { R1: { card: bold, hidden: true } } } }).play(storm);
    expect(area.health('A.R1')).toBe('1/7');
  });

  test('WR-21.7 attacked while hidden its Sentry and Armour work in that same attack', () => {
    const g = scenario({ A: { line: { R1: testTroop('4/0/9') } }, B: { line: { R1: hidden('1/0/9', { sentry: 2 }, { armour: 3 }) } } });
    g.attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['6/9', '8/9']);
  });

  test('WR-21.7 the attack stays legal even if the Troop proves to be Flying; the next one is not', () => {
    const g = scenario({
      A: { line: { R1: testTroop('1/0/9'), R2: testTroop('1/0/9') } },
      B: { line: { R1: hidden('1/0/9', 'flying') } },
    }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['8/9', '8/9']);
    expect(g.attacks('R2')).toEqual(['melee W']);
  });
});
