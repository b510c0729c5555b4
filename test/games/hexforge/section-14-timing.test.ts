import { describe, expect, test } from 'vitest';
import { discardCost, drawCards, modify, repair, sacrificeCost, type AbilitySpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testSpell, testWorker, vanilla } from './test-cards.ts';
import { counterIt, drawing } from './test-texts.ts';

describe('14 Speed and other costs', () => {
  const slow: AbilitySpec = { cost: '0', speed: 'slow', effects: [repair(1, 'ownBase')] };
  const fast: AbilitySpec = { cost: '0', speed: 'fast', effects: [repair(1, 'ownBase')] };
  const smith = vanilla('1/1', [], { abilities: [slow, fast] });

  test('HX-D42 an ability on the stack is enough to shut out slow cards and slow abilities', () => {
    const [lazy, quick] = [testSpell({ effects: [drawCards(0)] }), drawing(0)];
    const g = scenario({ A: { units: { '0,0': smith }, hand: [lazy, quick] }, B: { units: { '1,0': smith } } });
    expect([g.canPlay(lazy), g.canPlay(quick)]).toEqual([true, true]);
    g.activate('0,0', 1).activate('1,0', 1);
    expect([g.canPlay(lazy), g.canPlay(quick)]).toEqual([false, true]);
    expect(g.actions().filter((a) => a.type === 'activateAbility')).toEqual([{ type: 'activateAbility', unit: g.tile('0,0'), ability: 1 }]);
    expect(g.actions().some((a) => a.type === 'baseAbility')).toBe(false);
    g.resolve();
    expect(g.canPlay(lazy)).toBe(true);
  });

  test('HX-D43 an ability is fast unless its text says slow, and the four of the base are slow', () => {
    const position = {
      A: {
        units: { '0,0': smith, '-3,0': testWorker({ C: 1 }) },
        commander: vanilla('3/5', [], { role: 'commander', cost: '1' }),
        pool: '9',
      },
      B: { units: { '1,0': smith, '2,0': testWorker({ C: 1 }) }, pool: '9' },
    };
    const open = (g: Table) => ({
      unit: g.actions().flatMap((a) => (a.type === 'activateAbility' ? [a.ability] : [])),
      base: [...new Set(g.actions().flatMap((a) => (a.type === 'baseAbility' ? [a.ability] : [])))],
    });
    const base = ['summonCommander', 'summonPrimaryWorker', 'summonSecondaryWorker', 'raiseForge'];
    for (const phase of ['summon1', 'summon2']) {
      const g = scenario({ ...position, phase });
      expect(open(g)).toEqual({ unit: [0, 1], base });
      expect(open(g.activate('0,0', 1))).toEqual({ unit: [1], base: [] });
      expect(open(scenario({ ...position, phase }).offer())).toEqual({ unit: [1], base: [] });
    }
    expect(open(scenario({ ...position, phase: 'combatResolution.responding' }))).toEqual({ unit: [1], base: [] });
    expect(open(scenario({ ...position, phase: 'move.ordering' }))).toEqual({ unit: [], base: [] });
  });

  test('HX-D94 the played card cannot be discarded for itself', () => {
    const [dear, spare] = [testSpell({ extra: [discardCost(1)], effects: [repair(3, 'ownBase')] }), drawing(0)];
    expect(scenario({ A: { hand: [dear] } }).canPlay(dear)).toBe(false);
    const g = scenario({ A: { hand: [dear, spare], damage: 5 } });
    g.act(g.playAction(dear));
    expect(g.actions().filter((a) => a.type === 'chooseHand')).toMatchObject([{ card: spare.id }]);
    g.choose({ hand: spare });
    expect([g.hand('A'), g.discard('A')]).toEqual([[], [spare.id]]);
    g.resolve();
    expect([g.health('A'), g.discard('A')]).toEqual([18, [spare.id, dear.id]]);
  });

  test('HX-D94 costs are chosen and paid together with the resources; without one of them nothing is paid', () => {
    const dear = testSpell({ cost: '2', extra: [sacrificeCost()], effects: [drawCards(0)] });
    const soldier = vanilla('1/1');
    expect(scenario({ A: { units: { '0,0': soldier }, hand: [dear], pool: '1' } }).canPlay(dear)).toBe(false);
    expect(scenario({ A: { hand: [dear], pool: '2' } }).canPlay(dear)).toBe(false);
    const g = scenario({ A: { units: { '0,0': soldier }, hand: [dear], pool: '2' } });
    g.act(g.playAction(dear));
    expect([g.isEmpty('0,0'), g.pool('A')]).toEqual([false, { C: 2 }]);
    g.choose('0,0');
    expect([g.isEmpty('0,0'), g.pool('A'), g.view('A').stack.length]).toEqual([true, {}, 1]);
  });

  test('HX-D94 the played card does not fall to a hand overflow that its own payment causes', () => {
    const dear = testSpell({ extra: [sacrificeCost()], effects: [repair(3, 'ownBase')] });
    const heir = (n: number) => vanilla('1/1', [], { memento: { effects: [drawCards(n)] } });
    const [old, spare] = [drawing(0), drawing(0)];
    const played = (draws: number) => {
      const forges = { '-2,0': { slot: 1, cards: [spare, spare] } };
      const g = scenario({
        A: { units: { '0,0': heir(draws) }, hand: [dear, old, spare, spare, spare, spare, spare, spare], forges, damage: 5 },
      });
      g.play(dear, '0,0');
      expect(g.hand('A')).toHaveLength(8);
      const gone = g.discard('A').filter((id) => id === old.id).length;
      g.resolve();
      expect([g.health('A'), g.discard('A').includes(dear.id)]).toEqual([18, true]);
      return gone;
    };
    // The card was the oldest of eight and is on the stack already: one draw overflows nothing, two push out the next oldest.
    expect([played(1), played(2)]).toEqual([0, 1]);
  });

  test('HX-D52 costs stay paid when a card is countered', () => {
    const [dear, counter] = [
      testSpell({ cost: '2', extra: [sacrificeCost()], effects: [modify(1, 1, 'ownBase', 'fleeting')] }),
      counterIt(),
    ];
    const g = scenario({ A: { units: { '0,0': vanilla('1/1') }, hand: [dear], pool: '2' }, B: { hand: [counter] } });
    g.play(dear, '0,0').play(counter, { item: 0 }).resolve();
    expect([g.isEmpty('0,0'), g.pool('A')]).toEqual([true, {}]);
  });
});
