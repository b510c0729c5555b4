import { describe, expect, test } from 'vitest';
import { hit, hitAll, pierce, searchUp, trap } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGuard, testShield } from './test-cards.ts';

/** P1 hits a P2 behind a Shield for so much. */
function hits(stability: number, damage: number, defense = 0) {
  const shield = testShield(stability);
  const P1 = { forge: { blade: testBlade(`+${damage + defense - 1}/+0`) } };
  const g = table({ P1, P2: { forge: { blade: testBlade(`+0/+${defense}`), shield } } }).attack('P2', 1);
  return { g, shield: shield.id, stands: g.at('P2', 'shield') === shield.id };
}

describe('9 Shields', () => {
  test('BL-9.1 placed from hand at any time in the own main, before or after a Reforge, by its Forge Req', () => {
    const [shield, big] = [testShield(3), testShield(9, { req: 8 })];
    const guards = { left: testGuard(), right: testGuard() };
    const g = table({ P1: { hand: [shield, big], forge: guards } });
    expect(g.refused((t) => t.placeShield(big))).toBe(`${big.name} needs d8, you have d4.`);
    g.reforge();
    expect(g.refused((t) => t.placeShield(big))).toBe(`${big.name} needs d8, you have d6.`);
    expect(g.placeShield(shield).at('P1', 'shield')).toBe(shield.id);
    const before = table({ P1: { hand: [shield], forge: guards } }).placeShield(shield);
    expect(before.at('P1', 'shield')).toBe(shield.id);
    // Not by way of the placement.
    const h = table({ P1: { hand: [shield] } });
    expect(h.refused((t) => t.place(shield))).toBe(`${shield.name} is a Shield: it goes to the Shield’s place and uses up nothing.`);
    const guard = testGuard();
    expect(table({ P1: { hand: [guard] } }).refused((t) => t.placeShield(guard))).toBe(`${guard.name} is not a Shield.`);
  });

  test('BL-9.2 BL-D19 one per player: a second replaces the first, which goes to the Salvage', () => {
    const [first, second] = [testShield(5), testShield(3)];
    const g = table({ P1: { hand: [first, second] }, P2: { forge: { shield: testShield(4) } } });
    g.placeShield(first).placeShield(second);
    expect([g.at('P1', 'shield'), g.salvage(), g.at('P2', 'shield') !== null]).toEqual([second.id, [first.id], true]);
  });

  test('BL-9.3 a Shield takes all damage of one attack, however large: Stability 3, damage 11, nothing lost', () => {
    const { g } = hits(3, 11);
    expect([g.blow().damage, g.health('P2'), g.told('harmed')]).toEqual([11, 20, []]);
    g.nothingPending();
  });

  test('BL-9.4 damage of its Stability or more destroys it: 5 at 5 and at 9', () => {
    for (const damage of [5, 9]) {
      const { g, shield, stands } = hits(5, damage);
      expect([stands, g.salvage(), g.health('P2')]).toEqual([false, [shield], 20]);
    }
  });

  test('BL-9.5 less leaves it: 5 at 4', () => {
    const { g, stands } = hits(5, 4);
    expect([stands, g.salvage(), g.health('P2')]).toEqual([true, [], 20]);
  });

  test('BL-9.6 Stability never wears down: 5, hit for 4, 4 and 4, stays', () => {
    const { g, shield } = hits(5, 4);
    for (let i = 0; i < 2; i++) g.until('P1').attack('P2', 1);
    expect([g.told('shieldTook').map(({ stability, broke }) => [stability, broke]), g.at('P2', 'shield')]).toEqual([
      [
        [5, false],
        [5, false],
        [5, false],
      ],
      shield,
    ]);
    expect(g.health('P2')).toBe(20);
  });

  test('BL-9.7 BL-D22 the damage is what is left after defense: 9 against Defense 5 does not break Stability 5, against 4 it does', () => {
    expect([hits(5, 4, 5).stands, hits(5, 5, 4).stands]).toEqual([true, false]);
  });

  test('BL-9.7 BL-D24 no damage, no change: a hit of 0 destroys no Shield', () => {
    const shield = testShield(1);
    const g = table({ P2: { forge: { blade: testBlade('+0/+4'), shield } } }).attack('P2', 4);
    expect([g.blow().damage, g.at('P2', 'shield'), g.told('shieldTook')]).toEqual([0, shield.id, []]);
    const broken = table({ P2: { forge: { blade: testBlade('+0/+3'), shield } } }).attack('P2', 4);
    expect(broken.at('P2', 'shield')).toBeNull();
  });

  test('BL-9.8 BL-D23 it works by itself: its owner is not asked, neither to decline it nor to block instead', () => {
    const shield = testShield(2);
    const g = table({ P1: { forge: { blade: testBlade('+9/+0') } }, P2: { forge: { left: testGuard(), shield } } }).attack('P2', 1);
    expect([g.active(), g.told('blockChosen'), g.salvage()]).toEqual(['P2', [], [shield.id]]);
    g.nothingPending();
  });

  test('BL-9.9 BL-D30 gadgets and traps go past a Shield, past Defense, and are not blocked', () => {
    const fort = { forge: { blade: testBlade('+0/+6'), left: testGuard('+0/+5'), shield: testShield(20) } };
    const [dart, blast] = [testGadget(hit(3)), testGadget(hitAll(2, 'everyone'))];
    const look = testGadget(searchUp('blade'));
    const mine = testGadget(trap(5));
    const g = table({ P1: { ...fort, hand: [dart, blast, look] }, P2: fort, armory: [mine, testBlade()] });
    g.play(dart);
    expect([g.health('P2'), g.toAct()]).toEqual([17, 'P1']);
    g.play(blast);
    expect(g.healths()).toEqual([18, 15]);
    g.play(look);
    expect([g.healths(), g.at('P1', 'shield'), g.at('P2', 'shield')]).toEqual([[13, 15], fort.forge.shield.id, fort.forge.shield.id]);
  });

  test('BL-9.10 pierce: the Shield is as if absent but stays, and its own numbers still count', () => {
    const piercing = testGadget(pierce);
    const shield = testShield(3, { stats: '+1/+2' });
    const g = table({ P1: { forge: { blade: testBlade('+6/+0') }, hand: [piercing] }, P2: { forge: { shield } } });
    g.play(piercing).attack('P2', 1);
    expect([g.blow().defenseTotal, g.blow().damage, g.choices()]).toEqual([2, 5, [false, true]]);
    g.takeBlow();
    expect([g.health('P2'), g.at('P2', 'shield'), g.told('shieldTook')]).toEqual([15, shield.id, []]);
    // This turn’s attack only.
    g.until('P1').attack('P2', 1);
    expect(g.told('shieldTook')).toHaveLength(1);
  });

  test('BL-9.11 who loses the Shield in an attack takes nothing from that attack, but all from the next', () => {
    const { g } = hits(3, 11);
    expect([g.health('P2'), g.at('P2', 'shield')]).toEqual([20, null]);
    g.until('P1').attack('P2', 1).takeBlow();
    expect(g.health('P2')).toBe(9);
  });
});
