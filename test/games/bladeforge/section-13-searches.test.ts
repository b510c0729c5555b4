import { describe, expect, test } from 'vitest';
import { breakPart, draw, fetch, heal, hit, searchUp, steal, trap } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard } from './test-cards.ts';

const LOOK = 'looking-glass';
const MINE = 'trip-mine';

describe('13 Traps and face-up searches', () => {
  test('BL-13.1 Looking Glass turns up cards one by one until a Blade: it to the hand, the others to the Salvage', () => {
    const [a, b, blade, below] = [testGuard(), testGadget(heal(1)), testBlade('+0/+0', { req: 12 }), testBlade()];
    const g = table({ P1: { hand: [LOOK] }, armory: [a, b, blade, below] }).play(LOOK);
    expect([g.hand('P1'), g.salvage(), g.armory()]).toEqual([[blade.id], [a.id, b.id, LOOK], [below.id]]);
    expect(g.told('revealed', 'P2').map(({ card, takes }) => [card, takes])).toEqual([
      [a.id, 'salvage'],
      [b.id, 'salvage'],
      [blade.id, 'hand'],
    ]);
    g.nothingPending();
  });

  test('BL-13.1 another search stops at its own type', () => {
    const book = testGadget(searchUp('grip'));
    const [blade, grip] = [testBlade(), testGrip()];
    const g = table({ P1: { hand: [book] }, armory: [blade, grip, testGrip()] }).play(book);
    expect([g.hand('P1'), g.salvage()]).toEqual([[grip.id], [blade.id, book.id]]);
  });

  test('BL-D47 revealed cards wait outside the Salvage until the search has ended, and come there at once', () => {
    const [a, b] = [testGuard(), testGuard()];
    const g = table({ P1: { hand: [LOOK] }, armory: [a, MINE, b, testBlade()] }).play(LOOK);
    expect(g.happenings()).toEqual([
      'gadget',
      'revealed',
      'revealed',
      'trapSprung',
      'harmed',
      'revealed',
      'revealed',
      'salvaged',
      'searchEnded',
      'salvaged',
    ]);
    expect(g.told('salvaged')[0]).toEqual({ type: 'salvaged', seat: 0, cards: [a.id, b.id], why: 'revealed' });
    // From there they may be fetched by the effect that follows.
    const both = testGadget([searchUp('blade'), fetch('guard')]);
    expect(
      table({ P1: { hand: [both] }, armory: [a, testBlade()], salvage: [testGuard()] })
        .play(both)
        .choices(),
    ).toContain(a.id);
  });

  test('BL-13.2 BL-D48 a Trip Mine cannot be played, and says why', () => {
    const g = table({ P1: { hand: [MINE] } });
    const reason = 'Trip Mine is a trap: it goes off when it is turned up in a search or stolen, and cannot be played.';
    expect(g.refused((t) => t.play(MINE))).toBe(reason);
    expect(g.refused((t) => t.place(MINE))).toBe(reason);
    const low = testGadget(trap(3), { req: 12 });
    expect(table({ P1: { hand: [low] } }).refused((t) => t.play(low))).toContain('is a trap');
  });

  test('BL-13.2 BL-D44 BL-D49 it is harmless when drawn, recycled, looted or fetched', () => {
    const two = testGadget(draw(1));
    const drawn = table({ P1: { hand: [two] }, armory: [MINE, MINE, 'wooden-grip'] })
      .play(two)
      .drawToEnd();
    expect(drawn.hand('P1')).toEqual([MINE, MINE]);
    const recycled = table({ P1: { hand: [MINE, 'wooden-grip'] }, armory: [MINE] }).recycle(MINE, 'wooden-grip');
    const dart = testGadget(hit(1));
    const looted = table({ seats: 3, P1: { hand: [dart] }, P2: { health: 1, hand: [MINE] } }).play(dart, 'P2');
    const hook = testGadget(fetch('gadget'));
    const fetched = table({ P1: { hand: [hook] }, salvage: [MINE] }).play(hook);
    for (const g of [drawn, recycled, looted, fetched]) {
      expect([g.hand('P1').includes(MINE), g.health('P1'), g.told('trapSprung')]).toEqual([true, 20, []]);
      g.nothingPending();
    }
  });

  test('BL-13.2 nor does it go off as it is dealt', () => {
    const holders = Array.from({ length: 30 }, (_, i) => bladeforge.create({ seats: 6 }, `dealt ${i}`))
      .flatMap((s) => bladeforge.view(s, s.active).seats[s.active].hand)
      .filter((card) => card === MINE);
    expect(holders.length).toBeGreaterThan(0);
    for (let i = 0; i < 30; i++) for (const { health } of bladeforge.create({ seats: 6 }, `dealt ${i}`).seats) expect(health).toBe(20);
  });

  test('BL-13.3 BL-D48 turned up in a search it costs the searcher 5, is kept, and the search goes on', () => {
    const [a, blade] = [testGuard(), testBlade()];
    const g = table({ P1: { health: 6, hand: [LOOK] }, armory: [MINE, a, blade] }).play(LOOK);
    expect([g.health('P1'), g.hand('P1').sort(), g.salvage()]).toEqual([1, [MINE, blade.id].sort(), [a.id, LOOK]]);
    expect(g.told('harmed')).toEqual([{ type: 'harmed', seat: 0, amount: 5, health: 1, by: { trap: MINE, in: 'search' } }]);
    g.nothingPending();
  });

  test('BL-13.4 two traps in one search both go off and both are kept', () => {
    const other = testGadget(trap(3));
    const blade = testBlade();
    const g = table({ P1: { hand: [LOOK] }, armory: [MINE, testGuard(), other, blade] }).play(LOOK);
    expect([g.health('P1'), g.hand('P1').sort()]).toEqual([12, [MINE, other.id, blade.id].sort()]);
  });

  test('BL-13.5 BL-D59 the searcher dies: revealed cards, hand, Forge and gadget to the Salvage; the turn is over; nobody loots', () => {
    const [a, held, left, blade] = [testGuard(), testGuard(), testGuard(), testBlade()];
    const g = table({ seats: 3, P1: { health: 5, hand: [LOOK, held], forge: { left } }, armory: [a, MINE, blade, testGrip()] }).play(LOOK);
    expect(g.salvage().slice(0, 1)).toEqual([a.id]);
    expect(g.salvage().at(-1)).toBe(LOOK);
    expect(g.salvage().sort()).toEqual([a.id, 'adventurer-blade', 'wooden-grip', left.id, held.id, MINE, LOOK].sort());
    expect([g.told('looted'), g.told('searchEnded'), g.active(), g.phase()]).toEqual([[], [], 'P2', 'main']);
    // No attack, no drawn card: the Blade is the next player’s.
    expect([g.hand('P2'), g.told('attackNamed'), g.winner()]).toEqual([[blade.id], [], null]);
    g.nothingPending();
  });

  test('BL-13.6 BL-D46 the Armory runs out: the search ends without a find and nothing is reshuffled', () => {
    const [a, b] = [testGuard(), testGrip()];
    const g = table({ P1: { hand: [LOOK] }, armory: [a, b], salvage: [testBlade()] }).play(LOOK);
    expect([g.hand('P1'), g.armory(), g.salvage().slice(1)]).toEqual([[], [], [a.id, b.id, LOOK]]);
    expect([g.told('searchEnded')[0].found, g.told('reshuffled'), g.phase()]).toEqual([null, [], 'main']);
    const mined = table({ P1: { hand: [LOOK] }, armory: [MINE] }).play(LOOK);
    expect([mined.hand('P1'), mined.health('P1')]).toEqual([[MINE], 15]);
    const empty = table({ P1: { hand: [LOOK] }, armory: [], salvage: [testBlade()] });
    expect(empty.refused((t) => t.play(LOOK))).toBe('Looking Glass has nothing to work on: the Armory is empty.');
  });

  test('BL-13.14 BL-D45 a trap is never what is searched for: in a search for a Gadget it goes off and the search goes on', () => {
    const [sieve, wanted, guard] = [testGadget(searchUp('gadget')), testGadget(heal(1)), testGuard()];
    const g = table({ P1: { hand: [sieve] }, armory: [MINE, guard, wanted, testGadget(heal(2))] }).play(sieve);
    expect([g.hand('P1').sort(), g.health('P1'), g.salvage()]).toEqual([[MINE, wanted.id].sort(), 15, [guard.id, sieve.id]]);
    expect(g.told('searchEnded')[0].found).toBe(wanted.id);
  });

  test('BL-13.13 BL-D30 trap damage passes Defense, Shield and block', () => {
    const P1 = { defenseMod: 9, blockMod: 9, forge: { blade: testBlade('+0/+6'), shield: 'great-bell' } };
    const g = table({ P1: { ...P1, hand: [LOOK] }, armory: [MINE, testBlade()] }).play(LOOK);
    expect([g.health('P1'), g.at('P1', 'shield'), g.toAct()]).toEqual([15, 'great-bell', 'P1']);
    const glove = testGadget([steal(), breakPart]);
    const stolen = table({ P1: { ...P1, hand: [glove] }, P2: { hand: [MINE] } })
      .steals('P2', MINE)
      .play(glove);
    expect([stolen.health('P1'), stolen.at('P1', 'shield')]).toEqual([15, 'great-bell']);
  });
});
