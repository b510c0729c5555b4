import { SHARED } from '../../../src-shared/games/deckforge/fields.ts';
import { cloneState } from '../../../src-shared/games/deckforge/search/clone.ts';
import { MAX_SEATS, MIN_SEATS, type DkState } from '../../../src-shared/games/deckforge/state.ts';
import { CARD_TYPES } from '../../../src-shared/games/deckforge/types.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';
import { EVERYTHING } from './everything.ts';

/** DK-14.6: how many tokens there are of each type, wherever they are. */
function census(s: DkState): Record<string, number> {
  const count = CARD_TYPES.map(() => 0);
  for (const type of [...s.typeDeck, ...s.graveyard, ...s.resolving.map((entry) => entry & 7)]) count[type]++;
  for (const { hand, board } of s.seats) {
    hand.forEach((n, type) => (count[type] += n));
    for (const { type } of board) count[type]++;
  }
  return Object.fromEntries(CARD_TYPES.map((type, i) => [type, count[i]]));
}

/** Exchanges what the viewer cannot see: other hands, as far as not everybody knows them, and the type deck. */
function scramble(state: DkState, viewer: number, random: Random): DkState {
  const s = cloneState(state);
  const rivals = s.seats.filter((_, seat) => seat !== viewer);
  const unknown = rivals.map(({ hand, known }) => hand.flatMap((n, type) => new Array<number>(n - known[type]).fill(type)));
  const pool = random.shuffle([...unknown.flat(), ...s.typeDeck]);
  rivals.forEach((own, i) => {
    own.hand = own.known.slice();
    for (const type of pool.splice(0, unknown[i].length)) own.hand[type]++;
  });
  s.typeDeck = pool;
  return s;
}

export const HOOKS: ConformanceHooks<DkState> = {
  config: (index) => ({
    seats: MIN_SEATS + (index % (MAX_SEATS - MIN_SEATS + 1)),
    tokensPerPlayer: [10, 15, 20][index % 3],
    deckMode: 'shared',
    decks: [EVERYTHING],
    maxTurns: 120,
  }),
  census,
  scramble,
  shared: SHARED,
  hasSecrets: (s, seat) =>
    s.result === null &&
    s.typeDeck.length > 4 &&
    s.seats.some(({ hand, known }, other) => other !== seat && hand.reduce((sum, n, type) => sum + n - known[type], 0) > 1),
  maxDecisions: 40_000,
};
