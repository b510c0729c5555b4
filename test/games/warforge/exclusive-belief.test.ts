import { expect, test } from 'vitest';
import { cardIndex, DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { exclusiveOf } from '../../../src-shared/games/warforge/setup.ts';
import { cardOfHand, type WrState } from '../../../src-shared/games/warforge/state.ts';
import { MODES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

const WORLDS = 12;
const OLD_WRACK = 'old-wrack';
const bearer = (mode: WrMode) => READY_LISTS.find((list) => list.mode === mode && exclusiveOf(list.warlord) >= 0)!;

/** A match in which seat 1 leads with the Warlord that has a card of its own. */
function begun(mode: WrMode): WrState {
  const other = READY_LISTS.find((list) => list.mode === mode && exclusiveOf(list.warlord) < 0)!;
  return warforge.create({ mode, lists: [other, bearer(mode)] }, 'beliefs');
}

/** In how many sampled worlds of seat 0 the card lies in seat 1's hand, and in its deck. */
function believed(s: WrState, history: WrEvent[]): { inHand: number; inDeck: number } {
  const random = new Random('worlds');
  const wrack = cardIndex(OLD_WRACK);
  const rivals = Array.from({ length: WORLDS }, () => warforge.determinize(warforge.view(s, 0), history, random).seats[1]);
  return {
    inHand: rivals.filter(({ hand }) => hand.some((entry) => cardOfHand(entry) === wrack)).length,
    inDeck: rivals.filter(({ deck }) => deck.includes(wrack)).length,
  };
}

const thing = { id: 9, seat: 1, place: 'L1', card: OLD_WRACK } as const;
const deployed: WrEvent = { type: 'deployed', thing, cost: 10, onto: false };

test.each(MODES)('WR-4.13 a rival is believed to hold its Warlord’s own card until it is seen to go, in %s', (mode) => {
  const s = begun(mode);
  expect(DEFS[exclusiveOf(bearer(mode).warlord)].id).toBe(OLD_WRACK);
  expect(believed(s, [])).toEqual({ inHand: WORLDS, inDeck: 0 });
  expect(believed(s, [deployed])).toEqual({ inHand: 0, inDeck: 0 });
});

test('WR-4.13 WR-D87 returned to the hand it is held again, to the deck it lies anywhere, into a full hand it is gone', () => {
  const s = begun('classic');
  const toHand: WrEvent = { type: 'returned', thing, to: 'hand' };
  expect(believed(s, [deployed, toHand])).toEqual({ inHand: WORLDS, inDeck: 0 });
  expect(believed(s, [deployed, toHand, { type: 'burned', seat: 1, card: OLD_WRACK }])).toEqual({ inHand: 0, inDeck: 0 });
  const { inHand, inDeck } = believed(s, [deployed, { type: 'returned', thing, to: 'deck' }]);
  // One card more than view and list account for: where the deck is full, one of all is left out.
  expect(inDeck).toBeGreaterThan(WORLDS / 2);
  expect(inHand + inDeck).toBeLessThanOrEqual(WORLDS);
});
