import { describe, expect, test } from 'vitest';
import { ARMORY, DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { NONE, type BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { draw, searchUp } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { playAtRandom } from './random-games.ts';
import { table } from './scenario.ts';
import { testBlade, testGadget, testGrip, testGuard } from './test-cards.ts';

describe('11 Armory and Salvage', () => {
  test('BL-11.1 BL-D42 the Salvage becomes the Armory at the start of a turn that begins with an empty one', () => {
    const old = [testGuard(), testGuard(), testGuard()];
    const g = table({ armory: [], salvage: old }).shuffles(3).drawToEnd();
    expect([g.hand('P1'), g.hand('P2').length, g.armory().length, g.salvage()]).toEqual([[], 1, 2, []]);
    expect(g.told('reshuffled')).toEqual([{ type: 'reshuffled', count: 3 }]);
    g.nothingPending();
  });

  test('BL-11.1 not while a card is left, nor in mid-turn when the last is drawn', () => {
    const old = [testGuard(), testGuard()];
    const one = table({ armory: [testGrip(), testGrip()], salvage: old }).drawToEnd();
    expect([one.armory(), one.salvage().length, one.told('reshuffled')]).toEqual([[], 2, []]);
    const gadget = testGadget(draw(1));
    const g = table({ P1: { hand: [gadget] }, armory: [testGrip()], salvage: old }).play(gadget);
    expect([g.armory(), g.salvage().length, g.phase()]).toEqual([[], 3, 'main']);
    expect(g.told('reshuffled')).toEqual([]);
  });

  test('BL-11.1 what comes first from the new Armory is the shuffle’s to say, not the order in which cards were lost', () => {
    const cards = Array.from({ length: 4 }, () => testGuard());
    const after = (salvage: typeof cards) => {
      const g = table({ armory: [], salvage }).shuffles(4).drawToEnd();
      return [...g.hand('P2'), ...g.armory()];
    };
    expect(after(cards)).toEqual(after(cards.toReversed()));
  });

  test('BL-11.2 a draw from an empty Armory yields nothing: finish-draw with 0 cards, "draw 3" of 1 card draws 1', () => {
    const g = table({ armory: [], salvage: [testGuard()] }).drawToEnd();
    expect([g.hand('P1'), g.active()]).toEqual([[], 'P2']);
    expect(g.told('drew')[0]).toMatchObject({ seat: 0, count: 0, wanted: 1 });
    const three = testGadget(draw(3));
    const h = table({ P1: { hand: [three] }, armory: [testGrip()], salvage: [testGuard()] }).play(three);
    expect([h.hand('P1').length, h.armory(), h.told('drew')[0].count]).toEqual([1, [], 1]);
  });

  test('BL-11.3 both empty at the start of a turn: no draw, and the turn goes on', () => {
    const g = table({ armory: [] }).drawToEnd();
    expect([g.active(), g.phase(), g.hand('P2'), g.told('reshuffled')]).toEqual(['P2', 'main', [], []]);
    expect(g.kinds()).toEqual(['attack', 'drawToEnd']);
    g.nothingPending();
  });

  test('BL-11.4 starter cards that were reshuffled are ordinary cards: drawn, placed, searched for', () => {
    const g = table({ armory: [], salvage: ['adventurer-blade', 'wooden-grip'], P2: { forge: { grip: null } } });
    g.shuffles(2).drawToEnd();
    expect(g.hand('P2').concat(g.armory()).sort()).toEqual(['adventurer-blade', 'wooden-grip']);
    const look = testGadget(searchUp('blade'));
    const found = table({ P1: { hand: [look] }, armory: ['wooden-grip', 'adventurer-blade'] }).play(look);
    expect([found.hand('P1'), found.salvage()]).toEqual([['adventurer-blade'], ['wooden-grip', look.id]]);
    const placed = table({ P1: { hand: ['adventurer-blade', 'wooden-grip'], forge: { blade: testBlade() } } });
    expect(placed.replace('blade', 'adventurer-blade').at('P1', 'blade')).toBe('adventurer-blade');
  });

  test.each([2, 3, 4, 5, 6])('BL-11.5 after every action of random games of %i no card is more or less', (seats) => {
    const census = (s: BlState): number[] => {
      const counts = new Array<number>(DEFS.length).fill(0);
      const all = [...s.armory, ...s.salvage, ...s.revealed, s.resolving, ...s.seats.flatMap((own) => [...own.hand, ...own.forge])];
      for (const card of all) if (card !== NONE) counts[card]++;
      return counts;
    };
    for (let i = 0; i < 3; i++) {
      const s = bladeforge.create({ seats }, `census ${seats} ${i}`);
      const first = census(s);
      expect(first.reduce((sum, n) => sum + n)).toBe(ARMORY.length + 2 * seats);
      playAtRandom(s, `moves ${i}`, (now) => expect(census(now)).toEqual(first));
    }
  });
});
