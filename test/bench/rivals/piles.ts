import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** A table may have one pile to draw from, a seat one of its own. */
interface Piles {
  armory?: number[];
  typeDeck?: number[];
  seats?: readonly { deck?: number[] }[];
}

/** Every face-down pile of a table. */
export function pilesOf(state: GameState): number[][] {
  const { armory, typeDeck, seats = [] } = state as GameState & Piles;
  return [armory, typeDeck, ...seats.map(({ deck }) => deck)].filter((pile) => pile !== undefined);
}

/** Brings the piles into an order that nobody knows; what they hold stays. */
export function shufflePiles(state: GameState, random: Random): void {
  for (const pile of pilesOf(state)) random.shuffle(pile);
}
