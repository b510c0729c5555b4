import { describe, expect, test } from 'vitest';
import { any, damage, gainHealth, on, type KeywordSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { SidePosition, Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

type Line = NonNullable<SidePosition['line']>;
const plain = testTroop('0/0/9');
const arrived = (...keywords: KeywordSpec[]): Standing => ({ card: testTroop('1/1/9', keywords), arrived: 'deployed' });
const against = (unit: Standing, line: Line = { R1: plain }): Table => scenario({ A: { line: { R1: unit } }, B: { line } });

describe('22 Fast and Flank', () => {
  test('WR-22.8 WR-D55 Fast attacks in its entry turn, the enemy Warlord included', () => {
    expect(against(arrived('fast')).attacks('R1')).toEqual(['melee W', 'ranged W', 'melee R1', 'ranged R1']);
    expect(against(arrived()).attacks('R1')).toEqual([]);
  });

  test('WR-22.8 it is still bound by Vanguard, Flying and Stealth', () => {
    const line = { L1: testTroop('0/0/9', ['stealth']), R1: testTroop('0/0/9', ['flying']) };
    expect(against(arrived('fast'), line).attacks('R1')).toEqual(['melee W', 'ranged W', 'ranged R1']);
    expect(against(arrived('fast'), { ...line, R2: testTroop('0/0/9', ['vanguard']) }).attacks('R1')).toEqual(['melee R2', 'ranged R2']);
  });

  test('WR-22.8 WR-D55 on a Warlord it is of no use: one attack, as ever', () => {
    const g = scenario({ A: { warlord: testWarlord('1/1/20', { keywords: ['fast'] }) } }).attack('W', 'melee', 'W');
    expect(g.attacks('W')).toEqual([]);
  });

  test('WR-22.15 Flank attacks enemy Troops, not the Warlord, in its entry turn, and nothing where there are none', () => {
    expect(against(arrived('flank')).attacks('R1')).toEqual(['melee R1', 'ranged R1']);
    expect(against(arrived('flank'), {}).attacks('R1')).toEqual([]);
    expect(against(arrived('flank')).refused((t) => t.attack('R1', 'melee', 'W'))).toMatch('Troops only');
  });

  test('WR-22.15 afterwards it has no effect', () => {
    const later = against(arrived('flank')).endTurn().endTurn();
    expect(later.attacks('R1')).toEqual(['melee W', 'ranged W', 'melee R1', 'ranged R1']);
  });
});

describe('22 Ferocity', () => {
  const beast = (keywords: KeywordSpec[] = [], stats = '2/1/5') =>
    testTroop(stats, {
      keywords,
      abilities: [on('ferocity', [damage(2, 'enemyWarlord')]), on('backlash', [gainHealth(9, 'ownWarlord')])],
    });

  test('WR-22.9 WR-D44 also in its entry turn: the effect, then the card is shuffled into its owner’s deck', () => {
    const card = beast();
    const g = scenario({ A: { hand: [card], deck: [plain, plain] }, script: [] }).play(card, 'R1');
    g.state.rng.script = [
      ['shuffle deck 0', 0],
      ['shuffle deck 0', 0],
    ];
    g.use('R1', 'ferocity');
    expect([g.health('B.W'), g.line('A')]).toEqual(['18/20', []]);
    // It went on top, and was shuffled from there.
    expect(g.deck('A')).toEqual([plain, card, plain]);
    g.nothingPending();
  });

  test.each([
    ['stunned', { card: beast(), given: { stun: 0 } }, false],
    ['at 0/0', { card: beast(), melee: 0, ranged: 0 }, false],
    ['at 0/1', { card: beast(), melee: 0 }, true],
    ['with no attack left', { card: beast(), spent: 1 }, false],
    ['with one of two attacks left', { card: beast(['frenzy']), spent: 1 }, true],
    ['just arrived', { card: beast(), arrived: 'deployed' }, true],
    ["and Can't Attack", beast(['cantAttack']), true],
  ] as [string, Standing, boolean][])('WR-22.10 WR-D44 %s', (_name, unit, can) => {
    expect(scenario({ A: { line: { R1: unit } } }).canUse('R1', 'ferocity')).toBe(can);
  });

  test('WR-22.11 the return is no death: no Backlash, Unstable, Emberheart, Remnant or Hunt Mark', () => {
    const unit = { card: beast(['unstable', 'emberheart', 'remnant']), given: { huntMark: 2 } };
    const g = scenario({ A: { health: 15, line: { R1: unit } }, B: { health: 15 } }).use('R1', 'ferocity');
    expect([g.line('A'), g.triggered(), g.player('A').embers]).toEqual([[], [], 0]);
    expect([g.health('A.W'), g.health('B.W')]).toEqual(['15/20', '13/20']);
    // The same unit dying.
    const bolt = testStratagem([damage(5)], { target: any() });
    const h = scenario({ A: { hand: [bolt], line: { R1: unit } }, seed: 'dies' }).play(bolt, 'A.R1');
    expect([h.triggered(), h.player('A').embers]).toEqual([['huntMark', 'huntMark', 'unstable', 'backlash'], 1]);
  });

  test('WR-22.9 what comes back from the deck is a new Troop, without damage or modifiers', () => {
    const card = beast();
    const g = scenario({ A: { line: { R1: { card, health: 1, melee: 9 } }, energy: 5 } }).use('R1', 'ferocity');
    expect(g.endTurn().endTurn().play(card, 'R1', true).stats('A.R1')).toBe('2/1/5');
  });
});

describe('22 Fixated', () => {
  const hunter = (stats: string, ...keywords: KeywordSpec[]) => testTroop(stats, ['fixated', ...keywords]);
  const prey = (health: number, ...keywords: KeywordSpec[]): Standing => testTroop(`0/0/${health}`, keywords);
  const targets = (unit: Standing, line: Line): string[] => against(unit, line).attacks('R1');
  const ALL = ['melee W', 'ranged W', 'melee R1', 'ranged R1'];

  test('WR-22.12 if a legal enemy would die to its attack it may attack only such; if none would, any legal one', () => {
    const line = { L1: prey(3), R1: prey(4), R2: prey(2) };
    expect(targets(hunter('3/0/5'), line)).toEqual(['melee L1', 'melee R2']);
    expect(targets(hunter('1/0/5'), line)).toEqual(['melee L1', 'melee W', 'melee R1', 'melee R2']);
    expect(against(hunter('3/0/5'), line).refused((t) => t.attack('R1', 'melee', 'R1'))).toMatch('Fixated');
  });

  const CASES: [string, KeywordSpec[], Standing, boolean][] = [
    ['its own Flechette counts', [{ flechette: 1 }], prey(4), true],
    ['and without it they live', [], prey(4), false],
    ['a Shield takes the hit', [], prey(1, 'shield'), false],
    ['but a Flechette takes the Shield', [{ flechette: 1 }], prey(3, 'shield'), true],
    ['and is itself absorbed', [{ flechette: 1 }], prey(4, 'shield'), false],
    ['Armour', [], prey(3, { armour: 1 }), false],
    ['Armour and Flechette, each instance reduced', [{ flechette: 2 }], prey(4, { armour: 1 }), false],
    ['Armour and Flechette together enough', [{ flechette: 2 }], prey(3, { armour: 1 }), true],
    ['Vulnerable', [], prey(4, { vulnerable: 1 }), true],
    ['Vulnerable counts for both instances', [{ flechette: 1 }], prey(6, { vulnerable: 1 }), true],
    ['Invulnerable', [], prey(1, 'invulnerable'), false],
    ['Sentry is ignored, though it would kill', [], prey(3, { sentry: 9 }), true],
    ['a face-down Troop never counts', [], { card: testTroop('0/0/1', { abilities: [on('ambush', [])] }), hidden: true }, false],
    ['current health', [], { card: testTroop('0/0/9'), health: 3 }, true],
  ];
  test.each(CASES)('WR-22.13 WR-D56 %s', (_name, keywords, victim, isKillable) => {
    expect(targets(hunter('3/0/5', ...keywords), { R1: victim })).toEqual(isKillable ? ['melee R1'] : ['melee W', 'melee R1']);
  });

  test('WR-22.13 WR-D56 each usable mode by itself: Tracer counts for the ranged one', () => {
    expect(targets(hunter('1/2/5'), { R1: prey(3, { tracer: 1 }) })).toEqual(['melee R1', 'ranged R1']);
    expect(targets(hunter('2/1/5'), { R1: prey(3, { tracer: 1 }) })).toEqual(ALL);
    // Melee would kill but does not reach it; a value of 0 is no usable mode.
    expect(targets(hunter('3/1/5'), { R1: prey(3, 'flying') })).toEqual(['melee W', 'ranged W', 'ranged R1']);
    expect(targets(hunter('3/0/5', { flechette: 2 }), { R1: prey(2, 'flying') })).toEqual(['melee W']);
    const blinded = { card: hunter('1/3/5'), given: { blind: 0 } };
    expect(targets(blinded, { R1: prey(3) })).toEqual(['melee W', 'melee R1']);
  });

  test('WR-22.14 the mode stays free', () => {
    expect(targets(hunter('3/1/5'), { R1: prey(3) })).toEqual(['melee R1', 'ranged R1']);
  });

  test('WR-22.14 not attacking, Agenda and the like stay allowed', () => {
    const scholar = testTroop('3/0/5', { keywords: ['fixated', 'pray'], abilities: [on('agenda', []), on('duty', [])] });
    const g = against(scholar, { R1: prey(1) });
    expect([g.canUse('R1', 'agenda'), g.canUse('R1', 'duty'), g.canUse('R1', 'pray')]).toEqual([true, true, true]);
    expect(g.isLegal({ type: 'endTurn' })).toBe(true);
  });

  test('WR-22.14 killable enemies that are no legal targets do not count', () => {
    expect(targets(hunter('3/0/5'), { R1: prey(9, 'vanguard'), R2: prey(1) })).toEqual(['melee R1']);
    expect(targets(hunter('3/0/5'), { R1: prey(9), R2: prey(1, 'stealth') })).toEqual(['melee W', 'melee R1']);
    expect(targets({ card: hunter('3/0/5', 'flank'), arrived: 'deployed' }, { R1: prey(9) })).toEqual(['melee R1']);
  });
});
