import { describe, expect, test } from 'vitest';
import { parseCost, toCost, total } from '../../../src-shared/games/hexforge/cost.ts';
import { DEFS } from '../../../src-shared/games/hexforge/catalog.ts';
import { drawCards, gain } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { RESOURCE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import { scenario } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';

const costing = (cost: string) => testSpell({ cost, effects: [drawCards(1)] });
/** Can a spell of this cost be played from this pool? */
const payable = (cost: string, pool: string) => {
  const spell = costing(cost);
  return scenario({ A: { hand: [spell], pool } }).canPlay(spell);
};
/** What is left after paying by default. */
const left = (cost: string, pool: string) => {
  const spell = costing(cost);
  return scenario({ A: { hand: [spell], pool } })
    .play(spell)
    .pool('A');
};

describe('26 Resources and costs', () => {
  test('HX-26.1 six types with their names', () => {
    expect(Object.entries(RESOURCE_NAMES).map(([id, { name, colour }]) => `${id} ${name} ${colour}`)).toEqual([
      'F Frexine purple',
      'O Ornite blue',
      'R Rudine red',
      'G Grite green',
      'E Equint yellow',
      'C generic colourless',
    ]);
  });

  test('HX-26.2 resources come from workers on mineral in the own Harvest, and from texts that say so', () => {
    const gainer = testSpell({ effects: [gain({ R: 2 })] });
    const g = scenario({
      phase: 'summon2',
      turn: 'B',
      tiles: { '0,0': 'mineral' },
      A: { units: { '0,0': testWorker({ O: 2 }) }, hand: [gainer] },
    });
    expect(g.pool('A')).toEqual({});
    g.advanceTo('summon1');
    expect(g.pool('A')).toEqual({ O: 2 });
    g.play(gainer).resolve();
    expect(g.pool('A')).toEqual({ O: 2, R: 2 });
  });

  test('HX-26.3 unspent resources last through the rival’s turn, until the own next Upkeep', () => {
    const g = scenario({ phase: 'summon2', A: { pool: '2F' }, B: { pool: 'R' } });
    g.nextPhase('summon2');
    expect(g.pool('A')).toEqual({ C: 2, F: 1 });
    g.nextPhase('summon1');
    expect(g.pool('A')).toEqual({});
  });

  test('HX-26.4 HX-26.5 costs read as written: a number for generic, then one letter per coloured resource', () => {
    expect(['1FF', 'RG', '0', '', '12E'].map((text) => toCost(parseCost(text)))).toEqual([
      { C: 1, F: 2 },
      { R: 1, G: 1 },
      {},
      {},
      { C: 12, E: 1 },
    ]);
    for (const wrong of ['F1', '1X', '-1', '1 F']) expect(() => parseCost(wrong)).toThrow(/not a cost/);
  });

  test('HX-26.6 generic takes any types, mixed at will', () => {
    expect(payable('3', '1FO')).toBe(true);
    expect(payable('3', 'FO')).toBe(false);
    expect(left('3', '1FO')).toEqual({});
  });

  test('HX-26.7 HX-D102 a coloured cost takes only its colour; C never pays for one', () => {
    expect([payable('OO', '5O'), payable('OO', 'OO'), payable('OO', 'OF')]).toEqual([false, true, false]);
  });

  test('HX-26.8 coloured parts are reserved before generic is paid', () => {
    expect(payable('1F', 'FO')).toBe(true);
    expect(left('1F', 'FO')).toEqual({});
    expect(payable('1F', 'F')).toBe(false);
  });

  test('HX-26.9 HX-D101 generic is paid with C first, then the colour with most left, ties in the order F, O, R, G, E', () => {
    expect(left('2', '1RRR')).toEqual({ R: 2 });
    expect(left('1', 'OOR')).toEqual({ O: 1, R: 1 });
    expect(left('1', 'GE')).toEqual({ E: 1 });
    expect(left('1', 'FO')).toEqual({ O: 1 });
  });

  test('HX-26.9 the payer may choose what pays generic', () => {
    const spell = costing('2');
    const g = scenario({ A: { hand: [spell], pool: '1RRG' } });
    g.act(g.playAction(spell)).payWith('R', 'G');
    expect(g.pool('A')).toEqual({ C: 1, R: 1 });
    g.resolve().nothingPending();
  });

  test('HX-26.10 CMC is the sum of all amounts; tokens and workers have 0', () => {
    expect([total(parseCost('2F')), total(parseCost('')), total(parseCost('1RG'))]).toEqual([3, 0, 3]);
    for (const def of DEFS.filter((d) => (d.isToken || d.isWorker) && !d.id.startsWith('test-'))) expect(def.cmc).toBe(0);
  });

  test('HX-26.11 an unpayable action is refused and the pool stays', () => {
    const spell = costing('2F');
    const g = scenario({ A: { hand: [spell], pool: '1F' } });
    expect(g.refused(g.playAction(spell))).toMatch(/costs/i);
    expect(g.pool('A')).toEqual({ C: 1, F: 1 });
    expect(g.isLegal({ type: 'baseAbility', ability: 'raiseForge', slot: 1 })).toBe(false);
    const poor = scenario({ A: { units: { '-4,0': testWorker({ C: 1 }), '0,0': vanilla('1/1') } } });
    expect(poor.refused({ type: 'baseAbility', ability: 'summonPrimaryWorker' })).toMatch(/costs 1 generic/i);
  });
});
