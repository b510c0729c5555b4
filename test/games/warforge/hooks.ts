import { DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import { SHARED } from '../../../src-shared/games/warforge/fields.ts';
import { seriesConfig } from '../../../src-shared/games/warforge/series.ts';
import { cloneState } from '../../../src-shared/games/warforge/search/clone.ts';
import { cardOfHand, SIDE_ROOM, type WrState } from '../../../src-shared/games/warforge/state.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';

/** What holds of every line and hand. Cards leave a match, so that they are counted by what is told of them (`counting.test.ts`). */
function census(s: WrState): Record<string, number> {
  const units = s.seats.flatMap(({ line }) => line);
  return {
    unsorted: s.seats.filter(({ hand }) => hand.some((entry, i) => i > 0 && entry < hand[i - 1])).length,
    crowded: s.seats.filter(({ line, w }) => w > SIDE_ROOM || line.length - 1 - w > SIDE_ROOM).length,
    twice: units.length - new Set(units.map(({ id }) => id)).size,
    leaderless: s.seats.filter(({ line, w }, seat) => DEFS[line[w]?.card]?.id !== s.config.lists[seat].warlord).length,
  };
}

const isDeckCard = (entry: number): boolean => DEFS[cardOfHand(entry)].spec.role === 'deck';

/** Exchanges what the viewer cannot see: cards of the rival's list between hand and deck. The own deck shows itself as it is drawn. */
function scramble(state: WrState, viewer: number, random: Random): WrState {
  const s = cloneState(state);
  const rival = s.seats[1 - viewer];
  const pool = random.shuffle([...rival.hand.filter(isDeckCard).map(cardOfHand), ...rival.deck]);
  rival.hand = rival.hand.map((entry) => (isDeckCard(entry) ? pool.pop()! : entry)).sort((a, b) => a - b);
  rival.deck = pool;
  return s;
}

export const HOOKS: ConformanceHooks<WrState> = {
  config: seriesConfig,
  census,
  scramble,
  shared: SHARED,
  /** There is more than one card to exchange. */
  hasSecrets: (s, seat) => {
    const { hand, deck } = s.seats[1 - seat];
    const cards = [...hand.filter(isDeckCard).map(cardOfHand), ...deck];
    return s.result === null && hand.some(isDeckCard) && deck.length > 0 && new Set(cards).size > 1;
  },
  maxDecisions: 3000,
};
