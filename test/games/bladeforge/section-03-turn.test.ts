import { describe, expect, test } from 'vitest';
import { attackMod, blockMod, defenseMod } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const guards = () => ({ left: testGuard(), right: testGuard() });

describe('3 Turn flow', () => {
  test('BL-3.1 start, main and finish, then the next player’s start', () => {
    const g = table({ seats: 2 }).drawToEnd().drawToEnd();
    expect(g.told('phase').map(({ phase, seat }) => `${phase} ${seat}`)).toEqual([
      'finish 0',
      'start 1',
      'main 1',
      'finish 1',
      'start 0',
      'main 0',
    ]);
    expect(g.told('turn').map(({ turn, seat }) => [turn, seat])).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  test('BL-3.2 a turn begins with one card from the top of the Armory, which nobody may decline', () => {
    const [top, next] = [testGuard(), testGuard()];
    const g = table({ armory: ['wooden-grip', top, next, testGuard()] }).drawToEnd();
    expect([g.active(), g.hand('P2'), g.phase()]).toEqual(['P2', [top.id], 'main']);
    g.drawToEnd();
    expect(g.hand('P2')).toEqual([top.id, next.id]);
  });

  test('BL-3.2 first what lasts until now ends and the allowances are new, then the Armory is made anew, then the card is drawn', () => {
    const g = table({ armory: [], salvage: [testGuard(), testGuard()], P2: { defenseMod: 2, blockMod: 1 } });
    g.shuffles(2).drawToEnd();
    const seat = g.view('P1').seats[1];
    expect([seat.lasting, g.view('P1').means.placementsLeft]).toEqual([{ defenseMod: 0, blockMod: 0, weaken: 0 }, 1]);
    const turn = g.happenings().slice(g.happenings().indexOf('turn'));
    expect(turn).toEqual(['turn', 'phase', 'reshuffled', 'drew', 'phase']);
    expect(g.hand('P2')).toHaveLength(1);
  });

  test('BL-3.3 in main all is possible in any order: placing once, the rest as often as one likes, Reforging once', () => {
    const gadgets = [testGadget(attackMod(1)), testGadget(blockMod(1)), testGadget(defenseMod(1))];
    const shields = [testShield(3), testShield(4)];
    const rest = [testGrip(), testGrip(), testGrip(), testGrip()];
    const guard = testGuard();
    const g = table({ P1: { forge: { left: testGuard() }, hand: [...gadgets, ...shields, ...rest, guard] } });
    g.play(gadgets[0]).placeShield(shields[0]).recycle(rest[0], rest[1]).place(guard).play(gadgets[1]);
    g.reforge().placeShield(shields[1]).recycle(rest[2], rest[3]).play(gadgets[2]);
    expect(g.refused((t) => t.reforge())).toBe('You have Reforged this turn already.');
    expect([g.active(), g.phase()]).toEqual(['P1', 'main']);
    g.nothingPending();
  });

  test('BL-3.4 BL-D43 without a Reforge the turn ends by one attack or one drawn card, and by nothing else', () => {
    const g = table();
    expect(g.kinds()).toEqual(['attack', 'drawToEnd']);
    expect(g.refused((t) => t.endTurn())).toBe('End the turn by attacking somebody or by drawing a card.');
    const drawn = table().drawToEnd();
    expect([drawn.hand('P1').length, drawn.active()]).toEqual([1, 'P2']);
    const struck = table({ P2: { forge: { blade: testBlade('+0/+9') } } }).attack('P2', 1);
    expect([struck.hand('P1').length, struck.active()]).toEqual([0, 'P2']);
  });

  test('BL-3.5 after a Reforge neither attack nor draw: the turn just ends', () => {
    const g = table({ P1: { forge: guards() } }).reforge();
    expect(g.kinds()).toEqual(['endTurn']);
    expect(g.refused((t) => t.attack('P2'))).toBe('You have Reforged this turn: it ends without an attack.');
    expect(g.refused((t) => t.drawToEnd())).toBe('You have Reforged this turn: it ends without an attack and without drawing.');
    g.endTurn();
    expect([g.hand('P1'), g.active()]).toEqual([[], 'P2']);
    g.nothingPending();
  });

  test('BL-3.6 BL-D25 once attack or draw is chosen, nothing else can be done this turn', () => {
    const gadget = testGadget(attackMod(1));
    const g = table({ P1: { hand: [gadget], forge: { blade: testBlade('+2/+0') } } }).attack('P2', 1);
    expect(g.toAct()).toBe('P2');
    expect(g.whyNot('P1', { type: 'playGadget', card: gadget.id })).toBe('Somebody else has to decide something first.');
    g.takeBlow();
    expect(g.whyNot('P1', { type: 'playGadget', card: gadget.id })).toBe('It is not your turn.');
    expect(g.hand('P1')).toEqual([gadget.id]);
    const drawn = table({ P1: { hand: [gadget] } }).drawToEnd();
    expect(drawn.whyNot('P1', { type: 'playGadget', card: gadget.id })).toBe('It is not your turn.');
  });

  test('BL-3.7 BL-D35 there is no hand limit: 15 cards are held at the end of the turn', () => {
    const hand = Array.from({ length: 14 }, () => testGuard());
    const g = table({ P1: { hand } }).drawToEnd();
    expect([g.active(), g.hand('P1').length, g.salvage()]).toEqual(['P2', 15, []]);
    g.nothingPending();
  });

  test('BL-3.8 nothing can be played on another’s turn; only a block and the part to lose are asked there', () => {
    const gadget = testGadget(attackMod(1));
    const shield = testShield(3);
    const strong = { forge: { blade: testBlade('+5/+0') } };
    const g = table({ P1: strong, P2: { hand: [gadget, shield], forge: { left: testGuard() } } });
    for (const action of [
      { type: 'playGadget', card: gadget.id },
      { type: 'placeShield', card: shield.id },
      { type: 'recycle', card: gadget.id },
      { type: 'drawToEnd' },
      { type: 'attack', target: 0 },
    ] as const)
      expect(g.whyNot('P2', action)).toBe('It is not your turn.');
    g.attack('P2', 1);
    expect([g.toAct(), g.choices()]).toEqual(['P2', [false, true]]);
    expect(g.refused((t) => t.play(gadget))).toBe('You have to answer the question on the table first.');
    g.block(1, 4);
    expect([g.toAct(), g.choices()]).toEqual(['P2', ['grip', 'left']]);
    expect(g.refused((t) => t.placeShield(shield))).toBe('You have to answer the question on the table first.');
    g.choose({ part: 'left' }).nothingPending();
  });

  test('BL-3.9 the cards drawn at the start and to end the turn are face down: their player alone is told', () => {
    const [first, second] = [testGuard(), testGuard()];
    const g = table({ seats: 3, armory: [first, second, testGuard()] }).drawToEnd();
    const cards = (who: 'P1' | 'P2' | 'P3' | 'spectator') => g.told('drew', who).map((e) => e.cards?.[0] ?? 'hidden');
    expect(cards('P1')).toEqual([first.id, 'hidden']);
    expect(cards('P2')).toEqual(['hidden', second.id]);
    expect([cards('P3'), cards('spectator')]).toEqual([
      ['hidden', 'hidden'],
      ['hidden', 'hidden'],
    ]);
    expect([g.known('P2', 'P1'), g.known('P3', 'P2')]).toEqual([[], []]);
  });
});
