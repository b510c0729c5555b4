import { describe, expect, test } from 'vitest';
import { steal, trap } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { table } from './scenario.ts';
import { testGadget, testGrip, testGuard } from './test-cards.ts';

const GLOVE = 'thiefs-glove';
const MINE = 'trip-mine';

describe('13 Thefts', () => {
  test('BL-13.7 BL-D50 Thief’s Glove: a player, then the own card to give, then a random card; both change places', () => {
    const [gift, kept, theirs, other] = [testGuard(), testGuard(), testGrip(), testGrip()];
    const g = table({ seats: 3, P1: { hand: [GLOVE, gift, kept] }, P2: { hand: [theirs, other] }, P3: { hand: [testGrip()] } });
    g.play(GLOVE);
    expect([g.choices(), g.state.rng.drawn]).toEqual([['P2', 'P3'], 0]);
    g.choose('P2');
    expect([g.choices(), g.state.rng.drawn]).toEqual([[gift.id, kept.id], 0]);
    g.steals('P2', other).choose({ card: gift });
    expect([g.hand('P1').sort(), g.hand('P2').sort()]).toEqual([[kept.id, other.id].sort(), [theirs.id, gift.id].sort()]);
    expect(g.salvage()).toEqual([GLOVE]);
    g.nothingPending();
  });

  test('BL-13.7 every card of the other hand may be the one, and none of the thief’s', () => {
    const theirs = [testGuard(), testGuard(), testGuard()];
    const gift = testGrip();
    const taken = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const g = table({ P1: { hand: [GLOVE, gift] }, P2: { hand: theirs }, unscripted: true, seed: `theft ${i}` }).play(GLOVE);
      expect(g.hand('P1')).toHaveLength(1);
      taken.add(g.hand('P1')[0]);
    }
    expect([...taken].sort()).toEqual(theirs.map(({ id }) => id).sort());
  });

  test('BL-13.8 with no other card in hand nothing is given, and the theft still happens', () => {
    const theirs = testGrip();
    const g = table({ P1: { hand: [GLOVE] }, P2: { hand: [theirs, MINE] } })
      .steals('P2', theirs)
      .play(GLOVE);
    expect([g.hand('P1'), g.hand('P2')]).toEqual([[theirs.id], [MINE]]);
    expect(g.told('stole')).toEqual([{ type: 'stole', seat: 0, from: 1, gave: false }]);
    g.nothingPending();
  });

  test('BL-13.9 BL-D51 a player without cards is refused as target', () => {
    const theirs = testGrip();
    const g = table({ seats: 4, P1: { hand: [GLOVE] }, P2: { hand: [theirs] }, P4: { hand: [theirs] } }).play(GLOVE);
    expect(g.choices()).toEqual(['P2', 'P4']);
    expect(g.refused((t) => t.choose('P3'))).toBe('That is not one of the legal choices.');
    const none = table({ seats: 3, P1: { hand: [GLOVE, testGuard()] } });
    expect(none.refused((t) => t.play(GLOVE))).toBe('Thief’s Glove has nothing to work on: nobody else holds a card.');
  });

  test('BL-13.10 the card just stolen cannot be given: the gift is picked before the theft, and goes even for an equal card', () => {
    const [gift, theirs] = [testGuard(), testGrip()];
    const g = table({ P1: { hand: [GLOVE, gift] }, P2: { hand: [theirs] } })
      .steals('P2', theirs)
      .play(GLOVE);
    expect([g.hand('P1'), g.hand('P2')]).toEqual([[theirs.id], [gift.id]]);
    const h = table({ P1: { hand: [GLOVE, gift, gift] }, P2: { hand: [theirs] } })
      .play(GLOVE)
      .steals('P2', theirs);
    expect(h.choices()).toEqual([gift.id]);
    h.choose({ card: gift });
    expect([h.hand('P1').sort(), h.hand('P2')]).toEqual([[gift.id, theirs.id].sort(), [gift.id]]);
  });

  test('BL-13.11 a stolen Trip Mine costs the thief 5, and the thief keeps it', () => {
    const gift = testGuard();
    const g = table({ P1: { health: 6, hand: [GLOVE, gift] }, P2: { hand: [MINE] } })
      .steals('P2', MINE)
      .play(GLOVE);
    expect([g.health('P1'), g.hand('P1'), g.hand('P2'), g.active()]).toEqual([1, [MINE], [gift.id], 'P1']);
    expect(g.told('harmed')).toEqual([{ type: 'harmed', seat: 0, amount: 5, health: 1, by: { trap: MINE, in: 'theft' } }]);
    g.nothingPending();
  });

  test('BL-13.11 BL-D57 BL-D58 the thief dies of it: exchange, damage, defeat, and the robbed player loots, on the thief’s own turn', () => {
    const [gift, kept, left] = [testGuard(), testGuard(), testGuard()];
    const P1 = { health: 5, hand: [GLOVE, gift, kept], forge: { left } };
    const g = table({ seats: 3, P1, P3: { hand: [MINE] }, armory: [testGrip()] }).play(GLOVE);
    g.steals('P3', MINE).choose({ card: gift });
    expect(g.told('defeated')).toEqual([{ type: 'defeated', seat: 0, source: { by: 2 } }]);
    expect(g.hand('P3').sort()).toEqual(['adventurer-blade', 'wooden-grip', left.id, kept.id, MINE, gift.id].sort());
    expect([g.salvage(), g.healths(), g.active()]).toEqual([[GLOVE], [0, 20, 20], 'P2']);
    const order = ['stole', 'trapSprung', 'harmed', 'looted', 'defeated', 'turnEnded'];
    expect(g.happenings().filter((type) => order.includes(type))).toEqual([
      'stole',
      'trapSprung',
      'harmed',
      'defeated',
      'looted',
      'turnEnded',
    ]);
    g.nothingPending();
  });

  test('BL-13.11 between two players the robbed one has won', () => {
    const g = table({ P1: { health: 5, hand: [GLOVE] }, P2: { hand: [MINE] } })
      .steals('P2', MINE)
      .play(GLOVE);
    expect([g.winner(), g.state.result?.reason]).toEqual(['P2', 'lastStanding']);
  });

  test('BL-13.12 BL-D53 a trap that is the thief’s gift does not go off', () => {
    const theirs = testGrip();
    const g = table({ P1: { hand: [GLOVE, MINE] }, P2: { health: 5, hand: [theirs] } })
      .steals('P2', theirs)
      .play(GLOVE);
    expect([g.hand('P2'), g.healths(), g.told('trapSprung')]).toEqual([[MINE], [20, 5], []]);
    // Nor a mine for a mine but the stolen one.
    const h = table({ P1: { hand: [GLOVE, MINE] }, P2: { hand: [MINE] } })
      .steals('P2', MINE)
      .play(GLOVE);
    expect([h.healths(), h.told('trapSprung').length]).toEqual([[15, 20], 1]);
  });

  test('BL-D52 a theft without a gift: the same, and nothing is given', () => {
    const tongs = testGadget(steal());
    const [kept, theirs, mine] = [testGuard(), testGrip(), testGadget(trap(3))];
    const g = table({ P1: { hand: [tongs, kept] }, P2: { hand: [theirs, mine] } })
      .steals('P2', mine)
      .play(tongs);
    expect([g.hand('P1').sort(), g.hand('P2'), g.health('P1')]).toEqual([[kept.id, mine.id].sort(), [theirs.id], 17]);
    g.nothingPending();
  });
});
