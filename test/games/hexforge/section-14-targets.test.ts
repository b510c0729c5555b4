import { describe, expect, test } from 'vitest';
import { damage, discardCost, repair, reveal, target, type AbilitySpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testEquipment, testSpell, testWorker, vanilla } from './test-cards.ts';
import { counterIt, destroyIt, drawing, shift } from './test-texts.ts';

const twoShots = (cost = '') => testSpell({ cost, targets: [target.unit(), target.unit()], effects: [damage(1, 0), damage(1, 1)] });

describe('14 Targets at resolution', () => {
  test('HX-14.14 HX-D52 an illegal target is skipped and the legal one is dealt with', () => {
    const [shots, kill] = [twoShots(), destroyIt()];
    for (const gone of ['0,0', '0,1'] as const) {
      const stays = gone === '0,0' ? '0,1' : '0,0';
      const g = scenario({
        A: { units: { '-1,0': vanilla('1/1') }, hand: [shots] },
        B: { units: { '0,0': vanilla('1/3'), '0,1': vanilla('1/3') }, hand: [kill] },
      });
      g.play(shots, '0,0', '0,1').play(kill, gone).resolve();
      expect([g.isEmpty(gone), g.stats(stays), g.discard('A')]).toEqual([true, '1/2', [shots.id]]);
      g.nothingPending();
    }
  });

  test('HX-14.14 HX-D52 with no legal target left nothing of the text happens, the card is discarded and its cost stays paid', () => {
    const volley = testSpell({ cost: '2', targets: [target.unit()], effects: [damage(1, 0), repair(3, 'ownBase')] });
    const kill = destroyIt();
    const position = { A: { hand: [volley], pool: '3', damage: 5 }, B: { units: { '0,0': vanilla('1/3') }, hand: [kill] } };
    const g = scenario(position).play(volley, '0,0').play(kill, '0,0').resolve();
    expect([g.health('A'), g.discard('A'), g.pool('A')]).toEqual([15, [volley.id], { C: 1 }]);
    expect(g.events('A')).toContainEqual({ type: 'fizzled', seat: 0, what: 'card', def: volley.id, reason: 'targetsGone' });
    expect(scenario(position).play(volley, '0,0').resolve().health('A')).toBe(18);
    g.nothingPending();
  });

  test('HX-14.14 HX-D52 an equipment whose unit has gone is discarded', () => {
    const [helmet, kill] = [testEquipment(), destroyIt()];
    const g = scenario({ A: { units: { '0,0': vanilla('1/1') }, hand: [helmet] }, B: { units: { '1,0': vanilla('1/1') }, hand: [kill] } });
    g.play(helmet, '0,0').play(kill, '0,0').resolve();
    expect(g.discard('A')).toContain(helmet.id);
    g.nothingPending();
  });

  test('HX-D3 a unit card whose tile was taken in response does nothing and goes to discard', () => {
    const [soldier, jump] = [vanilla('2/2'), shift()];
    const position = { A: { hand: [soldier] }, B: { units: { '-3,0': vanilla('1/1') }, hand: [jump] } };
    const taken = scenario(position).play(soldier, '-4,0').play(jump, '-3,0', '-4,0').resolve();
    expect([taken.unitsOf('A'), taken.discard('A'), taken.at('-4,0').owner]).toEqual([[], [soldier.id], 1]);
    const beside = scenario(position).play(soldier, '-4,0').play(jump, '-3,0', '-3,1').resolve();
    expect([beside.unitsOf('A'), beside.discard('A')]).toEqual([['-4,0'], []]);
    taken.nothingPending();
  });

  test('HX-D3 a unit card needs its tower still standing: else discard, or out of the game with the list of a fallen forge', () => {
    const [soldier, raze] = [vanilla('2/2'), destroyIt()];
    const forges = { '0,0': { slot: 1, cards: [soldier], where: ['hand' as const] } };
    const fate = (hand: (typeof soldier)[], copy: number) => {
      const g = scenario({ A: { hand, forges }, B: { hand: [raze] } });
      const plays = g.actions().filter((a) => a.type === 'playCard');
      g.act(plays[copy]).choose('1,0').play(raze, '0,0').resolve();
      return [g.unitsOf('A'), g.discard('A'), g.removed().filter((id) => id === soldier.id).length];
    };
    // The forge's own copy alone, then beside a copy of the base list: that one is only placed at the forge.
    expect(fate([], 0)).toEqual([[], [], 1]);
    const byList = [fate([soldier], 0), fate([soldier], 1)];
    expect(byList).toContainEqual([[], [], 1]);
    expect(byList).toContainEqual([[], [soldier.id], 1]);
  });

  test.each(['summonCommander', 'summonPrimaryWorker', 'summonSecondaryWorker'] as const)(
    'HX-D3 %s does nothing if its tile was taken in response, and stays paid',
    (ability) => {
      const jump = shift();
      const position = {
        A: { commander: vanilla('3/5', [], { role: 'commander', cost: '1' }), units: { '-6,0': testWorker({ C: 1 }) }, pool: '1' },
        B: { units: { '-3,0': vanilla('1/1') }, hand: [jump] },
      };
      const taken = scenario(position).base(ability, '-4,0').play(jump, '-3,0', '-4,0').resolve();
      expect([taken.unitsOf('A'), taken.pool('A')]).toEqual([['-6,0'], {}]);
      const free = scenario(position).base(ability, '-4,0').play(jump, '-3,0', '-3,1').resolve();
      expect(free.unitsOf('A')).toEqual(['-4,0', '-6,0']);
      taken.nothingPending();
    },
  );

  test('HX-D3 Raise Forge needs its site still free and its worker still beside it', () => {
    const [jump, kill] = [shift(), destroyIt()];
    const position = {
      A: { units: { '-1,0': testWorker({ C: 1 }), '-2,2': vanilla('1/1') }, pool: '4' },
      B: { units: { '1,0': vanilla('1/1') }, hand: [jump, kill] },
    };
    const answered = (answer: (g: Table) => Table) => {
      const g = answer(scenario(position).raise(2, '0,0')).resolve();
      expect(g.pool('A')).toEqual({ C: 2 });
      g.nothingPending();
      const { slots, raisedThisTurn } = g.view('A').me!;
      return [g.view('A').entities.some((e) => e.kind === 'forge'), slots[1], raisedThisTurn];
    };
    expect(answered((g) => g.play(jump, '1,0', '0,0'))).toEqual([false, 'unused', false]);
    expect(answered((g) => g.play(kill, '-1,0'))).toEqual([false, 'unused', false]);
    expect(answered((g) => g.play(kill, '-2,2'))).toEqual([true, 'raised', true]);
  });
});

describe('14 Countering', () => {
  const flare = testSpell({ cost: '1', instant: true, targets: [target.tile()], effects: [reveal(0, 0), repair(3, 'ownBase')] });

  test('HX-14.15 a countered card stays on the stack until its turn comes, then goes to its owner’s discard without effect', () => {
    const [mend, rummage, pass] = [
      testSpell({ effects: [repair(3, 'ownBase')] }),
      testSpell({ instant: true, effects: [{ do: 'discard', n: 1, who: 'you' }] }),
      drawing(0),
    ];
    const counter = counterIt();
    const g = scenario({ A: { hand: [mend, pass], damage: 5 }, B: { hand: [rummage, counter, pass, pass] } });
    g.play(mend).play(rummage).play(pass).play(counter, { item: 0 }).resolve();
    // The counter has resolved; B is asked by the item between.
    expect(g.toAct()).toBe('B');
    for (const side of ['A', 'B'] as const) expect(g.view(side).stack[0]).toMatchObject({ def: mend.id, countered: true });
    expect(g.discard('A')).not.toContain(mend.id);
    g.choose({ hand: pass });
    expect([g.health('A'), g.discard('A').includes(mend.id), g.discard('B').includes(mend.id)]).toEqual([15, true, false]);
    g.nothingPending();
  });

  test.each(['unit', 'equipment'] as const)('HX-14.15 a countered %s card goes to discard too', (kind) => {
    const [card, counter] = [kind === 'unit' ? vanilla('1/1') : testEquipment({ gives: { health: 3 } }), counterIt()];
    const g = scenario({ A: { units: { '-3,0': vanilla('1/1') }, hand: [card] }, B: { hand: [counter] } });
    g.play(card, kind === 'unit' ? '-4,0' : '-3,0')
      .play(counter, { item: 0 })
      .resolve();
    expect([g.unitsOf('A'), g.stats('-3,0'), g.discard('A')]).toEqual([['-3,0'], '1/1', [card.id]]);
  });

  test('HX-14.16 a countered ability has no effect and its cost stays paid', () => {
    const [fee, counter] = [drawing(0), counterIt()];
    const mending: AbilitySpec = { cost: '1F', speed: 'fast', brilliance: true, extra: [discardCost(1)], effects: [repair(3, 'ownBase')] };
    const g = scenario({
      A: { units: { '0,0': vanilla('1/1', [], { abilities: [mending] }) }, hand: [fee, fee], pool: '2FF', damage: 5 },
      B: { hand: [counter] },
    });
    g.activate('0,0', 0, { hand: fee }).play(counter, { item: 0 }).resolve();
    expect([g.health('A'), g.pool('A'), g.hand('A')]).toEqual([15, { C: 1, F: 1 }, [fee.id]]);
    g.refused({ type: 'activateAbility', unit: g.tile('0,0'), ability: 0 });
    g.nothingPending();
  });

  test('HX-14.16 a countered base ability summons nothing and its cost stays paid', () => {
    const counter = counterIt();
    const g = scenario({ A: { units: { '-3,0': testWorker({ C: 1 }) }, pool: '3' }, B: { hand: [counter] } });
    g.base('summonPrimaryWorker', '-4,0').play(counter, { item: 0 }).resolve();
    expect([g.unitsOf('A'), g.pool('A')]).toEqual([['-3,0'], { C: 2 }]);
  });

  test('HX-14.17 a counter may be aimed at a placeholder and counters the item under it', () => {
    const counter = counterIt();
    const g = scenario({ A: { hand: [flare], pool: '1', damage: 5 }, B: { hand: [counter] } });
    g.play(flare, '-1,0');
    expect(g.view('B').stack[0].hidden).toBe(true);
    g.play(counter, { item: 0 }).resolve();
    expect([g.health('A'), g.discard('A')]).toEqual([15, [flare.id]]);
    g.nothingPending();
  });

  test('HX-14.18 HX-D53 a restricted counter may be aimed at any placeholder; of another kind it is not countered', () => {
    const noSpell = counterIt({ targets: [target.item('spell')] });
    const noAbility = counterIt({ targets: [target.item('ability')] });
    const mending: AbilitySpec = { cost: '0', speed: 'fast', effects: [repair(3, 'ownBase')] };
    const fate = (counter: typeof noSpell, act: (g: Table) => Table) => {
      const smith = vanilla('1/1', [], { abilities: [mending] });
      const g = scenario({ A: { units: { '-2,0': smith }, hand: [flare], pool: '1', damage: 5 }, B: { hand: [counter] } });
      act(g);
      expect(g.view('B').stack[0].hidden).toBe(true);
      g.play(counter, { item: 0 }).resolve();
      expect(g.discard('B')).toEqual([counter.id]);
      g.nothingPending();
      return g.health('A') === 15 ? 'countered' : 'resolved';
    };
    const spell = (g: Table) => g.play(flare, '-1,0');
    const ability = (g: Table) => g.activate('-2,0');
    expect([fate(noSpell, spell), fate(noSpell, ability)]).toEqual(['countered', 'resolved']);
    expect([fate(noAbility, spell), fate(noAbility, ability)]).toEqual(['resolved', 'countered']);
  });

  test('HX-D53 a restricted counter may not be aimed at an item that is seen to be of another kind', () => {
    const noSpell = counterIt({ targets: [target.item('spell')] });
    const [soldier, spell] = [vanilla('1/1'), drawing(0)];
    const mayCounter = (card: typeof soldier | typeof spell, ...tiles: string[]) =>
      scenario({ A: { hand: [card] }, B: { units: { '-2,0': vanilla('1/1') }, hand: [noSpell] } })
        .play(card, ...tiles)
        .canPlay(noSpell);
    expect([mayCounter(spell), mayCounter(soldier, '-4,0')]).toEqual([true, false]);
  });

  test('HX-14.19 countering a counter lets the earlier item resolve', () => {
    const counter = counterIt();
    const g = scenario({ A: { hand: [flare, counter], pool: '1', damage: 5 }, B: { hand: [counter] } });
    g.play(flare, '0,0').play(counter, { item: 0 }).play(counter, { item: 1 }).resolve();
    expect([g.health('A'), g.discard('A').length, g.discard('B').length]).toEqual([18, 2, 1]);
    g.nothingPending();
  });

  test('HX-D54 an Unstable spell is lost when resolved or out of targets, discarded when countered', () => {
    const spark = testSpell({ unstable: true, targets: [target.unit()], effects: [damage(1, 0)] });
    const [kill, counter] = [destroyIt(), counterIt()];
    const fate = (answer: (g: Table) => Table) => {
      const g = scenario({ A: { hand: [spark] }, B: { units: { '0,0': vanilla('1/3') }, hand: [kill, counter] } });
      answer(g.play(spark, '0,0')).resolve();
      return [g.discard('A'), g.lost('A')];
    };
    expect(fate((g) => g)).toEqual([[], [spark.id]]);
    expect(fate((g) => g.play(kill, '0,0'))).toEqual([[], [spark.id]]);
    expect(fate((g) => g.play(counter, { item: 0 }))).toEqual([[spark.id], []]);
  });
});
