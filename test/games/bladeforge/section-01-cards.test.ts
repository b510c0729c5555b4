import { describe, expect, test } from 'vitest';
import { ARMORY, STARTER_BLADE, STARTER_GRIP } from '../../../src-shared/games/bladeforge/catalog.ts';
import { attackMod } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { DICE } from '../../../src-shared/games/bladeforge/types.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

describe('1 Cards, dice, areas', () => {
  test('BL-1.1 a lone Blade, or Blade and Shield, has no part to block with; a Grip or a Guard is one', () => {
    const blocks = (forge: object) => {
      const g = table({ P1: { forge: { blade: testBlade('+5/+0') } }, P2: { forge: { grip: null, ...forge } } }).attack('P2', 1);
      return g.state.choice?.kind === 'block';
    };
    expect([blocks({}), blocks({ left: testGuard() }), blocks({ grip: testGrip() })]).toEqual([false, true, true]);
  });

  test('BL-1.2 BL-1.7 BL-D21 Forge Attack and Defense are the sums over all five cards, negative numbers and the Shield’s included', () => {
    const forge = {
      blade: testBlade('+4/+1'),
      grip: testGrip('-2/+3'),
      left: testGuard('+1/-1'),
      right: testGuard('+3/+0'),
      shield: testShield(5, { stats: '+1/-1' }),
    };
    const g = table({ P1: { forge } });
    expect(g.stats('P1')).toBe('7/2');
    g.attack('P2', 1);
    expect([g.blow().forgeAttack, g.health('P2')]).toEqual([7, 20]);
    expect(g.blow().damage).toBe(8);
    const h = table({ P1: { forge: { blade: testBlade('+9/+0') } }, P2: { forge } }).attack('P2', 1);
    expect(h.blow().forgeDefense).toBe(2);
  });

  test('BL-1.3 BL-1.5 BL-D11 a card of d6 is refused at d4 and accepted at d6 and d8', () => {
    const guard = testGuard('+0/+0', { req: 6 });
    const gadget = testGadget(attackMod(1), { req: 6 });
    const shield = testShield(3, { req: 6 });
    const at = (die: 4 | 6 | 8) => table({ P1: { die, hand: [guard, gadget, shield] } });
    const low = at(4);
    expect(low.refused((g) => g.place(guard))).toBe(`${guard.name} needs d6, you have d4.`);
    expect(low.refused((g) => g.play(gadget))).toBe(`${gadget.name} needs d6, you have d4.`);
    expect(low.refused((g) => g.placeShield(shield))).toBe(`${shield.name} needs d6, you have d4.`);
    for (const die of [6, 8] as const) at(die).place(guard).play(gadget).placeShield(shield).nothingPending();
  });

  test('BL-1.4 the Forge Level is the attack die, in the order d4, d6, d8, d10, d12', () => {
    for (const [level, die] of DICE.entries()) {
      const usable = DICE.filter((req) => {
        const card = testGadget(attackMod(1), { req });
        return table({ P1: { die, hand: [card] } }).isLegal({ type: 'playGadget', card: card.id });
      });
      expect(usable).toEqual(DICE.slice(0, level + 1));
      expect(table({ P1: { die } }).attack('P2', die).blow().die).toBe(die);
    }
  });

  test('BL-1.6 a Forge holds one Blade, one Grip, two Guards and one Shield, and a third Guard finds no place', () => {
    const [a, b, c] = [testGuard(), testGuard(), testGuard()];
    const shield = testShield(3);
    const g = table({ P1: { hand: [a, b, c, shield] }, means: { placementsLeft: 3 } });
    expect(g.forge('P1')).toEqual(['adventurer-blade', 'wooden-grip', null, null, null]);
    g.place(a).place(b).placeShield(shield);
    expect(g.forge('P1')).toEqual(['adventurer-blade', 'wooden-grip', a.id, b.id, shield.id]);
    expect(g.refused((t) => t.place(c))).toBe(`No place for ${c.name} is empty: replace something.`);
    const [grip, blade] = [testGrip(), testBlade()];
    const h = table({ P1: { hand: [grip, blade] } });
    expect(h.refused((t) => t.place(grip))).toBe(`No place for ${grip.name} is empty: replace something.`);
    expect(h.refused((t) => t.place(blade))).toBe('A Blade can only replace your Blade.');
  });

  test('BL-1.8 Blade, Grip and two Guards are complete; without any one of them it is not, whatever the Shield', () => {
    const isComplete = (forge: object) => table({ P1: { forge } }).view('P1').seats[0].complete;
    const guards = () => ({ left: testGuard(), right: testGuard() });
    expect(isComplete(guards())).toBe(true);
    const shield = testShield(3);
    expect([
      isComplete({ ...guards(), left: null, shield }),
      isComplete({ ...guards(), right: null, shield }),
      isComplete({ ...guards(), grip: null, shield }),
    ]).toEqual([false, false, false]);
  });

  test('BL-1.9 one Armory, face down, and one Salvage, face up, for all: whoever loses a card, everybody sees it there', () => {
    const gadget = testGadget(attackMod(1));
    const guard = testGuard();
    const g = table({ seats: 3, P1: { hand: [gadget] }, P2: { hand: [guard, 'wooden-grip'] } })
      .play(gadget)
      .until('P2');
    g.recycle(guard, 'wooden-grip');
    for (const who of ['P1', 'P2', 'P3', 'spectator'] as const) {
      expect(g.view(who).salvage).toEqual([gadget.id, guard.id, 'wooden-grip']);
      expect(g.view(who).armoryCount).toBe(g.armory().length);
      expect(g.view(who)).not.toHaveProperty('armory');
    }
  });

  test('BL-1.10 BL-D4 the Armory of a match has no starter card in it', () => {
    expect(ARMORY).toHaveLength(144);
    expect(ARMORY.filter((card) => card === STARTER_BLADE || card === STARTER_GRIP)).toEqual([]);
  });
});
