import { describe, expect, test } from 'vitest';
import { damage, discardCost, drawCards, repair, sacrificeCost, target, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import type { Position } from './position.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, testWorker, vanilla } from './test-cards.ts';
import { counterIt, hit } from './test-texts.ts';

const calm = testSpell({ instant: true, effects: [] });
const slow = testSpell({ effects: [] });
const soldier = vanilla('1/1');

describe('13 Timing', () => {
  const playable = (position: Position) => scenario(position).canPlay(slow);

  test('HX-13.2 slow cards: your turn, your priority, Summon 1 or 2, empty stack', () => {
    const both = { A: { hand: [slow, calm] }, B: { hand: [slow, calm] } };
    for (const turn of ['A', 'B'] as const) {
      for (const [phase, may] of [
        ['summon1', true],
        ['summon2', true],
        ['combatResolution.responding', false],
        ['move.ordering', false],
        ['combatDeclaration.declaring', false],
      ] as const) {
        expect(playable({ ...both, phase, turn })).toBe(may);
      }
      const g = scenario({ ...both, turn }).offer();
      expect([g.toAct() === turn, g.canPlay(slow), g.canPlay(calm)]).toEqual([false, false, true]);
    }
  });

  test('HX-13.3 HX-D42 "empty stack" counts abilities too', () => {
    const idle = vanilla('1/1', [], { abilities: [{ cost: '0', speed: 'fast', effects: [] }] });
    const g = scenario({ A: { units: { '0,0': idle }, hand: [slow] }, B: { hand: [calm], units: { '1,0': idle } } });
    g.activate('0,0').activate('1,0');
    expect([g.toAct(), g.canPlay(slow)]).toEqual(['A', false]);
    expect(g.refused(g.playAction(slow))).toMatch(/empty stack/);
    expect(g.resolve().canPlay(slow)).toBe(true);
  });

  test('HX-13.3 HX-D42 an item of the base on the stack counts as well', () => {
    const g = scenario({ A: { workers: [testWorker({ F: 1 }), testWorker({ O: 1 })], hand: [slow] }, B: { hand: [calm] } });
    g.base('summonPrimaryWorker', '-4,0').play(calm);
    expect(g.canPlay(slow)).toBe(false);
  });
});

describe('13 What must be met', () => {
  test('HX-13.1 timing, targets, resources and other costs must all be met; else the card is refused and nothing changes', () => {
    const spell = testSpell({ cost: '1F', targets: [target.enemyUnit()], extra: [discardCost(1)], effects: [damage(1, 0)] });
    const met: Position = { A: { hand: [spell, calm], pool: '1F' }, B: { units: { '0,0': soldier } } };
    expect(scenario(met).canPlay(spell)).toBe(true);
    const lacking: Position[] = [
      { ...met, phase: 'combatResolution.responding' },
      { ...met, B: {} },
      { ...met, A: { ...met.A, pool: 'F' } },
      { ...met, A: { ...met.A, pool: '2' } },
      { ...met, A: { ...met.A, hand: [spell] } },
    ];
    for (const position of lacking) {
      const g = scenario(position);
      expect(g.canPlay(spell)).toBe(false);
      g.refused(g.playAction(spell));
    }
  });

  test('HX-13.4 every target of the text must be chosen: with a second one missing the card cannot be played', () => {
    const spell = testSpell({ targets: [target.ownUnit(), target.enemyUnit()], effects: [damage(1, 0), damage(1, 1)] });
    const A = { units: { '0,0': vanilla('1/3') }, hand: [spell] };
    expect(scenario({ A }).canPlay(spell)).toBe(false);
    const g = scenario({ A, B: { units: { '1,0': vanilla('1/3') } } });
    g.act(g.playAction(spell));
    expect(g.choices()).toEqual(['0,0']);
    expect(g.choose('0,0').choices()).toEqual(['1,0']);
    g.choose('1,0').resolve();
    expect([g.stats('0,0'), g.stats('1,0')]).toEqual(['1/2', '1/2']);
  });

  test('HX-13.4 two targets of one kind are two different things', () => {
    const spell = testSpell({ targets: [target.unit(), target.unit()], effects: [damage(1, 0), damage(1, 1)] });
    const one = scenario({ A: { units: { '0,0': soldier }, hand: [spell] } });
    expect(one.canPlay(spell)).toBe(false);
    const two = scenario({ A: { units: { '0,0': soldier, '1,0': soldier }, hand: [spell] } });
    expect(two.act(two.playAction(spell)).choose('1,0').choices()).toEqual(['0,0']);
  });

  const biter = vanilla('1/1', [], { entry: { targets: [target.enemyUnit()], effects: [damage(1, 0)] } });

  test('HX-13.5 HX-D10 "Entry: 1 damage to target enemy unit" needs an enemy unit in vision to be played', () => {
    const playable = (units: object) => scenario({ A: { hand: [biter] }, B: { units: { ...units } } }).canPlay(biter);
    expect(playable({})).toBe(false);
    expect(playable({ '2,0': vanilla('1/3') })).toBe(false);
    expect(playable({ '2,0': vanilla('1/3', ['revealed']) })).toBe(true);
    expect(playable({ '0,0': vanilla('1/3') })).toBe(true);
  });

  test('HX-D10 Entry targets are chosen when the card is played; Memento, Spellbound and tokens’ Entry never target', () => {
    const g = scenario({ A: { hand: [biter] }, B: { units: { '0,0': vanilla('1/3'), '-1,0': vanilla('1/3') } } });
    g.act(g.playAction(biter)).choose('-4,0');
    expect(g.choices().sort()).toEqual(['-1,0', '0,0']);
    g.choose('0,0');
    expect([g.state.stack.length, g.stats('0,0')]).toEqual([1, '1/3']);
    g.resolve();
    expect([g.stats('0,0'), g.stats('-1,0')]).toEqual(['1/2', '1/3']);
    for (const card of CARDS) {
      if (card.type !== 'unit') continue;
      const silent = [card.memento, card.spellbound, card.role === 'token' ? card.entry : undefined];
      for (const script of silent) expect(script?.targets ?? [], card.id).toEqual([]);
    }
  });

  test('HX-13.6 a unit targets a tile, equipment an unequipped unit', () => {
    const sword = testEquipment();
    const g = scenario({ A: { hand: [soldier, sword], units: { '0,0': soldier, '0,1': { card: soldier, equipment: sword } } } });
    expect(g.act(g.playAction(soldier)).choices().sort()).toEqual(['-4,-1', '-4,0', '-5,-1', '-5,1', '-6,0', '-6,1']);
    g.choose('-4,0').resolve().act(g.playAction(sword));
    expect(g.choices().sort()).toEqual(['-4,0', '0,0']);
  });

  test.each([
    ['2F', true],
    ['1FF', true],
    ['1F', false],
    ['3', false],
    ['2O', false],
  ])('HX-13.7 a card for {C:2,F:1} with a pool of %s', (pool, enough) => {
    const card = vanilla('1/1', [], { cost: '2F' });
    const g = scenario({ A: { hand: [card], pool }, B: { hand: [calm] } });
    expect(g.canPlay(card)).toBe(enough);
    if (!enough) return;
    g.play(card, '-4,0');
    // Paid on playing, before anything resolves.
    expect([g.pool('A'), g.isEmpty('-4,0'), g.toAct()]).toEqual([{}, true, 'B']);
  });

  test('HX-13.10 battlefield targets must be in vision when chosen', () => {
    const zap = hit(1);
    const B = { units: { '0,0': vanilla('1/3'), '1,0': vanilla('1/3') } };
    const g = scenario({ A: { hand: [zap] }, B });
    g.act(g.playAction(zap));
    expect(g.choices().sort()).toEqual(['-5,0', '0,0']);
    expect(g.refused(g.pickAction('1,0'))).toBe('You do not see that tile now.');
    const scout = scenario({ A: { hand: [zap], units: { '-3,1': soldier } }, B });
    expect(scout.act(scout.playAction(zap)).choices()).toContain('1,0');
  });
});

describe('13 Other costs', () => {
  test('HX-13.8 HX-D94 a discard is paid on playing; the played card cannot pay for itself', () => {
    const spell = testSpell({ extra: [discardCost(2)], effects: [drawCards(1)] });
    const copy = { hand: [spell, calm, spell] };
    expect(scenario({ A: { hand: [spell, calm] } }).canPlay(spell)).toBe(false);
    const g = scenario({ A: { ...copy, deck: [soldier] } });
    g.act(g.playAction(spell)).choose({ hand: calm });
    // Only the other copy is left to discard.
    const [other, ...more] = g.actions();
    expect([other, more]).toEqual([{ ...g.playAction(spell, 1), type: 'chooseHand' }, []]);
    g.act(other);
    expect([g.discard('A'), g.hand('A'), g.state.stack.length]).toEqual([[calm.id, spell.id], [], 1]);
    g.resolve();
    expect([g.discard('A'), g.hand('A')]).toEqual([[calm.id, spell.id, spell.id], [soldier.id]]);
  });

  test('HX-13.8 a sacrifice is paid on playing; every sacrifice asked for needs a unit of its own', () => {
    const [one, two] = [1, 2].map((n) => testSpell({ extra: Array.from({ length: n }, () => sacrificeCost()), effects: [] }));
    const A = { units: { '0,0': vanilla('9/9') }, hand: [one, two] };
    const B = { units: { '1,0': soldier } };
    expect(scenario({ A: { hand: [one] }, B }).canPlay(one)).toBe(false);
    const g = scenario({ A, B });
    expect([g.canPlay(one), g.canPlay(two)]).toEqual([true, false]);
    g.act(g.playAction(one));
    expect(g.choices()).toEqual(['0,0']);
    g.choose('0,0');
    expect([g.isEmpty('0,0'), g.state.stack.length, g.toAct()]).toEqual([true, 1, 'B']);
  });

  test('HX-13.8 of two different sacrifices the first never takes what only the second can use', () => {
    const pact = testSpell({ extra: [sacrificeCost(), sacrificeCost(units('own', { keyword: 'worker' }))], effects: [] });
    const g = scenario({ A: { units: { '0,0': testWorker({ F: 1 }), '0,2': soldier }, hand: [pact] } });
    g.act(g.playAction(pact));
    expect(g.choices()).toEqual(['0,2']);
    expect(g.choose('0,2').choices()).toEqual(['0,0']);
    expect(g.choose('0,0').unitsOf('A')).toEqual([]);
  });

  const mourner = vanilla('1/1', [], { memento: { effects: [drawCards(1)] } });
  const altar = testSpell({ extra: [sacrificeCost()], effects: [repair(1, 'ownBase')] });

  test('HX-13.9 HX-D94 a sacrificed unit’s Memento runs when the card is on the stack, before anyone answers', () => {
    const g = scenario({ A: { units: { '0,0': mourner }, hand: [altar], deck: [soldier], damage: 3 } });
    g.play(altar, '0,0');
    expect([g.hand('A'), g.state.stack.length, g.health('A'), g.toAct()]).toEqual([[soldier.id], 1, 17, 'B']);
    const order = g.events('A').flatMap((e) => (['stacked', 'left', 'trigger', 'drew'].includes(e.type) ? [e.type] : []));
    expect(order).toEqual(['stacked', 'left', 'trigger', 'drew']);
  });

  test('HX-D94 the played card does not fall to a hand overflow that its own payment causes', () => {
    const seven = Array.from({ length: 7 }, () => 'spare-nut');
    const g = scenario({ A: { units: { '0,0': mourner }, hand: [altar, ...seven], deck: [soldier], damage: 3 } });
    g.play(altar, '0,0');
    expect([g.hand('A').length, g.state.stack.length, g.discard('A')]).toEqual([8, 1, [mourner.id]]);
    g.resolve();
    expect([g.health('A'), g.discard('A')]).toEqual([18, [mourner.id, altar.id]]);
  });

  test('HX-13.9 nothing is paid and nothing leaves the hand before every choice has been made', () => {
    const spell = testSpell({ cost: '1', targets: [target.unit()], extra: [discardCost(1), sacrificeCost()], effects: [] });
    const g = scenario({ A: { units: { '0,0': mourner }, hand: [spell, calm], deck: [soldier], pool: '1' } });
    g.act(g.playAction(spell));
    for (const pick of ['0,0', { hand: calm }] as const) {
      g.act(g.pickAction(pick));
      expect([g.hand('A'), g.pool('A'), g.discard('A'), g.unitsOf('A'), g.state.stack]).toEqual([
        [spell.id, calm.id],
        { C: 1 },
        [],
        ['0,0'],
        [],
      ]);
    }
    g.choose('0,0');
    expect([g.hand('A'), g.pool('A'), g.unitsOf('A'), g.state.stack.length]).toEqual([[soldier.id], {}, [], 1]);
  });

  test.each([
    ['is countered', counterIt()],
    ['loses its target', hit(9)],
  ])('HX-13.11 costs are not given back when the card %s', (_what, answer) => {
    const spell = testSpell({
      cost: '1F',
      targets: [target.enemyUnit()],
      extra: [discardCost(1), sacrificeCost()],
      effects: [damage(1, 0)],
    });
    const g = scenario({
      A: { units: { '0,0': soldier }, hand: [spell, calm], pool: '2F' },
      B: { units: { '-1,0': vanilla('1/3') }, hand: [answer] },
    });
    g.play(spell, '-1,0', { hand: calm }, '0,0');
    g.play(answer, answer.targets![0].target === 'item' ? { item: 0 } : '-1,0').resolve();
    expect([g.pool('A'), g.unitsOf('A'), g.hand('A')]).toEqual([{ C: 1 }, [], []]);
    expect([...g.discard('A')].sort()).toEqual([calm.id, soldier.id, spell.id].sort());
    g.nothingPending();
  });
});
