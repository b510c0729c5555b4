import { describe, expect, test } from 'vitest';
import { hit, trap } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard, testShield } from './test-cards.ts';

const some = (n: number) => Array.from({ length: n }, () => testGuard());

describe('5 Recycle', () => {
  test('BL-5.1 exactly two hand cards go to the Salvage, then one is drawn from the top: the hand is one smaller', () => {
    const [a, b, c] = some(3);
    const top = testGuard();
    const g = table({ P1: { hand: [a, b, c] }, armory: [top, testGuard()] }).recycle(b, a);
    expect([g.salvage(), g.hand('P1'), g.armory().length]).toEqual([[b.id, a.id], [c.id, top.id], 1]);
    g.nothingPending();
  });

  test('BL-5.1 the second card is one of those left, and nothing is drawn before it is named', () => {
    const [a, b, c] = some(3);
    const g = table({ P1: { hand: [a, b, c] } }).act({ type: 'recycle', card: a.id });
    expect([g.choices(), g.armory().length]).toEqual([[b.id, c.id], 10]);
    expect(g.refused((t) => t.choose({ card: a }))).toBe('That is not one of the legal choices.');
    expect(g.refused((t) => t.place(b))).toBe('You have to answer the question on the table first.');
    // Two copies of a card are two cards.
    const twice = table({ P1: { hand: [a, a] } }).recycle(a, a);
    expect(twice.salvage()).toEqual([a.id, a.id]);
  });

  test('BL-5.2 any number of times: 5 cards are 4, then 3', () => {
    const hand = some(5);
    const g = table({ P1: { hand } }).recycle(hand[0], hand[1]);
    expect(g.hand('P1')).toHaveLength(4);
    g.recycle(hand[2], hand[3]);
    expect([g.hand('P1').length, g.salvage().length]).toEqual([3, 4]);
    g.recycle(hand[4], 'wooden-grip').recycle('wooden-grip', 'wooden-grip');
    expect(g.hand('P1')).toEqual(['wooden-grip']);
  });

  test('BL-5.3 BL-D42 refused with one card in hand, and with an empty Armory, which is not made anew for it', () => {
    const [a, b] = some(2);
    const one = table({ P1: { hand: [a] } });
    expect(one.refused((t) => t.recycle(a, a))).toBe('Recycling takes two cards.');
    const empty = table({ P1: { hand: [a, b] }, armory: [], salvage: some(5) });
    expect(empty.refused((t) => t.recycle(a, b))).toBe('The Armory is empty: there is nothing to recycle for.');
    const last = table({ P1: { hand: [a, b] }, armory: some(1) }).recycle(a, b);
    expect([last.hand('P1').length, last.armory()]).toEqual([1, []]);
  });

  test('BL-5.4 any type of card, traps included, without effect and whatever its Forge Req', () => {
    const hand = [
      testBlade('+0/+0', { req: 12 }),
      testGrip('+0/+0', { req: 12 }),
      testGuard('+0/+0', { req: 12 }),
      testShield(9, { req: 12 }),
      testGadget(hit(9), { req: 12 }),
      testGadget(trap(5)),
    ];
    const g = table({ P1: { hand } });
    for (const at of [0, 2, 4]) g.recycle(hand[at], hand[at + 1]);
    expect(g.salvage()).toEqual(hand.map(({ id }) => id));
    expect([g.healths(), g.told('harmed'), g.told('trapSprung')]).toEqual([[20, 20], [], []]);
    g.nothingPending();
  });

  test('BL-5.5 before and after a Reforge; the card drawn for it is face down', () => {
    const [a, b, c, d] = some(4);
    const top = [testGuard(), testGuard()];
    const g = table({ P1: { hand: [a, b, c, d], forge: { left: testGuard(), right: testGuard() } }, armory: top });
    g.recycle(a, b).reforge().recycle(c, d);
    expect(g.hand('P1')).toEqual(top.map(({ id }) => id));
    expect(g.told('drew', 'P1').map(({ cards }) => cards)).toEqual(top.map(({ id }) => [id]));
    expect(g.told('drew', 'P2').map(({ cards }) => cards)).toEqual([undefined, undefined]);
    expect(g.known('P2', 'P1')).toEqual([]);
    // A trap drawn face down is only drawn.
    const mine = testGadget(trap(5));
    expect(
      table({ P1: { hand: [a, b] }, armory: [mine] })
        .recycle(a, b)
        .health('P1'),
    ).toBe(20);
  });
});
