import { describe, expect, test } from 'vitest';
import { attackMod, blockMod, dieStep, keepBest, noBlock, pierce } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { SeatPosition } from './position.ts';
import { table, type Table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const strong = (): SeatPosition => ({ forge: { blade: testBlade('+4/+0') } });

/** P1 hits P2 for 5; a block is offered. */
const struck = (P2: SeatPosition = {}, P1: SeatPosition = strong()): Table => table({ P1, P2 }).attack('P2', 1);

const isAsked = (g: Table): boolean => g.state.choice?.kind === 'block' && g.toAct() === 'P2';

describe('8 Blocking', () => {
  test('BL-8.1 offered for damage against a part and no Shield', () => {
    expect(isAsked(struck())).toBe(true);
    expect(isAsked(struck({ forge: { grip: null, right: testGuard() } }))).toBe(true);
    // No damage, no part, a Shield: no question.
    for (const forge of [{ blade: testBlade('+0/+5') }, { grip: null }, { shield: testShield(9) }, { grip: null, shield: testShield(9) }]) {
      const g = struck({ forge });
      expect([isAsked(g), g.active()]).toEqual([false, 'P2']);
      g.nothingPending();
    }
  });

  test('BL-8.1 BL-12.8 noBlock takes the block away: the damage is dealt at once', () => {
    const gadget = testGadget(noBlock);
    const g = table({ P1: { ...strong(), hand: [gadget] } })
      .play(gadget)
      .attack('P2', 1);
    expect([g.health('P2'), g.active(), g.told('blockChosen')]).toEqual([15, 'P2', []]);
    // For this turn alone.
    expect(isAsked(g.until('P1').attack('P2', 1))).toBe(true);
  });

  test('BL-8.1 a Shield that pierce makes absent stops no block', () => {
    const gadget = testGadget(pierce);
    const g = table({ P1: { ...strong(), hand: [gadget] }, P2: { forge: { shield: testShield(9) } } });
    expect(isAsked(g.play(gadget).attack('P2', 1))).toBe(true);
    const lone = table({ P1: { ...strong(), hand: [gadget] }, P2: { forge: { grip: null, shield: testShield(9) } } });
    expect(lone.play(gadget).attack('P2', 1).health('P2')).toBe(15);
  });

  test('BL-8.2 BL-D31 it is the target’s choice, made knowing the damage, before any block die', () => {
    const g = struck();
    expect(g.view('P2').attack).toMatchObject({ attacker: 0, target: 1, roll: 1, damage: 5, step: 'blockChoice' });
    expect([g.choices(), g.toAct(), g.state.rng.drawn]).toEqual([[false, true], 'P2', 1]);
    expect(g.whyNot('P1', { type: 'chooseBlock', block: false })).toBe('Somebody else has to decide something first.');
  });

  test('BL-8.3 BL-D32 defender and attacker roll their own present dice: d8 against d4', () => {
    const gadget = testGadget([dieStep, keepBest]);
    const g = table({ P1: { ...strong(), hand: [gadget] }, P2: { die: 8 } })
      .play(gadget)
      .attack('P2', [1, 1]);
    expect(g.blow().die).toBe(6);
    g.block(8, 4);
    expect(g.told('blockRolled')).toEqual([
      { type: 'blockRolled', seat: 1, die: 8, roll: 8, blockMod: 0, attackerDie: 4, attackerRoll: 4, held: true },
    ]);
  });

  test('BL-8.3 BL-8.4 over many blocks a d8 rolls 1 to 8 and a d4 1 to 4, whatever die the attack had', () => {
    const seen: [Set<number>, Set<number>] = [new Set(), new Set()];
    for (let i = 0; i < 150; i++) {
      const g = table({ P1: strong(), P2: { die: 8 }, means: { dieSteps: 2, keepBest: 1 }, unscripted: true, seed: `block ${i}` });
      g.attack('P2').act({ type: 'chooseBlock', block: true });
      const { roll, attackerRoll } = g.told('blockRolled')[0];
      seen[0].add(roll);
      seen[1].add(attackerRoll);
    }
    expect(seen.map((rolls) => [...rolls].sort())).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4],
    ]);
  });

  test('BL-8.4 no stats and no modifiers count in the block rolls but the defender’s blockMod', () => {
    const gadget = testGadget(attackMod(5));
    const P1 = { forge: { blade: testBlade('+9/+9') }, hand: [gadget], blockMod: 5 };
    const P2 = { forge: { blade: testBlade('+9/+0') }, defenseMod: 4, health: 20 };
    const held = (defender: number, attacker: number, mod = 0) => {
      const g = table({ P1, P2: { ...P2, blockMod: mod } })
        .play(gadget)
        .attack('P2', 1)
        .block(defender, attacker);
      return g.told('blockRolled')[0].held;
    };
    expect([held(3, 2), held(2, 2), held(2, 3)]).toEqual([true, false, false]);
    expect([held(2, 3, 2), held(2, 4, 2), held(1, 4, 3)]).toEqual([true, false, false]);
  });

  test('BL-8.4 BL-12.9 a blockMod that the defender played lasts until its next turn', () => {
    const brace = testGadget(blockMod(2));
    const g = table({ active: 'P2', P1: strong(), P2: { hand: [brace] } })
      .play(brace)
      .until('P1');
    g.attack('P2', 1).block(1, 2);
    expect(g.told('blockRolled')[0]).toMatchObject({ roll: 1, blockMod: 2, attackerRoll: 2, held: true });
  });

  test('BL-8.5 strictly higher: no damage and nothing lost', () => {
    const g = struck({ forge: { left: testGuard() } }).block(3, 2);
    expect([g.health('P2'), g.salvage(), g.active()]).toEqual([20, [], 'P2']);
    expect(g.told('harmed')).toEqual([]);
    g.nothingPending();
  });

  test('BL-8.6 BL-D34 equal or lower: the whole damage, and then a part of the defender’s choice to the Salvage', () => {
    const [left, right] = [testGuard(), testGuard()];
    for (const [defender, attacker] of [
      [2, 2],
      [1, 4],
    ]) {
      const g = struck({ forge: { left, right } }).block(defender, attacker);
      expect([g.health('P2'), g.toAct(), g.choices()]).toEqual([15, 'P2', ['grip', 'left', 'right']]);
      expect(g.whyNot('P1', { type: 'choosePart', slot: 'left' })).toBe('Somebody else has to decide something first.');
      g.choose({ part: 'right' });
      expect([g.at('P2', 'left'), g.at('P2', 'right'), g.salvage(), g.active()]).toEqual([left.id, null, [right.id], 'P2']);
      g.nothingPending();
    }
  });

  test('BL-8.7 only a Grip or Guard can be lost, and the last one without a question', () => {
    const [grip, blade] = [testGrip(), testBlade()];
    const g = struck({ forge: { blade, grip } }).block(1, 1);
    expect([g.at('P2', 'grip'), g.at('P2', 'blade'), g.salvage(), g.active()]).toEqual([null, blade.id, [grip.id], 'P2']);
    const piercing = testGadget(pierce);
    const shield = testShield(9);
    const h = table({ P1: { ...strong(), hand: [piercing] }, P2: { forge: { shield, left: testGuard() } } });
    h.play(piercing).attack('P2', 1).block(1, 1);
    expect(h.choices()).toEqual(['grip', 'left']);
    expect(h.refused((t) => t.act({ type: 'choosePart', slot: 'right' }))).toBe('That is not one of the legal choices.');
    expect(h.choose({ part: 'left' }).at('P2', 'shield')).toBe(shield.id);
  });

  test('BL-8.8 not blocking: the damage, and no part lost', () => {
    const g = struck({ forge: { left: testGuard() } }).takeBlow();
    expect([g.health('P2'), g.salvage(), g.active(), g.state.rng.drawn]).toEqual([15, [], 'P2', 1]);
    g.nothingPending();
  });

  test('BL-8.9 BL-D33 a failed block against a fatal blow: damage first; the defeated chooses no part, all is looted', () => {
    const [left, held] = [testGuard(), testGuard()];
    const g = table({ seats: 3, P1: strong(), P2: { health: 5, forge: { left }, hand: [held] } });
    g.attack('P2', 1).block(1, 1);
    expect([g.isOut('P2'), g.health('P2'), g.active()]).toEqual([true, 0, 'P3']);
    expect(g.hand('P1').sort()).toEqual(['adventurer-blade', 'wooden-grip', held.id, left.id].sort());
    expect([g.salvage(), g.forge('P2')]).toEqual([[], [null, null, null, null, null]]);
    g.nothingPending();
    // With 1 health more it is a part.
    const alive = table({ P1: strong(), P2: { health: 6, forge: { left } } })
      .attack('P2', 1)
      .block(1, 1);
    expect([alive.health('P2'), alive.choices()]).toEqual([1, ['grip', 'left']]);
  });

  test('BL-8.10 one attempt per attack', () => {
    const g = struck({ forge: { left: testGuard() } }).block(1, 1);
    expect(g.refused((t) => t.act({ type: 'chooseBlock', block: true }))).toBe('That is not one of the legal choices.');
    g.choose({ part: 'left' });
    expect([g.told('blockChosen').length, g.told('blockRolled').length, g.active()]).toEqual([1, 1, 'P2']);
  });
});
