import { describe, expect, test } from 'vitest';
import { attackMod, heal, hit, hitAll, searchUp, trap, weaken } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table, type Table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const STARTERS = ['adventurer-blade', 'wooden-grip'];
const EMPTY = [null, null, null, null, null];

/** Hands are no lists in an order. */
const same = (cards: readonly string[], ...expected: string[]) => expect([...cards].sort()).toEqual(expected.sort());

describe('10 Health, defeat, looting', () => {
  test('BL-10.1 BL-D54 health stays within 0 and 20: damage takes it no lower, healing no higher', () => {
    const [dart, balm] = [testGadget(hit(9)), testGadget(heal(4))];
    const g = table({ seats: 3, P1: { health: 17, hand: [dart, balm] }, P2: { health: 3 } })
      .play(dart, 'P2')
      .play(balm);
    expect(g.healths()).toEqual([20, 0, 20]);
    expect(g.told('healed')).toEqual([{ type: 'healed', seat: 0, amount: 3 }]);
    expect(
      table({ P1: { health: 16, hand: [balm] } })
        .play(balm)
        .health('P1'),
    ).toBe(20);
  });

  test('BL-10.2 at 1 health nobody is defeated, at 0 at once', () => {
    const after = (health: number) => {
      const dart = testGadget(hit(3));
      const g = table({ seats: 3, P1: { hand: [dart] }, P2: { health } }).play(dart, 'P2');
      return [g.health('P2'), g.isOut('P2')];
    };
    expect([after(4), after(3), after(2)]).toEqual([
      [1, false],
      [0, true],
      [0, true],
    ]);
  });

  test('BL-10.3 who deals the killing damage by attack or by gadget gets all cards of the loser’s hand and Forge', () => {
    const forge = { grip: testGrip(), left: testGuard(), right: testGuard() };
    const held = [testGadget(heal(1)), testGuard()];
    const all = ['adventurer-blade', ...[...Object.values(forge), ...held].map(({ id }) => id)];
    const loser = { health: 1, forge, hand: held };
    const struck = table({ seats: 3, P2: loser }).attack('P2', 1).takeBlow();
    same(struck.hand('P1'), ...all);
    const dart = testGadget(hit(1));
    const hurt = table({ seats: 3, P1: { hand: [dart] }, P2: loser }).play(dart, 'P2');
    same(hurt.hand('P1'), ...all);
    for (const g of [struck, hurt]) {
      expect([g.hand('P2'), g.forge('P2')]).toEqual([[], EMPTY]);
      expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 1, source: { by: 0 } }]);
      g.nothingPending();
    }
    expect([struck.salvage(), hurt.salvage()]).toEqual([[], [dart.id]]);
  });

  test('BL-10.4 BL-D36 loot goes to the hand, Shield and complete Forge alike; the receiver’s own Forge stays as it is', () => {
    const forge = () => ({ blade: testBlade('+3/+0'), grip: testGrip(), left: testGuard(), right: testGuard(), shield: testShield(3) });
    const [mine, theirs] = [forge(), forge()];
    const dart = testGadget(hit(1));
    const g = table({ seats: 3, P1: { forge: mine, hand: [dart] }, P2: { health: 1, forge: theirs } }).play(dart, 'P2');
    expect(g.forge('P1')).toEqual(Object.values(mine).map(({ id }) => id));
    same(g.hand('P1'), ...Object.values(theirs).map(({ id }) => id));
  });

  test('BL-10.5 loot uses no allowance, asks for no Forge Req, springs no trap, and brings neither health nor die', () => {
    const [big, mine, dart] = [testBlade('+9/+0', { req: 12 }), testGadget(trap(5)), testGadget(hit(9))];
    const g = table({
      seats: 3,
      P1: { health: 6, hand: [dart] },
      P2: { health: 9, die: 12, forge: { blade: big }, hand: [mine] },
    }).play(dart, 'P2');
    same(g.hand('P1'), big.id, mine.id, 'wooden-grip');
    expect([g.health('P1'), g.die('P1'), g.view('P1').means.placementsLeft]).toEqual([6, 4, 1]);
    expect(g.told('trapSprung')).toEqual([]);
  });

  test('BL-10.6 after a gadget’s kill looted cards may be used in the same turn, within the usual limits', () => {
    const dart = testGadget(hit(1));
    const [guard, other, whet] = [testGuard('+2/+0'), testGuard(), testGadget(attackMod(3))];
    const heavy = testGuard('+5/+0', { req: 8 });
    const g = table({ seats: 3, P1: { hand: [dart] }, P2: { health: 1, hand: [guard, other, whet, heavy] } }).play(dart, 'P2');
    expect(g.refused((t) => t.place(heavy))).toBe(`${heavy.name} needs d8, you have d4.`);
    g.place(guard).play(whet);
    expect(g.refused((t) => t.place(other))).toBe('You have placed or replaced this turn already.');
    g.attack('P3', 1);
    expect(g.blow()).toMatchObject({ forgeAttack: 2, attackMod: 3, damage: 6 });
  });

  test('BL-10.7 killed by a trap turned up from the Armory: hand, trap and Forge to the Salvage, and nobody loots', () => {
    const [look, mine, held] = [testGadget(searchUp('blade')), testGadget(trap(5)), testGuard()];
    const g = table({ seats: 3, P1: { health: 5, hand: [look, held] }, armory: [mine, testBlade(), testGrip()] }).play(look);
    expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 0, source: 'armoryTrap' }]);
    same(g.salvage(), ...STARTERS, held.id, mine.id, look.id);
    expect([g.told('looted'), g.hand('P1'), g.forge('P1'), g.active()]).toEqual([[], [], EMPTY, 'P2']);
  });

  test('BL-10.8 BL-D38 killed by the own gadget: the cards go to the Salvage', () => {
    const [blast, held] = [testGadget(hitAll(2, 'everyone')), testGuard()];
    const g = table({ seats: 3, P1: { health: 2, hand: [blast, held] } }).play(blast);
    expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 0, source: 'self' }]);
    same(g.salvage(), ...STARTERS, held.id, blast.id);
    expect([g.told('looted'), g.healths(), g.active()]).toEqual([[], [0, 18, 18], 'P2']);
    g.nothingPending();
  });

  test('BL-10.8 conceding: the cards go to the Salvage', () => {
    const held = testGuard();
    const g = table({ seats: 3, P2: { hand: [held] } }).concede('P2');
    same(g.salvage(), ...STARTERS, held.id);
    expect([g.told('looted'), g.told('defeated')[0].source, g.hand('P1')]).toEqual([[], 'concede', []]);
  });

  test('BL-10.9 BL-D39 several killed by one gadget are looted clockwise from its user, if the user lives', () => {
    const blast = testGadget(hitAll(3, 'others'));
    const weak = () => ({ health: 3, hand: [testGuard()] });
    const g = table({ seats: 5, active: 'P4', P4: { hand: [blast] }, P5: weak(), P1: weak(), P2: { health: 4 }, P3: weak() }).play(blast);
    expect(g.told('looted').map(({ seat, from }) => [seat, from])).toEqual([
      [3, 4],
      [3, 0],
      [3, 2],
    ]);
    expect([g.hand('P4').length, g.salvage(), g.healths()]).toEqual([9, [blast.id], [0, 1, 0, 20, 0]]);
    // They fell together, and rank alike.
    expect(g.view('P2').seats.map(({ out }) => out)).toEqual([1, 0, 1, 0, 1]);
    expect(g.active()).toBe('P4');
  });

  test('BL-10.9 BL-D39 if its user falls with them, all goes to the Salvage', () => {
    const blast = testGadget(hitAll(3, 'everyone'));
    const g = table({ seats: 4, P1: { health: 3, hand: [blast] }, P2: { health: 1 } }).play(blast);
    expect(g.told('defeated').map(({ seat, source }) => [seat, source])).toEqual([
      [0, 'self'],
      [1, 'noKiller'],
    ]);
    same(g.salvage(), ...STARTERS, ...STARTERS, blast.id);
    expect([g.told('looted'), g.active(), g.healths()]).toEqual([[], 'P3', [0, 0, 17, 17]]);
    g.nothingPending();
  });

  test('BL-10.10 lasting effects on a defeated player end', () => {
    const [soft, dart] = [testGadget(weaken(2)), testGadget(hit(1))];
    const g = table({ seats: 3, P1: { hand: [soft, dart] }, P2: { health: 1, defenseMod: 3, blockMod: 2 } });
    g.play(soft, 'P2');
    const lasting = (t: Table) => t.view('P3').seats[1].lasting;
    expect(lasting(g)).toEqual({ defenseMod: 3, blockMod: 2, weaken: 2 });
    g.play(dart, 'P2');
    expect(lasting(g)).toEqual({ defenseMod: 0, blockMod: 0, weaken: 0 });
  });

  test('BL-10.10 and so do those of a defeated player', () => {
    const [soft, look, mine] = [testGadget(weaken(2)), testGadget(searchUp('blade')), testGadget(trap(5))];
    const fort = { forge: { blade: testBlade('+0/+3') } };
    const g = table({ seats: 3, P1: { health: 5, hand: [soft, look] }, P3: fort, armory: [mine, testGrip(), testGrip()] });
    g.play(soft, 'P3').play(look);
    expect([g.active(), g.view('P3').seats[2].lasting.weaken]).toEqual(['P2', 0]);
    expect(g.attack('P3', 4).blow()).toMatchObject({ weaken: 0, defenseTotal: 3, damage: 1 });
  });
});
