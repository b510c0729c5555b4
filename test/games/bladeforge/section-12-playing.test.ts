import { describe, expect, test } from 'vitest';
import {
  attackMod,
  attackTimes,
  breakPart,
  breakShield,
  dieStep,
  draw,
  extraPlace,
  fetch,
  forgeStep,
  heal,
  hit,
  hitAll,
  keepBest,
  noBlock,
  pierce,
  searchUp,
  steal,
  trap,
  weaken,
  type BlEffect,
} from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table, type Table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const open = (stats = '+0/+0') => ({ forge: { blade: testBlade(stats), grip: null } });

describe('12 Gadgets: playing them', () => {
  test('BL-12.1 any number per turn from the own hand, one finished before the next', () => {
    const gadgets = [testGadget([hit(1), breakPart]), testGadget(heal(1)), testGadget(attackMod(1))];
    const forge = { left: testGuard() };
    const g = table({ P1: { hand: gadgets }, P2: { forge } }).play(gadgets[0]);
    expect(g.refused((t) => t.play(gadgets[1]))).toBe('You have to answer the question on the table first.');
    expect(g.view('P2').resolving).toBe(gadgets[0].id);
    g.choose({ part: 'left' }).play(gadgets[1]).play(gadgets[2]);
    expect([g.salvage(), g.hand('P1')]).toEqual([[forge.left.id, ...gadgets.map(({ id }) => id)], []]);
    expect(g.refused((t) => t.play(gadgets[1]))).toBe(`${gadgets[1].name} is not in your hand.`);
    g.nothingPending();
  });

  test('BL-12.1 only Gadgets are played, and only placed are the others', () => {
    const [guard, gadget] = [testGuard(), testGadget(heal(1))];
    const g = table({ P1: { hand: [guard, gadget] } });
    expect(g.refused((t) => t.play(guard))).toBe(`${guard.name} is not a Gadget: place it in your Forge.`);
    expect(g.refused((t) => t.place(gadget))).toBe(`${gadget.name} is a Gadget: it is played, not placed.`);
  });

  test('BL-12.2 its Forge Req is checked on playing', () => {
    const gadget = testGadget(attackMod(1), { req: 8 });
    for (const die of [4, 6] as const)
      expect(table({ P1: { die, hand: [gadget] } }).refused((t) => t.play(gadget))).toBe(`${gadget.name} needs d8, you have d${die}.`);
    for (const die of [8, 10] as const)
      expect(
        table({ P1: { die, hand: [gadget] } })
          .play(gadget)
          .salvage(),
      ).toEqual([gadget.id]);
  });

  test('BL-12.3 it goes to the Salvage when its effects are done; what lasts goes on without it', () => {
    const [hook, other] = [testGadget([attackMod(2), breakPart]), testGadget(heal(1))];
    const g = table({ P1: { hand: [hook, other] }, P2: { forge: { left: testGuard() } } }).play(hook);
    expect(g.salvage()).toEqual([]);
    g.choose({ part: 'grip' });
    expect(g.salvage()).toEqual(['wooden-grip', hook.id]);
    expect(g.attack('P2', 1).blow().attackMod).toBe(2);
    // So it cannot fetch itself.
    const fetcher = testGadget([heal(1), fetch('gadget')]);
    expect(
      table({ P1: { hand: [fetcher] } })
        .play(fetcher)
        .hand('P1'),
    ).toEqual([]);
  });

  test('BL-12.15 BL-D28 nobody else is asked while a gadget does its work', () => {
    const gadgets = [testGadget([hit(5), breakPart]), testGadget([steal(), breakShield])];
    const P2 = { forge: { left: testGuard(), shield: testShield(3) }, hand: [testGuard()] };
    const g = table({ seats: 3, P1: { hand: gadgets }, P2 });
    g.play(gadgets[0]);
    const asked = [g.toAct()];
    g.choose('P2');
    asked.push(g.toAct());
    g.choose('P2');
    asked.push(g.toAct());
    g.choose({ part: 'left' }).steals('P2', P2.hand[0]).play(gadgets[1]);
    asked.push(g.toAct());
    expect(asked).toEqual(['P1', 'P1', 'P1', 'P1']);
    expect(g.at('P2', 'shield')).toBeNull();
    g.nothingPending();
  });

  test.each<[string, BlEffect, string]>([
    ['breakShield', breakShield, 'nobody else has a Shield'],
    ['breakPart', breakPart, 'nobody else has a Grip or Guard'],
    ['steal', steal(true), 'nobody else holds a card'],
    ['fetch', fetch('guard'), 'no Guard that can be fetched lies in the Salvage'],
    ['draw', draw(2), 'the Armory is empty'],
    ['searchUp', searchUp('blade'), 'the Armory is empty'],
  ])('BL-12.16 BL-D60 a gadget without any object is refused: %s', (_kind, effect, reason) => {
    const gadget = testGadget(effect);
    // The own Shield, parts and cards are no objects.
    const P1 = { hand: [gadget, testGuard()], forge: { shield: testShield(3) } };
    const g = table({ seats: 3, P1, P2: { forge: { grip: null } }, P3: { out: true, hand: [] }, armory: [], salvage: [testGrip()] });
    expect(g.refused((t) => t.play(gadget))).toBe(`${gadget.name} has nothing to work on: ${reason}.`);
  });

  test('BL-12.16 one effect with an object is enough; both missing are both named', () => {
    const [half, none] = [testGadget([breakShield, heal(1)]), testGadget([breakShield, fetch('blade')])];
    const g = table({ P1: { health: 10, hand: [half, none] } }).play(half);
    expect(g.health('P1')).toBe(11);
    expect(g.told('idle')).toEqual([{ type: 'idle', card: half.id, effect: 0 }]);
    expect(g.refused((t) => t.play(none))).toBe(
      `${none.name} has nothing to work on: nobody else has a Shield, no Blade that can be fetched lies in the Salvage.`,
    );
  });

  test('BL-12.16 BL-D60 heal at 20, forgeStep at d4 and d12 and attack effects after a Reforge are allowed, though idle', () => {
    const [balm, down, up] = [testGadget(heal(3)), testGadget(forgeStep(-1)), testGadget(forgeStep(1))];
    const plus = testGadget([attackMod(2), extraPlace]);
    const guards = { left: testGuard(), right: testGuard() };
    const g = table({ P1: { forge: guards, hand: [balm, down, up, plus] }, P2: { die: 12 } });
    g.play(balm).play(down, 'P1').play(up, 'P2').reforge().play(plus).endTurn();
    expect([g.health('P1'), g.die('P1'), g.die('P2'), g.salvage().length]).toEqual([20, 6, 12, 7]);
  });

  test('BL-12.17 effects go in printed order, and defeat is looked at after each', () => {
    const [boom, healFirst] = [testGadget([hitAll(3, 'everyone'), heal(5)]), testGadget([heal(5), hitAll(3, 'everyone')])];
    const doomed = table({ seats: 3, P1: { health: 3, hand: [boom] } }).play(boom);
    expect([doomed.isOut('P1'), doomed.told('healed'), doomed.active()]).toEqual([true, [], 'P2']);
    const saved = table({ seats: 3, P1: { health: 3, hand: [healFirst] } }).play(healFirst);
    expect([saved.health('P1'), saved.active()]).toEqual([5, 'P1']);
    // Looted before the second effect: the loser’s Guard lies in the user’s hand, not in the Salvage.
    const chain = testGadget([hit(1), fetch('guard')]);
    const guard = testGuard();
    const g = table({ seats: 3, P1: { hand: [chain] }, P2: { health: 1, forge: { left: guard } } }).play(chain, 'P2');
    expect([g.hand('P1').includes(guard.id), g.told('idle').length]).toEqual([true, 1]);
  });

  test('BL-12.18 BL-D63 numbers add, every dieStep is one size more up to d12; a second keepBest, noBlock or pierce adds nothing', () => {
    const steps = [testGadget([dieStep, attackMod(1)]), testGadget([dieStep, attackMod(2)])];
    const twice = (P1: { die: 4 | 10 }) =>
      table({ P1: { ...P1, hand: steps }, P2: open() })
        .play(steps[0])
        .play(steps[1]);
    expect(twice({ die: 4 }).attack('P2', 8).blow()).toMatchObject({ die: 8, attackMod: 3, damage: 11 });
    expect(twice({ die: 10 }).attack('P2', 12).blow().die).toBe(12);
    const idle = [testGadget([keepBest, noBlock]), testGadget([keepBest, noBlock]), testGadget(pierce), testGadget(pierce)];
    const g = table({ P1: { hand: idle }, P2: { forge: { shield: testShield(9) } } });
    for (const gadget of idle) g.play(gadget);
    g.attack('P2', [1, 3]);
    expect([g.state.rng.drawn, g.health('P2')]).toEqual([2, 17]);
    g.nothingPending();
  });

  test('BL-12.19 BL-D64 fetch never takes a card that has fetch itself', () => {
    const [hook, twin, plain] = [testGadget(fetch('gadget')), testGadget([heal(1), fetch('blade')]), testGadget(heal(1))];
    const only = table({ P1: { hand: [hook] }, salvage: [twin] });
    expect(only.refused((t) => t.play(hook))).toBe(
      `${hook.name} has nothing to work on: no Gadget that can be fetched lies in the Salvage.`,
    );
    const g = table({ P1: { hand: [hook] }, salvage: [twin, plain] }).play(hook);
    expect([g.hand('P1'), g.salvage()]).toEqual([[plain.id], [twin.id, hook.id]]);
  });

  test('BL-12.20 BL-D65 players are named first, one per effect; cards and parts when the effect resolves', () => {
    const gadget = testGadget([steal(), breakPart]);
    const P3 = { forge: { left: testGuard() } };
    const stolen = testGuard();
    const g = table({ seats: 3, P1: { hand: [gadget] }, P2: { hand: [stolen] }, P3 }).steals('P2', stolen);
    g.play(gadget);
    // Only P2 holds a card, so nobody asks for whom the theft is.
    expect([g.state.choice?.kind, g.choices(), g.hand('P1')]).toEqual(['seat', ['P2', 'P3'], []]);
    g.choose('P3');
    expect([g.state.choice?.kind, g.hand('P1')]).toEqual(['part', [stolen.id]]);
    g.choose({ part: 'left' });
    expect(g.told('aimed').map(({ effect, target }) => [effect, target])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    g.nothingPending();
  });

  test('BL-12.20 an effect whose object has gone by then is skipped', () => {
    const twice = testGadget([breakShield, breakShield]);
    const shield = testShield(3);
    const g = table({ P1: { hand: [twice] }, P2: { forge: { shield } } }).play(twice);
    expect([g.at('P2', 'shield'), g.salvage(), g.told('idle')]).toEqual([
      null,
      [shield.id, twice.id],
      [{ type: 'idle', card: twice.id, effect: 1 }],
    ]);
    const killer = testGadget([hit(3), weaken(1)]);
    const h = table({ seats: 3, P1: { hand: [killer] }, P2: { health: 3 } }).play(killer, 'P2', 'P2');
    expect([h.isOut('P2'), h.told('idle').length, h.view('P1').seats[1].lasting.weaken]).toEqual([true, 1, 0]);
    const dry = testGadget([searchUp('blade'), draw(1)]);
    const i = table({ P1: { hand: [dry] }, armory: [testGrip()] }).play(dry);
    expect([i.told('idle').length, i.hand('P1')]).toEqual([1, []]);
  });

  test('BL-12.20 a defeated user’s remaining effects are dropped', () => {
    const gadget = testGadget([searchUp('blade'), hit(4)]);
    const g = table({ seats: 3, P1: { health: 5, hand: [gadget] }, armory: [testGadget(trap(5)), testGrip(), testGrip()] });
    g.play(gadget, 'P3');
    expect([g.healths(), g.told('harmed').length, g.active()]).toEqual([[0, 20, 20], 1, 'P2']);
    expect(g.salvage()).toContain(gadget.id);
    g.nothingPending();
  });

  test('BL-12.21 BL-D61 effects on a victim name another living player who owns what is to go', () => {
    const named = (effect: BlEffect): (string | boolean)[] => {
      const gadget = testGadget(effect);
      const rich = { forge: { left: testGuard(), shield: testShield(3) }, hand: [testGuard()] };
      const P1 = { ...rich, hand: [gadget, testGuard()] };
      const poor = { forge: { grip: null } };
      return table({ seats: 5, P1, P2: rich, P3: poor, P4: { out: true }, P5: rich })
        .play(gadget)
        .choices();
    };
    expect(named(hit(1))).toEqual(['P2', 'P3', 'P5']);
    expect(named(weaken(1))).toEqual(['P2', 'P3', 'P5']);
    for (const effect of [breakShield, breakPart, steal()]) expect(named(effect)).toEqual(['P2', 'P5']);
  });

  test('BL-12.21 forgeStep names any living player, its user included', () => {
    const up = testGadget(forgeStep(1));
    const g = table({ seats: 4, P1: { hand: [up] }, P3: { out: true } }).play(up);
    expect(g.choices()).toEqual(['P1', 'P2', 'P4']);
    expect(g.choose('P1').die('P1')).toBe(6);
  });

  test('BL-12.7 BL-D27 whatever the order of the gadgets, the attack is the same', () => {
    const kinds = [attackMod(3), attackTimes, dieStep].map((effect) => testGadget(effect));
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const total = (order: number[]): number => {
      const g: Table = table({ P1: { hand: kinds }, P2: open() });
      for (const at of order) g.play(kinds[at]);
      return g.attack('P2', 5).blow().attackTotal;
    };
    expect(orders.map(total)).toEqual([16, 16, 16]);
  });
});
