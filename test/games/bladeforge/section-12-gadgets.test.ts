import { describe, expect, test } from 'vitest';
import {
  attackMod,
  attackTimes,
  blockMod,
  breakPart,
  breakShield,
  defenseMod,
  dieStep,
  draw,
  fetch,
  forgeStep,
  heal,
  hit,
  hitAll,
  keepBest,
  noBlock,
  pierce,
  trap,
  weaken,
} from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

/** A Forge that cannot block. */
const open = (stats = '+0/+0') => ({ forge: { blade: testBlade(stats), grip: null } });

describe('12 Gadgets: what each effect does', () => {
  test('BL-12.4 attackMod adds to the own attack of this turn; several add: 2 and 3 are 5', () => {
    const [two, three] = [testGadget(attackMod(2)), testGadget(attackMod(3))];
    const g = table({ P1: { hand: [two, three] }, P2: open() })
      .play(two)
      .play(three)
      .attack('P2', 1);
    expect([g.blow().attackMod, g.health('P2')]).toEqual([5, 14]);
  });

  test('BL-12.5 BL-D26 defenseMod lasts over the others’ turns until the start of the own next turn', () => {
    const apron = testGadget(defenseMod(3));
    const g = table({ seats: 3, P1: { ...open(), hand: [apron] } }).play(apron);
    g.drawToEnd().attack('P1', 4);
    expect(g.blow()).toMatchObject({ defenseMod: 3, defenseTotal: 3, damage: 1 });
    g.attack('P1', 4);
    expect(g.blow().damage).toBe(1);
    expect([g.active(), g.view('P2').seats[0].lasting.defenseMod]).toEqual(['P1', 0]);
    g.drawToEnd().attack('P1', 4);
    expect(g.blow()).toMatchObject({ defenseMod: 0, damage: 4 });
  });

  test('BL-12.6 weaken takes from one player’s defense until the end of this turn', () => {
    const soot = testGadget(weaken(2));
    const fort = open('+0/+3');
    const g = table({ seats: 3, P1: { hand: [soot] }, P2: fort, P3: fort }).play(soot, 'P3');
    expect(g.view('P1').seats.map(({ lasting }) => lasting.weaken)).toEqual([0, 0, 2]);
    g.attack('P3', 4);
    expect(g.blow()).toMatchObject({ weaken: 2, defenseTotal: 1 });
    expect(g.attack('P3', 4).blow()).toMatchObject({ weaken: 0, defenseTotal: 3 });
  });

  test('BL-12.7 attackTimes doubles the total after all additions; two of them are ×4', () => {
    const hammers = [testGadget(attackTimes), testGadget(attackTimes)];
    const P1 = { forge: { blade: testBlade('+2/+0') }, hand: hammers };
    const one = table({ P1, P2: open() }).play(hammers[0]).attack('P2', 1);
    expect([one.blow().times, one.blow().attackTotal]).toEqual([2, 6]);
    const two = table({ P1, P2: open() }).play(hammers[0]).play(hammers[1]).attack('P2', 1);
    expect([two.blow().times, two.blow().attackTotal]).toEqual([4, 12]);
  });

  test('BL-12.8 dieStep, keepBest, noBlock and pierce work on this turn’s attack, and end with the turn', () => {
    const gadgets = [testGadget([dieStep, keepBest]), testGadget([noBlock, pierce])];
    const P2 = { forge: { shield: testShield(20) } };
    const g = table({ P1: { hand: gadgets }, P2 })
      .play(gadgets[0])
      .play(gadgets[1])
      .attack('P2', [6, 2]);
    expect([g.blow().die, g.blow().other, g.health('P2'), g.active()]).toEqual([6, 2, 14, 'P2']);
    g.until('P1').attack('P2', 4);
    expect([g.blow().die, g.blow().other, g.health('P2'), g.told('shieldTook').length]).toEqual([4, null, 14, 1]);
  });

  test('BL-12.9 blockMod adds to the own block rolls until the start of the own next turn', () => {
    const brace = testGadget(blockMod(2));
    const g = table({ P1: { hand: [brace] } })
      .play(brace)
      .drawToEnd();
    g.attack('P1', 1).block(2, 3);
    expect(g.told('blockRolled')[0]).toMatchObject({ roll: 2, blockMod: 2, attackerRoll: 3, held: true });
    g.drawToEnd().attack('P1', 1).block(2, 3);
    expect(g.told('blockRolled')[1]).toMatchObject({ blockMod: 0, held: false });
  });

  test('BL-12.10 breakShield sends the chosen player’s Shield to the Salvage', () => {
    const snips = testGadget(breakShield);
    const shields = [testShield(9), testShield(9)];
    const g = table({ seats: 3, P1: { hand: [snips] }, P2: { forge: { shield: shields[0] } }, P3: { forge: { shield: shields[1] } } });
    g.play(snips, 'P3');
    expect([g.at('P2', 'shield'), g.at('P3', 'shield'), g.salvage()]).toEqual([shields[0].id, null, [shields[1].id, snips.id]]);
  });

  test('BL-12.10 breakPart: the user picks the part; Blade and Shield are none, and the only part is no question', () => {
    const claw = testGadget(breakPart);
    const forge = { left: testGuard(), shield: testShield(3) };
    const g = table({ P1: { hand: [claw] }, P2: { forge } }).play(claw);
    expect([g.toAct(), g.choices()]).toEqual(['P1', ['grip', 'left']]);
    g.choose({ part: 'left' });
    expect([g.at('P2', 'left'), g.at('P2', 'grip'), g.salvage()]).toEqual([null, 'wooden-grip', [forge.left.id, claw.id]]);
    const one = table({ P1: { hand: [claw] } }).play(claw);
    expect([one.at('P2', 'grip'), one.toAct()]).toEqual([null, 'P1']);
    one.nothingPending();
  });

  test('BL-12.11 BL-D30 hit and hitAll cost health, whatever Defense, Shield or parts there are', () => {
    const [dart, others, everyone] = [testGadget(hit(3)), testGadget(hitAll(2, 'others')), testGadget(hitAll(4, 'everyone'))];
    const fort = { forge: { blade: testBlade('+0/+6'), left: testGuard('+0/+5'), shield: testShield(20) }, defenseMod: 9, blockMod: 9 };
    const g = table({ seats: 3, P1: { hand: [dart, others, everyone] }, P2: fort }).play(dart, 'P2');
    expect([g.healths(), g.toAct()]).toEqual([[20, 17, 20], 'P1']);
    expect(g.play(others).healths()).toEqual([20, 15, 18]);
    expect(g.play(everyone).healths()).toEqual([16, 11, 14]);
    g.nothingPending();
  });

  test('BL-12.12 heal adds up to 20; draw takes cards face down from the top', () => {
    const [balm, three] = [testGadget(heal(4)), testGadget(draw(3))];
    const top = [testGuard(), testGadget(trap(5)), testGuard()];
    const g = table({ P1: { health: 9, hand: [balm, three] }, armory: [...top, 'wooden-grip'] }).play(balm);
    expect(g.health('P1')).toBe(13);
    g.play(three);
    expect([g.hand('P1').sort(), g.armory()]).toEqual([top.map(({ id }) => id).sort(), ['wooden-grip']]);
    expect([g.told('drew', 'P2')[0].cards, g.known('P2', 'P1'), g.health('P1')]).toEqual([undefined, [], 13]);
  });

  test('BL-12.13 fetch takes one card of its type from the Salvage into the hand, of the user’s choice', () => {
    const magnet = testGadget(fetch('guard'));
    const [a, b, grip] = [testGuard(), testGuard(), testGrip()];
    const g = table({ P1: { hand: [magnet] }, salvage: [b, grip, a, b] }).play(magnet);
    expect(g.choices()).toEqual([a.id, b.id]);
    expect(g.refused((t) => t.choose({ card: grip }))).toBe('That is not one of the legal choices.');
    g.choose({ card: b });
    expect([g.hand('P1'), g.salvage()]).toEqual([[b.id], [b.id, grip.id, a.id, magnet.id]]);
    const only = table({ P1: { hand: [magnet] }, salvage: [grip, a] }).play(magnet);
    expect([only.hand('P1'), only.toAct()]).toEqual([[a.id], 'P1']);
    only.nothingPending();
  });

  test('BL-12.13 BL-D49 a trap that is fetched does not go off', () => {
    const [hook, mine] = [testGadget(fetch('gadget')), testGadget(trap(5))];
    const g = table({ P1: { hand: [hook] }, salvage: [mine] }).play(hook);
    expect([g.hand('P1'), g.health('P1'), g.told('trapSprung')]).toEqual([[mine.id], 20, []]);
  });

  test('BL-12.14 forgeStep moves a die one size, within d4 and d12', () => {
    const [up, down] = [testGadget(forgeStep(1)), testGadget(forgeStep(-1))];
    const after = (die: 4 | 8 | 12, gadget: typeof up) =>
      table({ P1: { die: 8, hand: [gadget] }, P2: { die } })
        .play(gadget, 'P2')
        .die('P2');
    expect([after(4, up), after(8, up), after(12, up)]).toEqual([6, 10, 12]);
    expect([after(4, down), after(8, down), after(12, down)]).toEqual([4, 6, 10]);
  });

  test('BL-12.14 it is no Reforge: no part is lost, nothing is checked anew, attack and Reforge stay allowed', () => {
    const forge = { grip: testGrip('+0/+0', { req: 6 }), left: testGuard(), right: testGuard() };
    const [up, down] = [testGadget(forgeStep(1)), testGadget(forgeStep(-1))];
    const g = table({ P1: { die: 6, forge, hand: [up, down] } }).play(down, 'P1');
    expect([g.die('P1'), g.at('P1', 'grip'), g.kinds()]).toEqual([4, forge.grip.id, ['attack', 'drawToEnd', 'playGadget', 'reforge']]);
    g.play(up, 'P1');
    expect([g.die('P1'), g.view('P1').seats[0].complete, g.salvage()]).toEqual([6, true, [down.id, up.id]]);
    expect(g.attackable()).toEqual(['P2']);
  });
});
