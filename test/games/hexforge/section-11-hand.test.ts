import { describe, expect, test } from 'vitest';
import { damage, recall, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { scenario } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { bounceIt, drawing } from './test-texts.ts';

const cards = Array.from({ length: 12 }, (_, i) => vanilla('1/1', [], { id: `hand-${String.fromCharCode(97 + i)}` }));
const ids = (list: readonly { id: string }[]) => list.map((card) => card.id);
const some = (n: number, from = 0) => cards.slice(from, from + n);

describe('11 Hand', () => {
  test('HX-11.1 you see your own hand; the rival and onlookers see only its size', () => {
    const g = scenario({ A: { hand: some(3) }, B: { hand: some(2, 4) } });
    expect(g.view('A').me?.hand.map((card) => card.def)).toEqual(ids(some(3)));
    expect(g.view('B').me?.hand.map((card) => card.def)).toEqual(ids(some(2, 4)));
    for (const viewer of ['A', 'B', 'spectator'] as const) expect(g.view(viewer).players.map((p) => p.hand)).toEqual([3, 2]);
    for (const card of some(3)) expect(JSON.stringify([g.view('B'), g.view('spectator')])).not.toContain(card.id);
    for (const card of some(2, 4)) expect(JSON.stringify(g.view('A'))).not.toContain(card.id);
  });

  test('HX-11.1 what is drawn is named to its drawer alone', () => {
    const draw = drawing(2);
    const g = scenario({ A: { deck: some(2), hand: [draw] } })
      .play(draw)
      .resolve();
    expect(g.events('A')).toContainEqual({ type: 'drew', seat: 0, count: 2, cards: ids(some(2)).reverse() });
    for (const side of ['B', 'spectator'] as const) expect(g.events(side)).toContainEqual({ type: 'drew', seat: 0, count: 2 });
  });

  test('HX-11.2 HX-11.3 a hand is kept by latest arrival; a card that left and came back is the newest', () => {
    const [home, draw] = [bounceIt(), drawing(1)];
    const [a, b, c] = cards;
    const g = scenario({ A: { deck: [c], hand: [a, b, home, draw] } });
    g.play(draw).resolve();
    expect(g.hand('A')).toEqual(ids([a, b, home, c]));
    g.play(a, '-4,0').resolve().play(home, '-4,0').resolve();
    expect(g.hand('A')).toEqual(ids([b, c, a]));
    expect(g.view('A').me?.hand.map((card) => card.def)).toEqual(ids([b, c, a]));
  });

  test('HX-11.3 so the overflow takes others before it', () => {
    const [home, draw] = [bounceIt(), drawing(2)];
    const [a, ...rest] = cards;
    const g = scenario({ A: { forges: withHand([a, ...rest.slice(0, 6)]), hand: [home, draw], deck: some(2, 9) } });
    g.play(a, '-5,4').resolve().play(home, '-5,4').resolve().play(draw).resolve();
    expect(g.hand('A')).toEqual(ids([...rest.slice(1, 6), a, ...some(2, 9).reverse()]));
    expect(g.discard('A')).toEqual([home.id, rest[0].id, draw.id]);
  });

  test('HX-11.4 HX-D31 each player starts with four drawn cards, and nobody is asked about them', () => {
    for (const firstSeat of [0, 1] as const) {
      const s = hexforge.create({ map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout], firstSeat }, 'seed');
      const view = hexforge.view(s, firstSeat);
      // The starter has drawn for its first turn as well.
      expect([view.players[firstSeat].hand, view.players[1 - firstSeat].hand]).toEqual([5, 4]);
      expect([view.phase, view.turn, view.choice, view.toAct]).toEqual(['summon1', 1, null, firstSeat]);
    }
  });

  test.each([
    [6, 1, 0],
    [7, 1, 0],
    [8, 1, 1],
    [7, 3, 2],
    [8, 3, 3],
  ])('HX-11.5 HX-11.6 %i in hand and draw %i: %i discarded, the oldest first, the drawn cards stay', (n, draws, over) => {
    const draw = drawing(draws, 'opponent');
    const deck = some(draws, 8);
    const g = scenario({ A: { hand: [draw] }, B: { forges: withHand(some(n)), deck } })
      .play(draw)
      .resolve();
    expect(g.hand('B')).toEqual(ids([...some(n).slice(over), ...deck.reverse()]));
    expect(g.discard('B')).toEqual(ids(some(over)));
    g.nothingPending();
  });

  test('HX-11.7 HX-D36 the overflow is settled once: hand 8, deck 1, discard 0, "draw 2" draws 1 and discards 1', () => {
    const draw = drawing(2, 'opponent');
    const g = scenario({ A: { hand: [draw] }, B: { forges: withHand(some(8)), deck: [cards[8]] } })
      .play(draw)
      .resolve();
    expect([g.hand('B'), g.deck('B'), g.discard('B')]).toEqual([ids(some(8, 1)), [], ids(some(1))]);
    expect(g.events('B').some((e) => e.type === 'reshuffled')).toBe(false);
  });

  test('HX-11.8 a discarded card goes straight to discard, never over the stack', () => {
    const draw = drawing(1, 'opponent');
    const g = scenario({ A: { hand: [draw] }, B: { forges: withHand(some(8)), deck: [cards[8]] } });
    g.play(draw).resolve();
    const stacked = g.events('B').filter((e) => e.type === 'stacked');
    expect(stacked).toHaveLength(1);
    expect(g.events('B')).toContainEqual({ type: 'discarded', seat: 1, def: cards[0].id, reason: 'overflow' });
    expect(g.discard('B')).toEqual(ids(some(1)));
  });

  test.each(['summon1', 'summon2', 'combatResolution.responding'])(
    'HX-11.9 the limit holds in %s and for a bounced unit, in anybody’s turn',
    (phase) => {
      const home = bounceIt();
      for (const turn of ['A', 'B'] as const) {
        const g = scenario({
          phase,
          turn,
          [turn]: { hand: [home] },
          A: { forges: withHand(some(8)), units: { '0,0': cards[9] }, ...(turn === 'A' && { hand: [home] }) },
        });
        g.play(home, '0,0').resolve();
        expect(g.hand('A')).toEqual(ids([...some(8).slice(1), cards[9]]));
        expect(g.discard('A')[0]).toBe(cards[0].id);
      }
    },
  );

  test('HX-11.9 the limit holds in the Draw phase and for a card recalled from discard', () => {
    const g = scenario({ turn: 'B', A: { forges: withHand(some(8)), deck: [cards[8]] } }).nextPhase('summon1');
    expect([g.hand('A'), g.discard('A')]).toEqual([ids(some(8, 1)), ids(some(1))]);
    const back = testSpell({ instant: true, targets: [target.discarded('any')], effects: [recall(0, 'hand')] });
    const h = scenario({ turn: 'B', A: { forges: withHand(some(8)), discard: [cards[8]] }, B: { hand: [back] } });
    h.play(back, { pile: 'discard', of: 'A', index: 0 }).resolve();
    expect([h.hand('A'), h.discard('A')]).toEqual([ids(some(8, 1)), ids(some(1))]);
  });

  test('HX-11.9 units bounced together are one instruction: the overflow comes after all of them', () => {
    const storm = testSpell({ effects: [{ do: 'bounce', what: { all: { kind: 'unit', side: 'enemy' } } }] });
    const g = scenario({ A: { hand: [storm] }, B: { forges: withHand(some(7)), units: { '0,0': cards[8], '0,1': cards[9] } } });
    g.play(storm).resolve();
    expect([g.hand('B'), g.discard('B')]).toEqual([ids([...some(6, 1), cards[8], cards[9]]), ids(some(1))]);
  });

  test('HX-11.5 a hand of eight is no overflow while nothing is added', () => {
    const zap = testSpell({ targets: [target.unit()], effects: [damage(1, 0)] });
    const g = scenario({ A: { hand: [zap] }, B: { forges: withHand(some(8)), units: { '0,0': vanilla('1/1') } } });
    g.play(zap, '0,0').resolve();
    expect(g.hand('B')).toEqual(ids(some(8)));
  });
});

/** Up to eight cards of two forges in hand, which leaves the base list free for the rest; none of their filler is in the deck. */
function withHand(hand: typeof cards) {
  const list = (from: number) => {
    const own = hand.slice(from, from + 5);
    return { cards: own, where: [...own.map(() => 'hand' as const), ...Array.from({ length: 5 - own.length }, () => 'lost' as const)] };
  };
  return { '-6,4': { slot: 1, ...list(0) }, '-6,6': { slot: 2, ...list(5) } };
}
