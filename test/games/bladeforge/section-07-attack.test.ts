import { describe, expect, test } from 'vitest';
import { attackMod, attackTimes, dieStep, forgeStep, keepBest, pierce, weaken } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

/** A Forge of one Blade, which cannot block. */
const sword = (stats: string) => ({ forge: { blade: testBlade(stats), grip: null } });

describe('7 Attacking', () => {
  test('BL-7.1 BL-14.1 another living player is named; oneself, the defeated and nobody are refused', () => {
    const g = table({ seats: 4, P3: { out: true } });
    expect(g.attackable()).toEqual(['P2', 'P4']);
    expect(g.refused((t) => t.attack('P1'))).toBe('You cannot attack yourself.');
    expect(g.refused((t) => t.attack('P3'))).toBe('That player is out of the match.');
    expect(g.refused((t) => t.attack('P5'))).toBe('There is no such player.');
  });

  test('BL-7.2 one attack per turn, its last act: then it is the next player’s turn', () => {
    const g = table({ seats: 3, P1: sword('+2/+0'), P2: sword('+0/+0') }).attack('P2', 1);
    expect([g.active(), g.health('P2')]).toEqual(['P2', 17]);
    expect(g.whyNot('P1', { type: 'attack', target: 2 })).toBe('It is not your turn.');
    expect(g.whyNot('P1', { type: 'drawToEnd' })).toBe('It is not your turn.');
    expect(g.hand('P1')).toEqual([]);
  });

  test('BL-7.3 BL-D27 first roll, Forge Attack and modifiers are added, then doubled, then defense comes off, in whatever order they were played', () => {
    const [plus, times] = [testGadget(attackMod(2)), testGadget(attackTimes)];
    for (const order of [
      [plus, times],
      [times, plus],
    ]) {
      const g = table({ P1: { ...sword('+4/+0'), hand: order }, P2: sword('+0/+5') });
      g.play(order[0]).play(order[1]).attack('P2', 3);
      expect(g.blow()).toMatchObject({ roll: 3, forgeAttack: 4, attackMod: 2, times: 2, attackTotal: 18, defenseTotal: 5, damage: 13 });
      expect(g.health('P2')).toBe(7);
    }
  });

  test('BL-7.3 BL-D29 a negative sum is an attack of 0, doubled or not', () => {
    const weak = { forge: { grip: testGrip('-3/+0'), left: testGuard('-2/+0') } };
    const g = table({ P1: weak, P2: sword('+0/+0') }).attack('P2', 4);
    expect([g.blow().attackTotal, g.blow().damage]).toEqual([0, 0]);
    const five = table({ P1: { ...weak, die: 6 }, P2: sword('+0/+0') }).attack('P2', 6);
    expect(five.blow().attackTotal).toBe(1);
    const doubled = table({ P1: weak, P2: sword('+0/+0'), means: { doublings: 2 } }).attack('P2', 1);
    expect([doubled.blow().attackTotal, doubled.health('P2')]).toEqual([0, 20]);
  });

  test('BL-7.4 BL-D29 defense is Forge Defense and modifiers less what weakens it, not below 0', () => {
    const soft = testGadget(weaken(4));
    const against = (stats: string, defenseMod: number) =>
      table({ P1: { hand: [soft] }, P2: { ...sword(stats), defenseMod } })
        .play(soft)
        .attack('P2', 4)
        .blow();
    expect(against('+0/+3', 2)).toMatchObject({ forgeDefense: 3, defenseMod: 2, weaken: 4, defenseTotal: 1, damage: 3 });
    expect(against('+0/+3', 1)).toMatchObject({ defenseTotal: 0, damage: 4 });
    // A weak defense adds nothing to the blow.
    expect(against('+0/+0', 0)).toMatchObject({ defenseTotal: 0, damage: 4 });
    const cracked = table({ P2: { forge: { grip: testGrip('+0/-3') } } }).attack('P2', 2);
    expect(cracked.blow()).toMatchObject({ forgeDefense: -3, defenseTotal: 0, damage: 2 });
  });

  test('BL-7.5 a roll of 3, Attack 4 and a modifier of 2 against Defense 5 are 4 damage', () => {
    const plus = testGadget(attackMod(2));
    const g = table({ P1: { ...sword('+4/+0'), hand: [plus] }, P2: sword('+0/+5') })
      .play(plus)
      .attack('P2', 3);
    expect([g.blow().damage, g.health('P2')]).toEqual([4, 16]);
    g.nothingPending();
  });

  test('BL-7.6 equal totals are no damage: no health lost, no block offered, no part lost; one more is 1', () => {
    const forge = { blade: testBlade('+0/+3'), left: testGuard(), shield: null };
    const even = table({ P2: { forge } }).attack('P2', 3);
    expect([even.blow().damage, even.health('P2'), even.active(), even.salvage()]).toEqual([0, 20, 'P2', []]);
    expect([even.told('blockChosen'), even.told('harmed')]).toEqual([[], []]);
    even.nothingPending();
    expect(table({ P2: { forge } }).attack('P2', 2).health('P2')).toBe(20);
    const more = table({ P2: { forge } }).attack('P2', 4);
    expect([more.blow().damage, more.choices()]).toEqual([1, [false, true]]);
  });

  test('BL-7.7 a Shield takes the damage there is after defense, and no block is offered; without pierce', () => {
    const forge = { blade: testBlade('+0/+2'), shield: testShield(3) };
    const g = table({ P1: sword('+1/+0'), P2: { forge } }).attack('P2', 4);
    expect(g.told('shieldTook')).toEqual([{ type: 'shieldTook', seat: 1, shield: forge.shield.id, damage: 3, stability: 3, broke: true }]);
    expect([g.health('P2'), g.told('blockChosen'), g.active()]).toEqual([20, [], 'P2']);
    const piercing = testGadget(pierce);
    const h = table({ P1: { ...sword('+1/+0'), hand: [piercing] }, P2: { forge } })
      .play(piercing)
      .attack('P2', 4);
    expect(h.choices()).toEqual([false, true]);
  });

  test('BL-7.8 without a Shield the target may block or take the damage', () => {
    const struck = () => table({ P1: sword('+5/+0') }).attack('P2', 1);
    expect([struck().toAct(), struck().choices()]).toEqual(['P2', [false, true]]);
    expect(struck().takeBlow().health('P2')).toBe(14);
    expect(struck().block(4, 1).health('P2')).toBe(20);
  });

  test('BL-7.9 the roll is one die of the own size; dieStep takes the next for this roll alone, d12 stays d12', () => {
    const step = testGadget(dieStep);
    for (const [die, rolled] of [
      [4, 6],
      [8, 10],
      [10, 12],
      [12, 12],
    ] as const) {
      const g = table({ P1: { die, hand: [step] }, P2: sword('+0/+6') })
        .play(step)
        .attack('P2', rolled);
      expect([g.blow().die, g.die('P1')]).toEqual([rolled, die]);
    }
    const later = table({ P1: { hand: [step] } })
      .play(step)
      .until('P2')
      .until('P1')
      .attack('P2', 1);
    expect(later.blow().die).toBe(4);
  });

  test('BL-7.9 keepBest rolls twice and keeps the higher, whichever comes first', () => {
    const best = testGadget(keepBest);
    for (const rolls of [
      [2, 4],
      [4, 2],
    ] as [number, number][]) {
      const g = table({ P1: { hand: [best] }, P2: sword('+0/+0') })
        .play(best)
        .attack('P2', rolls);
      expect([g.blow().roll, g.blow().other, g.health('P2')]).toEqual([4, 2, 16]);
      g.nothingPending();
    }
  });

  test('BL-7.9 a roll lies between 1 and the size, both ends included', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const g = table({ P1: { die: 6 }, P2: sword('+0/+9'), unscripted: true, seed: `roll ${i}` }).attack('P2');
      seen.add(g.blow().roll);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('BL-7.9 with dieStep and keepBest both throws are of the larger die', () => {
    const [kept, other] = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < 300; i++) {
      const means = { dieSteps: 1, keepBest: 1 };
      const { blow } = table({ P2: sword('+0/+9'), means, unscripted: true, seed: `both ${i}` })
        .attack('P2')
        .told('blow')[0];
      expect(blow.roll).toBeGreaterThanOrEqual(blow.other!);
      kept.add(blow.roll);
      other.add(blow.other!);
    }
    for (const seen of [kept, other]) expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('BL-7.10 dice come in this order: attack, second attack, defender’s block, attacker’s block', () => {
    const best = testGadget(keepBest);
    const g = table({ P1: { ...sword('+5/+0'), hand: [best] } }).play(best);
    g.attack('P2', [1, 2]).block(3, 3);
    // The table accepts no throw but the announced one: these were all, under these names.
    expect([g.blow().roll, g.told('blockRolled')[0].roll, g.told('blockRolled')[0].attackerRoll]).toEqual([2, 3, 3]);
    expect(g.state.rng.drawn).toBe(4);
    g.nothingPending();
  });

  test('BL-7.11 the die is the one there is now: after two Reforges 1 to 8, after a forgeStep the next', () => {
    const guards = () => ({ left: testGuard(), right: testGuard() });
    const hand = [testGrip(), testGuard(), testGuard()];
    const g = table({ P1: { forge: guards(), hand }, P2: sword('+0/+9'), means: { placementsLeft: 4 } }).reforge();
    for (const part of hand) g.place(part);
    g.until('P2').until('P1').reforge().until('P2').until('P1').attack('P2', 8);
    expect(g.blow()).toMatchObject({ die: 8, roll: 8 });
    const up = testGadget(forgeStep(1));
    const h = table({ P1: { hand: [up] }, P2: sword('+0/+9') })
      .play(up, 'P1')
      .attack('P2', 6);
    expect(h.blow().die).toBe(6);
  });

  test('BL-7.12 attack modifiers that no attack has used are lost at the end of the turn', () => {
    const all = testGadget([attackMod(3), attackTimes]);
    const rest = testGadget([keepBest, pierce]);
    const g = table({ P1: { hand: [all, rest] }, P2: sword('+0/+0') })
      .play(all)
      .play(rest)
      .until('P2');
    expect(g.view('P2').means).toMatchObject({ attackMod: 0, times: 1, keepBest: false, pierce: false });
    g.attack('P1', 2).takeBlow();
    expect(g.blow()).toMatchObject({ attackMod: 0, times: 1, other: null });
    g.attack('P2', 2);
    expect(g.blow()).toMatchObject({ attackMod: 0, times: 1, other: null, damage: 2 });
  });

  test('BL-7.13 BL-D62 an attack that cannot do damage is allowed and ends the turn', () => {
    const g = table({ P2: sword('+0/+6') }).attack('P2', 4);
    expect([g.blow().damage, g.health('P2'), g.active()]).toEqual([0, 20, 'P2']);
    g.nothingPending();
  });

  test('BL-D61 attacks and gadgets reach every living player, across the table too', () => {
    const g = table({ seats: 6, active: 'P2', P2: sword('+0/+0') });
    expect(g.attackable()).toEqual(['P1', 'P3', 'P4', 'P5', 'P6']);
    g.attack('P5', 2).takeBlow();
    expect(g.healths()).toEqual([20, 20, 20, 20, 18, 20]);
    const soft = testGadget(weaken(1));
    const h = table({ seats: 6, P1: { hand: [soft] }, P4: { out: true } }).play(soft);
    expect(h.choices()).toEqual(['P2', 'P3', 'P5', 'P6']);
  });
});
