import { describe, expect, test } from 'vitest';
import { extraPlace, forgeStep } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { Table } from './scenario.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const USED = 'You have placed or replaced this turn already.';

describe('4 Placing and replacing', () => {
  test('BL-4.1 BL-D7 once per turn a part into an empty place, a part for a part, or a Blade for the Blade', () => {
    const ways: [string, (g: Table) => Table][] = [];
    const guard = testGuard('+1/+0');
    const grip = testGrip('+2/+0');
    const blade = testBlade('+3/+0');
    const hand = [guard, grip, blade];
    ways.push(['1/0', (g) => g.place(guard)], ['2/0', (g) => g.replace('grip', grip)], ['3/0', (g) => g.replace('blade', blade)]);
    for (const [stats, way] of ways) {
      const g = way(table({ P1: { hand } }));
      expect(g.stats('P1')).toBe(stats);
      const left = hand.filter((card) => g.hand('P1').includes(card.id));
      expect(left).toHaveLength(2);
      for (const card of left) expect(g.refused((t) => (card === guard ? t.place(card) : t.replace('grip', card)))).toBe(USED);
      g.nothingPending();
    }
  });

  test('BL-4.1 the allowance is back on the own next turn', () => {
    const [a, b] = [testGuard(), testGuard()];
    const g = table({ P1: { hand: [a, b] } }).place(a);
    expect(g.refused((t) => t.place(b))).toBe(USED);
    g.until('P2').until('P1').place(b);
    expect(g.forge('P1').slice(2, 4)).toEqual([a.id, b.id]);
  });

  test('BL-4.2 the three share one allowance: after placing a Guard, replacing the Blade is refused', () => {
    const [guard, blade] = [testGuard(), testBlade()];
    const g = table({ P1: { hand: [guard, blade] } }).place(guard);
    expect(g.refused((t) => t.replace('blade', blade))).toBe(USED);
    const h = table({ P1: { hand: [guard, blade] } }).replace('blade', blade);
    expect(h.refused((t) => t.place(guard))).toBe(USED);
  });

  test('BL-4.3 BL-D3 the replaced card goes to the Salvage, a starter card like any other', () => {
    const [blade, grip] = [testBlade(), testGrip()];
    const g = table({ P1: { hand: [blade, grip] } })
      .replace('blade', blade)
      .until('P2')
      .until('P1')
      .replace('grip', grip);
    expect(g.salvage()).toEqual(['adventurer-blade', 'wooden-grip']);
    expect(g.told('placed').map(({ replaced }) => replaced)).toEqual(['adventurer-blade', 'wooden-grip']);
  });

  test('BL-4.4 BL-D8 replacing the Blade keeps Grip, Guards, Shield, die and health', () => {
    const forge = { grip: testGrip(), left: testGuard(), right: testGuard(), shield: testShield(3) };
    const blade = testBlade('+1/+0', { req: 8 });
    const g = table({ P1: { die: 8, health: 13, forge, hand: [blade] } }).replace('blade', blade);
    expect(g.forge('P1')).toEqual([blade.id, forge.grip.id, forge.left.id, forge.right.id, forge.shield.id]);
    expect([g.die('P1'), g.health('P1')]).toEqual([8, 13]);
  });

  test('BL-4.5 only the new card’s Forge Req is looked at, and only as it is placed', () => {
    const old = testGrip('+0/+0', { req: 10 });
    const guard = testGuard('+0/+0', { req: 8 });
    const heavy = testGuard('+0/+0', { req: 10 });
    const down = testGadget(forgeStep(-1));
    const g = table({ P1: { die: 8, forge: { grip: old }, hand: [guard, heavy, down] }, means: { placementsLeft: 2 } });
    expect(g.refused((t) => t.place(heavy))).toBe(`${heavy.name} needs d10, you have d8.`);
    g.place(guard).play(down, 'P1');
    expect([g.die('P1'), g.at('P1', 'grip'), g.at('P1', 'left')]).toEqual([6, old.id, guard.id]);
  });

  test('BL-4.6 BL-D10 with both Guard slots filled the player names which to replace; with one empty, placing and replacing are open', () => {
    const [left, right, fresh] = [testGuard(), testGuard(), testGuard()];
    const full = () => table({ P1: { forge: { left, right }, hand: [fresh] } });
    expect(full().actions().slice(0, 2)).toEqual([
      { type: 'replace', card: fresh.id, slot: 'left' },
      { type: 'replace', card: fresh.id, slot: 'right' },
    ]);
    expect(full().replace('left', fresh).forge('P1').slice(2, 4)).toEqual([fresh.id, right.id]);
    expect(full().replace('right', fresh).forge('P1').slice(2, 4)).toEqual([left.id, fresh.id]);
    for (const [filled, other] of [
      ['left', 'right'],
      ['right', 'left'],
    ] as const) {
      const half = () => table({ P1: { forge: { [filled]: left }, hand: [fresh] } });
      expect(half().place(fresh).at('P1', other)).toBe(fresh.id);
      const g = half();
      expect(g.refused((t) => t.replace(other, fresh))).toBe(`Nothing is there to be replaced: place ${fresh.name} instead.`);
      g.replace(filled, fresh);
      expect([g.at('P1', filled), g.at('P1', other), g.salvage()]).toEqual([fresh.id, null, [left.id]]);
    }
  });

  test('BL-4.6 a card replaces only what is of its own type', () => {
    const [guard, grip] = [testGuard(), testGrip()];
    const g = table({ P1: { forge: { left: testGuard() }, hand: [guard, grip] } });
    expect(g.refused((t) => t.replace('grip', guard))).toBe(`${guard.name} cannot replace what is there.`);
    expect(g.refused((t) => t.replace('left', grip))).toBe(`${grip.name} cannot replace what is there.`);
    expect(g.refused((t) => t.replace('blade', grip))).toBe(`${grip.name} cannot replace what is there.`);
  });

  test('BL-4.7 BL-D9 a Guard may be placed where no Grip is, and a Grip where no Guard is', () => {
    const [guard, grip] = [testGuard(), testGrip()];
    const bare = (hand: object) => table({ P1: { forge: { grip: null }, ...hand } });
    expect(
      bare({ hand: [guard] })
        .place(guard)
        .forge('P1'),
    ).toEqual(['adventurer-blade', null, guard.id, null, null]);
    expect(
      bare({ hand: [grip] })
        .place(grip)
        .forge('P1'),
    ).toEqual(['adventurer-blade', grip.id, null, null, null]);
  });

  test('BL-4.8 BL-D10 no action takes a Blade off without another in its place', () => {
    const strong = { forge: { blade: testBlade('+9/+0') } };
    const g = table({ P1: strong, P2: { forge: { left: testGuard() } } })
      .attack('P2', 1)
      .block(1, 1);
    expect(g.choices()).toEqual(['grip', 'left']);
    const h = table({ P1: { forge: { left: testGuard(), right: testGuard() } } }).reforge();
    expect(h.at('P1', 'blade')).toBe('adventurer-blade');
    expect(h.salvage()).not.toContain('adventurer-blade');
  });

  test('BL-4.9 each extraPlace adds one to this turn’s allowance', () => {
    const extra = [testGadget(extraPlace), testGadget(extraPlace)];
    const parts = [testGuard(), testGuard(), testGuard(), testGuard()];
    const g = table({ P1: { hand: [...extra, ...parts] } });
    g.play(extra[0]).place(parts[0]).place(parts[1]);
    expect(g.refused((t) => t.replace('left', parts[2]))).toBe(USED);
    g.play(extra[1]).replace('left', parts[2]);
    expect(g.refused((t) => t.replace('left', parts[3]))).toBe(USED);
    const two = table({ P1: { hand: [...extra, ...parts] } })
      .play(extra[0])
      .play(extra[1]);
    expect(two.view('P1').means.placementsLeft).toBe(3);
    // For this turn alone.
    expect(two.until('P2').until('P1').view('P1').means.placementsLeft).toBe(1);
  });

  test('BL-4.10 placing a Shield does not use the allowance, nor need it', () => {
    const [shield, other, guard] = [testShield(3), testShield(4), testGuard()];
    const g = table({ P1: { hand: [shield, other, guard] } }).placeShield(shield);
    expect(g.view('P1').means.placementsLeft).toBe(1);
    g.place(guard).placeShield(other);
    expect([g.at('P1', 'shield'), g.at('P1', 'left')]).toEqual([other.id, guard.id]);
    expect(g.refused((t) => t.place(shield))).toBe(`${shield.name} is not in your hand.`);
  });
});
