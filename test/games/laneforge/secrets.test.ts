import { describe, expect, test } from 'vitest';
import { draw, effect, upgradeCard } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/laneforge/series.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testSpell } from './test-cards.ts';

const SAMPLES = 400;

/** Worlds that the seat might be in. */
function worlds(s: LnState, seat: 0 | 1): LnState[] {
  const random = new Random('worlds');
  const view = laneforge.view(s, seat);
  return Array.from({ length: SAMPLES }, () => laneforge.determinize(view, [], random));
}

/** How often each thing turns up. */
function tally<T>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

const plain = () => testCreature('1/1');
const handOf = (s: LnState, seat: 0 | 1) => laneforge.view(s, seat).seats[seat].hand!;

describe('what a bot imagines of hidden things', () => {
  test.each([0, 1])(
    'LN-D3 the Champion picked first (%i) may be either for the one who picks second, and is known to its own seat',
    (deck) => {
      const s = laneforge.create(seriesConfig(1), 'secret pick');
      laneforge.apply(s, { type: 'pickChampion', deck });
      const imagined = tally(worlds(s, 1).map((world) => world.seats[0].champion));
      expect([...imagined.keys()].sort()).toEqual([0, 1]);
      expect(Math.abs(imagined.get(0)! - SAMPLES / 2)).toBeLessThan(60);
      expect(tally(worlds(s, 0).map((world) => world.seats[0].champion))).toEqual(new Map([[deck, SAMPLES]]));
    },
  );

  test('LN-18.8 LN-D50 every unseen card of a rival is as likely in the hand as any other', () => {
    const cards = Array.from({ length: 8 }, plain);
    const g = scenario({ A: { hand: cards.slice(0, 2), deck: cards.slice(2) } });
    const imagined = tally(worlds(g.state, 1).flatMap((world) => handOf(world, 0)));
    expect([...imagined.keys()].sort()).toEqual(cards.map(cardId).sort());
    // 2 of 8: 100 of 400 hands, with a standard deviation of 9.
    for (const [card, times] of imagined) expect(Math.abs(times - 100), card).toBeLessThan(45);
  });

  test('LN-D50 the top card of the own deck may be any of it', () => {
    const deck = Array.from({ length: 4 }, plain);
    const g = scenario({ A: { deck } });
    const tops = tally(worlds(g.state, 0).map((world) => world.seats[0].deck.at(-1)));
    expect(tops.size).toBe(4);
    for (const times of tops.values()) expect(Math.abs(times - 100)).toBeLessThan(45);
  });

  test('LN-D7 a card Upgraded in a hand is known to be there, until it may have left it', () => {
    const [card, other, more] = [plain(), plain(), plain()];
    const teach = testSpell([effect(upgradeCard('hand'))]);
    const g = scenario({ A: { hand: [teach, card, other], deck: [more, plain()] } }).play(teach, { card });
    const upgraded = `${card.id}:2`;
    expect(g.view('B').seats[0].knownInHand).toEqual([upgraded]);
    for (const world of worlds(g.state, 1)) expect(handOf(world, 0)).toContain(upgraded);
    g.nextTurn();
    expect(g.view('B').seats[0].knownInHand).toEqual([]);
  });

  test('LN-D7 one Upgraded in a deck is known to be there, until somebody may have drawn it', () => {
    const [card, other, third] = [plain(), plain(), plain()];
    const teach = testSpell([effect(upgradeCard('deck'))]);
    const pull = testSpell([effect(draw(1))]);
    const g = scenario({ A: { hand: [teach, pull], deck: [card, other, third] } }).play(teach, { card });
    const upgraded = g.state.seats[0].deck.at(-1);
    for (const world of worlds(g.state, 1)) expect(world.seats[0].deck).toContain(upgraded);
    g.end().idle().play(pull);
    const after = tally(worlds(g.state, 1).map((world) => world.seats[0].deck.includes(upgraded!)));
    expect([...after.keys()].sort()).toEqual([false, true]);
  });
});
