import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import type { CardSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { all, damage, drawNext, enemy, enemyTroop } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { KINDS, RARITIES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import { newMatch, scenario } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const of = <K extends CardSpec['kind']>(kind: K) => ALL_CARDS.filter((card): card is Extract<CardSpec, { kind: K }> => card.kind === kind);
const values = <T>(cards: readonly CardSpec[], read: (card: CardSpec) => T): T[] => [...new Set(cards.map(read))];
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** A match of a mode between two lists of it whose Warlords cost something. */
const opening = (mode: WrMode) => {
  const list = READY_LISTS.find((one) => one.mode === mode)!;
  const leader = of('warlord').find(({ id }) => id === list.warlord)!;
  return { g: newMatch({ mode, lists: [list, list] }), leader };
};

describe('15 Kinds of card', () => {
  test('WR-15.1 three kinds; each card has name, cost and rarity, and all but tokens a faction', () => {
    expect(values(ALL_CARDS, ({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    for (const { id, name, cost, rarity, faction, role } of ALL_CARDS) {
      expect([name.length > 0, isCount(cost), RARITIES.includes(rarity)], id).toEqual([true, true, true]);
      if (faction === null) expect(role, id).toBe('token');
    }
  });

  test('WR-15.2 a Warlord has both attack values, health and a Talent card, and is Rare, Epic or Legendary', () => {
    for (const { id, melee, ranged, health, talent, rarity, role } of of('warlord')) {
      expect([isCount(melee), isCount(ranged), health > 0, role], id).toEqual([true, true, true, 'warlord']);
      expect(ALL_CARDS.find((card) => card.id === talent)?.role, id).toBe('talent');
      expect(rarity, id).not.toBe('common');
    }
    expect(values(of('warlord'), ({ rarity }) => rarity).sort()).toEqual(['epic', 'legendary', 'rare']);
  });

  test.each([
    ['skirmish', 0],
    ['classic', 10],
  ] as const)('WR-15.2 printed health is that of Skirmish: in %s a Warlord starts %d above it', (mode, more) => {
    const { g, leader } = opening(mode);
    expect(g.health('A.W')).toBe(`${leader.health + more}/${leader.health + more}`);
  });

  test.each(['skirmish', 'classic'] as const)('WR-15.3 WR-D32 the energy cost of a Warlord is never paid (%s)', (mode) => {
    const { g, leader } = opening(mode);
    if (mode === 'classic') g.keep().keep();
    expect(leader.cost).toBeGreaterThan(0);
    expect(g.energy(g.toAct()!)).toBe(mode === 'classic' ? '2/2' : '3/3');
    expect(g.actions().some((one) => one.type === 'play' && one.card === leader.id)).toBe(false);
  });

  test('WR-15.4 a Troop has a type, both attack values and health; all four rarities occur', () => {
    for (const { id, types, melee, ranged, health } of of('troop'))
      expect([types.length > 0, isCount(melee), isCount(ranged), health > 0], id).toEqual([true, true, true, true]);
    expect(values(of('troop'), ({ rarity }) => rarity).sort()).toEqual([...RARITIES].sort());
  });

  test('WR-15.5 an effect "for Beasts" ignores a Troop without that type', () => {
    const cull = testStratagem([damage(2, all(enemyTroop({ type: 'Beast' })))]);
    const g = scenario({
      A: { hand: [cull] },
      B: {
        line: {
          L1: testTroop('1/1/5', { types: ['Vehicle'] }),
          R1: testTroop('1/1/5', { types: ['Beast'] }),
          R2: testTroop('1/1/5', { types: ['Infantry', 'Beast'] }),
        },
      },
    }).play(cull);
    expect([g.health('B.L1'), g.health('B.R1'), g.health('B.R2'), g.health('B.W')]).toEqual(['5/5', '3/5', '3/5', '20/20']);
  });

  test('WR-15.6 a Stratagem has a text and any rarity; its type may be missing, and is a filter where it is not', () => {
    for (const card of of('stratagem'))
      if (card.role !== 'sabotage') expect(card.steps.length > 0 || card.ongoing !== undefined, card.id).toBe(true);
    expect(values(of('stratagem'), ({ rarity }) => rarity).sort()).toEqual([...RARITIES].sort());

    const plain = testStratagem([damage(1, 'enemyWarlord')]);
    const tonic = testStratagem([damage(1, 'enemyWarlord')], { types: ['Tonic'] });
    const find = testStratagem([drawNext({ type: 'Tonic' })]);
    const g = scenario({ A: { hand: [plain, find], deck: [plain, tonic, plain] } })
      .play(plain)
      .play(find);
    expect([g.health('B.W'), g.hand('A'), g.deck('A')]).toEqual(['19/20', [tonic], [plain, plain]]);
  });

  test('WR-15.7 a Defence card is a Stratagem of type Defence, played for its cost like any other', () => {
    const defences = ALL_CARDS.filter(({ role }) => role === 'defence');
    for (const card of defences)
      expect([card.kind, card.kind === 'stratagem' && card.types.includes('Defence')]).toEqual(['stratagem', true]);

    const wall = testStratagem([damage(1, 'enemyWarlord')], { role: 'defence', types: ['Defence'], cost: 3 });
    const g = scenario({ A: { hand: [wall], energy: '3/4' } }).play(wall);
    expect([g.energy('A'), g.hand('A'), g.health('B.W')]).toEqual(['0/4', [], '19/20']);
    const poor = scenario({ A: { hand: [wall], energy: '2/4' } });
    expect(poor.refused((t) => t.play(wall))).toMatch('costs 3 energy; you have 2');
  });

  test('WR-15.8 "Troops" leaves out the Warlord, "units" does not', () => {
    const after = (step: ReturnType<typeof damage>) => {
      const card = testStratagem([step]);
      const g = scenario({ A: { hand: [card], line: { L1: testTroop('1/1/5') } }, B: { line: { L1: testTroop('1/1/5') } } }).play(card);
      return [g.health('B.L1'), g.health('B.W'), g.health('A.L1')];
    };
    expect(after(damage(2, all(enemyTroop())))).toEqual(['3/5', '20/20', '5/5']);
    expect(after(damage(2, all(enemy())))).toEqual(['3/5', '18/20', '5/5']);
  });
});
