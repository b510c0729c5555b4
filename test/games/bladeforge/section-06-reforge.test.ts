import { describe, expect, test } from 'vitest';
import { attackMod, extraPlace, hit } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { BlDie } from '../../../src-shared/games/bladeforge/types.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const whole = () => ({ blade: testBlade('+1/+0'), grip: testGrip(), left: testGuard(), right: testGuard() });
const INCOMPLETE = 'Reforging takes a complete blade: Blade, Grip and both Guards.';
const USED = 'You have placed or replaced this turn already.';

describe('6 Reforge', () => {
  test('BL-6.1 only with a complete blade: three of its four cards are refused', () => {
    for (const missing of ['grip', 'left', 'right'] as const) {
      const g = table({ P1: { forge: { ...whole(), [missing]: null, shield: testShield(3) } } });
      expect(g.refused((t) => t.reforge())).toBe(INCOMPLETE);
    }
    table({ P1: { forge: whole() } })
      .reforge()
      .nothingPending();
  });

  test('BL-6.1 only in the own main: not on another’s turn, not once an attack is named', () => {
    const g = table({ P1: { forge: { ...whole(), blade: testBlade('+9/+0') } }, P2: { forge: whole() } });
    expect(g.whyNot('P2', { type: 'reforge', blade: null })).toBe('It is not your turn.');
    g.attack('P2', 1);
    expect(g.whyNot('P1', { type: 'reforge', blade: null })).toBe('Somebody else has to decide something first.');
  });

  test('BL-6.2 die up, then Grip and Guards to the Salvage, then a Blade from hand if one is named', () => {
    const forge = whole();
    const blade = testBlade('+4/+0');
    const g = table({ P1: { forge, hand: [blade] } }).reforge(blade);
    expect(g.forge('P1')).toEqual([blade.id, null, null, null, null]);
    expect(g.salvage()).toEqual([forge.grip.id, forge.left.id, forge.right.id, forge.blade.id]);
    expect(g.happenings()).toEqual(['reforged', 'salvaged', 'placed', 'salvaged']);
    const without = table({ P1: { forge, hand: [blade] } }).reforge();
    expect([without.at('P1', 'blade'), without.hand('P1'), without.die('P1')]).toEqual([forge.blade.id, [blade.id], 6]);
  });

  test('BL-6.3 BL-D13 d4 to d6 to d8 to d10 to d12, one size at a time; at d12 it is refused', () => {
    const after: Partial<Record<BlDie, BlDie>> = { 4: 6, 6: 8, 8: 10, 10: 12 };
    for (const die of [4, 6, 8, 10] as const)
      expect(
        table({ P1: { die, forge: whole() } })
          .reforge()
          .die('P1'),
      ).toBe(after[die]);
    const top = table({ P1: { die: 12, forge: whole() } });
    expect(top.refused((t) => t.reforge())).toBe('Your die is a d12: there is no bigger one.');
  });

  test('BL-6.4 BL-D12 the Blade put in is checked against the new level: at d4 one of d6 may enter, one of d8 may not', () => {
    const [six, eight] = [testBlade('+0/+0', { req: 6 }), testBlade('+0/+0', { req: 8 })];
    const g = table({ P1: { forge: whole(), hand: [six, eight] } });
    expect(g.refused((t) => t.reforge(eight))).toBe(`${eight.name} needs d8, and Reforging brings you to d6.`);
    expect(g.refused((t) => t.replace('blade', six))).toBe(`${six.name} needs d6, you have d4.`);
    g.reforge(six);
    expect([g.at('P1', 'blade'), g.hand('P1')]).toEqual([six.id, [eight.id]]);
  });

  test('BL-6.4 what is put in is a Blade of the own hand', () => {
    const [blade, guard] = [testBlade(), testGuard()];
    const g = table({ P1: { forge: whole(), hand: [guard] } });
    expect(g.refused((t) => t.reforge(blade))).toBe(`${blade.name} is not in your hand.`);
    expect(g.refused((t) => t.reforge(guard))).toBe(`${guard.name} is not a Blade.`);
  });

  test('BL-6.5 the Blade replaced in a Reforge goes to the Salvage and uses no allowance', () => {
    const forge = whole();
    const [blade, guard] = [testBlade(), testGuard()];
    const g = table({ P1: { forge, hand: [blade, guard] } }).reforge(blade);
    expect(g.salvage()).toContain(forge.blade.id);
    g.place(guard);
    expect(g.at('P1', 'left')).toBe(guard.id);
    // It needs none either.
    const used = table({ P1: { forge, hand: [blade, guard] }, means: { placementsLeft: 0 } }).reforge(blade);
    expect(used.at('P1', 'blade')).toBe(blade.id);
  });

  test('BL-6.6 with the allowance unused, one placement or replacement is still possible after the Reforge', () => {
    const [a, b, blade] = [testGuard(), testGuard(), testBlade('+0/+0', { req: 6 })];
    const g = table({ P1: { forge: whole(), hand: [a, b, blade] } })
      .reforge()
      .place(a);
    expect(g.refused((t) => t.place(b))).toBe(USED);
    const h = table({ P1: { forge: whole(), hand: [a, b, blade] } })
      .reforge()
      .replace('blade', blade);
    expect(h.refused((t) => t.place(b))).toBe(USED);
  });

  test('BL-6.7 BL-D16 the completing Guard may be placed and the blade Reforged in one turn; then nothing more is placed', () => {
    const [second, extra] = [testGuard(), testGuard()];
    const g = table({ P1: { forge: { ...whole(), right: null }, hand: [second, extra] } });
    expect(g.refused((t) => t.reforge())).toBe(INCOMPLETE);
    g.place(second).reforge();
    expect(g.salvage()).toContain(second.id);
    expect(g.refused((t) => t.place(extra))).toBe(USED);
  });

  test('BL-6.7 BL-D17 a Blade replaced as the turn’s placement leaves none after the Reforge', () => {
    const [blade, next, guard] = [testBlade(), testBlade(), testGuard()];
    const g = table({ P1: { forge: whole(), hand: [blade, next, guard] } })
      .replace('blade', blade)
      .reforge(next);
    expect(g.at('P1', 'blade')).toBe(next.id);
    expect(g.refused((t) => t.place(guard))).toBe(USED);
  });

  test('BL-6.8 BL-D14 at most one Reforge per turn, even with a blade that is complete again', () => {
    const parts = [testGrip(), testGuard(), testGuard()];
    const g = table({ P1: { forge: whole(), hand: parts }, means: { placementsLeft: 3 } }).reforge();
    for (const part of parts) g.place(part);
    expect(g.view('P1').seats[0].complete).toBe(true);
    expect(g.refused((t) => t.reforge())).toBe('You have Reforged this turn already.');
    g.endTurn().until('P1').reforge();
    expect(g.die('P1')).toBe(8);
  });

  test('BL-6.9 BL-D20 the Shield stays through a Reforge', () => {
    const shield = testShield(3);
    const g = table({ P1: { forge: { ...whole(), shield } } }).reforge();
    expect([g.at('P1', 'shield'), g.salvage().includes(shield.id)]).toEqual([shield.id, false]);
  });

  test('BL-6.10 after a Reforge gadgets, recycling and Shields go on, at the new Forge Level', () => {
    const gadget = testGadget(hit(2), { req: 6 });
    const shield = testShield(3, { req: 6 });
    const g = table({ P1: { forge: whole(), hand: [gadget, shield, testGuard('+0/+0', { req: 8 }), 'wooden-grip'] } });
    expect(g.refused((t) => t.play(gadget))).toBe(`${gadget.name} needs d6, you have d4.`);
    expect(g.refused((t) => t.placeShield(shield))).toBe(`${shield.name} needs d6, you have d4.`);
    g.reforge();
    expect(g.kinds()).toEqual(['endTurn', 'place', 'placeShield', 'playGadget', 'recycle']);
    g.play(gadget).placeShield(shield).endTurn();
    expect([g.health('P2'), g.at('P1', 'shield')]).toEqual([18, shield.id]);
  });

  test('BL-6.11 BL-D15 the die never falls back: not by a new Blade, lost parts, blows, loot or a new Armory', () => {
    const strong = { die: 8 as const, forge: { blade: testBlade('+9/+0') } };
    const [blade, grip] = [testBlade(), testGrip()];
    const g = table({ seats: 3, P1: strong, P2: { die: 10, forge: { grip }, hand: [blade] }, P3: { health: 1 }, armory: [] });
    // A blow, a block that fails, a part lost, an Armory made anew.
    g.attack('P2', 1).block(1, 1);
    expect([g.die('P2'), g.at('P2', 'grip'), g.health('P2')]).toEqual([10, null, 10]);
    g.replace('blade', blade);
    g.attack('P3', 1).takeBlow();
    expect([g.isOut('P3'), g.active(), g.die('P1'), g.die('P2')]).toEqual([true, 'P1', 8, 10]);
    g.drawToEnd().drawToEnd();
    expect([g.die('P1'), g.die('P2')]).toEqual([8, 10]);
  });

  test('BL-6.12 Reforging is voluntary: a complete blade is kept for turn after turn, and may attack', () => {
    const forge = whole();
    const g = table({ P1: { forge }, P2: { forge: { blade: testBlade('+0/+9') } } });
    g.until('P2').until('P1').attack('P2', 1).until('P1');
    expect([g.forge('P1').slice(0, 4), g.die('P1')]).toEqual([Object.values(forge).map(({ id }) => id), 4]);
  });

  test('BL-D18 after a Reforge there is a part to replace only where extraPlace has let one be placed before', () => {
    const extra = testGadget([extraPlace, attackMod(1)]);
    const [a, b] = [testGuard(), testGuard()];
    const g = table({ P1: { forge: whole(), hand: [extra, a, b] } }).reforge();
    expect(g.refused((t) => t.replace('left', a))).toBe(`Nothing is there to be replaced: place ${a.name} instead.`);
    g.play(extra).place(a).replace('left', b);
    expect([g.at('P1', 'left'), g.salvage().includes(a.id)]).toEqual([b.id, true]);
  });
});
