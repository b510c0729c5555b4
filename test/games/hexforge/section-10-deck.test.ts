import { describe, expect, test } from 'vitest';
import { discardCards, drawCards, recall, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { scenario } from './scenario.ts';
import { cardId, testSpell, vanilla } from './test-cards.ts';
import { drawing } from './test-texts.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => vanilla('1/1', [], { id: `deck-${id}` }));
const [a, b, c, d, e, f] = cards;
const ids = (...list: { id: string }[]) => list.map((card) => card.id);

const started = (seed: string) =>
  hexforge.create({ map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout], firstSeat: 0 }, seed);

/** Names of a seat's deck, bottom first, and of its hand, oldest first. */
const dealt = (seed: string, seat: number): string[] => {
  const s = started(seed);
  return [...s.seats[seat].hand, ...[...s.seats[seat].deck].reverse()].map((inst) => cardId(s, inst));
};

describe('10 Deck and drawing', () => {
  test('HX-10.1 nobody may look into a deck: views of both players and onlookers show its count alone', () => {
    const g = scenario({ A: { deck: [a, b, c] }, B: { deck: [d, e] } });
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      const view = g.view(viewer);
      expect(view.players.map((p) => p.deck)).toEqual([3, 2]);
      for (const card of cards) expect(JSON.stringify(view)).not.toContain(card.id);
    }
  });

  test('HX-10.2 HX-10.3 drawing takes the top card, and the order below stays from turn to turn', () => {
    const draw = drawing(1);
    const g = scenario({ A: { deck: [a, b, c, d, e], hand: [draw] }, B: { deck: [f, f, f] } });
    g.play(draw).resolve();
    expect([g.hand('A'), g.deck('A')]).toEqual([ids(e), ids(a, b, c, d)]);
    for (const left of [ids(a, b, c), ids(a, b)]) {
      g.nextPhase('summon1').nextPhase('summon1');
      expect(g.deck('A')).toEqual(left);
    }
    expect(g.hand('A')).toEqual(ids(e, d, c));
  });

  test('HX-10.4 an empty deck first takes the shuffled discard: deck 0, discard 3 → deck 2, discard 0, hand +1', () => {
    const draw = testSpell({ effects: [drawCards(1)], unstable: true });
    const results = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
      const g = scenario({ seed, A: { discard: [a, b, c], hand: [draw] } })
        .play(draw)
        .resolve();
      expect([g.deck('A').length, g.discard('A'), g.hand('A').length]).toEqual([2, [], 1]);
      expect([...g.deck('A'), ...g.hand('A')].sort()).toEqual(ids(a, b, c));
      g.nothingPending();
      return [...g.deck('A'), ...g.hand('A')].join();
    });
    expect(new Set(results).size).toBeGreaterThan(2);
  });

  test('HX-10.4 a deck that still holds a card takes nothing from discard', () => {
    const draw = drawing(1);
    const g = scenario({ A: { deck: [d], discard: [a, b, c], hand: [draw] } })
      .play(draw)
      .resolve();
    expect([g.hand('A'), g.deck('A'), g.discard('A')]).toEqual([ids(d), [], ids(a, b, c, draw)]);
  });

  test('HX-10.5 HX-D37 with deck and discard empty a draw does nothing and costs nothing', () => {
    const draw = drawing(2, 'opponent');
    const g = scenario({ A: { hand: [draw] } })
      .play(draw)
      .resolve();
    expect([g.hand('B'), g.health('B'), g.view('B').result]).toEqual([[], 20, null]);
    for (let turn = 0; turn < 4; turn++) g.nextPhase('summon1');
    expect([g.hand('B'), g.health('B'), g.view('B').result]).toEqual([[], 20, null]);
    g.nothingPending();
  });

  test('HX-10.6 "draw 3" is three single draws, with a reshuffle between them if need be', () => {
    const draw = drawing(3, 'opponent');
    const g = scenario({
      A: { hand: [draw] },
      B: { deck: [d], discard: [a, b, c] },
      script: [
        ['shuffle deck 1', 2],
        ['shuffle deck 1', 0],
      ],
    });
    g.play(draw).resolve();
    // The draws swap a and b below c: c is on top, then a.
    expect([g.hand('B'), g.deck('B'), g.discard('B')]).toEqual([ids(d, c, a), ids(b), []]);
    g.nothingPending();
  });

  test('HX-10.6 three draws from deck and discard of two take two', () => {
    const draw = drawing(3, 'opponent');
    const g = scenario({ A: { hand: [draw] }, B: { deck: [d], discard: [a] } })
      .play(draw)
      .resolve();
    expect([g.hand('B'), g.deck('B'), g.discard('B')]).toEqual([ids(d, a), [], []]);
  });

  test('HX-10.7 HX-D32 the match seed alone decides a shuffle', () => {
    const seeds = ['one', 'two', 'three', 'four', 'five'];
    for (const seat of [0, 1]) {
      for (const seed of seeds) expect(dealt(seed, seat)).toEqual(dealt(seed, seat));
      expect(new Set(seeds.map((seed) => dealt(seed, seat).join())).size).toBe(seeds.length);
    }
    const reshuffled = (seed: string) => {
      const draw = drawing(1, 'opponent');
      return scenario({ seed, A: { hand: [draw] }, B: { discard: [a, b, c, d, e, f] } })
        .play(draw)
        .resolve()
        .deck('B');
    };
    expect(reshuffled('one')).toEqual(reshuffled('one'));
    expect(new Set(seeds.map((seed) => reshuffled(seed).join())).size).toBeGreaterThan(3);
  });

  test('HX-10.8 HX-D32 the starting deck is shuffled before the opening hands are drawn', () => {
    const { base } = STARTERS[0].loadout;
    const openings = Array.from({ length: 30 }, (_, i) => dealt(`seed ${i}`, 0));
    for (const order of openings) expect([...order].sort()).toEqual([...base].sort());
    // Every card of the list comes into some opening hand.
    const drawn = new Set(openings.flatMap((order) => order.slice(0, 4)));
    expect([...drawn].sort()).toEqual([...new Set(base)].sort());
  });

  test('HX-D41 what a text puts on top or under the deck lies exactly there', () => {
    for (const [to, deck] of [
      ['deckTop', ids(b, c, a)],
      ['deckBottom', ids(a, b, c)],
    ] as const) {
      const spell = testSpell({ targets: [target.discarded('own')], effects: [recall(0, to)] });
      const g = scenario({ A: { deck: [b, c], discard: [a, d], hand: [spell] } });
      g.play(spell, { pile: 'discard', of: 'A', index: 0 }).resolve();
      expect([g.deck('A'), g.discard('A')]).toEqual([deck, ids(d, spell)]);
    }
  });

  test('HX-10.2 discarding, playing and the rival’s doings leave the order alone', () => {
    const [waste, calm] = [testSpell({ effects: [discardCards(1, 'you')] }), testSpell({ instant: true, effects: [] })];
    const g = scenario({ A: { deck: [a, b, c], hand: [waste, d, calm] }, B: { hand: [calm] } });
    g.play(waste).play(calm).resolve().choose({ hand: d });
    expect([g.deck('A'), g.hand('A')]).toEqual([ids(a, b, c), ids(calm)]);
  });
});
